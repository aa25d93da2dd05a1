"""Several server processes on one database: each tells the others which match has changed and who is there.

What happened is read from the storage, so a note that gets lost costs time and nothing else. Without Redis
(`--redis`) a server has no neighbours.
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
from rulebound.table.wire import UndoRequest

CHANNEL: Final = "rulebound-table"
HEARTBEAT: Final = 10.0
FORGOTTEN: Final = 35.0
"""A process that has said nothing for so many seconds is gone."""

_log: Final = logging.getLogger("rulebound.table")


class Note(msgspec.Struct, frozen=True):
    """What a process tells of a match: it has changed, these seats are connected here, this is asked for."""

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


class Elsewhere:
    """Who is at one table through other processes."""

    __slots__ = ("_notes",)

    def __init__(self) -> None:
        self._notes: dict[str, tuple[float, Note]] = {}

    def hear(self, note: Note) -> bool:
        """Remember it; True if that process was not known to be there."""
        new = all(known.process != note.process for known in self._living())
        self._notes[note.process] = (time.monotonic(), note)
        return new

    def _living(self) -> list[Note]:
        if not self._notes:
            return []
        limit = time.monotonic() - FORGOTTEN
        self._notes = {process: heard for process, heard in self._notes.items() if heard[0] > limit}
        return [note for _, note in self._notes.values()]

    def connected(self, seat: int) -> bool:
        return any(seat in note.here for note in self._living())

    def spectators(self) -> int:
        return sum(note.spectators for note in self._living())

    def thinks(self, process: str) -> bool:
        """Of all processes with visitors at a table one thinks for its computer players: the first by name."""
        return all(note.process > process for note in self._living() if note.here or note.spectators)


class Neighbours:
    """A server that is alone: it tells nobody and hears nothing."""

    def __init__(self) -> None:
        self.process = new_id()

    async def open(self, hear: Callable[[Note], None]) -> None:
        """Begin to listen."""

    def tell(self, note: Note) -> None:
        """Tell all others."""

    async def close(self) -> None:
        """Tell and hear no more."""


class RedisNeighbours(Neighbours):
    """Other processes, reached through a channel of Redis."""

    def __init__(self, url: str) -> None:
        super().__init__()
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

    async def open(self, hear: Callable[[Note], None]) -> None:
        try:
            await self._redis.ping()
        except Exception as wrong:
            raise refuse("refused-redis", problem=str(wrong)) from None
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._speak())]

    def tell(self, note: Note) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # the next heartbeat makes up for it
            self._notes.put_nowait(note)

    async def _speak(self) -> None:
        while True:
            note = await self._notes.get()
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(note))
            except Exception as wrong:
                _log.warning("Redis did not take a note: %s", wrong)
                await asyncio.sleep(1)

    async def _listen(self, hear: Callable[[Note], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            note = msgspec.json.decode(message["data"], type=Note)
                            if note.process != self.process:
                                hear(note)
            except Exception as wrong:
                _log.warning("Redis is not heard: %s", wrong)
                await asyncio.sleep(1)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
