"""The small words of the wire: secrets, names, numbers, each with its bounds."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

Token: TypeAlias = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A secret: of a browser's seats, of an invitation, of a spectator, of a shared replay."""
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Phrase: TypeAlias = Literal[
    "hello", "luck", "thanks", "well-played", "nice", "sorry", "moment", "your-move", "help", "mine", "yours", "attack",
    "scheme", "careful",
]  # fmt: skip
"""What can be said to the others at a table: each reads it in their own language, and nothing else can be said."""
