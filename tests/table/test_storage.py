"""The storage by itself, on both databases: append-only, all or nothing, one-time invitations."""

from __future__ import annotations

import asyncio
import threading
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from rulebound.kernel.text import Refused
from rulebound.table.database import database_url
from rulebound.table.migrations import SCHEMA
from rulebound.table.schema import tables
from rulebound.table.storage import Storage
from rulebound.table.stored import AlreadyWritten, Event, Key, Seat, StorageLost, Stored, now
from tests.table.guest import PATIENCE
from tests.table.storing import using


def match(id: str) -> Stored:
    return Stored(id, "match", "guardians", "1", {"players": 2}, "a seed", now(), now(), False, b"")


SEATS = [Seat("person", "Ann"), Seat("open")]


def test_who_writes_is_waited_for_when_the_storage_closes(tmp_path):
    async def run() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite3'}")
        await storage.open()
        assert storage._writer in storage.begun
        await storage.close()
        assert storage._writer.done()

    asyncio.run(run())


def test_a_storage_has_a_file_if_it_is_sqlite_on_a_disk(tmp_path):
    assert Storage(f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite3'}").file == tmp_path / "table.sqlite3"
    assert Storage("sqlite+aiosqlite://").file is None
    assert Storage("postgresql+psycopg:///table").file is None


def test_what_is_begun_is_ended_though_nobody_waits_for_it_any_more(url):
    before = threading.active_count()

    async def work(storage: Storage) -> None:
        new = asyncio.create_task(storage.create(match("cut off"), SEATS, {"c": Key("cut off", "holder", [0])}))
        looks = [asyncio.create_task(storage.running()) for _ in range(5)]
        noted = asyncio.create_task(storage.append("before", 0, Event(0, "a")))
        for _ in range(3):
            await asyncio.sleep(0)
        for task in (new, noted, *looks):
            task.cancel()
        await asyncio.gather(new, noted, *looks, return_exceptions=True)

    async def look(storage: Storage) -> None:
        assert await storage.match("cut off") is not None
        assert await storage.seats("cut off") == SEATS
        assert await storage.events("before") == [Event(0, "a")]

    using(url, lambda storage: storage.create(match("before"), SEATS, {"b": Key("before", "holder", [0])}))
    using(url, work)
    using(url, look)
    end = time.monotonic() + 5
    while threading.active_count() > before and time.monotonic() < end:
        time.sleep(0.01)  # a thread that has been told to end takes its time on a busy machine
    assert threading.active_count() <= before


def test_a_match_comes_back_as_it_was_stored(url):
    async def work(storage: Storage) -> None:
        stored = match("whole")
        keys = {"h1": Key("whole", "holder", [0], host=True), "i1": Key("whole", "invite", [1])}
        await storage.create(stored, SEATS, keys, [Event(0, "keep:c1")])
        await asyncio.gather(*(storage.append("whole", number, Event(1, f"lay:c{number}")) for number in range(1, 40)))
        await storage.append("whole", 40, Event(0, back=3))
        assert await storage.match("whole") == stored
        assert await storage.seats("whole") == SEATS
        assert await storage.key("h1") == keys["h1"]
        assert await storage.key("nothing") is None
        events = await storage.events("whole")
        assert events == [Event(0, "keep:c1"), *(Event(1, f"lay:c{n}") for n in range(1, 40)), Event(0, back=3)]

    using(url, work)


def test_a_number_is_written_once_and_the_others_do_not_suffer(url):
    async def work(storage: Storage) -> None:
        await storage.create(match("once"), SEATS, {"h2": Key("once", "holder", [0])})
        await storage.create(match("beside"), SEATS, {"h3": Key("beside", "holder", [0])})
        await storage.append("once", 0, Event(0, "a"))
        written = await asyncio.gather(
            storage.append("beside", 0, Event(0, "a")),
            storage.append("once", 0, Event(1, "b")),
            storage.append("beside", 1, Event(0, "b")),
            storage.append("never", 0, Event(0, "a")),
            return_exceptions=True,
        )
        assert [type(result) for result in written] == [type(None), AlreadyWritten, type(None), AlreadyWritten]
        assert await storage.events("once") == [Event(0, "a")]
        assert len(await storage.events("beside")) == 2

    using(url, work)


@pytest.mark.parametrize("taken", [False, True])
def test_who_does_not_wait_for_its_answer_to_be_written_stops_nobody(url, taken):
    async def work(storage: Storage) -> None:
        id = f"hasty-{taken}"
        await storage.create(match(id), SEATS, {f"h-{id}": Key(id, "holder", [0])}, [Event(0, "a")])
        gone = asyncio.create_task(storage.append(id, 1, Event(0, "b")))
        late = [asyncio.create_task(storage.append(id, 0, Event(0, "c"))) for _ in range(2 * taken)]
        await asyncio.sleep(0)
        for hasty in (gone, *late[1:]):
            hasty.cancel()
        await asyncio.wait_for(storage.append(id, 2, Event(0, "d")), PATIENCE)
        assert await storage.events(id) == [Event(0, key) for key in "abd"]
        told = await asyncio.gather(gone, *late, return_exceptions=True)
        expected = [asyncio.CancelledError, AlreadyWritten, asyncio.CancelledError][: len(told)]
        assert [type(one) for one in told] == expected

    using(url, work)


def test_a_connection_that_broke_is_made_anew(url):
    async def work(storage: Storage) -> None:
        await storage.create(match("anew"), SEATS, {"h-anew": Key("anew", "holder", [0])})
        assert storage._writing is not None
        await storage._writing.close()
        storage._written = time.monotonic() + 60  # so lately that it is not tried before
        with pytest.raises(StorageLost):
            await storage.seat("anew", 0, Seat("person", "Ann"))
        await storage.seat("anew", 0, Seat("person", "Bob"))
        assert (await storage.seats("anew"))[0].name == "Bob"

    using(url, work)


def test_the_tables_of_schema_3_are_these():
    """They stand in databases that a new program opens: whoever changes one adds a step to `migrations.py`."""

    def told(column: sql.Column[Any]) -> str:
        marks = {"key": column.primary_key, "index": column.index, "null": column.nullable}
        marks["of matches"] = bool(column.foreign_keys)
        return " ".join([column.name, repr(column.type), *(mark for mark, has in marks.items() if has)])

    found = {table.name: [told(column) for column in table.columns] for table in tables.sorted_tables}
    assert SCHEMA == 3
    assert found == {
        "matches": [
            "id String(length=32) key", "kind String(length=16)", "game String(length=64)", "version String(length=64)",
            "setup Text()", "seed Text()", "started String(length=32)", "touched String(length=32)",
            "over Boolean() index", "summary Text()", "sealed Integer() null", "seal String(length=32) null",
            "marked String(length=32) null",
        ],
        "schema": ["version Integer() key"],
        "events": [
            "match String(length=32) key of matches", "number Integer() key", "seat Integer()", "key Text() null",
            "back Integer() null", "seal String(length=32) null",
        ],
        "bans": ["address String(length=64) key", "since String(length=32)"],
        "announcements": ["name String(length=32) key", "words Text()"],
        "decks": ["id String(length=32) key", "list Text()", "used String(length=32)"],
        "seats": [
            "match String(length=32) key of matches", "seat Integer() key", "kind String(length=16)", "name Text()",
            "player String(length=64)", "kept Boolean()",
        ],
        "tokens": [
            "hash String(length=64) key", "match String(length=32) index of matches", "kind String(length=16)",
            "seats Text()", "host Boolean()",
        ],
    }  # fmt: skip


def test_a_match_is_made_whole_or_not_at_all(url):
    async def work(storage: Storage) -> None:
        await storage.create(match("first"), SEATS, {"same": Key("first", "holder", [0])})
        with pytest.raises(StorageLost):
            await storage.create(match("second"), SEATS, {"same": Key("second", "holder", [0])})
        assert await storage.match("second") is None
        assert await storage.seats("second") == []

    using(url, work)


def test_an_invitation_is_accepted_by_one_of_many(url):
    async def work(storage: Storage) -> None:
        await storage.create(match("party"), SEATS, {"inv": Key("party", "invite", [1])})
        holder = Key("party", "holder", [1])
        taken = await asyncio.gather(
            *(storage.accept("inv", f"guest{n}", holder, 1, Seat("person", f"Guest {n}")) for n in range(5))
        )
        assert sorted(taken) == [False, False, False, False, True]
        winner = taken.index(True)
        assert (await storage.seats("party"))[1] == Seat("person", f"Guest {winner}")
        assert await storage.key("inv") is None
        assert await storage.key(f"guest{winner}") == holder

    using(url, work)


async def waits_for_a_lock(storage: Storage) -> None:
    """Until somebody waits in PostgreSQL for what another transaction holds."""
    waiting = sql.text("select count(*) from pg_stat_activity where wait_event_type = 'Lock'")
    end = time.monotonic() + PATIENCE
    while True:
        async with storage._engine.connect() as db:
            if await db.scalar(waiting):
                return
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_who_frees_a_seat_and_who_accepts_it_in_two_processes_come_one_after_the_other(url):
    async def work(storage: Storage) -> None:
        other = Storage(url)
        await other.open()
        try:
            for id in ("freeing", "joining"):
                await storage.create(match(id), SEATS, {f"{id}-link": Key(id, "invite", [1])})

            async with storage._write() as db:  # freed here: who accepts there finds the old link gone
                await storage._lock_seat(db, "freeing", 1)
                guest = Key("freeing", "holder", [1])
                accepting = asyncio.create_task(other.accept("freeing-link", "guest", guest, 1, Seat("person")))
                await waits_for_a_lock(storage)
                await db.execute(sql.text("delete from tokens where hash = 'freeing-link'"))
            assert not await accepting

            async with storage._write() as db:  # accepted here: who frees there finds the guest
                await storage._lock_seat(db, "joining", 1)
                freeing = asyncio.create_task(other.free("joining", 1, "fresh", Seat("open")))
                await waits_for_a_lock(storage)
                await db.execute(sql.text("update tokens set kind = 'holder' where hash = 'joining-link'"))
            await freeing
            assert await storage.key("joining-link") == Key("joining", "revoked", [1])
        finally:
            await other.close()

    using(url, work)


def test_a_freed_seat_is_held_by_nobody_and_led_to_by_one_link(url):
    async def work(storage: Storage) -> None:
        keys = {
            "host": Key("freed", "holder", [0], host=True), "lost": Key("freed", "holder", [1]),
            "two": Key("freed", "holder", [1, 2]), "old": Key("freed", "invite", [1]),
            "other": Key("freed", "invite", [2]), "eyes": Key("freed", "spectate", []),
        }  # fmt: skip
        await storage.create(match("freed"), [*SEATS, Seat("person")], keys)
        await storage.free("freed", 1, "new", Seat("open", "Mira"))
        assert await storage.key("lost") == Key("freed", "revoked", [1])
        assert await storage.key("two") == Key("freed", "holder", [2])
        assert await storage.key("old") is None
        assert await storage.key("new") == Key("freed", "invite", [1])
        assert [await storage.key(same) for same in ("host", "other", "eyes")] == [
            keys["host"], keys["other"], keys["eyes"],
        ]  # fmt: skip
        assert (await storage.seats("freed"))[1] == Seat("open", "Mira")
        assert await storage.accept("new", "two", Key("freed", "holder", [1, 2]), 1, Seat("person"))
        assert await storage.key("two") == Key("freed", "holder", [1, 2])

    using(url, work)


def test_what_is_removed_is_gone_and_takes_nothing_along(url):
    async def work(storage: Storage) -> None:
        for id in ("gone", "stays"):
            await storage.create(match(id), SEATS, {f"h-{id}": Key(id, "holder", [0])}, [Event(0, "a")])
        await storage.remove(["gone"])
        assert await storage.match("gone") is None
        assert (await storage.seats("gone"), await storage.events("gone")) == ([], [])
        assert await storage.key("h-gone") is None
        assert await storage.events("stays") == [Event(0, "a")]
        with pytest.raises(AlreadyWritten):
            await storage.append("gone", 1, Event(0, "b"))

    using(url, work)


def test_finished_matches_outlive_their_time_before_running_ones(url):
    async def work(storage: Storage) -> None:
        for id, over, days in (("o9", True, 9), ("o11", True, 11), ("r11", False, 11), ("r21", False, 21)):
            stamp = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
            stored = msgspec.structs.replace(match(id), over=over, touched=stamp)
            await storage.create(stored, SEATS, {f"h-{id}": Key(id, "holder", [0])})
        assert await storage.outlived(timedelta(days=10), timedelta(days=20)) == ["r21", "o11"]

    using(url, work)


def test_a_match_that_nobody_touches_for_two_weeks_takes_no_room(url):
    async def work(storage: Storage) -> None:
        before = await storage.running()
        for id, over, hours in (("lately", False, -1), ("ended", True, -1), ("left", False, 1)):
            stamp = (datetime.now(UTC) - timedelta(days=14, hours=hours)).isoformat(timespec="seconds")
            stored = msgspec.structs.replace(match(id), over=over, touched=stamp)
            await storage.create(stored, SEATS, {f"h-{id}": Key(id, "holder", [0])})
        assert await storage.running() == before + 1

    using(url, work)


def test_how_a_match_stands_is_noted_for_this_match_only(url):
    async def work(storage: Storage) -> None:
        for id in ("noted", "beside-it"):
            await storage.create(match(id), SEATS, {f"h-{id}": Key(id, "holder", [0])})
        await storage.touch([("noted", True, b"won", (7, "1:abc"))])
        told = [await storage.match(id) for id in ("noted", "beside-it")]
        assert [one and (one.over, one.summary, one.sealed, one.seal) for one in told] == [
            (True, b"won", 7, "1:abc"),
            (False, b"", None, None),
        ]
        await storage.touch([("noted", True, b"drawn", None)])
        again = await storage.match("noted")
        assert again is not None
        assert (again.summary, again.sealed) == (b"drawn", 7)

    using(url, work)


def test_a_database_of_a_newer_program_is_refused(tmp_path):
    url = database_url("", tmp_path)

    async def make_newer(storage: Storage) -> None:
        async with storage._write() as db:
            await db.execute(sql.text("update schema set version = 99"))

    async def nothing(_: Storage) -> None:
        pass

    using(url, make_newer)
    with pytest.raises(Refused) as refused:
        using(url, nothing)
    assert refused.value.text.id == "refused-database-newer"


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("", "sqlite+aiosqlite:////some/where/table.sqlite3"),
        ("sqlite:////else/where.db", "sqlite+aiosqlite:////else/where.db"),
        ("sqlite+aiosqlite:///x.db", "sqlite+aiosqlite:///x.db"),
        ("postgres://u:p@h/d", "postgresql+psycopg://u:p@h/d"),
        ("postgresql://u@h/d?host=/tmp", "postgresql+psycopg://u@h/d?host=/tmp"),
        ("postgresql+psycopg://u@h/d", "postgresql+psycopg://u@h/d"),
    ],
)
def test_a_database_is_named_in_the_usual_ways(given, url):
    assert database_url(given, Path("/some/where")) == url


@pytest.mark.parametrize(
    ("given", "why"),
    [("mysql://x", "refused-database"), ("postgresql://nobody@127.0.0.1:1/x", "refused-database-open")],
)
def test_a_database_that_cannot_be_is_refused_in_a_sentence(given, why, tmp_path):
    async def nothing(_: Storage) -> None:
        pass

    with pytest.raises(Refused) as refused:
        using(database_url(given, tmp_path), nothing)
    assert refused.value.text.id == why
    assert "secret" not in str(refused.value)
