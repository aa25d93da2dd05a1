"""What the storage takes for old, to the second, by a clock of the test; what it changes; how its file is private."""

from __future__ import annotations

import asyncio
import stat
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import msgspec
import pytest

from rulebound.kernel.text import Refused, refuse
from rulebound.table import database
from rulebound.table import storage as stored
from rulebound.table.database import Database, _keep_private, database_url
from rulebound.table.schema import CONTENTS, matches, tokens
from rulebound.table.storage import Storage
from rulebound.table.stored import Event, Key, Seat, Unreadable
from tests.table.storing import using
from tests.table.test_storage import SEATS, match

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)
DAY, SECOND = timedelta(days=1), timedelta(seconds=1)


class Clock(datetime):
    """It is noon, but for the server of another test that may run in a thread beside this one."""

    here: ClassVar[int]

    @classmethod
    def now(cls, tz: Any = None) -> Any:
        return NOON if threading.get_ident() == cls.here else datetime.now(tz)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock.here = threading.get_ident()
    monkeypatch.setattr(stored, "datetime", Clock)
    monkeypatch.setattr(stored, "now", lambda: Clock.now(UTC).isoformat(timespec="seconds"))


def ago(age: timedelta) -> str:
    return (NOON - age).isoformat(timespec="seconds")


async def lay(storage: Storage, id: str, events: Sequence[Event] = (), **more: Any) -> None:
    """A match of which this and that is otherwise than usual."""
    new = msgspec.structs.replace(match(id), **more)
    await storage.create(new, SEATS, {f"h-{id}": Key(id, "holder", [0])}, events)


async def mark(storage: Storage, id: str, age: timedelta) -> None:
    async with storage._write() as db:
        await db.execute(matches.update().where(matches.c.id == id).values(marked=ago(age)))


@pytest.mark.parametrize(
    ("started", "touched", "over", "counts"),
    [
        (3 * DAY, 3 * DAY - SECOND, False, True),
        (3 * DAY, 3 * DAY - SECOND, True, False),
        (3 * DAY, 3 * DAY, False, False),
        (2 * DAY, 2 * DAY, False, False),
        (2 * DAY - SECOND, 2 * DAY - SECOND, False, True),
        (20 * DAY, 14 * DAY, False, False),
        (20 * DAY, 14 * DAY - SECOND, False, True),
    ],
)
def test_a_match_takes_room_while_it_is_played_or_new(tmp_path, started, touched, over, counts):
    async def work(storage: Storage) -> None:
        await lay(storage, "m", started=ago(started), touched=ago(touched), over=over)
        assert await storage.running(2 * DAY) == int(counts)

    using(database_url("", tmp_path), work)


def test_a_match_has_outlived_its_time_when_more_than_that_has_passed(tmp_path):
    async def work(storage: Storage) -> None:
        for over, days in ((True, 1), (False, 2)):
            for more in (0, 1):
                await lay(storage, f"{days}+{more}", over=over, touched=ago(days * DAY + more * SECOND))
        assert await storage.outlived(DAY, 2 * DAY) == ["2+1", "1+1"], "the oldest first"
        await lay(storage, "spared", over=True, touched=ago(3 * DAY))
        assert await storage.mark(DAY, 2 * DAY, ["spared"]) == ["2+1", "1+1"]
        assert await storage.mark(DAY, 2 * DAY, ["spared"]) == [], "they are marked"
        await mark(storage, "2+1", -SECOND)
        assert await storage.mark(DAY, 2 * DAY, ["spared"]) == ["2+1"], "a mark of the future is none"
        for id, age in (("2+1", 3 * DAY), ("1+1", 3 * DAY + SECOND), ("1+0", 9 * DAY)):
            await mark(storage, id, age)
        assert await storage.doomed(DAY, 2 * DAY, 3 * DAY) == ["1+1"]

    using(database_url("", tmp_path), work)


def test_a_match_that_nobody_ever_answered_in_is_told_once_it_is_old_and_not_over(tmp_path):
    async def work(storage: Storage) -> None:
        old = ago(DAY + SECOND)
        await lay(storage, "old", touched=old)
        await lay(storage, "new", touched=ago(DAY))
        await lay(storage, "over", touched=old, over=True)
        await lay(storage, "answered", [Event(0, "a")], touched=old)
        assert await storage.unanswered(DAY) == ["old"]

    using(database_url("", tmp_path), work)


def test_a_match_is_as_long_as_it_has_events(tmp_path):
    async def work(storage: Storage) -> None:
        await lay(storage, "m", [Event(0, "a"), Event(1, "b")])
        await lay(storage, "n", [Event(0, "a")])
        await lay(storage, "none")
        assert await storage.lengths(["m", "none"]) == {"m": 2}

    using(database_url("", tmp_path), work)


# --- what is changed -----------------------------------------------------------------------------------------------


def test_a_new_link_takes_the_place_of_those_to_the_same_seat_of_the_same_kind(tmp_path):
    async def work(storage: Storage) -> None:
        keys = {
            "old": Key("m", "invite", [1]), "elsewhere": Key("n", "invite", [1]), "holder": Key("m", "holder", [1]),
            "beside": Key("m", "invite", [0]), "other": Key("n", "holder", [1]),
        }  # fmt: skip
        await lay(storage, "m")
        await lay(storage, "n")
        for hash, key in keys.items():
            await storage.add_key(hash, key)
        await storage.replace_key("new", Key("m", "invite", [1]))
        assert [hash for hash in keys if await storage.key(hash) is None] == ["old"]
        assert await storage.key("new") == keys["old"]

    using(database_url("", tmp_path), work)


def test_who_sits_down_sits_on_one_seat_of_one_match(tmp_path):
    async def work(storage: Storage) -> None:
        await lay(storage, "m")
        await lay(storage, "n")
        await storage.seat("m", 1, Seat("person", "Mira"))
        assert await storage.seats("m") == [SEATS[0], Seat("person", "Mira")]
        assert await storage.seats("n") == SEATS

    using(database_url("", tmp_path), work)


def test_who_is_banned_is_banned_once_and_no_longer_than_wanted(tmp_path):
    async def work(storage: Storage) -> None:
        for address in ("192.0.2.7", "192.0.2.7", "192.0.2.5"):
            await storage.ban(address)
        assert await storage.bans() == ["192.0.2.5", "192.0.2.7"]
        assert [await storage.unban("192.0.2.7") for _ in range(2)] == [True, False]
        assert await storage.bans() == ["192.0.2.5"]

    using(database_url("", tmp_path), work)


def test_what_the_host_says_takes_the_place_of_what_was_said_before(tmp_path):
    async def work(storage: Storage) -> None:
        for words in ("", "Back at nine.", "Back at ten.", ""):
            await storage.announce(words)
            assert await storage.notice() == words

    using(database_url("", tmp_path), work)


def test_what_cannot_be_read_is_said_to_be_so(tmp_path):
    async def work(storage: Storage) -> None:
        await lay(storage, "m")
        async with storage._write() as db:
            await db.execute(tokens.update().values(seats="[0"))
            await db.execute(matches.update().values(setup="{"))
        with pytest.raises(Unreadable, match="a token of match m"):
            await storage.key("h-m")
        with pytest.raises(Unreadable, match="match m"):
            await storage.match("m")

    using(database_url("", tmp_path), work)


# --- the file ------------------------------------------------------------------------------------------------------


def test_a_database_is_private_from_its_first_moment(tmp_path, monkeypatch):
    asked: list[tuple[str, int]] = []
    monkeypatch.setattr(Path, "chmod", lambda path, mode: asked.append((path.name, mode)))
    file = tmp_path / "x.sqlite3"
    (tmp_path / "x.sqlite3-wal").touch()
    _keep_private(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert asked == [("x.sqlite3", 0o600), ("x.sqlite3-wal", 0o600)]


def test_a_database_knows_when_it_was_last_written_to(tmp_path, monkeypatch):
    async def work(storage: Storage) -> None:
        monkeypatch.setattr(database, "time", SimpleNamespace(monotonic=lambda: 77.0))
        await storage.try_out()
        assert storage._written != 77, "only read"
        await storage.try_out(write=True)
        assert storage._written == 77

    using(database_url("", tmp_path), work)


class Broken:
    """A connection over which nothing goes any more."""

    def __init__(self) -> None:
        self.tried = 0

    def begin(self) -> Any:
        self.tried += 1
        raise OSError("gone")

    async def invalidate(self) -> None:
        pass

    async def close(self) -> None:
        pass


@pytest.mark.parametrize(("written", "tried"), [(0.1, 0), (0.0, 1), (-5.0, 1)])
def test_a_database_tries_a_connection_that_was_idle_and_gives_it_up_if_it_is_broken(monkeypatch, written, tried):
    async def run() -> None:
        storage = Storage("postgresql+psycopg:///nowhere")
        storage._writing = broken = cast(Any, Broken())
        storage._written = written
        await storage._try_writer()
        assert (broken.tried, storage._writing) == (tried, None if tried else broken)

    monkeypatch.setattr(database, "time", SimpleNamespace(monotonic=lambda: 0.2))
    asyncio.run(run())


def test_a_storage_that_does_not_open_writes_nothing(monkeypatch):
    async def fail(database: Database) -> None:
        raise refuse("refused-database-newer", theirs=9, ours=2)

    async def run() -> None:
        storage = Storage("sqlite+aiosqlite://")
        with pytest.raises(Refused):
            await storage.open()
        assert not hasattr(storage, "_writer")

    monkeypatch.setattr(Database, "open", fail)
    asyncio.run(run())


class Looked:
    """A connection on which all tables are empty; it notes what was said before they were looked at."""

    def __init__(self) -> None:
        self.said: list[str] = []

    async def execute(self, words: Any) -> None:
        self.said.append(str(words))

    async def exec_driver_sql(self, words: str) -> None:
        self.said.append(words)

    async def stream(self, query: Any) -> Any:
        self.said.append("looked")
        return self.nothing()

    async def nothing(self) -> AsyncIterator[Any]:
        rows: list[Any] = []
        for row in rows:
            yield row

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Any]:
        yield self


@pytest.mark.parametrize(
    ("url", "begins"),
    [
        ("postgresql+psycopg:///x", "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"),
        ("sqlite+aiosqlite:///x.sqlite3", "BEGIN"),
    ],
)
def test_all_rows_are_those_of_one_moment(url, begins):
    looked = Looked()

    async def run() -> None:
        storage: Any = Storage(url)
        storage._read = looked.read
        assert [row async for row in storage.rows()] == []

    asyncio.run(run())
    assert looked.said == [begins, *["looked"] * len(CONTENTS)]
