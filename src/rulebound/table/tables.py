"""All tables of this server that are in memory."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import logging
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

import msgspec

from rulebound.kernel.game import load_game
from rulebound.kernel.text import Text, refuse
from rulebound.table import wire
from rulebound.table.course import Course
from rulebound.table.journal import note
from rulebound.table.judging import Judges
from rulebound.table.limits import Limits
from rulebound.table.neighbours import Neighbours, Note
from rulebound.table.standing import standing
from rulebound.table.storage import Storage
from rulebound.table.stored import StorageLost
from rulebound.table.table import Table
from rulebound.table.thinking import Thinkers

_log: Final = logging.getLogger("rulebound.table")
_encoder: Final = msgspec.json.Encoder()
RUNNING: Final = 4
"""A match that goes on is kept so many times longer than one that is over."""
GRACE: Final = timedelta(days=3)
"""What has outlived its time is marked first, and deleted so much later."""
LOOK: Final = 10
"""Every so many seconds the storage is asked whether other processes have written what this one was not told."""
SWEEP: Final = 100
"""After so many tables have left the memory it is searched for what is left of them; everyone waits meanwhile."""
HOST: Final = 5
"""Every so many seconds the server looks what its host has said and deleted."""

Bans: TypeAlias = "list[IPv4Network | IPv6Network]"


def read_bans(written: Sequence[str]) -> Bans:
    """Addresses and networks; what is neither bans nobody."""
    bans: Bans = []
    for one in written:
        with contextlib.suppress(ValueError):
            bans.append(ip_network(one, strict=False))
    return bans


def is_banned(address: str, bans: Bans) -> bool:
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return any(ip in network for network in bans)


def _sealed(course: Course) -> tuple[int, str] | None:
    """The seal of where it stands; where it is stuck, the last position is not the one that was played."""
    return None if course.notice is not None else (course.turn, course.match.seal())


class Tables:
    """The tables in memory. A match that nobody visits leaves; the next visitor finds it in the storage."""

    def __init__(self, storage: Storage, thinkers: Thinkers, neighbours: Neighbours, limits: Limits) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.judges = Judges(thinkers)
        self.neighbours = neighbours
        self.limits = limits
        self._by_id: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._let_gone = 0  # tables that have left since the memory was searched
        self._keeper: asyncio.Task[None]
        self.bans: Bans = []
        """Who may not come in."""
        self.notice = ""
        """What the host wants everybody to read."""

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
        await self.judges.close()
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
            elif self.neighbours.several:
                await table.read_on()  # who comes from a process that was killed has seen what nobody told us
        self._opening.pop(id, None)
        return table

    async def _read(self, id: str) -> Table:
        stored = await self.storage.match(id)
        if stored is None:
            raise refuse("refused-no-match")
        game = load_game(stored.game)
        events = await self.storage.events(id)
        last = stored.seal if stored.sealed == len(events) else None
        course = await Course.replay(game, stored.setup, stored.seed, events, stored.version, last)
        if course.notice is not None:
            note("match-stuck", match=id, game=stored.game, answers=course.match.answers)
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
        self._let_gone += 1

    async def remove(self, matches: Sequence[str], why: str) -> None:
        """Delete matches; whoever sits at one of them is told."""
        await self.storage.remove(matches)
        for id in matches:
            note("match-deleted", match=id, why=why)
            self._send_away_from(id)
            self.neighbours.tell(Note(self.neighbours.process, id, [], 0))

    def _send_away_from(self, id: str) -> None:
        table = self._by_id.get(id)
        if table is not None:
            table.send_away(Text("refused-removed"))
            self._let_go(table)

    async def _keep(self) -> None:
        """Once a second: note how matches stand, and let go of those that nobody visits."""
        for second in itertools.count():
            if second % 3600 == 0:
                await self._forget()
            await asyncio.sleep(1)
            if self._let_gone >= SWEEP or second % 3600 == 0:
                self._let_gone = 0
                gc.collect()
            news = self.neighbours.news()
            if news:
                for table in self._by_id.values():
                    table.neighbours_changed()
            for table in list(self._by_id.values()):
                if table.visitors:
                    table.tick()
            try:
                if self.neighbours.several and (self.neighbours.deaf or news or second % LOOK == 0):
                    await self.look_around()
                await self._note()
                if second % HOST == 0:
                    await self.hear_host()
            except StorageLost:
                _log.exception("The standings could not be written; they will be tried again")
                note("storage-refused")
            limit = time.monotonic() - self.limits.idle
            for table in list(self._by_id.values()):
                if table.is_idle and table.changed_at < limit:
                    self._let_go(table)

    async def look_around(self) -> None:
        """Read what other processes have written; usually they say so, but nobody may be there to carry it."""
        here = {id: table.course.turn for id, table in self._by_id.items() if table.visitors and not table.lost}
        for id, events in (await self.storage.lengths(list(here))).items():
            table = self._by_id.get(id)
            if table is not None and events > here[id]:
                table.start(table.read_on())

    async def hear_host(self) -> None:
        """What the host has said and deleted with `rulebound admin`."""
        self.bans = read_bans(await self.storage.bans())
        notice, self.notice = self.notice, await self.storage.notice()
        if self.notice and self.notice != notice:
            for table in self._by_id.values():
                for visitor in table.visitors:
                    visitor.say(wire.RefusedMessage(text=Text("notice-host", {"words": self.notice})))
        here = list(self._by_id)
        there = await self.storage.still_there(here) if here else set()
        for id in here:
            if id not in there:
                self._send_away_from(id)

    async def _forget(self) -> None:
        """Mark what nobody has opened for longer than matches are kept, and delete what was marked days ago.

        If all of them seem that old, the clock is wrong, or nobody plays here: then there is no need to delete.
        """
        if not self.limits.keep:
            return
        keep = timedelta(days=self.limits.keep)
        try:
            newest = await self.storage.newest_use()
            if newest is not None and datetime.now(UTC) - newest > keep:
                _log.warning("No match was used since %s: nothing is deleted, in case the clock is wrong", newest)
                note("clock-doubted", newest=newest.isoformat())
                return
            here = list(self._by_id)
            while marked := await self.storage.mark(keep, RUNNING * keep, here):
                for id in marked:
                    note("match-marked", match=id)
            while old := [id for id in await self.storage.doomed(keep, RUNNING * keep, GRACE) if id not in self._by_id]:
                await self.remove(old, "outlived")
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
                    (
                        t.id,
                        t.over or t.kind == "study",
                        _encoder.encode(standing(t.course, not t.visitors, t.watch.terms_now)),
                        _sealed(t.course) if t.over or not t.visitors else None,
                    )
                    for t in changed
                ],
                {t.id for t in changed if not t.answered},
            )
        except StorageLost:
            for table in changed:
                table.noted = False
            raise
