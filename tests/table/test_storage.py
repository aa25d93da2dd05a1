"""The storage by itself, on both databases: append-only, all or nothing, one-time invitations."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql

from rulebound.kernel.text import Refused
from rulebound.table.storage import AlreadyWritten, Event, Key, Seat, Storage, StorageLost, Stored, database_url, now
from tests.table.postgres import throwaway


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield database_url("", tmp_path_factory.mktemp("storage"))
    else:
        with throwaway() as database:
            yield database_url(database, Path())


def using(url: str, work: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = Storage(url)
        await storage.open()
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def match(id: str) -> Stored:
    return Stored(id, "match", "guardians", "1", {"players": 2}, "a seed", now(), now())


SEATS = [Seat("person", "Ann"), Seat("open")]


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
