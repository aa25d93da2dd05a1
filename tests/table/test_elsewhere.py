"""Who is at a table through other processes, and which of them thinks: without Redis, notes are handed over here."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rulebound.kernel.text import Refused
from rulebound.table.computers import Computers
from rulebound.table.database import database_url
from rulebound.table.limits import Limits
from rulebound.table.neighbours import SILENT, Elsewhere, Neighbours, Note, RedisNeighbours
from rulebound.table.storage import Storage
from rulebound.table.stored import Event, Key, Seat
from rulebound.table.tables import Tables
from rulebound.table.visitor import Visitor
from rulebound.table.wire import UndoRequest
from tests.table.guest import AtHand
from tests.table.test_memory import new_match, tables_of, until, visit


def note(process: str, *here: int, spectators: int = 0) -> Note:
    return Note(process, "m", list(here), spectators)


def test_a_process_is_new_once_and_its_last_note_counts():
    others = Elsewhere(Neighbours())
    assert [others.hear(note("b", 1)), others.hear(note("b", 2)), others.hear(note("c"))] == [True, False, True]
    assert [others.connected(seat) for seat in (1, 2)] == [False, True]
    others.hear(note("c", spectators=3))
    others.hear(note("b", 2, spectators=2))
    assert others.spectators() == 5


class Street:
    """A channel to neighbours that needs no Redis, with a clock of its own, and one table that hears them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock = 100.0
        monkeypatch.setattr("rulebound.table.neighbours.time.monotonic", lambda: self.clock)
        self.channel = RedisNeighbours("redis://localhost")
        self.channel.process = "m"
        self.channel._hear_again()
        self.table = Elsewhere(self.channel)

    def say(self, process: str, *here: int, match: str = "m") -> None:
        self.channel._take(Note(process, match, list(here), 0), self.table.hear)


def test_a_channel_to_neighbours_is_deaf_until_it_is_heard_and_has_others_on_its_database():
    channel = RedisNeighbours("redis://localhost")
    assert (channel.several, channel.deaf) == (True, True)
    channel._hear_again()
    assert not channel.deaf
    alone = Neighbours()
    assert (alone.several, alone.deaf) == (False, False)


def test_a_process_that_says_nothing_is_gone_from_all_its_tables(monkeypatch):
    street = Street(monkeypatch)
    street.say("b", 1)
    street.clock += SILENT - 0.5
    street.say("c", 2)
    assert street.table.connected(1)
    assert not street.table.thinks_here(), "b is before m"
    street.clock += 0.5
    assert [street.table.connected(seat) for seat in (1, 2)] == [False, True]
    street.say("c", match="")
    street.clock += SILENT - 0.5
    assert [street.table.connected(2), street.table.thinks_here()] == [True, False], "a sign of life is enough"
    street.clock += 0.5
    assert [street.table.connected(2), street.table.thinks_here()] == [False, True]
    assert street.table.hear(note("b", 1)), "it is new again"


def test_what_a_process_says_itself_is_no_news(monkeypatch):
    street = Street(monkeypatch)
    street.say("m", 1)
    assert not street.table.connected(1)
    assert not street.channel.lives("m")


def test_who_comes_and_goes_is_news_once(monkeypatch):
    street = Street(monkeypatch)
    news = [street.channel.news(), street.channel.news()]
    street.say("b", match="")
    news += [street.channel.news(), street.channel.news()]
    street.clock += SILENT
    news += [street.channel.news(), street.channel.news()]
    assert news == [True, False] * 3


def test_without_redis_nobody_is_taken_for_gone_and_every_process_thinks(monkeypatch):
    street = Street(monkeypatch)
    street.say("b", 1)
    street.channel.deaf = True
    street.clock += 1_000
    assert [street.table.connected(1), street.table.thinks_here(), street.channel.news()] == [True, True, False]
    street.channel._hear_again()
    assert [street.table.connected(1), street.table.thinks_here()] == [True, False], "b may still say something"
    assert street.channel.news(), "what was said meanwhile was lost"
    street.clock += SILENT
    assert not street.table.connected(1)


@pytest.mark.parametrize(
    ("told", "thinks"),
    [
        ([], True),
        ([note("n", 0)], True),
        ([note("a", 0)], False),
        ([note("a", spectators=1)], False),
        ([note("a")], True),
        ([note("n", 0), note("a", 0)], False),
    ],
)
def test_the_first_by_name_of_those_with_visitors_thinks(told, thinks):
    others = Elsewhere(Listening("m"))
    for one in told:
        others.hear(one)
    assert others.thinks_here() is thinks


def test_a_note_to_neighbours_is_about_who_is_there_unless_it_says_more():
    plain = Note("z", "m", [1], 2)
    assert (plain.asking, plain.request, plain.declined, plain.keys) == (False, None, None, False)
    assert (plain.turn, plain.seats) == (-1, False)
    assert Elsewhere(Neighbours()).hear(plain)


class Listening(Neighbours):
    """Neighbours that note down what they are told."""

    def __init__(self, process: str) -> None:
        self.process = process
        self.told: list[Note] = []

    def tell(self, note: Note) -> None:
        self.told.append(note)


class Counting(AtHand):
    """Computer players that are counted while they think."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, str]] = []

    async def decide(self, match: str, record: Any, seat: int, player: str, lane: str = "") -> str:
        self.asked.append((seat, player))
        return await super().decide(match, record, seat, player)


async def with_neighbours(data: Path, others: Listening, thinkers: Counting) -> Tables:
    storage = Storage(database_url("", data))
    await storage.open()
    tables = Tables(storage, thinkers, others, Limits(pace=0))
    await tables.start()
    return tables


@pytest.mark.parametrize(("process", "thinks"), [("a", False), ("z", True)])
def test_computer_players_think_in_one_process_only(tmp_path, process, thinks):
    async def run() -> None:
        others, thinkers = Listening("m"), Counting()
        tables = await with_neighbours(tmp_path, others, thinkers)
        match = await new_match(tables, "me", "random")
        table = await tables.open(match)
        table.hear(Note(process, match, [], 1))
        _, visitor = await visit(tables, match)
        await until(lambda: len(thinkers.asked) == thinks)
        await asyncio.sleep(0.1)
        assert thinkers.asked == ([(1, "random")] if thinks else [])
        table.leave(visitor)
        await tables.close()
        await tables.storage.close()

    asyncio.run(run())


def test_neighbours_learn_who_is_here_and_answer_a_new_one(tmp_path):
    async def run() -> None:
        others = Listening("m")
        tables = await with_neighbours(tmp_path, others, Counting())
        match = await new_match(tables)
        table, visitor = await visit(tables, match)
        assert (others.told[-1].process, others.told[-1].match, others.told[-1].here) == ("m", match, [0])
        told = len(others.told)
        table.hear(Note("z", match, [1], 0))
        assert len(others.told) == told + 1, "who is new is told"
        table.hear(Note("z", match, [1], 0))
        assert len(others.told) == told + 1
        assert [view.connected for view in table.seat_views()] == [True, True]
        table.leave(visitor)
        assert others.told[-1].here == []
        table.hear(Note("y", match, [], 0))
        assert others.told[-1].here == [], "nobody is here: nothing to tell"
        assert len(others.told) == told + 2
        await tables.close()
        await tables.storage.close()

    asyncio.run(run())


def test_an_answer_is_told_only_where_somebody_hears_it_and_who_knows_less_is_told(tmp_path):
    async def run() -> None:
        others = Listening("m")
        tables = await with_neighbours(tmp_path, others, Counting())
        match = await new_match(tables, "me", "open")
        table, visitor = await visit(tables, match)
        told = len(others.told)
        await table.answer(visitor, 0, 0, table.course.match.choices[0].keys[0])
        assert len(others.told) == told, "nobody is there through another process"
        table.hear(Note("z", match, [1], 0, turn=1))
        told = len(others.told)
        table.hear(Note("z", match, [1], 0, turn=1))
        assert len(others.told) == told, "it knows as much"
        table.hear(Note("z", match, [1], 0, turn=0))
        assert others.told[-1].turn == 1, "it knows less"
        assert len(others.told) == told + 1
        other = Visitor(Key(match, "holder", [1]), "hash 1", tables.limits)
        table.enter(other)
        told = len(others.told)
        await table.answer(other, 1, 0, table.course.match.choices[1].keys[0])
        assert [note.turn for note in others.told[told:]] == [2]
        await tables.close()
        await tables.storage.close()

    asyncio.run(run())


def test_what_others_have_written_is_read_when_they_say_so_or_when_the_storage_is_looked_at(tmp_path, monkeypatch):
    async def run() -> None:
        others = Listening("m")
        tables = await with_neighbours(tmp_path, others, Counting())
        match = await new_match(tables, "me", "open")
        table, _ = await visit(tables, match)
        asked = []
        events = tables.storage.events

        async def reading(match: str, since: int = 0) -> list[Event]:
            asked.append(since)
            return await events(match, since)

        monkeypatch.setattr(tables.storage, "events", reading)
        table.hear(Note("z", match, [1], 0, turn=0))
        await asyncio.sleep(0.05)
        assert asked == [], "it knows no more than we do"
        await tables.storage.append(match, 0, Event(0, table.course.match.choices[0].keys[0]))
        table.hear(Note("z", match, [1], 0, turn=1))
        await until(lambda: table.course.turn == 1)
        await tables.storage.append(match, 1, Event(1, table.course.match.choices[1].keys[0]))
        await tables.look_around()
        await until(lambda: table.course.turn == 2)
        assert asked == [0, 1]
        await tables.close()
        await tables.storage.close()

    asyncio.run(run())


@pytest.mark.parametrize("visited", [False, True])
def test_a_table_is_brought_up_to_date_for_the_next_visitor(tmp_path, visited):
    """Who comes from a process that was killed before it could tell us has seen what nobody here knows."""

    async def run() -> None:
        others = Listening("m")
        others.several = True
        tables = await with_neighbours(tmp_path, others, Counting())
        match = await new_match(tables, "me", "open")
        table = (await visit(tables, match))[0] if visited else await tables.open(match)
        await tables.storage.append(match, 0, Event(0, table.course.match.choices[0].keys[0]))
        assert await tables.open(match) is table
        assert table.course.turn == 1
        await tables.close()
        await tables.storage.close()

    asyncio.run(run())


def test_others_are_told_to_look_who_sits_where_if_that_has_changed_and_only_then(tmp_path):
    async def run() -> None:
        others = Listening("m")
        tables = await with_neighbours(tmp_path, others, Counting())
        table, visitor = await visit(tables, await new_match(tables, "me", "open"))
        table.hear(Note("z", table.id, [1], 0))
        others.told.clear()
        await table.rename(visitor, 0, "Mira")
        assert [note.seats for note in others.told] == [True]
        others.told.clear()
        await table.answer(visitor, 0, 0, table.course.match.choices[0].keys[0])
        assert [note.seats for note in others.told] == [False]
        await tables.close()
        await tables.storage.close()

    asyncio.run(run())


def test_who_sits_where_is_read_when_another_process_says_that_it_has_changed(tmp_path):
    async def run() -> None:
        tables = await with_neighbours(tmp_path, Listening("m"), Counting())
        table, _ = await visit(tables, await new_match(tables, "me", "open"))
        await tables.storage.seat(table.id, 1, Seat("person", "Mira"))
        table.hear(Note("z", table.id, [1], 0, turn=0))
        await asyncio.sleep(0.05)
        assert table.seats[1].name == ""
        table.hear(Note("z", table.id, [1], 0, turn=0, seats=True))
        await until(lambda: table.seats[1].name == "Mira")
        await tables.close()
        await tables.storage.close()

    asyncio.run(run())


def test_when_processes_come_or_go_whoever_is_visited_tells_and_lets_computers_think(tmp_path, monkeypatch):
    async def run() -> None:
        others = Listening("m")
        tables = await with_neighbours(tmp_path, others, Counting())
        table, _ = await visit(tables, await new_match(tables, "me", "open"))
        lonely = await tables.open(await new_match(tables, "me", "open"))
        woken: list[str] = []
        monkeypatch.setattr(Computers, "wake", lambda computers: woken.append(computers._table.id))
        others.told.clear()
        for one in (table, lonely):
            one.neighbours_changed()
        assert (woken, [note.match for note in others.told]) == ([table.id], [table.id])
        await tables.close()
        await tables.storage.close()

    asyncio.run(run())


def test_when_a_process_dies_the_others_count_anew_who_is_there_and_think(tmp_path, monkeypatch):
    async def run() -> None:
        others, thinkers = Listening("m"), Counting()
        tables = await with_neighbours(tmp_path, others, thinkers)
        match = await new_match(tables, "me", "random")
        table = await tables.open(match)
        table.hear(Note("a", match, [1], 1))
        _, visitor = await visit(tables, match)
        await visitor.news()
        monkeypatch.setattr(others, "lives", lambda process: False)
        monkeypatch.setattr(others, "news", lambda: True)
        await until(lambda: thinkers.asked == [(1, "random")])
        assert visitor.news_of_seats
        assert table.spectators == 0
        await tables.close()
        await tables.storage.close()

    asyncio.run(run())


def test_a_request_that_was_made_elsewhere_is_asked_here_and_a_refusal_is_told(tmp_path):
    async def run() -> None:
        async with tables_of(tmp_path) as tables:
            match = await new_match(tables)
            table, _ = await visit(tables, match)
            asked = UndoRequest(table.course.turn, 1, [0])
            table.hear(Note("z", match, [1], 0, asking=True, request=asked))
            await until(lambda: table.request is not None)
            assert table.request is not None
            assert (table.request.number, table.request.seat, table.request.waiting) == (0, 1, {0})
            old = UndoRequest(table.course.turn + 1, 1, [0])
            table.hear(Note("z", match, [1], 0, asking=True, request=old))
            await until(lambda: table.request is None)

    asyncio.run(run())


@pytest.mark.parametrize("url", ["unix:///nowhere/redis", "carrier-pigeon"])
def test_a_redis_that_is_not_there_is_refused_with_a_sentence(url):
    async def run() -> None:
        channel = RedisNeighbours(url)
        try:
            await channel.open(lambda note: None)
        finally:
            await channel.close()

    with pytest.raises(Refused) as refused:
        asyncio.run(run())
    assert refused.value.text.id == "refused-redis"
