"""What is kept of a match, as plain data, and what can go wrong with keeping it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal, TypeAlias

import msgspec

FORGOTTEN: Final = timedelta(days=14)
"""A match that nobody has touched for so long takes no room from new ones; it can still be gone on with."""

TokenKind = Literal["holder", "invite", "spectate", "share", "revoked"]
"""A revoked token opens nothing; it is kept so that its browser can be told why."""
SeatKind = Literal["person", "computer", "open"]
MatchKind = Literal["match", "study"]


class Event(msgspec.Struct, frozen=True):
    """One line of a match: an answer (`key`), or a step back to the first `back` answers.

    `seal` is the seal of the position in which it was said, where somebody took one.
    """

    seat: int
    key: str | None = None
    back: int | None = None
    seal: str | None = None


class Seat(msgspec.Struct, frozen=True):
    """Who sits on a seat; `kept`: the computer player keeps it warm for a person."""

    kind: SeatKind
    name: str = ""
    player: str = ""
    kept: bool = False

    @property
    def played_by(self) -> str:
        """The computer player that answers for the seat now, if one does."""
        return self.player if self.kind == "computer" or self.kept else ""


class Key(msgspec.Struct, frozen=True):
    """What a token opens."""

    match: str
    kind: TokenKind
    seats: list[int]
    host: bool = False


class Stored(msgspec.Struct, frozen=True):
    """A match as it lies in the storage, without its events and seats."""

    id: str
    kind: MatchKind
    game: str
    version: str
    setup: dict[str, Any]
    seed: int | str
    started: str
    touched: str
    over: bool
    summary: bytes
    sealed: int | None = None
    """After so many events the position was sealed: when the last visitor left, or it was over."""
    seal: str | None = None


class Sketch(msgspec.Struct, frozen=True):
    """A match in the host's list."""

    id: str
    kind: str
    game: str
    version: str
    started: str
    touched: str
    over: bool
    marked: str | None
    answers: int


class StorageLost(Exception):
    """The database does not take what must be written."""


class AlreadyWritten(StorageLost):
    """Something stands in this place already: another process was faster."""


class Unreadable(StorageLost):
    """What is stored of one match makes no sense; the others are as they were."""


Standing: TypeAlias = "tuple[str, bool, bytes, tuple[int, str] | None]"
"""A match by its id, whether it is over, its summary, and its seal after so many events, if it was sealed."""


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
