"""How much one client, one match and the whole server may take up."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

import msgspec

from rulebound.kernel.text import refuse

LONGEST: Final = 36_500
"""Days that a match can be kept: a hundred years."""


class Limits(msgspec.Struct, frozen=True):
    """All limits in one place; the numbers fit a server among friends."""

    message: int = 4096
    """Bytes of one message over the socket. Far larger ones (`frame`) end the connection."""
    frame: int = 65_536
    body: int = 65_536
    """Bytes of one request; a saved file may have `record`."""
    record: int = 2_000_000
    answers: int = 20_000
    """The answers of one match: no game comes near, but a file could."""
    matches: int = 5_000
    """Matches that are going on, in all."""
    tables: int = 1_000
    """Matches in memory at once."""
    connections: int = 2_000
    from_one_address: int = 200
    """Connections of one address: a household, or all players if a proxy does not say who they are."""
    at_one_table: int = 48
    spectators: int = 24
    seconds_to_say_hello: float = 10.0
    seconds_to_read: float = 20.0
    """A client that does not take what is sent to it for so long is let go; it may come back."""
    replies: int = 64
    messages_at_once: float = 40
    messages_per_second: float = 20
    requests_at_once: float = 60
    requests_per_second: float = 10
    new_at_once: float = 20
    """Matches that one address may make."""
    new_per_second: float = 0.2
    pace: float = 0.15
    """Seconds that a computer player takes at least, so that people can follow."""
    deck: int = 400
    """Cards of one deck in a setup: where a game sets no limit, memory does."""
    keep: int = 90
    """Days that a match is kept after it is over and was last opened; one that goes on is kept four times as long.
    0 keeps all."""
    idle: float = 600.0
    """After so many seconds without anybody a match leaves the memory; the next visitor finds it in the storage."""

    def must_fit(self, decks: Iterable[object]) -> None:
        """Refuse a deck that is given by its cards and has too many of them."""
        for deck in decks:
            if isinstance(deck, dict) and sum(deck.values()) > self.deck:
                raise refuse("refused-deck-size", n=sum(deck.values()), most=self.deck)


class Bucket:
    """A bucket of drops: each message takes one, time fills it up again."""

    __slots__ = ("at", "drops", "most", "per_second")

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.drops = most
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.drops = min(self.most, self.drops + (now - self.at) * self.per_second)
        self.at = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


REMEMBERED: Final = 10_000


class Buckets:
    """A bucket for each address; the ones not seen for longest are forgotten."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most = most
        self._per_second = per_second
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Refuse an address that asks too often."""
        bucket = self._by_address.pop(address, None) or Bucket(self._most, self._per_second)
        self._by_address[address] = bucket
        if len(self._by_address) > REMEMBERED:
            self._by_address.popitem(last=False)
        if not bucket.take():
            raise refuse("refused-too-often")
