"""Judgements at the table: only when a game is over, thought out by workers in parts, and once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from rulebound.kernel.text import Refused, Text
from rulebound.players import Chair, make_player, play_out
from rulebound.players.judge import Judgement, judge, judge_part
from rulebound.table import judging, thinking
from rulebound.table.judging import AT_ONCE, PLAYS, SEED, Judges
from rulebound.table.thinking import Thinkers
from rulebound.table.tokens import hash_of


@pytest.fixture(scope="module")
def record() -> Record:
    match: Match[Any] = Match(load_game("guardians"), {"players": 2}, 3)
    play_out(match, [make_player("random", seat) for seat in range(2)])
    return match.record()


class Here:
    """Workers that think here, one after the other, when they are let."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.let = asyncio.Event()
        self.fails = False

    async def consider(self, lane: str, task: Any, *args: Any) -> Any:
        self.asked.append((lane, task, *args))
        await self.let.wait()
        if self.fails:
            raise ValueError("no idea")
        return task(*args)


def test_a_game_is_judged_in_parts_and_once(record):
    async def run() -> None:
        here = Here()
        judges = Judges(here)  # type: ignore[arg-type]
        assert (await judges.ask("m", record)).judgement is None
        while not here.asked:
            await asyncio.sleep(0)
        spans = [(one[3], one[4]) for one in here.asked]
        assert spans[0] == (0, AT_ONCE)
        assert spans[-1][1] == len(record.answers)
        assert [one[:2] for one in here.asked] == [("advice", judge_part)] * len(spans)
        assert (await judges.ask("m", record)).part == 0.0
        here.let.set()
        await judges._games["m"].task
        told = await judges.ask("m", record)
        assert told.part == 1.0
        assert told.judgement == judge(record, PLAYS, SEED)
        assert len(here.asked) == len(spans) + 1, "the last one concludes"

    asyncio.run(run())


def test_few_are_judged_at_once_old_ones_are_forgotten_and_failures_tried_again(record, monkeypatch):
    monkeypatch.setattr(judging, "MOST", 1)
    monkeypatch.setattr(judging, "KEPT", 1)

    async def run() -> None:
        here = Here()
        judges = Judges(here)  # type: ignore[arg-type]
        await judges.ask("a", record)
        with pytest.raises(Refused) as refused:
            await judges.ask("b", record)
        assert refused.value.text.id == "refused-judge-busy"
        here.fails = True
        here.let.set()
        await asyncio.wait([judges._games["a"].task])
        with pytest.raises(ValueError, match="no idea"):
            await judges.ask("a", record)
        assert list(judges._games) == []
        here.fails = False
        for id in ("a", "b"):
            await judges.ask(id, record)
            await judges._games[id].task
        assert (await judges.ask("b", record)).judgement is not None
        assert list(judges._games) == ["b"]
        here.let.clear()
        await judges.ask("c", record)
        await judges.close()
        assert judges._games["c"].task.cancelled()

    asyncio.run(run())


def test_a_token_of_a_finished_match_opens_its_judgement(server):
    created = server.new("me", "random", seed=3)
    guest = server.sit(created["token"])

    def ask(token: str) -> dict[str, Any]:
        told: dict[str, Any] = server.post("/api/judgements", {"token": token}).json()
        return told

    assert ask(created["token"])["text"]["id"] == "refused-judge-running"
    assert ask(hash_of("nobody"))["text"]["id"] == "refused-token"
    assert guest.ask("concede", seat=0)["type"] == "done"
    while (told := ask(created["token"])).get("judgement") is None:
        assert 0 <= told["part"] <= 1
    assert told["part"] == 1.0
    assert told["judgement"]["game"] == "guardians"
    assert [point["chance"] for point in told["judgement"]["points"]][-2:] == [0.0, 1.0]


# --- advice in a worker -----------------------------------------------------------------------------------


def test_a_worker_advises_with_chances_and_in_words():
    match: Match[Any] = Match(load_game("guardians"), {"players": 2}, 3)
    told = thinking.advise_there("advised", match.record(), 0)
    assert {one.key for one in told.options} == set(match.choices[0].keys)
    assert all(0 < one.chance < 1 and one.plays > 10 for one in told.options)
    assert told.text.id.startswith("advice-")
    assert told.text.args["option"] == match.view(0).choices[0].options[match.choices[0].find(told.options[0].key)].text


def fail(text: str) -> Judgement:
    raise Refused(Text(text))


def test_what_a_worker_refuses_is_refused_and_a_dead_worker_is_replaced():
    async def run() -> None:
        thinkers = Thinkers()
        try:
            assert await thinkers.consider("lane", len, "four") == 4
            with pytest.raises(Refused) as refused:
                await thinkers.consider("lane", fail, "x")
            assert refused.value.text.id == "x"
            for worker in thinkers._pool(thinking.DEEP)._processes.values():
                worker.kill()
                worker.join()
            assert await thinkers.consider("lane", len, "four") == 4
            assert "deep" in thinkers._pools
        finally:
            await thinkers.close()

    asyncio.run(run())


# --- what a partner plans ---------------------------------------------------------------------------------


def test_a_worker_says_what_a_decision_is_for_without_naming_a_card():
    match: Match[Any] = Match(load_game("champions"), {"heroes": ["spider_man"]}, 3)
    plans = []
    while len(plans) < 3:
        ((seat, choice),) = match.choices.items()
        key = choice.keys[make_player("heuristic", match.answers).decide(Chair(match, seat))]
        plans += [why for why in [thinking.plan_there("", match.record(), seat, key)] if why]
        match.answer(seat, key)
    assert all(text.id.startswith(("champions-feature-", "advice-result")) for why in plans for text in why)
    assert all(not text.args for why in plans for text in why)


def test_a_plan_that_cannot_be_found_out_stops_nobody(record, caplog):
    async def run() -> None:
        thinkers = Thinkers()

        async def consider(*_: object) -> None:
            raise ValueError("no idea")

        thinkers.consider = consider  # type: ignore[method-assign, assignment]
        assert await thinkers.plan("m", record, 0, "x") == []

    asyncio.run(run())
    assert "plans could not be found out" in caplog.text


def test_partners_are_told_what_a_computer_player_is_after_and_opponents_are_not(server):
    seats = [{"kind": "me"}, {"kind": "computer", "player": "heuristic"}]
    setup = {"heroes": ["spider_man", "captain_marvel"]}
    body = {"game": "champions", "setup": setup, "seats": seats, "seed": 1}
    guest = server.sit(server.post("/api/matches", body).json()["token"])
    while not any(seat["plan"] for seat in guest.table["seats"]):
        guest.take(0)
    assert [seat["plan"] is not None for seat in guest.table["seats"]] == [False, True]
    assert guest.table["seats"][1]["plan"]["id"] == "advice-plan"
    other = server.sit(server.new("me", "random", seed=3)["token"])
    for _ in range(6):
        other.take(0)
    assert [seat["plan"] for seat in other.table["seats"]] == [None, None]
