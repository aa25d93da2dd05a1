"""All tables of this server that are in memory."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
import time
from collections.abc import Sequence
from datetime import timedelta
from typing import Final

import msgspec

from rulebound.kernel.game import load_game
from rulebound.kernel.text import Text, refuse
from rulebound.table.course import Course
from rulebound.table.limits import Limits
from rulebound.table.neighbours import HEARTBEAT, Neighbours, Note
from rulebound.table.storage import Storage, StorageLost
from rulebound.table.table import Table, standing
from rulebound.table.thinking import Thinkers

_log: Final = logging.getLogger("rulebound.table")
_encoder: Final = msgspec.json.Encoder()
RUNNING: Final = 4
"""A match that goes on is kept so many times longer than one that is over."""


class Tables:
    """The tables in memory. A match that nobody visits leaves; the next visitor finds it in the storage."""

    def __init__(self, storage: Storage, thinkers: Thinkers, neighbours: Neighbours, limits: Limits) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.neighbours = neighbours
        self.limits = limits
        self._by_id: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._keeper: asyncio.Task[None]

    async def start(self) -> None:
        await self.neighbours.open(self._hear)
        self._keeper = asyncio.create_task(self._keep())

    def _hear(self, note: Note) -> None:
        table = self._by_id.get(note.match)
        if table is not None and not table.lost:
            table.hear(note)

    async def close(self) -> None:
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
        async with self._opening.setdefault(id, asyncio.Lock()):
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
        idle = [table for table in self._by_id.values() if table.is_idle]
        if not idle:
            raise refuse("refused-full")
        self._let_go(min(idle, key=lambda table: table.changed_at))

    def _let_go(self, table: Table) -> None:
        """Take a table out of the memory; what it still thinks of comes to nothing."""
        del self._by_id[table.id]
        table.retire()

    async def remove(self, matches: Sequence[str]) -> None:
        """Delete matches; whoever sits at one of them is told."""
        await self.storage.remove(matches)
        for id in matches:
            table = self._by_id.get(id)
            if table is not None:
                table.send_away(Text("refused-removed"))
                self._let_go(table)
            self.neighbours.tell(Note(self.neighbours.process, id, [], 0))

    async def _keep(self) -> None:
        """Once a second: note how matches stand, and let go of those that nobody visits."""
        for second in itertools.count():
            if second % 3600 == 0:
                await self._forget()
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
                if table.is_idle and table.changed_at < limit:
                    self._let_go(table)

    async def _forget(self) -> None:
        """Delete what nobody has opened for longer than matches are kept, unless it is here."""
        if not self.limits.keep:
            return
        keep = timedelta(days=self.limits.keep)
        try:
            while old := [id for id in await self.storage.outlived(keep, RUNNING * keep) if id not in self._by_id]:
                await self.remove(old)
        except Exception:  # whatever it was, the tables must be kept
            _log.exception("Old matches could not be deleted; it will be tried again")

    async def _note(self) -> None:
        changed = [table for table in self._by_id.values() if not table.noted and not table.lost]
        if not changed:
            return
        for table in changed:
            table.noted = True
        try:
            await self.storage.touch(
                [
                    (t.id, t.over or t.kind == "study", _encoder.encode(standing(t.course, drawn=not t.visitors)))
                    for t in changed
                ]
            )
        except StorageLost:
            for table in changed:
                table.noted = False
            raise
