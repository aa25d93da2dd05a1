"""Who comes to a table and goes, and what they are told: at a table alone."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta

import pytest

from rulebound.kernel.text import Refused, Text
from rulebound.table import metrics
from rulebound.table.neighbours import Note
from rulebound.table.standing import Request
from rulebound.table.stored import Event, Key, Seat, StorageLost
from tests.table.alone import COMPUTER, OPEN, PERSON, Alone
from tests.table.test_seats_and_requests import requested


def test_who_comes_is_seen_by_all_and_sees_the_table():
    alone = Alone(PERSON, PERSON)
    me = alone.enter(0)
    me.news_of_seats = me.news_of_table = False
    alone.neighbours.notes.clear()
    other = alone.enter(1)
    assert (me.news_of_seats, me.news_of_table, other.news_of_table) == (True, False, True)
    assert [(note.here, note.spectators, note.keys, note.asking) for note in alone.neighbours.notes] == [
        ([0, 1], 0, False, False)
    ]
    assert alone.table.visitors == {me, other}


def test_who_comes_wakes_the_computer_players():
    async def run() -> None:
        alone = Alone(PERSON, COMPUTER)
        alone.enter(0)
        await asyncio.sleep(0)
        assert alone.thinkers.asked == [(1, "random")]

    asyncio.run(run())


def test_so_many_spectators_find_room_and_who_holds_a_seat_always_does():
    alone = Alone(PERSON, PERSON, spectators=2)
    for _ in range(2):
        alone.enter()
    with pytest.raises(Refused) as wrong:
        alone.enter()
    assert wrong.value.text.id == "refused-table-full"
    me = alone.enter(0)
    assert alone.table.spectators == 2
    assert (len(alone.table.visitors), me.farewell) == (3, None)


def test_a_browser_comes_so_often_and_is_let_go_where_it_came_first():
    alone = Alone(PERSON, PERSON, of_one_token=2)
    came = [alone.visitor(0, hash="mine") for _ in range(5)]
    for number, one in enumerate((came[1], came[0], *came[2:])):
        one.came = number
        alone.table.enter(one)
        assert sum(other.farewell is None for other in alone.table.visitors) == min(number + 1, 2)
    assert [one.farewell is None for one in came] == [False, False, False, True, True]
    assert came[0].farewell == Text("refused-elsewhere")
    other = alone.enter(1)
    assert (other.farewell, came[3].farewell) == (None, None), "another browser"
    for _ in range(3):
        alone.enter()
    assert all(one.farewell is None for one in alone.table.visitors if one.is_spectator), "they share a link"


def test_who_leaves_is_gone_for_all_and_the_rest_is_noted_once_nobody_is_left():
    alone = Alone(PERSON, PERSON)
    me, other, table = alone.enter(0), alone.enter(1), alone.table
    table.noted, table.changed_at = True, 0.0
    other.news_of_seats = False
    table.leave(me)
    assert (table.visitors, table.noted, other.news_of_seats) == ({other}, True, True)
    assert table.changed_at > 0
    assert alone.neighbours.notes[-1].here == [1]
    assert not table.is_idle
    table.leave(other)
    assert (table.noted, table.is_idle) == (False, False)
    table.noted = True
    assert table.is_idle
    table.noted, table.lost = False, True
    assert table.is_idle


def test_a_seat_is_connected_here_or_elsewhere():
    alone = Alone(PERSON, PERSON, PERSON)
    me = alone.enter(0)
    alone.table.elsewhere.hear(Note("z", "m", [2], 3))
    assert [alone.table.connected(seat) for seat in range(3)] == [True, False, True]
    assert alone.table.spectators == 3
    me.bid_farewell(Text("refused-elsewhere"))
    assert not alone.table.connected(0)


def test_a_neighbour_that_is_new_is_answered_if_somebody_is_here():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        alone.table.hear(Note("y", "m", [1], 0))
        assert alone.neighbours.notes == []
        alone.enter(0)
        alone.neighbours.notes.clear()
        for _ in range(2):
            alone.table.hear(Note("z", "m", [1], 0))
        assert len(alone.neighbours.notes) == 1

    asyncio.run(run())


def test_when_processes_come_or_go_who_is_here_is_told_and_shown_anew_and_computer_players_think():
    async def run() -> None:
        alone = Alone(PERSON, COMPUTER)
        alone.table.neighbours_changed()
        await asyncio.sleep(0)
        assert (alone.neighbours.notes, alone.thinkers.asked) == ([], []), "nobody is here"
        me = alone.visitor(0)
        alone.table.visitors.add(me)
        alone.table.neighbours_changed()
        await asyncio.sleep(0)
        assert [note.here for note in alone.neighbours.notes] == [[0]]
        assert (me.news_of_seats, me.news_of_table) == (True, False)
        assert alone.thinkers.asked == [(1, "random")]

    asyncio.run(run())


def test_seats_are_told_in_their_order():
    alone = Alone(PERSON, PERSON)
    alone.enter(8, 1)
    assert alone.neighbours.notes[-1].here == [1, 8]
    assert Request(0, 0, {8, 1}).view().waiting == [1, 8]


# --- what others have written --------------------------------------------------------------------------------


def test_what_was_written_elsewhere_is_read_on_and_makes_the_table_new():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        me, table = alone.enter(0), alone.table
        table.answered, table.noted, table.changed_at = False, True, 0.0
        table.request = Request(0, 0, {1})
        me.news_of_table = False
        await table._read_on()
        assert (table.answered, table.noted, table.changed_at, me.news_of_table) == (False, True, 0.0, False)
        assert table.request is not None
        key = table.course.match.choices[1].keys[0]
        alone.shelf.written.append(Event(1, key))
        await table._read_on()
        assert (table.course.match.answers, table.answered, table.noted, requested(table)) == (1, True, False, None)
        assert table.changed_at > 0
        assert me.news_of_table
        me.log_sent = 9
        alone.shelf.written.append(Event(1, back=0))
        await table._read_on()
        assert (table.course.match.answers, me.log_sent) == (0, 0)
        alone.shelf.written.append(Event(1))
        await table._read_on()
        assert (table.course.match.answers, table.course.turn) == (0, 2), "what says nothing is passed over"

    asyncio.run(run())


def test_who_sits_elsewhere_since_is_seen_and_a_match_that_is_gone_sends_all_away():
    async def run() -> None:
        alone = Alone(PERSON, OPEN)
        me, table = alone.enter(0), alone.table
        me.news_of_table, table.noted = False, True
        alone.shelf.laid[1] = Seat("person", "Mira")
        await table._read_on()
        assert (table.seats[1].name, me.news_of_table, table.noted) == ("Mira", True, False)
        alone.shelf.laid = []
        table.course.notice = Text("refused-match-stuck")
        await table._read_on()
        assert not table.lost, "what is stuck reads nothing"
        table.course.notice = None
        await table._read_on()
        assert (table.lost, me.farewell) == (True, Text("refused-removed"))

    asyncio.run(run())


def test_what_the_storage_does_not_take_does_not_happen_and_sends_all_away():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        me, table = alone.enter(0), alone.table

        async def fail(match: str, number: int, event: Event) -> None:
            raise StorageLost

        alone.shelf.append = fail  # type: ignore[method-assign]
        noted = metrics.events.total("storage-refused")
        with pytest.raises(Refused) as wrong:
            await table.answer(me, 0, 0, table.course.match.choices[0].keys[0])
        assert (wrong.value.text.id, table.course.turn, table.lost) == ("refused-storage", 0, True)
        assert me.farewell == Text("refused-storage")
        assert metrics.events.total("storage-refused") == noted + 1

    asyncio.run(run())


def test_an_answer_renews_the_table_for_all():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        me, other, table = alone.enter(0), alone.enter(1), alone.table
        table.answered, table.noted, table.changed_at = False, True, 0.0
        table.request = Request(0, 0, {1})
        other.news_of_table = False
        table.elsewhere.hear(Note("z", "m", [], 1))
        alone.neighbours.notes.clear()
        await table.answer(me, 0, 0, table.course.match.choices[0].keys[0])
        assert (table.answered, table.noted, requested(table), other.news_of_table) == (True, False, None, True)
        assert table.changed_at > 0
        assert [(note.request, note.keys) for note in alone.neighbours.notes] == [(None, False)]

    asyncio.run(run())


def test_views_are_kept_for_who_has_all_lines_or_had_them_or_has_none():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        me, table = alone.enter(0), alone.table
        first = len(table.course.match.log)
        for since in (0, first, first + 5):
            table._view(0, since)
        assert set(table._views) == {(0, 0), (0, first)}
        while len(table.course.match.log) == first:
            seat = next(iter(table.course.asked))
            holder = me if seat == 0 else alone.enter(1)
            number, keys = table.course.asked[seat], table.course.match.choices[seat].keys
            await table.answer(holder, seat, number, keys[0])
        assert table._views == {}
        last = len(table.course.match.log)
        for since in (0, first, last, last + 5):
            table._view(0, since)
        assert set(table._views) == {(0, 0), (0, first), (0, last)}
        assert table._view(0, 0) is table._view(0, 0)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("started", "touched", "answered"), [(0, 0, False), (13, 13, False), (15, 15, True), (5, 4, True)]
)
def test_a_visit_is_worth_noting_where_somebody_has_answered_or_long_ago(started, touched, answered):
    def ago(days: int) -> str:
        return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")

    begun = ago(started)
    alone = Alone(PERSON, PERSON, started=begun, touched=ago(touched) if touched != started else begun)
    assert alone.table.answered is answered


# --- keys ----------------------------------------------------------------------------------------------------


def test_who_is_here_holds_what_the_storage_says():
    async def run() -> None:
        alone = Alone(PERSON, PERSON, PERSON)
        same, more, other, lost, gone, watching = [
            alone.visitor(*seats, hash=hash)
            for hash, seats in (("same", [0]), ("more", [1]), ("other", [2]), ("lost", [2]), ("gone", [2]), ("w", []))
        ]
        alone.shelf.keys = {
            "same": same.key, "more": Key("m", "holder", [0, 1]), "other": Key("m", "holder", [1]),
            "lost": Key("m", "revoked", [2]), "w": Key("m", "holder", [1, 2]),
        }  # fmt: skip
        everyone = (same, more, other, lost, gone, watching)
        for one in everyone:
            alone.table.enter(one)
            one.news_of_table, one.log_sent = False, 5
        await alone.table.check_keys()
        assert [one.news_of_table for one in everyone] == [False, True, True, False, False, True]
        assert [one.looking for one in everyone] == [0, 1, 1, 2, 2, 1]
        assert [one.log_sent for one in everyone] == [5, 5, 0, 5, 5, 0]
        assert (lost.farewell, gone.farewell) == (Text("refused-revoked"), Text("refused-withdrawn"))
        assert (lost.key.kind, gone.key.seats) == ("holder", [2])
        assert [one.farewell for one in (same, more, other, watching)] == [None] * 4

    asyncio.run(run())


def test_a_setup_is_told_again_only_if_more_of_it_may_be_seen():
    alone = Alone(PERSON, PERSON)
    me = alone.enter(0)
    assert json.loads(alone.table.now_for(me))["setup"] == alone.table.course.setup
    assert json.loads(alone.table.now_for(me))["setup"] is None


def test_a_new_sitter_is_here_before_keys_are_looked_at_and_neighbours_look_too():
    async def run() -> None:
        alone = Alone(PERSON, OPEN)
        me = alone.enter(0)
        alone.shelf.keys = {me.hash: me.key}
        me.news_of_table = False
        alone.neighbours.notes.clear()
        await alone.table.rekeyed(1, PERSON)
        assert (alone.table.seats[1], me.news_of_table) == (PERSON, True)
        assert [note.keys for note in alone.neighbours.notes] == [True]

    asyncio.run(run())
