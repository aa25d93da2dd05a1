"""How much one client, one match and the whole server may take up."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

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
    record: int = 500_000
    answers: int = 20_000
    """The answers of one match: no game comes near, but a file could. Wishes and steps back do not count, since
    nobody shall be able to use up what others need to finish:"""
    wishes: int = 300
    undos: int = 500
    """so many of either one seat may have in a match."""
    wishes_at_once: float = 12
    wishes_per_second: float = 0.1
    phrases_at_once: float = 4
    phrases_per_second: float = 0.2
    """What one seat may say to the others."""
    values: int = 5_000
    """Values in a setup, all counted; `entries` in any one list of it."""
    entries: int = 200
    matches: int = 5_000
    """Matches that are going on, in all."""
    tables: int = 1_000
    """Matches in memory at once."""
    connections: int = 2_000
    from_one_address: int = 200
    """Connections of one address: a household, or all players if a proxy does not say who they are."""
    half_open: int = 100
    """Connections of one address that have not asked for anything yet; the oldest gives way."""
    seconds_to_ask: float = 15.0
    """Within so many seconds a connection has asked for something, headers and all."""
    of_one_token: int = 4
    """Connections of one browser to one table; the oldest gives way. Whoever holds a seat always finds room."""
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
    decks: int = 10_000
    """Decks that are kept behind links; when there are more, those not looked at for longest give way."""
    away: float = 60.0
    """After so many seconds without somebody the others may let a computer player stand in,"""
    left: float = 180.0
    """and after so many they may claim the game, or the host may give the seat a new link."""
    unanswered: float = 6.0
    """After so many hours a match in which nobody has answered takes no room from new ones."""
    hosts: list[str] = []
    """Names of this server that a browser may ask for, beside localhost, numbers and the name of the machine."""
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

    def must_be_short(self, setup: Any) -> None:
        """Refuse a setup with a list that is too long, or with too many values in all."""
        waiting, values = [setup], 0
        while waiting:
            value = waiting.pop()
            values += 1
            inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
            if len(inner) > max(self.entries, self.deck) or (isinstance(value, list) and len(inner) > self.entries):
                raise refuse("refused-setup-long", n=len(inner), most=self.entries)
            if values > self.values:
                raise refuse("refused-setup-long", n=values, most=self.values)
            waiting += inner


MAY_BE_NOTHING: Final = frozenset(
    ("wishes", "undos", "wishes_at_once", "wishes_per_second", "phrases_per_second",
     "spectators", "requests_per_second", "new_per_second",
     "pace", "away", "left", "unanswered", "keep", "idle")
)  # fmt: skip
"""Limits that can be 0; with any other nobody could play."""


def read_limits(text: str) -> Limits:
    """Limits that a host gives as JSON; a name that is none and a number that is too small are refused."""
    try:
        given = msgspec.json.decode(text, type=dict[str, Any])
        for name in given:
            if name not in Limits.__struct_fields__:
                raise refuse("refused-limit-unknown", name=name)
        limits = msgspec.convert(given, Limits)
    except (msgspec.DecodeError, RecursionError) as wrong:
        raise refuse("refused-limits", problem=str(wrong)) from None
    for name, value in msgspec.structs.asdict(limits).items():
        if isinstance(value, int | float) and value < 0:
            raise refuse("refused-limit-negative", name=name, value=str(value))
        if value == 0 and name not in MAY_BE_NOTHING:
            raise refuse("refused-limit-nothing", name=name)
    return limits


class Bucket:
    """A bucket of drops: each message takes one or more, time fills it up again."""

    __slots__ = ("at", "drops", "most", "per_second")

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self.drops = most
        self.at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self.drops = min(self.most, self.drops + (now - self.at) * self.per_second)
        self.at = now
        if self.drops < min(cost, self.most):  # what costs more than the bucket holds takes all of it
            return False
        self.drops -= min(cost, self.most)
        return True


REMEMBERED: Final = 10_000


class Buckets:
    """A bucket for each address or token; the ones not seen for longest are forgotten."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most = most
        self._per_second = per_second
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self._by_address.pop(address, None) or Bucket(self._most, self._per_second)
        self._by_address[address] = bucket
        if len(self._by_address) > REMEMBERED:
            self._by_address.popitem(last=False)
        return bucket

    def take(self, address: str) -> None:
        """Refuse an address that asks too often."""
        if not self.of(address).take():
            raise refuse("refused-too-often")


def home_of(address: str) -> str:
    """What counts as one visitor: an address, or the network of 64 bits that one household gets of IPv6."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
