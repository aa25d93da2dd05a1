"""A database of an older Rulebound becomes one of today with all that is in it, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from rulebound.kernel.game import load_game
from rulebound.kernel.text import Refused
from rulebound.table import migrations
from rulebound.table.course import Course
from rulebound.table.database import database_url
from rulebound.table.migrations import SCHEMA, STEPS
from rulebound.table.storage import Storage
from rulebound.table.stored import Event, Key, Seat, StorageLost
from tests.table.storing import using

OLD = Path(__file__).parent / "files" / "schema-1.sql"


def statements() -> list[str]:
    lines = [line for line in OLD.read_text().splitlines() if not line.startswith("--")]
    return [one.strip() for one in "\n".join(lines).split(";\n") if one.strip()]


async def write_old(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as db:
        for statement in statements():
            await db.exec_driver_sql(statement.rstrip(";"))
    await engine.dispose()


async def columns(storage: Storage) -> dict[str, list[tuple[str, str, bool]]]:
    def look(connection: sql.Connection) -> dict[str, list[tuple[str, str, bool]]]:
        found = sql.inspect(connection)
        return {
            table: sorted((c["name"], str(c["type"]), bool(c["nullable"])) for c in found.get_columns(table))
            for table in sorted(found.get_table_names())
        }

    async with storage._engine.connect() as db:
        return await db.run_sync(look)


def test_a_database_of_0_2_0_is_led_to_today_with_all_that_is_in_it(url):
    async def work(storage: Storage) -> None:
        async with storage._engine.connect() as db:
            assert await db.scalar(sql.text("select version from schema")) == SCHEMA
        events = await storage.events("guardian0000")
        assert (len(events), events[30]) == (36, Event(0, None, 3))
        assert await storage.key("2" * 64) == Key("versus000000", "holder", [0], True)
        assert await storage.seats("versus000000") == [Seat("person", "Mira"), Seat("computer", "", "random")]
        stored = await storage.match("guardian0000")
        assert stored is not None
        assert (stored.seed, stored.sealed, stored.seal) == (100, None, None)
        course = await Course.replay(load_game("guardians"), stored.setup, stored.seed, events, stored.version)
        assert (course.notice, course.turn, course.match.answers) == (None, 36, 8)
        await storage.append("guardian0000", 36, Event(0, "x", seal="1:aa"))
        assert (await storage.events("guardian0000"))[36].seal == "1:aa"

    asyncio.run(write_old(url))
    using(url, work)
    using(url, lambda storage: storage.try_out(write=True))


def test_it_has_the_tables_of_a_new_one(url, tmp_path):
    found: list[Any] = []

    async def note(storage: Storage) -> None:
        found.append(await columns(storage))

    async def begin_anew(storage: Storage) -> None:
        async with storage._engine.begin() as db:
            for table in found[0]:
                await db.execute(sql.text(f"drop table {table}{'' if storage.file else ' cascade'}"))

    asyncio.run(write_old(url))
    using(url, note)
    if url.startswith("sqlite"):
        (tmp_path / "new").mkdir()
        using(database_url("", tmp_path / "new"), note)
    else:
        using(url, begin_anew)
        using(url, note)
    assert found[0] == found[1]


def test_a_step_that_fails_leaves_everything_as_it_was(url, monkeypatch):
    monkeypatch.setattr(migrations, "STEPS", {2: (*STEPS[2], "alter table nowhere add column x integer")})
    asyncio.run(write_old(url))
    with pytest.raises(Refused) as refused:
        using(url, lambda storage: storage.try_out())
    assert refused.value.text.id == "refused-database-open"

    async def look() -> None:
        engine = create_async_engine(url)
        async with engine.connect() as db:
            assert await db.scalar(sql.text("select version from schema")) == 1
            with pytest.raises(sql.exc.DBAPIError):
                await db.execute(sql.text("select seal from events"))
        await engine.dispose()

    asyncio.run(look())


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_processes_that_start_together_change_the_tables_once(url, tmp_path):
    async def run() -> None:
        await write_old(url)
        servers = [Storage(url) for _ in range(4)]
        await asyncio.gather(*(server.open() for server in servers))
        found = [await columns(server) for server in servers]
        for server in servers:
            await server.try_out()
            await server.close()
        fresh = Storage(database_url("", tmp_path))
        await fresh.open()
        wanted = await columns(fresh)
        await fresh.close()
        assert [sorted(tables) for tables in found] == [sorted(wanted)] * 4

    asyncio.run(run())


# --- the file of SQLite -------------------------------------------------------------------------------------------


def test_a_damaged_file_is_refused_before_anybody_plays_on_it(tmp_path):
    url = database_url("", tmp_path)
    asyncio.run(write_old(url))
    file = tmp_path / "table.sqlite3"
    with sqlite3.connect(file) as db:
        root = db.execute("select rootpage from sqlite_master where name = 'events'").fetchone()[0]
        size = db.execute("pragma page_size").fetchone()[0]
    db.close()
    data = bytearray(file.read_bytes())
    data[(root - 1) * size : (root - 1) * size + 60] = b"\xff" * 60
    file.write_bytes(data)
    with pytest.raises(Refused) as refused:
        using(url, lambda storage: storage.try_out())
    assert refused.value.text.id in ("refused-database-damaged", "refused-database-open")
    file.write_bytes(b"no database at all" * 1000)
    with pytest.raises(Refused) as refused:
        using(url, lambda storage: storage.try_out())
    assert refused.value.text.id == "refused-database-open"


def test_only_its_owner_reads_the_file(tmp_path):
    url = database_url("", tmp_path)

    async def look(storage: Storage) -> None:
        await storage.try_out(write=True)
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        assert modes == {"table.sqlite3": 0o600, "table.sqlite3-wal": 0o600, "table.sqlite3-shm": 0o600}

    using(url, look)
    (tmp_path / "table.sqlite3").chmod(0o644)  # as earlier versions made it
    using(url, look)


def test_a_storage_that_is_gone_is_told_apart_from_a_match_that_is(tmp_path):
    async def work(storage: Storage) -> None:
        assert await storage.match("none") is None
        async with storage._write() as db:
            await db.execute(sql.text("drop table tokens"))
            await db.execute(sql.text("drop table events"))
            await db.execute(sql.text("drop table seats"))
            await db.execute(sql.text("drop table matches"))
        for look in (storage.match("x"), storage.events("x"), storage.seats("x"), storage.key("x"), storage.running()):
            with pytest.raises(StorageLost):
                await look

    using(database_url("", tmp_path), work)
