"""All tables of this server that are in memory."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
import time
from typing import Final

import msgspec

from rulebound.kernel.game import load_game
from rulebound.kernel.text import refuse
from rulebound.table.course import Course
from rulebound.table.limits import Limits
from rulebound.table.neighbours import HEARTBEAT, Neighbours, Note
from rulebound.table.storage import Storage, StorageLost
from rulebound.table.table import Table, standing
from rulebound.table.thinking import Thinkers

_log: Final = logging.getLogger("rulebound.table")
_encoder: Final = msgspec.json.Encoder()


class Tables:
    """The tables in memory. A match that nobody visits leaves; the next visitor finds it in the storage."""

    def __init__(self, storage: Storage, thinkers: Thinkers, neighbours: Neighbours, limits: Limits) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.neighbours = neighbours
        self.limits = limits
        self._by_id: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.neighbours.open(self._hear)
        self._keeper = asyncio.create_task(self._keep())

    def _hear(self, note: Note) -> None:
        table = self._by_id.get(note.match)
        if table is not None and not table.lost:
            table.hear(note)

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self._note()
        for table in list(self._by_id.values()):
            await table.close()
        await self.neighbours.close()

    def live(self, id: str) -> Table | None:
        return self._by_id.get(id)

    def __len__(self) -> int:
        return len(self._by_id)

    async def open(self, id: str) -> Table:
        """The table of a match, replayed from the storage if it is not in memory."""
        table = self._by_id.get(id)
        if table is not None and not table.lost:
            return table
        lock = self._opening.setdefault(id, asyncio.Lock())
        async with lock:
            table = self._by_id.get(id)
            if table is None or table.lost:
                self._make_room()
                table = await self._read(id)
                self._by_id[id] = table
        self._opening.pop(id, None)
        return table

    async def _read(self, id: str) -> Table:
        stored = await self.storage.match(id)
        if stored is None:
            raise refuse("refused-no-match")
        game = load_game(stored.game)
        course = await Course.replay(game, stored.setup, stored.seed, await self.storage.events(id))
        seats = await self.storage.seats(id)
        return Table(stored, course, seats, self.storage, self.thinkers, self.neighbours, self.limits)

    def _make_room(self) -> None:
        if len(self._by_id) < self.limits.tables:
            return
        idle = [table for table in self._by_id.values() if not table.visitors and table.noted]
        if not idle:
            raise refuse("refused-full")
        self._let_go(min(idle, key=lambda table: table.changed_at))

    def _let_go(self, table: Table) -> None:
        """Take a table out of the memory; what it still thinks of comes to nothing."""
        del self._by_id[table.id]
        table.retire()

    async def _keep(self) -> None:
        """Once a second: note how matches stand, and let go of those that nobody visits."""
        for second in itertools.count(1):
            await asyncio.sleep(1)
            if second % 60 == 0:
                gc.collect()
            if second % HEARTBEAT == 0:
                for table in self._by_id.values():
                    if table.visitors:
                        table.tell_neighbours()
            try:
                await self._note()
            except StorageLost:
                _log.exception("The standings could not be written; they will be tried again")
            limit = time.monotonic() - self.limits.idle
            for table in list(self._by_id.values()):
                if table.noted and not table.visitors and table.changed_at < limit:
                    self._let_go(table)

    async def _note(self) -> None:
        changed = [table for table in self._by_id.values() if not table.noted and not table.lost]
        if not changed:
            return
        for table in changed:
            table.noted = True
        try:
            await self.storage.touch(
                [(t.id, t.over or t.kind == "study", _encoder.encode(standing(t.course))) for t in changed]
            )
        except StorageLost:
            for table in changed:
                table.noted = False
            raise
