"""The tables of a server as their keeper sees them, and whom the host has banned: without a database."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulebound.kernel.text import Refused
from rulebound.table import tables as kept
from rulebound.table.limits import Limits
from rulebound.table.neighbours import Neighbours
from rulebound.table.storage import StorageLost
from rulebound.table.tables import Tables, is_banned, read_bans
from tests.table.alone import PERSON, Alone
from tests.table.sleeping import watch_sleep


def test_whoever_is_in_one_of_the_banned_networks_is_banned():
    bans = read_bans(["192.0.2.7", "nonsense", "198.51.100.9/24", "2001:db8::5/64"])
    assert len(bans) == 3
    tried = ("192.0.2.7", "192.0.2.8", "198.51.100.1", "2001:db8::9", "2001:db8::9%eth0", "2001:db9::1", "", "nobody")
    assert [is_banned(address, bans) for address in tried] == [True, False, True, True, True, False, False, False]
    assert not is_banned("192.0.2.7", [])


def some(storage: Any = None, neighbours: Any = None, **limits: Any) -> Tables:
    return Tables(storage or cast(Any, None), cast(Any, None), neighbours or Neighbours(), Limits(**limits))


class EnoughSeen(Exception):
    """The keeper was watched for long enough."""


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
        with pytest.raises(EnoughSeen):
            await tables._keep()
        assert set(tables._by_id) == {"here", "empty", "busy"}

    asyncio.run(run())
    assert ticked == ["here"]
    assert done == ["slept 1", "noted", "left", "slept 1"]


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
