"""Matches that nobody visits leave the memory and come back from the storage."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from rulebound.kernel.text import Refused
from rulebound.table import wire
from rulebound.table.database import database_url
from rulebound.table.founding import found_match
from rulebound.table.limits import Limits
from rulebound.table.neighbours import Neighbours
from rulebound.table.storage import Storage
from rulebound.table.stored import Key
from rulebound.table.table import Table
from rulebound.table.tables import Tables
from rulebound.table.visitor import Visitor
from tests.table.guest import PATIENCE, AtHand, Guest


@asynccontextmanager
async def tables_of(data: Path, **limits: Any) -> AsyncIterator[Tables]:
    """The tables of a server, without its sockets."""
    storage = Storage(database_url("", data))
    await storage.open()
    tables = Tables(storage, AtHand(), Neighbours(), Limits(**limits))
    await tables.start()
    try:
        yield tables
    finally:
        await tables.close()
        await storage.close()


async def new_match(tables: Tables, *kinds: str) -> str:
    """Of two seats, given as in `Server.new`: mine and an open one."""
    people = {"me": wire.SeatWish("me"), "open": wire.SeatWish("open")}
    seats = [people.get(kind) or wire.SeatWish("computer", player=kind) for kind in kinds or people]
    return (await found_match(tables, wire.NewMatch("guardians", {"players": 2}, seats))).match


async def visit(tables: Tables, match: str) -> tuple[Table, Visitor]:
    table = await tables.open(match)
    visitor = Visitor(Key(match, "holder", [0]), "hash", tables.limits)
    table.enter(visitor)
    return table, visitor


async def until(holds: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def test_the_tables_are_seen_to_once_a_second(tmp_path):
    async def run() -> None:
        async with tables_of(tmp_path) as tables:
            seen = []
            note = tables._note

            async def noting() -> None:
                seen.append(time.monotonic())
                await note()

            tables._note = noting  # type: ignore[method-assign]
            await until(lambda: len(seen) == 3)
            assert seen[2] - seen[0] > 1

    asyncio.run(run())


def test_a_match_without_visitors_leaves_the_memory_once_it_is_noted(tmp_path):
    async def run() -> None:
        async with tables_of(tmp_path, idle=0.1) as tables:
            left, kept = [await new_match(tables) for _ in range(2)]
            table, visitor = await visit(tables, left)
            staying, _ = await visit(tables, kept)
            await table.answer(visitor, 0, 0, table.course.match.choices[0].keys[0])
            table.leave(visitor)
            assert not table.is_idle  # the storage does not know how it stands
            await until(lambda: tables.live(left) is None)
            assert tables.live(kept) is staying
            assert len(tables) == 1
            back = await tables.open(left)
            assert back is not table
            assert back.course.match.answers == 1

    asyncio.run(run())


def test_a_match_stays_in_memory_for_a_while(tmp_path):
    async def run() -> None:
        async with tables_of(tmp_path, idle=1000) as tables:
            match = await new_match(tables)
            table, visitor = await visit(tables, match)
            table.leave(visitor)
            await until(lambda: table.is_idle)
            await asyncio.sleep(1.2)  # the keeper comes by once a second
            assert tables.live(match) is table

    asyncio.run(run())


def test_who_comes_makes_room_by_the_match_that_was_left_first(tmp_path):
    async def run() -> None:
        async with tables_of(tmp_path, idle=1000, tables=2) as tables:
            matches = [await new_match(tables) for _ in range(4)]
            first, second = [await visit(tables, match) for match in matches[:2]]
            with pytest.raises(Refused, match="refused-full"):
                await tables.open(matches[2])
            for table, visitor in (second, first):
                table.leave(visitor)
            await until(lambda: first[0].is_idle and second[0].is_idle)
            await tables.open(matches[2])
            assert (tables.live(matches[1]), tables.live(matches[0])) == (None, first[0])
            assert second[0].lost
            assert len(tables) == 2

    asyncio.run(run())


def test_two_who_come_together_come_to_one_table(tmp_path):
    async def run() -> None:
        async with tables_of(tmp_path) as tables:
            match = await new_match(tables)
            one, other = await asyncio.gather(tables.open(match), tables.open(match))
            assert one is other
            with pytest.raises(Refused, match="refused-no-match"):
                await tables.open("nothing")

    asyncio.run(run())


def test_a_server_with_no_room_says_so(tmp_path, serve):
    server = serve(tmp_path, limits={"tables": 1})
    created = [server.new("me", "open", seed=seed) for seed in range(2)]
    guest = server.sit(created[0]["token"])
    other = Guest(server.url, None)
    other.send({"type": "hello", "token": created[1]["token"]})
    assert other.read()["text"]["id"] == "refused-full"
    guest.close()
    other.close()
