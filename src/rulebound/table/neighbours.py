"""Several server processes on one database: each tells the others which match has changed and who is there.

What happened is read from the storage, so a note that gets lost costs time and nothing else. Without Redis
(`--redis`) a server has no neighbours. Each process shows every second that it lives; one that was killed is known to
be gone a few seconds later, at all tables at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from rulebound.kernel.text import refuse
from rulebound.table.tokens import new_id
from rulebound.table.wire import Spoken, UndoRequest

CHANNEL: Final = "rulebound-table"
BEAT: Final = 1.0
"""Every so many seconds a process shows that it lives."""
SILENT: Final = 3.5
"""A process that has said nothing for so many seconds is gone."""

_log: Final = logging.getLogger("rulebound.table")


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells of a match: how far it is, which seats are connected here, what is asked for.

    Without a match it only says that the process lives.
    """

    process: str
    match: str
    here: list[int]
    spectators: int
    asking: bool = False
    """The note is about a request to take something back: a new one, or none any more."""
    request: UndoRequest | None = None
    declined: int | None = None
    """The seat that said no to it."""
    keys: bool = False
    """Somebody's token opens other seats than before."""
    turn: int = -1
    """How many events the process knows; whoever knows fewer reads on. Unknown: everybody looks."""
    seats: bool = False
    """Somebody else sits somewhere, or under another name."""
    spoken: Spoken | None = None
    """What somebody said to everybody at the table."""

    @property
    def anybody(self) -> bool:
        return bool(self.here or self.spectators)


class Neighbours:
    """A server that is alone: it tells nobody and hears nothing."""

    several = False
    """Whether other processes may use the same database."""
    deaf = False
    """Whether what others say is not heard at the moment."""

    def __init__(self) -> None:
        self.process = new_id()

    async def open(self, hear: Callable[[Note], object]) -> None:
        """Begin to listen."""

    def tell(self, note: Note) -> None:
        """Tell all others."""

    def lives(self, process: str) -> bool:
        """Whether a process that was heard is still there."""
        return True

    def news(self) -> bool:
        """Whether processes have come or gone since this was last asked."""
        return False

    async def close(self) -> None:
        """Tell and hear no more."""


class Elsewhere:
    """Who is at one table through other processes."""

    __slots__ = ("_neighbours", "_notes")

    def __init__(self, neighbours: Neighbours) -> None:
        self._neighbours = neighbours
        self._notes: dict[str, Note] = {}

    def hear(self, note: Note) -> bool:
        """Remember it; True if that process was not known to be there."""
        new = all(known.process != note.process for known in self._living())
        self._notes[note.process] = note
        return new

    def _living(self) -> list[Note]:
        """What the living have said last. A server that hears nobody does not know who has gone: all are there."""
        self._notes = {process: note for process, note in self._notes.items() if self._neighbours.lives(process)}
        return list(self._notes.values())

    def anybody(self) -> bool:
        return any(note.anybody for note in self._living())

    def connected(self, seat: int) -> bool:
        return any(seat in note.here for note in self._living())

    def spectators(self) -> int:
        return sum(note.spectators for note in self._living())

    def thinks_here(self) -> bool:
        """Of all processes with visitors at a table one thinks for its computer players: the first by name.

        If they cannot hear each other each of them thinks, and of two answers the storage takes one.
        """
        here = self._neighbours.process
        return self._neighbours.deaf or here == min([here, *(one.process for one in self._living() if one.anybody)])


class RedisNeighbours(Neighbours):
    """Other processes, reached through a channel of Redis."""

    several = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.deaf = True
        self._heard: dict[str, float] = {}
        self._known: set[str] = set()
        self._back: bool  # Redis is heard again: said when it is
        try:
            from redis import asyncio as redis
        except ImportError:
            raise refuse("refused-redis-missing") from None
        try:
            self._redis: Any = redis.from_url(url)
        except ValueError as wrong:
            raise refuse("refused-redis", problem=str(wrong)) from None
        self._notes: asyncio.Queue[Note] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Callable[[Note], object]) -> None:
        try:
            await self._redis.ping()
        except Exception as wrong:
            raise refuse("refused-redis", problem=str(wrong)) from None
        work = (self._listen(hear), self._speak(), self._beat())
        self._tasks = [asyncio.create_task(one) for one in work]

    def tell(self, note: Note) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # the storage is looked at now and then anyway
            self._notes.put_nowait(note)

    def lives(self, process: str) -> bool:
        return self.deaf or time.monotonic() - self._heard.get(process, -SILENT) < SILENT

    def news(self) -> bool:
        """Also after Redis was away: who has come and gone meanwhile was told to nobody."""
        if self.deaf:
            return False
        self._heard = {process: at for process, at in self._heard.items() if self.lives(process)}
        known, self._known = self._known, set(self._heard)
        back, self._back = self._back, False
        return back or known != self._known

    async def _beat(self) -> None:
        while True:
            self.tell(Note(self.process, "", [], 0))
            await asyncio.sleep(BEAT)

    async def _speak(self) -> None:
        while True:
            note = await self._notes.get()
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(note))
            except Exception as wrong:
                _log.warning("Redis did not take a note: %s", wrong)
                await asyncio.sleep(1)

    async def _listen(self, hear: Callable[[Note], object]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self._take(msgspec.json.decode(message["data"], type=Note), hear)
                        elif message["type"] == "subscribe":
                            self._hear_again()
            except Exception as wrong:
                _log.warning("Redis is not heard: %s", wrong)
            self.deaf = True
            await asyncio.sleep(1)

    def _hear_again(self) -> None:
        """Whoever was there before gets the time to say that they still are."""
        self._heard = dict.fromkeys(self._heard, time.monotonic())
        self.deaf, self._back = False, True

    def _take(self, note: Note, hear: Callable[[Note], object]) -> None:
        if note.process == self.process:
            return
        self._heard[note.process] = time.monotonic()
        if note.match:
            hear(note)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
