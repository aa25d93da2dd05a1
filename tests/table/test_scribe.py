"""Who writes the events down, without a database: what comes together is written together, and who waits is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from rulebound.table.database import Database
from rulebound.table.scribe import Scribe, _settle
from rulebound.table.stored import AlreadyWritten, Event, StorageLost

EVENT = Event(0, "a")


class Quill(Scribe):
    """Notes what it should write; numbers from 10 on are refused."""

    def __init__(self) -> None:
        super().__init__("sqlite+aiosqlite://")
        self.written: list[list[int]] = []

    async def _insert_events(self, events: Sequence[tuple[str, int, Event]]) -> None:
        numbers = [number for _, number, _ in events]
        self.written.append(numbers)
        if max(numbers) >= 10:
            raise AlreadyWritten("oh")


def writing(work: Callable[[Quill], Awaitable[None]]) -> None:
    async def run() -> None:
        quill = Quill()
        task = asyncio.create_task(quill._write_events())
        await work(quill)
        quill._closing = True
        quill._wake.set()
        await task

    asyncio.run(run())


def test_what_comes_together_is_written_together_and_nothing_for_nothing():
    async def work(quill: Quill) -> None:
        quill._wake.set()
        await asyncio.sleep(0)
        assert (quill.written, quill._wake.is_set()) == ([], False)
        await asyncio.gather(*(quill.append("m", number, EVENT) for number in range(2)))
        assert quill.written == [[0, 1]]

    writing(work)


def test_who_is_at_fault_is_told_and_the_others_are_written_one_by_one():
    async def work(quill: Quill) -> None:
        told = await asyncio.gather(*(quill.append("m", n, EVENT) for n in (0, 10, 1)), return_exceptions=True)
        assert [type(one) for one in told] == [type(None), AlreadyWritten, type(None)]
        assert quill.written == [[0, 10, 1], [0], [10], [1]]

    writing(work)


def test_what_waits_is_written_although_the_server_ends():
    async def run() -> None:
        quill = Quill()
        waiting = asyncio.create_task(quill.append("m", 3, EVENT))
        await asyncio.sleep(0)
        quill._closing = True
        await quill._write_events()
        await waiting
        assert quill.written == [[3]]

    asyncio.run(run())


def test_who_waits_is_told_once_what_has_become_of_it():
    async def run() -> None:
        loop = asyncio.get_running_loop()
        fine, lost, gone = (loop.create_future() for _ in range(3))
        gone.cancel()
        for done, why in ((fine, None), (fine, StorageLost("too late")), (lost, StorageLost("oh")), (gone, None)):
            _settle(done, why)
        assert fine.result() is None
        assert str(lost.exception()) == "oh"
        assert gone.cancelled()

    asyncio.run(run())


def test_who_writes_is_told_to_end_before_the_database_is_closed(monkeypatch):
    seen: list[tuple[bool, bool]] = []

    async def close(scribe: Any) -> None:
        seen.append((scribe._closing, scribe._wake.is_set()))

    monkeypatch.setattr(Database, "close", close)
    asyncio.run(Quill().close())
    assert seen == [(True, True)]


def test_who_asks_for_the_lengths_of_nothing_asks_nobody():
    quill: Any = Quill()
    quill._read = None
    assert asyncio.run(quill.lengths([])) == {}
