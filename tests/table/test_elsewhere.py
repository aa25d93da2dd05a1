"""Who is at a table through other processes, and which of them thinks: without Redis, notes are handed over here."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rulebound.kernel.text import Refused
from rulebound.table import neighbours
from rulebound.table.limits import Limits
from rulebound.table.neighbours import FORGOTTEN, Elsewhere, Neighbours, Note, RedisNeighbours
from rulebound.table.storage import Storage, database_url
from rulebound.table.tables import Tables
from rulebound.table.wire import UndoRequest
from tests.table.guest import AtHand
from tests.table.test_memory import new_match, tables_of, until, visit


def note(process: str, *here: int, spectators: int = 0) -> Note:
    return Note(process, "m", list(here), spectators)


def test_a_process_is_new_once_and_its_last_note_counts():
    others = Elsewhere()
    assert [others.hear(note("b", 1)), others.hear(note("b", 2)), others.hear(note("c"))] == [True, False, True]
    assert [others.connected(seat) for seat in (1, 2)] == [False, True]
    others.hear(note("c", spectators=3))
    others.hear(note("b", 2, spectators=2))
    assert others.spectators() == 5


def test_a_process_that_says_nothing_is_forgotten(monkeypatch):
    clock = [100.0]
    monkeypatch.setattr(neighbours.time, "monotonic", lambda: clock[0])
    others = Elsewhere()
    others.hear(note("b", 1))
    clock[0] += FORGOTTEN - 1
    others.hear(note("c", 2))
    assert others.connected(1)
    clock[0] += 1
    assert [others.connected(seat) for seat in (1, 2)] == [False, True]
    assert others.hear(note("b", 1)), "it is new again"


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
    others = Elsewhere()
    for one in told:
        others.hear(one)
    assert others.thinks("m") is thinks


def test_a_note_to_neighbours_is_about_who_is_there_unless_it_says_more():
    plain = Note("z", "m", [1], 2)
    assert (plain.asking, plain.request, plain.declined, plain.keys) == (False, None, None, False)
    assert Elsewhere().hear(plain)


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
