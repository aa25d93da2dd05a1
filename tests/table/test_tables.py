"""The tables of a server as their keeper sees them, and whom the host has banned: without a database."""

from __future__ import annotations

import asyncio
import gc
import threading
from datetime import UTC, datetime, timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from rulebound.kernel.text import Refused, Text
from rulebound.table import metrics
from rulebound.table import tables as kept
from rulebound.table.limits import Limits
from rulebound.table.neighbours import Neighbours
from rulebound.table.stored import StorageLost
from rulebound.table.tables import Tables, _sealed, is_banned, read_bans
from tests.table.alone import PERSON, Alone, Told
from tests.table.sleeping import EnoughSeen, watch_sleep


def test_whoever_is_in_one_of_the_banned_networks_is_banned():
    bans = read_bans(["192.0.2.7", "nonsense", "198.51.100.9/24", "2001:db8::5/64"])
    assert len(bans) == 3
    tried = ("192.0.2.7", "192.0.2.8", "198.51.100.1", "2001:db8::9", "2001:db8::9%eth0", "2001:db9::1", "", "nobody")
    assert [is_banned(address, bans) for address in tried] == [True, False, True, True, True, False, False, False]
    assert not is_banned("192.0.2.7", [])


def some(storage: Any = None, neighbours: Any = None, **limits: Any) -> Tables:
    return Tables(storage or cast(Any, None), cast(Any, None), neighbours or Neighbours(), Limits(**limits))


def test_each_second_the_tables_with_visitors_let_time_pass(monkeypatch):
    ticked: list[str] = []
    done: list[str] = []

    async def run() -> None:
        tables = some(keep=0, idle=10)
        for id, visitors, idle, changed in (
            ("here", {1}, False, 0), ("empty", set(), True, 95), ("left", set(), True, 89), ("busy", set(), False, 0),
        ):  # fmt: skip
            tables._by_id[id] = cast(Any, SimpleNamespace(
                id=id, visitors=visitors, is_idle=idle, changed_at=changed, tick=lambda id=id: ticked.append(id),
                tell_neighbours=lambda: None, retire=lambda id=id: done.append(id),
            ))  # fmt: skip

        async def sleep(seconds: float) -> None:
            done.append(f"slept {seconds}")
            if len(done) > 3:
                raise EnoughSeen

        async def fail() -> None:
            done.append("noted")
            raise StorageLost

        monkeypatch.setattr(kept, "time", SimpleNamespace(monotonic=lambda: 100.0))
        monkeypatch.setattr(tables, "_note", fail)
        watch_sleep(monkeypatch, sleep)
        refused = metrics.events.total("storage-refused")
        with pytest.raises(EnoughSeen):
            await tables._keep()
        assert metrics.events.total("storage-refused") == refused + 1
        assert set(tables._by_id) == {"here", "empty", "busy"}

    asyncio.run(run())
    assert ticked == ["here"]
    assert done == ["slept 1", "noted", "left", "slept 1"]


def test_tables_are_seen_to_each_at_its_time(monkeypatch):
    done: dict[str, list[int]] = {}
    second = -1

    async def run() -> None:
        tables = some()

        async def sleep(seconds: float) -> None:
            nonlocal second
            assert seconds == 1
            second += 1
            if second in (50, 60):
                tables._let_gone = second // 10 + 94  # so many have left: at first one too few
            if second > 3601:
                raise EnoughSeen

        here = threading.get_ident()

        def at(what: str) -> None:
            if threading.get_ident() == here:  # the server of another test may collect its garbage too
                done.setdefault(what, []).append(second)

        async def later(what: str) -> None:
            at(what)

        watch_sleep(monkeypatch, sleep)
        monkeypatch.setattr(gc, "collect", lambda: at("collected"))
        monkeypatch.setattr(tables, "_forget", lambda: later("forgotten"))
        monkeypatch.setattr(tables, "_note", lambda: later("noted"))
        monkeypatch.setattr(tables, "hear_host", lambda: later("host heard"))
        monkeypatch.setattr(tables, "look_around", lambda: later("looked around"))
        monkeypatch.setattr(tables.neighbours, "several", True, raising=False)
        monkeypatch.setattr(tables.neighbours, "news", lambda: second == 7)
        tables._by_id["m"] = cast(Any, SimpleNamespace(
            visitors=set(), is_idle=False, neighbours_changed=lambda: at("told"),
        ))  # fmt: skip
        with pytest.raises(EnoughSeen):
            await tables._keep()

    asyncio.run(run())
    assert done.pop("noted") == list(range(3602))
    assert done.pop("host heard") == list(range(0, 3602, 5))
    assert done.pop("looked around") == sorted([7, *range(0, 3602, 10)])
    assert done == {"forgotten": [-1, 3599], "collected": [0, 60, 3600], "told": [7]}


def test_tables_begin_to_be_kept_once_their_neighbours_are_heard():
    class Deaf(Neighbours):
        async def open(self, hear: object) -> None:
            raise OSError("no neighbours")

    async def run() -> None:
        tables = some(neighbours=Deaf())
        with pytest.raises(OSError, match="no neighbours"):
            await tables.start()
        assert not hasattr(tables, "_keeper")

    asyncio.run(run())


def test_tables_are_closed_after_their_keeper_has_ended_and_noted_last(monkeypatch):
    done: list[str] = []

    class Others(Neighbours):
        async def close(self) -> None:
            done.append("neighbours")

    async def run() -> None:
        tables = some(neighbours=Others())

        async def keep() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                await asyncio.sleep(0)
                done.append("kept")

        async def note() -> None:
            done.append("noted")

        async def close() -> None:
            done.append("table")

        monkeypatch.setattr(tables, "_keep", keep)
        monkeypatch.setattr(tables, "_note", note)
        tables._by_id["m"] = cast(Any, SimpleNamespace(close=close))
        await tables.start()
        await asyncio.sleep(0)
        await tables.close()
        assert done == ["kept", "noted", "table", "neighbours"]

    asyncio.run(run())


def test_a_table_that_is_here_is_opened_as_it_is_and_one_that_is_lost_is_read_anew():
    async def run() -> None:
        tables = some(tables=1)
        here, read = Alone(PERSON, PERSON).table, Alone(PERSON, PERSON).table
        tables._by_id["m"] = here

        async def _read(id: str) -> Any:
            return read

        tables._read = _read  # type: ignore[method-assign]
        assert await tables.open("m") is here
        here.lost = here.noted = True
        assert await tables.open("m") is read
        assert (tables.live("m"), len(tables), tables._opening) == (read, 1, {})
        assert tables.live("n") is None
        read.visitors.add(cast(Any, "somebody"))
        with pytest.raises(Refused) as wrong:
            await tables.open("n")
        assert wrong.value.text.id == "refused-full"

    asyncio.run(run())


# --- what the storage is told and asked ---------------------------------------------------------------------------


class Books:
    """A storage that notes what it is told."""

    def __init__(self) -> None:
        self.touched: list[Any] = []
        self.fails = False
        self.words = ""
        self.banned: list[str] = []
        self.there: set[str] = set()
        self.asked: list[Any] = []
        self.newest: datetime | None = datetime.now(UTC)
        self.to_mark: list[list[str]] = []
        self.doomed_ones: list[list[str]] = []
        self.removed: list[str] = []

    async def touch(self, standings: list[Any], unanswered: set[str]) -> None:
        self.touched.append((standings, unanswered))
        if self.fails:
            raise StorageLost

    async def bans(self) -> list[str]:
        return self.banned

    async def notice(self) -> str:
        return self.words

    async def still_there(self, matches: list[str]) -> set[str]:
        self.asked.append(list(matches))
        return self.there

    async def newest_use(self) -> datetime | None:
        return self.newest

    async def mark(self, over: timedelta, running: timedelta, spared: list[str]) -> list[str]:
        self.asked.append((over.days, running.days, list(spared)))
        return self.to_mark.pop(0) if self.to_mark else []

    async def doomed(self, over: timedelta, running: timedelta, grace: timedelta) -> list[str]:
        self.asked.append((over.days, running.days, grace.days))
        return self.doomed_ones.pop(0) if self.doomed_ones else []

    async def remove(self, matches: list[str]) -> None:
        self.removed += matches


def test_tables_are_noted_as_they_stand_and_sealed_when_nobody_is_there():
    async def run() -> None:
        books = Books()
        tables = some(books)
        await tables._note()
        assert books.touched == [], "there is nothing to note"
        alones = [Alone(PERSON, PERSON) for _ in range(6)]
        left, here, over, study, lost, noted = (alone.table for alone in alones)
        for id, table in zip("abcdef", (left, here, over, study, lost, noted), strict=True):
            table.id, table.answered = id, id in "ab"
            tables._by_id[id] = table
        for table in (here, over):
            table.visitors.add(alones[0].visitor(0))
        over.course.answer(0, "!concede")
        study.kind = "study"
        lost.lost = noted.noted = True
        books.fails = True
        with pytest.raises(StorageLost):
            await tables._note()
        assert not any(table.noted for table in (left, here, over, study))
        books.fails = False
        await tables._note()
        assert all(table.noted for table in (left, here, over, study))
        assert not lost.noted
        standings, unanswered = books.touched[-1]
        assert [(id, ended, seal) for id, ended, _, seal in standings] == [
            ("a", False, (0, left.course.match.seal())), ("b", False, None),
            ("c", True, (1, over.course.match.seal())), ("d", True, (0, study.course.match.seal())),
        ]  # fmt: skip
        drawn = [bool(msgspec.json.decode(summary)["position"]) for _, _, summary, _ in standings]
        assert drawn == [True, False, False, True]
        assert unanswered == {"c", "d"}

    asyncio.run(run())


def test_tables_that_are_stuck_are_not_sealed():
    table = Alone(PERSON, PERSON).table
    assert _sealed(table.course) == (0, table.course.match.seal())
    table.course.notice = Text("refused-match-stuck")
    assert _sealed(table.course) is None


def test_tables_hear_what_the_host_says_and_once():
    async def run() -> None:
        books = Books()
        tables = some(books)
        await tables.hear_host()
        assert books.asked == [], "nobody is here"
        alone = Alone(PERSON, PERSON)
        me = alone.visitor(0)
        alone.table.visitors.add(me)
        tables._by_id["m"] = alone.table
        books.there, books.banned = {"m"}, ["192.0.2.7"]
        for words, told in (("", 0), ("Back at nine.", 1), ("Back at nine.", 0), ("", 0), ("At ten.", 1)):
            books.words = words
            await tables.hear_host()
            assert (len(me.replies()), tables.notice) == (told, words)
        assert is_banned("192.0.2.7", tables.bans)
        assert (tables.live("m"), me.farewell) == (alone.table, None)
        books.there = set()
        await tables.hear_host()
        assert (tables.live("m"), me.farewell, alone.table.lost) == (None, Text("refused-removed"), True)

    asyncio.run(run())


def test_tables_are_read_on_if_others_have_written_and_they_are_still_here():
    async def run() -> None:
        read: list[str] = []
        tables = some()

        def begin(id: str, work: Any) -> None:
            work.close()
            read.append(id)

        async def lengths(matches: list[str]) -> dict[str, int]:
            assert matches == ["same", "more", "left"], "only what is visited, and not lost"
            del tables._by_id["left"]
            return {"same": 0, "more": 1, "left": 1}

        tables.storage = cast(Any, SimpleNamespace(lengths=lengths))
        for id in ("same", "more", "left", "lost", "empty"):
            alone = Alone(PERSON, PERSON)
            alone.table.id, alone.table.lost = id, id == "lost"
            cast(Any, alone.table).start = partial(begin, id)
            if id != "empty":
                alone.table.visitors.add(alone.visitor(0))
            tables._by_id[id] = alone.table
        await tables.look_around()
        assert read == ["more"]

    asyncio.run(run())


def test_tables_that_are_old_are_marked_and_then_deleted():
    async def run() -> None:
        books = Books()
        tables = some(books, Told(), keep=10)
        tables._by_id["here"] = Alone(PERSON, PERSON).table
        books.to_mark, books.doomed_ones = [["a", "b"], ["c"]], [["x", "here"], ["y"], ["here"]]
        marked = metrics.events.total("match-marked")
        await tables._forget()
        assert metrics.events.total("match-marked") == marked + 3
        assert books.removed == ["x", "y"], "what is here stays"
        assert books.asked == [(10, 40, ["here"])] * 3 + [(10, 40, 3)] * 3
        assert [(note.match, note.here) for note in cast(Told, tables.neighbours).notes] == [("x", []), ("y", [])]
        assert "here" in tables._by_id

    asyncio.run(run())


@pytest.mark.parametrize(
    ("keep", "days", "doubted"), [(0, 1, None), (10, 10, False), (10, 11, True), (10, None, False)]
)
def test_tables_are_all_kept_if_the_clock_may_be_wrong_or_the_host_keeps_all(monkeypatch, keep, days, doubted):
    now = datetime.now(UTC)
    monkeypatch.setattr(kept, "datetime", SimpleNamespace(now=lambda zone: now))

    async def run() -> None:
        books = Books()
        books.newest = None if days is None else now - timedelta(days=days)
        told = metrics.events.total("clock-doubted")
        await some(books, keep=keep)._forget()
        assert len(books.asked) == (2 if doubted is False else 0)
        assert metrics.events.total("clock-doubted") == told + bool(doubted)

    asyncio.run(run())


def test_tables_are_kept_although_the_storage_fails(caplog):
    async def run() -> None:
        await some(None, keep=10)._forget()
        assert "could not be deleted" in caplog.text

    asyncio.run(run())


def test_tables_are_read_with_their_seats_and_held_against_their_seal():
    async def run() -> None:
        alone = Alone(PERSON, PERSON)
        stored, shelf = alone.table.stored, alone.shelf
        seal = alone.table.course.match.seal()
        told = metrics.events.total("match-stuck")
        for sealed, held, stuck in ((0, seal, False), (0, "1:00", True), (1, "1:00", False), (None, "1:00", False)):
            found: Any = msgspec.structs.replace(stored, sealed=sealed, seal=held)

            async def match(id: str, found: Any = found) -> Any:
                return found if id == "m" else None

            shelf.match = match  # type: ignore[attr-defined]
            tables = Tables(cast(Any, shelf), cast(Any, alone.thinkers), alone.neighbours, Limits())
            table = await tables._read("m")
            assert (table.course.notice is not None, table.seats) == (stuck, [PERSON, PERSON])
        assert metrics.events.total("match-stuck") == told + 1
        with pytest.raises(Refused) as wrong:
            await tables._read("n")
        assert wrong.value.text.id == "refused-no-match"

    asyncio.run(run())
