"""One connection to a table: what its key opens, where it looks from, and what is still to be sent to it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import msgspec

from rulebound.kernel.text import Text
from rulebound.table import wire
from rulebound.table.limits import Limits
from rulebound.table.stored import Key

_encoder = msgspec.json.Encoder()


class Visitor:
    """Replies wait in line; the table itself is looked at only when it is sent.

    So a client that reads slowly skips positions instead of piling them up, and delays nobody.
    """

    __slots__ = (
        "_limits",
        "_replies",
        "_wake",
        "came",
        "farewell",
        "hash",
        "key",
        "log_sent",
        "looking",
        "news_of_seats",
        "news_of_table",
        "setup_sent",
    )

    def __init__(self, key: Key, hash: str, limits: Limits) -> None:
        self.key = key
        self.hash = hash
        self.looking: int | None = key.seats[0] if key.seats else None
        self.log_sent = 0
        self.came = time.monotonic()
        self.setup_sent: dict[str, Any] | None = None
        self.news_of_table = False
        self.news_of_seats = False
        self.farewell: Text | None = None
        self._limits = limits
        self._replies: deque[bytes] = deque()
        self._wake = asyncio.Event()

    @property
    def is_spectator(self) -> bool:
        return not self.key.seats

    def holds(self, seat: int) -> bool:
        return self.key.kind == "holder" and seat in self.key.seats and self.farewell is None

    def say(self, message: wire.FromServer) -> None:
        """Put a reply in line."""
        self._replies.append(_encoder.encode(message))
        if len(self._replies) > self._limits.replies:
            self.bid_farewell(Text("refused-too-slow"))
        self._wake.set()

    @property
    def is_behind(self) -> bool:
        """Half of what may wait for it is waiting: it should read before it asks for more."""
        return len(self._replies) > self._limits.replies // 2

    def see_table(self) -> None:
        self.news_of_table = True
        self._wake.set()

    def see_seats(self) -> None:
        self.news_of_seats = True
        self._wake.set()

    def bid_farewell(self, why: Text) -> None:
        """End the connection after what is in line."""
        self.farewell = why
        self._wake.set()

    async def news(self) -> None:
        """Wait until there is something to send."""
        await self._wake.wait()
        self._wake.clear()

    def replies(self) -> list[bytes]:
        waiting = list(self._replies)
        self._replies.clear()
        return waiting
