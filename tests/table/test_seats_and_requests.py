"""What a table does for its visitors, without a socket: read on, stand in, take back, consent, save, go on."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest

from rulebound.kernel.text import Refused
from rulebound.table import wire
from rulebound.table.founding import found_match
from rulebound.table.neighbours import Note
from rulebound.table.standing import Request
from rulebound.table.stored import Event, Key
from rulebound.table.table import Table, clean_name
from rulebound.table.tables import Tables
from rulebound.table.visitor import Visitor
from tests.table.guest import drawing
from tests.table.test_founding import ME, OPEN, at_tables
from tests.table.test_memory import until

RANDOM = wire.SeatWish("computer", player="random")


async def seated(tables: Tables, *wishes: wire.SeatWish) -> tuple[Table, list[Visitor]]:
    """A match with these seats, and a visitor for each person."""
    wish = wire.NewMatch("guardians", {"players": len(wishes)}, list(wishes))
    with drawing(4):
        table = await tables.open((await found_match(tables, wish)).match)
    people = [seat for seat, one in enumerate(wishes) if one.kind != "computer"]
    visitors = [Visitor(Key(table.id, "holder", [seat]), f"hash{seat}", tables.limits) for seat in people]
    for visitor in visitors:
        table.enter(visitor)
    return table, visitors


async def lay(table: Table, visitor: Visitor, option: int = 0) -> None:
    """The visitor's seat takes an option of its open choice."""
    (seat,) = visitor.key.seats
    await table.answer(visitor, seat, table.course.asked[seat], table.course.match.choices[seat].keys[option])


def requested(table: Table) -> Request | None:
    return table.request


def why(refused: Any) -> str:
    return str(refused.value.text.id)


def test_what_another_process_has_written_is_read_on_and_renews_the_table(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other) = await seated(tables, ME, OPEN)
        await lay(table, me)
        table.noted, table.changed_at = True, 0.0
        table.request = Request(table.course.turn, 0, {1})
        key = table.course.match.choices[1].keys[0]
        await tables.storage.append(table.id, 1, Event(1, key))
        other.news_of_table = False
        table.hear(Note("z", table.id, [1], 0))
        await until(lambda: table.course.match.answers == 2 and other.news_of_table)
        assert table.changed_at > 0
        assert (requested(table), table.noted) == (None, False)
        await tables.storage.append(table.id, 2, Event(1, back=1))
        me.log_sent = 9
        table.hear(Note("z", table.id, [1], 0))
        await until(lambda: table.course.match.answers == 1)
        assert (table.course.turn, me.log_sent) == (3, 0)

    at_tables(tmp_path, work)


def test_what_another_process_wrote_first_makes_an_answer_late(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, _) = await seated(tables, ME, OPEN)
        await tables.storage.append(table.id, 0, Event(1, table.course.match.choices[1].keys[0]))
        with pytest.raises(Refused) as refused:
            await lay(table, me)
        assert why(refused) == "refused-late"
        assert (table.course.turn, table.lost) == (1, False)
        await lay(table, me)
        with pytest.raises(Refused) as refused:
            await table.hint(Visitor(Key(table.id, "holder", [9]), "hash", tables.limits), 9, 1)
        assert why(refused) == "refused-hint"

    at_tables(tmp_path, work)


def test_a_note_without_news_leaves_a_request_alone(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, _) = await seated(tables, ME, OPEN)
        await lay(table, me)
        table.request = Request(table.course.turn, 0, {1})
        table.noted, table.changed_at = True, 0.0
        table.hear(Note("z", table.id, [1], 0))
        await asyncio.sleep(0.05)
        assert table.request is not None
        assert (table.noted, table.changed_at) == (True, 0.0)

    at_tables(tmp_path, work)


def test_a_computer_stands_in_where_nobody_is_and_for_who_asks(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other) = await seated(tables, ME, OPEN, RANDOM)
        for seat, reason in ((1, "refused-not-empty"), (2, "refused-not-empty"), (3, "refused-no-seat")):
            with pytest.raises(Refused) as refused:
                await table.stand_in(me, seat, "random")
            assert why(refused) == reason
        with pytest.raises(Refused):
            await table.stand_in(me, 0, "nobody")
        table.leave(other)
        await table.stand_in(me, 1, "random")
        assert (table.seats[1].player, table.seats[1].kept, table.seats[1].kind) == ("random", True, "open")
        with pytest.raises(Refused) as refused:
            await table.stand_in(other, 0, "random")
        assert why(refused) == "refused-not-empty", "I am here"
        await table.stand_in(me, 0, "random")
        await table.take_back(me, 0)
        assert (table.seats[0].player, table.seats[0].kept) == ("", False)
        assert (await tables.storage.seats(table.id))[0] == table.seats[0]

    at_tables(tmp_path, work, away=0)


def test_who_was_asked_about_an_undo_agrees_or_declines(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, other, third) = await seated(tables, ME, OPEN, OPEN)
        for visitor in (me, other):
            await lay(table, visitor)
        await table.undo(me, 0)
        assert table.request is not None
        assert (table.request.seat, table.request.waiting) == (0, {1})
        number = table.request.number
        for visitor, at, reason in ((third, number, "refused-not-asked"), (other, number + 1, "refused-no-request")):
            with pytest.raises(Refused) as refused:
                await table.agree(visitor, at, True)
            assert why(refused) == reason
        other.replies(), me.replies()
        await table.agree(other, number, False)
        assert (requested(table), table.course.match.answers) == (None, 2)
        assert (len(me.replies()), len(other.replies())) == (1, 0), "who asked is told"
        await table.undo(me, 0)
        await table.agree(other, number, True)
        assert (requested(table), table.course.match.answers, table.course.turn) == (None, 0, 3)

    at_tables(tmp_path, work)


def test_who_declines_for_several_seats_does_so_as_the_first_of_them(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me, *_) = await seated(tables, ME, OPEN, OPEN)
        both = Visitor(Key(table.id, "holder", [1, 2]), "both", tables.limits)
        table.enter(both)
        table.request = Request(table.course.turn, 0, {1, 2})
        me.replies()
        await table.agree(both, table.course.turn, False)
        (told,) = me.replies()
        assert b'"player":{"id":"seat","args":{"n":2}}' in told

    at_tables(tmp_path, work)


def test_a_record_is_for_who_plays_without_others_and_up_to_where_it_stands(tmp_path):
    async def work(tables: Tables) -> None:
        table, (me,) = await seated(tables, ME, RANDOM)
        await lay(table, me)
        assert table.may_save(me.key)
        assert not table.may_save(Key(table.id, "spectate", []))
        answers = table.course.match.answers
        assert len(table.record(me, answers).answers) == answers
        assert len(table.record(me, 0).answers) == 0
        with pytest.raises(Refused) as refused:
            table.record(me, table.course.match.answers + 1)
        assert why(refused) == "refused-position"
        together, (one, _) = await seated(tables, ME, OPEN)
        assert not together.may_save(one.key)

    at_tables(tmp_path, work, pace=60)


def test_who_goes_on_sits_as_before_and_computers_on_the_other_seats(tmp_path):
    async def work(tables: Tables) -> None:
        table, _ = await seated(tables, RANDOM, ME, wire.SeatWish("open", name="Mira"))
        spread = [(wish.kind, wish.name, wish.player) for wish in table.same_seats(Key(table.id, "holder", [1]))]
        assert spread == [("computer", "", "random"), ("me", "", ""), ("computer", "Mira", spread[2][2])]
        assert spread[2][2]
        assert [wish.kind for wish in table.same_seats(Key(table.id, "spectate", []))] == ["me", "computer", "computer"]

    at_tables(tmp_path, work)


@pytest.mark.parametrize(("spectators", "let_in"), [(1, 1), (9, 3)])
def test_a_table_has_room_for_so_many_spectators(tmp_path, spectators, let_in):
    async def work(tables: Tables) -> None:
        wish = wire.NewMatch("guardians", {"players": 2}, [ME, RANDOM])
        table = await tables.open((await found_match(tables, wish)).match)
        entered = 0
        for _ in range(3):
            with contextlib.suppress(Refused):
                table.enter(Visitor(Key(table.id, "spectate", []), "hash", tables.limits))
                entered += 1
        assert entered == let_in == table.spectators

    at_tables(tmp_path, work, spectators=spectators)


def test_a_seat_that_is_not_there_is_not_looked_from(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        table, (me, _) = await seated(tables, ME, OPEN)
        for seat, reason in ((2, "refused-no-seat"), (1, "refused-look")):
            with pytest.raises(Refused) as refused:
                table.look(me, seat)
            assert why(refused) == reason
        me.log_sent = 5
        table.look(me, None)
        assert (me.looking, me.log_sent, me.news_of_table) == (None, 0, True)

    at_tables(tmp_path, work)


def test_a_name_is_one_line_of_at_most_forty_letters_that_can_be_seen():
    assert clean_name("  Mira\n\tof \u202e Kyiv\x00 ") == "Mira of Kyiv"
    assert clean_name("x" * 50) == "x" * 40
