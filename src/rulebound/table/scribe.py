"""The events of all matches: an append-only list for each, written before they take effect.

Answers that arrive together are written together, in one transaction, however many tables are waiting for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import sqlalchemy as sql

from rulebound.table import schema
from rulebound.table.database import Database, whole
from rulebound.table.stored import Event, StorageLost


class Scribe(Database):
    """`append` is what every answer waits for."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._waiting: list[tuple[str, int, Event, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None]
        self._closing = False

    async def open(self) -> None:
        await super().open()
        self._writer = asyncio.create_task(self._write_events())
        self.begun.add(self._writer)

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        await super().close()

    async def append(self, match: str, number: int, event: Event) -> None:
        """Write an event down; it is safe when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((match, number, event, done))
        self._wake.set()
        await done

    async def _write_events(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                await self._insert_events([(match, number, event) for match, number, event, _ in batch])
            except StorageLost:
                await self._one_by_one(batch)
            else:
                for *_, done in batch:
                    _settle(done)

    async def _one_by_one(self, batch: list[tuple[str, int, Event, asyncio.Future[None]]]) -> None:
        """One of them is at fault; the others shall not suffer for it."""
        for match, number, event, done in batch:
            try:
                await self._insert_events([(match, number, event)])
            except StorageLost as lost:
                _settle(done, lost)
            else:
                _settle(done)

    async def _insert_events(self, events: Sequence[tuple[str, int, Event]]) -> None:
        async with self._write() as db:
            await db.execute(schema.events.insert(), [schema.event_row(*event) for event in events])

    @whole
    async def events(self, match: str, since: int = 0) -> list[Event]:
        query = sql.select(schema.events.c.seat, schema.events.c.key, schema.events.c.back, schema.events.c.seal)
        wanted = (schema.events.c.match == match) & (schema.events.c.number >= since)
        async with self._read() as db:
            rows = await db.execute(query.where(wanted).order_by(schema.events.c.number))
            return [Event(*row) for row in rows]

    @whole
    async def lengths(self, matches: Sequence[str]) -> dict[str, int]:
        """How many events each of these matches has."""
        if not matches:
            return {}
        query = sql.select(schema.events.c.match, sql.func.max(schema.events.c.number) + 1)
        async with self._read() as db:
            rows = await db.execute(query.where(schema.events.c.match.in_(matches)).group_by(schema.events.c.match))
            return {str(match): int(events) for match, events in rows}


def _settle(done: asyncio.Future[None], lost: StorageLost | None = None) -> None:
    """Whoever waits for it is told, unless they have gone."""
    if done.done():
        return
    if lost is None:
        done.set_result(None)
    else:
        done.set_exception(lost)
