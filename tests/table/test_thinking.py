"""Computer players in worker processes: the same decisions, no waiting behind each other, no end with a dead worker."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from concurrent.futures import Future
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused
from rulebound.players import Budget, Judged, SearchPlayer, Thought
from rulebound.table import metrics, thinking
from rulebound.table.limits import Bucket, Buckets
from rulebound.table.thinking import Thinkers, Turns, be_a_worker, think
from rulebound.testing.throwaway import children


def test_a_worker_decides_a_legal_option_and_survives_its_own_death():
    match = Match(load_game("guardians"), {"players": 2}, 3)

    async def play() -> None:
        thinkers = Thinkers()
        try:
            for number in range(6):
                seat, choice = next(iter(match.choices.items()))
                key = await thinkers.decide("m", match.record(), seat, "random")
                assert key in choice.keys
                match.answer(seat, key)
                if number == 3:
                    for worker in active_children():
                        assert worker.pid is not None
                        os.kill(worker.pid, signal.SIGKILL)
        finally:
            await thinkers.close()

    asyncio.run(play())


def test_a_player_that_fails_does_not_stop_the_match():
    match = Match(load_game("guardians"), {"players": 2}, 3)

    async def play() -> str:
        thinkers = Thinkers()
        try:
            return await thinkers.decide("m", match.record(), 0, "no such player")
        finally:
            await thinkers.close()

    assert asyncio.run(play()) in match.choices[0].keys


def test_a_worker_goes_on_from_what_it_knows_and_starts_anew_after_an_undo():
    match = Match(load_game("guardians"), {"players": 2}, 3)
    early = match.record()
    assert think("undone", early, 0, "random")
    match.answer(0, 0)
    match.answer(1, 1)
    later = match.record()
    seat = next(iter(match.choices))
    assert think("undone", later, seat, "random")[0] in match.choices[seat].keys
    assert think("undone", early, 0, "random")[0].startswith("keep:")


def test_a_worker_does_not_play_again_what_it_knows():
    match = Match(load_game("guardians"), {"players": 2}, 3)
    known = thinking._come_to("known", match.record())
    for seat in (0, 1):
        match.answer(seat, 0)
        assert thinking._come_to("known", match.record()) is known
    assert known.answers == 2
    other = Match(load_game("guardians"), {"players": 2}, 3)
    other.answer(0, 1)
    assert thinking._come_to("known", other.record()) is not known


def runs(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "State:\tZ" not in status.read_text()


def test_workers_end_with_a_killed_server(tmp_path, serve):
    server = serve(tmp_path, alone=True)
    created = server.new("me", "random")
    guest = server.sit(created["token"])
    guest.take(0)
    workers = children(server.process.pid)
    assert workers
    guest.close()
    server.kill()
    for _ in range(100):
        if not any(map(runs, workers)):
            break
        time.sleep(0.1)
    assert not any(map(runs, workers))


def test_whoever_thinks_long_is_ended_with_the_server():
    async def run() -> None:
        thinkers = Thinkers()
        thinkers._pool("search").submit(time.sleep, 600)
        workers = [Path(f"/proc/{worker.pid}") for worker in thinkers._pool("search")._processes.values()]
        assert workers
        assert all(worker.exists() for worker in workers)
        await thinkers.close()
        end = time.monotonic() + 30
        while any(worker.exists() for worker in workers):  # the pool clears them away in a thread of its own
            assert time.monotonic() < end
            await asyncio.sleep(0.02)

    asyncio.run(run())


def test_who_answers_at_once_does_not_wait_behind_a_long_thought():
    thinkers = Thinkers()
    quick, deep, long = (thinkers._pool(player) for player in ("random", "strong", "expert"))
    assert all(thinkers._pool(player) is quick for player in ("easy", "fair", "heuristic"))
    assert thinkers._pool("search") is deep
    assert thinkers._pools == {"quick": quick, "deep": deep, "long": long}
    assert len({id(pool) for pool in thinkers._pools.values()}) == 3
    thinkers._forget(quick)
    assert thinkers._pools == {"deep": deep, "long": long}


def test_everybody_who_ever_sat_at_a_table_still_plays_and_budgets_of_strangers_do_not():
    thinkers = Thinkers()
    for player in ("random", "heuristic", "easy", "fair", "strong", "expert"):
        thinkers.must_know(player)
    with pytest.raises(Refused):
        thinkers.must_know("search:999999")


def test_an_expert_thinks_with_all_workers_and_their_thoughts_are_put_together(monkeypatch):
    asked: list[tuple[object, str]] = []
    plans: list[object] = []

    def submit(
        pool: object, work: object, id: str, record: Any, seat: int, player: str, secret: str, plan: object
    ) -> Future[Any]:
        assert work is thinking.ponder
        asked.append((pool, secret))
        plans.append(plan)
        done: Future[Any] = Future()
        means = (0.5, 0.4) if len(asked) == 1 else (0.1, 0.9)
        options = tuple(Judged(number, mean, 0.1, 10, ("then:c",)) for number, mean in enumerate(means))
        done.set_result((Thought(options, 0), ["lay:a", "lay:b"]))
        return done

    monkeypatch.setattr(thinking, "workers", lambda: 2)
    monkeypatch.setattr(thinking, "_submit", submit)
    thinkers = Thinkers()
    match = Match(load_game("guardians"), {"players": 2}, 3)
    assert asyncio.run(thinkers.decide("m", match.record(), 1, "expert")) == "lay:b"
    assert [pool for pool, _ in asked] == [thinkers._pools["long"]] * 2
    assert len({secret for _, secret in asked}) == 2, "each imagines other games"
    match.answer(1, 0)
    assert asyncio.run(thinkers.decide("m", match.record(), 1, "expert"))
    assert plans == [(), (), ("then:c",), ("then:c",)], "all of them know what was planned"


def test_what_was_planned_is_known_only_if_nobody_has_answered_since(monkeypatch):
    given: list[object] = []

    def submit(pool: object, work: object, *known: object) -> Future[tuple[str, tuple[str, ...]]]:
        given.append(known[-1])
        done: Future[tuple[str, tuple[str, ...]]] = Future()
        done.set_result(("key", ("then:c",)))
        return done

    monkeypatch.setattr(thinking, "_submit", submit)
    thinkers = Thinkers()
    monkeypatch.setattr(thinkers, "_pool", lambda player: None)
    match = Match(load_game("guardians"), {"players": 2}, 3)
    early = match.record()
    match.answer(0, 0)
    later = match.record()
    for record, seat in ((early, 0), (later, 0), (later, 0), (early, 1), (later, 0)):
        asyncio.run(thinkers.decide("m", record, seat, "strong"))
    assert given == [(), ("then:c",), (), (), ()]
    monkeypatch.setattr(thinking, "KEPT", 1)
    forgetful = Thinkers()
    monkeypatch.setattr(forgetful, "_pool", lambda player: None)
    for id in ("a", "b"):
        asyncio.run(forgetful.decide(id, early, 0, "strong"))
    assert list(forgetful._plans) == [("b", 0)]


def test_a_part_of_a_thought_is_a_thought_about_the_match_of_the_record(monkeypatch):
    monkeypatch.setattr(SearchPlayer, "habitual", Budget(plays=30))
    match = Match(load_game("guardians"), {"players": 2}, 3)
    thought, keys = thinking.ponder("", match.record(), 1, "search", "s")
    assert keys == match.choices[1].keys
    assert [judged.option for judged in thought.options] == list(range(len(keys)))
    assert thought.plays > 0
    assert thinking.ponder("", match.record(), 1, "search", "s") == (thought, keys)


def test_thinking_gives_way_to_serving_and_does_not_end_when_the_server_is_interrupted(monkeypatch):
    told: list[object] = []
    monkeypatch.setattr("os.nice", told.append)
    monkeypatch.setattr("signal.signal", lambda number, action: told.append((number, action)))
    be_a_worker()
    assert told == [5, (signal.SIGINT, signal.SIG_IGN)]


def test_who_waits_for_the_end_of_the_server_does_not_hold_up_the_worker(monkeypatch):
    begun: list[dict[str, Any]] = []
    monkeypatch.setattr("os.nice", lambda by: None)
    monkeypatch.setattr("signal.signal", lambda number, action: None)
    monkeypatch.setattr("multiprocessing.parent_process", lambda: "the server")
    monkeypatch.setattr(threading, "Thread", lambda **how: begun.append(how) or Future())
    monkeypatch.setattr(Future, "start", lambda thread: None, raising=False)
    be_a_worker()
    assert begun == [{"target": thinking._end_with, "args": ("the server",), "daemon": True}]


def test_a_bucket_gives_what_it_has_and_fills_up_again():
    bucket = Bucket(3, 1000)
    assert [bucket.take() for _ in range(3)] == [True] * 3
    time.sleep(0.01)
    assert bucket.take()
    dry = Buckets(1, 0)
    dry.take("a")
    dry.take("b")
    with pytest.raises(Refused, match="refused-too-often"):
        dry.take("a")


# --- turns ----------------------------------------------------------------------------------------------------------


def test_who_gives_up_waiting_for_a_turn_makes_no_other_turn():
    async def run() -> None:
        turns, held = Turns(1), asyncio.Event()
        served: list[str] = []

        async def hold(lane: str) -> None:
            async with turns.turn(lane):
                served.append(lane)
                await held.wait()

        first, second, third = (asyncio.create_task(hold(lane)) for lane in "abc")
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0.01)
        assert served == ["a"], "one at a time, whoever gives up"
        held.set()
        await asyncio.gather(first, third)
        assert (served, turns._free, turns._waiting) == (["a", "c"], 1, {})

    asyncio.run(run())


def test_a_turn_that_comes_while_somebody_gives_up_goes_to_the_next():
    async def run() -> None:
        turns = Turns(1)
        await turns._wait("a")
        waiting = [asyncio.create_task(turns._wait(lane)) for lane in "bc"]
        await asyncio.sleep(0)
        turns._next()
        waiting[0].cancel()
        await asyncio.wait(waiting, timeout=1)
        assert [(task.done(), task.cancelled()) for task in waiting] == [(True, True), (True, False)]
        turns._next()
        assert (turns._free, turns._waiting) == (1, {})

    asyncio.run(run())


def test_a_worker_is_asked_for_the_seat_that_has_to_decide(monkeypatch):
    asked: list[object] = []

    def submit(pool: object, work: object, *given: object) -> Future[tuple[str, tuple[str, ...]]]:
        asked.append((pool, work, *given))
        answer: Future[tuple[str, tuple[str, ...]]] = Future()
        answer.set_result(("key", ()))
        assert metrics.thinking.now == now + 1
        return answer

    now = metrics.thinking.now
    monkeypatch.setattr(thinking, "_submit", submit)
    thinkers = Thinkers()
    monkeypatch.setattr(thinkers, "_pool", lambda player: f"pool for {player}")
    record = Match(load_game("guardians"), {"players": 2}, 3).record()
    assert asyncio.run(thinkers.decide("m", record, 2, "random")) == "key"
    assert asked == [("pool for random", think, "m", record, 2, "random", thinkers._secret, ())]
    assert (metrics.thinking.now, len(thinkers._secret)) == (now, 32)
