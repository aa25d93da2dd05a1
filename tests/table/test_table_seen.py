"""What a table tells each of its visitors, and what it lets them do: at a table alone."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused, Text
from rulebound.players.advice import Advised, AdvisedOption
from rulebound.table import wire
from rulebound.table.neighbours import Note
from rulebound.table.standing import Request, Standing, age_of, standing, terms_of
from rulebound.table.stored import Key, Seat
from rulebound.table.table import Table
from rulebound.table.terms import Terms
from rulebound.table.visitor import Visitor
from tests.table.alone import COMPUTER, OPEN, PERSON, Alone
from tests.table.test_seats_and_requests import requested


async def take(alone: Alone, seat: int, option: int = 0) -> None:
    table = alone.table
    key = table.course.match.choices[seat].keys[option]
    await table.answer(alone.visitor(seat), seat, table.course.asked[seat], key)


async def refused(work: Any) -> str:
    with pytest.raises(Refused) as wrong:
        await work
    return str(wrong.value.text.id)


def now(table: Table, visitor: Visitor) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(table.now_for(visitor))
    return told


def test_a_table_is_told_as_its_visitor_may_see_it():
    async def run() -> None:
        alone = Alone(PERSON, PERSON, OPEN, terms=Terms(wire.Clock(60, "game"), known=True))
        table = alone.table
        await take(alone, 1)
        host = Visitor(Key("m", "holder", [0, 1], host=True), "host", alone.limits)
        table.visitors |= {host, alone.visitor()}
        table.request = Request(table.course.turn, 1, {0, 2})
        told = now(table, host)
        plain = ("match", "turn", "kind", "yours", "host", "looking", "spectators", "may_save", "known", "notice")
        assert [told[name] for name in plain] == ["m", 1, "match", [0, 1], True, 0, 1, False, True, None]
        assert told["asked"] == [{"seat": 0, "number": 0}], "of the own seats"
        assert [undo["can"] for undo in told["undo"]] == ["no", "yes"]
        assert told["request"] == {"number": 1, "seat": 1, "waiting": [0, 2]}
        assert told["clock"] == {"seconds": 60, "per": "game"}
        seats = [(seat["connected"], seat["awaited"], seat["gone"], seat["left"]) for seat in told["seats"]]
        assert seats == [(True, True, False, 60), (True, False, False, 60), (False, True, False, 60)]
        assert host.log_sent == len(table.course.match.log)
        watching = now(table, alone.visitor())
        assert (watching["yours"], watching["host"], watching["asked"], watching["undo"]) == ([], False, [], [])
        table.request = None
        table.course.remark = Text("notice-other-version")
        assert now(table, host)["notice"]["id"] == "notice-other-version"
        table.course.notice = Text("refused-match-stuck")
        told = now(table, host)
        assert (told["notice"]["id"], told["request"]) == ("refused-match-stuck", None)
        seen = json.loads(table.seats_now())
        assert (seen["seats"], seen["request"], seen["spectators"]) == (told["seats"], None, 1)
        table.request = Request(1, 1, {0})
        assert json.loads(table.seats_now())["request"]["waiting"] == [0]

    asyncio.run(run())


def test_a_table_tells_lines_of_its_log_once_and_no_more_than_there_are():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        me, table = alone.visitor(0), alone.table
        assert len(now(table, me)["view"]["log"]) == len(table.course.match.log) == me.log_sent
        assert "log" not in now(table, me)["view"]
        me.log_sent = 99
        assert "log" not in now(table, me)["view"]
        assert me.log_sent == len(table.course.match.log)

    asyncio.run(run())


def test_a_seat_is_shown_as_it_is_played():
    alone = Alone(PERSON, COMPUTER, OPEN, Seat("person", "Mira", "random", True), away=0)
    shown = [
        (view.connected, view.kind, view.player, view.kept, view.can, view.left) for view in alone.table.seat_views()
    ]
    assert shown == [
        (False, "person", "", False, ["stand_in"], None), (True, "computer", "random", False, [], None),
        (False, "open", "", False, ["stand_in"], None), (True, "person", "random", True, [], None),
    ]  # fmt: skip
    alone.table.elsewhere.hear(Note("z", "m", [0], 0))
    assert alone.table.seat_views()[0].connected


def test_who_looks_looks_from_the_own_seats_and_at_the_end_from_all():
    alone = Alone(PERSON, PERSON)
    table, me = alone.table, alone.visitor(0)
    study, watching = Key("m", "holder", []), Key("m", "spectate", [])
    assert [table.may_look(me.key, seat) for seat in (None, 0, 1)] == [True, True, False]
    assert not table.may_look(study, 0)
    with pytest.raises(Refused) as wrong:
        table.look(me, 1)
    assert wrong.value.text == Text("refused-look")
    with pytest.raises(Refused) as wrong:
        table.look(me, 2)
    assert wrong.value.text == Text("refused-no-seat", {"seat": 3, "seats": 2})
    me.log_sent = 9
    table.look(me, None)
    assert (me.looking, me.log_sent, me.news_of_table) == (None, 0, True)
    table.kind = "study"
    assert [table.may_look(key, 1) for key in (study, watching)] == [True, False]
    table.kind = "match"
    table.course.answer(0, "!concede")
    assert [table.may_look(key, 1) for key in (me.key, study, watching)] == [True] * 3


def test_a_table_shows_its_past_and_why_something_cannot_be():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        me, table = alone.visitor(0), alone.table
        await take(alone, 0)
        await take(alone, 1)
        past = await table.past(me, 1, 7)
        assert (past.re, past.answers, past.last, past.view.seat, past.view.answers) == (7, 1, 2, 0, 1)
        assert past.view.log == []
        mine = Alone(PERSON, PERSON).table
        key = mine.course.match.view(0).choices[0].options[0].on
        why = mine.why_not(me, 0, key, 8)
        assert (why.re, why.key) == (8, key)
        with pytest.raises(Refused) as wrong:
            mine.why_not(me, 1, key, 8)
        assert wrong.value.text.id == "refused-not-yours"

    asyncio.run(run())


# --- taking back -------------------------------------------------------------------------------------------------


def test_only_who_has_answered_since_is_asked_and_only_people():
    async def run() -> None:
        alone = Alone(*[PERSON] * 4)
        table = alone.table
        for seat in (0, 1, 2):
            await take(alone, seat)
        one, both = Key("m", "holder", [0]), Key("m", "holder", [0, 1])
        point = table._undo_point(0)
        assert (table._must_agree(one, point), table._must_agree(both, point)) == ({1, 2}, {2})
        table.seats[2] = Seat("person", "", "random", True)
        assert table._must_agree(one, point) == {1}
        views = [table._undo_view(key, seat) for key, seat in ((one, 0), (Key("m", "holder", [2]), 2), (one, 3))]
        assert [view.can for view in views] == ["ask", "yes", "no"]
        assert views[2].why is not None
        assert table._undo_view(Key("m", "share", [0]), 0) == wire.UndoView(0, "no", Text("refused-study"))
        table.kind = "study"
        assert table._undo_view(one, 0) == wire.UndoView(0, "no", Text("refused-study"))
        table.kind = "match"
        for word in ("!concede", "!close"):
            table.course.answer(3, word)
        assert table._undo_view(one, 0).why == Text("refused-undo-over")

    asyncio.run(run())


def test_an_answer_is_taken_back_at_once_or_after_all_have_agreed():
    async def run() -> None:
        alone = Alone(*[PERSON] * 4, undos=2)
        table = alone.table
        one, two, three = (alone.enter(seat) for seat in range(3))
        for seat in (0, 1, 2):
            await take(alone, seat)
        assert await refused(table.undo(one, 1)) == "refused-not-yours"
        three.log_sent = 9
        await table.undo(three, 2)
        assert (table.course.match.answers, three.log_sent, dict(table.course.undos)) == (2, 0, {2: 1})
        alone.neighbours.notes.clear()
        await table.undo(one, 0)
        request = requested(table)
        assert request is not None
        assert (request.number, request.seat, request.waiting) == (table.course.turn, 0, {1})
        assert [(note.asking, note.request and note.request.waiting) for note in alone.neighbours.notes] == [
            (True, [1])
        ]
        number = table.course.turn
        for visitor, at, why in ((two, number + 1, "refused-no-request"), (three, number, "refused-not-asked")):
            assert await refused(table.agree(visitor, at, True)) == why
        request.waiting.add(2)
        await table.agree(two, number, True)
        assert request.waiting == {2}
        for visitor in (one, two, three):
            visitor.replies()
        await table.agree(three, number, False)
        assert (requested(table), table.course.match.answers) == (None, 2)
        last = alone.neighbours.notes[-1]
        assert (last.declined, last.asking, last.request) == (2, True, None)
        assert [len(visitor.replies()) for visitor in (one, two, three)] == [1, 0, 0]
        assert await refused(table.agree(two, number, True)) == "refused-no-request"
        await table.undo(one, 0)
        await table.agree(two, number, True)
        assert table.course.match.answers == 0
        table.course.undos[0] = 1
        await take(alone, 0)
        await table.undo(one, 0)
        await take(alone, 0)
        assert await refused(table.undo(one, 0)) == "refused-undo-often"
        table.kind = "study"
        assert await refused(table.undo(one, 0)) == "refused-study"

    asyncio.run(run())


def test_who_says_no_for_two_seats_says_so_for_the_first_of_them():
    async def run() -> None:
        alone = Alone(*[PERSON] * 3)
        me, both, table = alone.enter(0), alone.enter(2, 1), alone.table
        table.request = Request(0, 0, {1, 2})
        await table.agree(both, 0, False)
        assert alone.neighbours.notes[-1].declined == 1
        (told,) = map(json.loads, me.replies())
        assert told["text"] == {"id": "refused-undo-declined", "args": {"player": {"id": "seat", "args": {"n": 2}}}}

    asyncio.run(run())


def test_what_is_taken_back_is_told_elsewhere_once_it_is_done():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        me = alone.enter(0)
        alone.table.elsewhere.hear(Note("z", "m", [1], 0))
        await take(alone, 0)
        alone.neighbours.notes.clear()
        await alone.table.undo(me, 0)
        assert [note.turn for note in alone.neighbours.notes] == [2], "who knows less reads on"

    asyncio.run(run())


# --- advice, names, files ------------------------------------------------------------------------------------------


def test_who_has_to_decide_is_advised_and_one_advice_at_a_time():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        me, table = alone.enter(0), alone.table
        assert await refused(table.hint(me, 1, 1)) == "refused-not-yours"
        await take(alone, 1)
        pondering = asyncio.create_task(table.hint(me, 0, 1))
        await asyncio.sleep(0)
        assert alone.thinkers.asked == [(0, "advice")]
        assert await refused(table.hint(me, 0, 2)) == "refused-hint-busy"
        pondering.cancel()
        await asyncio.wait([pondering])

        options = [AdvisedOption("keep:k1", 0.6, 0.1, 20), AdvisedOption("keep:k2", 0.5, 0.1, 20)]

        async def advise(match: str, record: object, seat: int) -> Advised:
            return Advised(Text(f"{match} {seat}"), options)

        alone.thinkers.advise = advise  # type: ignore[method-assign]
        told = await table.hint(me, 0, 3)
        assert told == wire.Hint(re=3, seat=0, number=0, key="keep:k1", text=Text("m 0"), options=options)
        await take(alone, 0)
        assert await refused(table.hint(me, 0, 4)) == "refused-hint"

    asyncio.run(run())


def test_a_seat_is_renamed_by_who_holds_it_and_written_down():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        me = alone.enter(0)
        me.news_of_table = False
        await alone.table.rename(me, 0, " Mira\n")
        assert me.news_of_table
        assert await refused(alone.table.rename(me, 1, "Eve")) == "refused-not-yours"
        assert alone.shelf.laid == alone.table.seats == [Seat("person", "Mira"), PERSON]

    asyncio.run(run())


def test_a_record_is_told_to_who_plays_against_computers_and_at_the_end_to_all():
    async def run() -> None:
        alone = Alone(PERSON, COMPUTER, PERSON)
        table, both = alone.table, alone.visitor(0, 2)
        await take(alone, 0)
        keys = [both.key, Key("m", "holder", [0]), Key("m", "spectate", []), Key("m", "share", [0, 2])]
        assert [table.may_save(key) for key in keys] == [True, False, False, False]
        assert [len(table.record(both, upto).answers) for upto in (None, 0, 1)] == [1, 0, 1]
        with pytest.raises(Refused) as wrong:
            table.record(both, 2)
        assert wrong.value.text == Text("refused-position", {"answers": 2, "last": 1})
        with pytest.raises(Refused):
            table.record(alone.visitor(0))
        assert [(wish.kind, wish.player) for wish in table.same_seats(keys[1])] == [
            ("me", ""), ("computer", "random"), ("computer", "heuristic"),
        ]  # fmt: skip
        assert [wish.kind for wish in table.same_seats(keys[2])] == ["me", "computer", "computer"]
        for word in ("!concede", "!close"):
            table.course.answer(0, word)
        assert all(table.may_save(key) for key in keys)

    asyncio.run(run())


def test_in_a_study_nothing_is_answered_whatever_it_is():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        alone.table.kind = "study"
        assert await refused(alone.table.answer(alone.visitor(0), 0, 99, "nothing")) == "refused-study"
        assert await refused(alone.table.answer(alone.visitor(0), 1, 99, "nothing")) == "refused-not-yours"

    asyncio.run(run())


def test_wishes_are_scarce(monkeypatch):
    async def run() -> None:
        alone = Alone(PERSON, PERSON, wishes=3, wishes_at_once=1, wishes_per_second=0)
        table = alone.table
        with pytest.raises(Refused) as wrong:
            table._must_be_scarce(0, "!fly")
        assert wrong.value.text.id != "refused-too-often", "what cannot be wished for costs nothing"
        monkeypatch.setattr(Match, "check", lambda match, seat, key: None)
        table.course.wishes[0] = 2
        table._must_be_scarce(0, "!quick")
        table._must_be_scarce(1, "!quick")
        for seat, had in ((0, 2), (1, 3)):
            table.course.wishes[seat] = had
            with pytest.raises(Refused) as wrong:
                table._must_be_scarce(seat, "!quick")
            assert wrong.value.text.id == "refused-too-often"
        assert str(table._unasked.of("1").drops) == "0", "the second one was refused before"

    asyncio.run(run())


def test_a_table_that_is_closed_ends_what_it_has_begun():
    async def run() -> None:
        table = Alone(PERSON, PERSON).table
        ended: list[str] = []

        async def last() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                await asyncio.sleep(0)
                ended.append("ended")

        work = table.start(last())
        await asyncio.sleep(0)
        await table.close()
        assert (table.lost, work.cancelled(), ended) == (True, True, ["ended"])

    asyncio.run(run())


def test_how_a_match_stands_is_told_with_or_without_a_picture():
    alone = Alone(PERSON, PERSON, terms=Terms(known=True))
    course = alone.table.course
    drawn, plain = standing(course), standing(course, False, Terms(known=True))
    assert (bool(drawn.position), bool(plain.position), drawn.terms, plain.terms.known) == (True, False, Terms(), True)
    assert (drawn.answers, drawn.awaited, drawn.result) == (0, [0, 1], None)
    assert drawn.last == course.match.log[-1].view(None)
    assert terms_of(alone.table.stored) == Terms(known=True)
    assert terms_of(Alone(PERSON, PERSON).table.stored) == Standing(0, []).terms
    assert age_of(alone.table.stored).total_seconds() < 100
