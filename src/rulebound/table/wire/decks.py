"""What is asked and told of decks: whether one is legal, what a list says, a list to save, a deck behind a link."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rulebound.kernel.text import Text
from rulebound.table.wire.words import Name, Word

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Cards = Annotated[dict[Code, Annotated[int, msgspec.Meta(ge=1, le=999)]], msgspec.Meta(max_length=500)]


class DeckList(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck card by card: POST /api/decks/judged, and POST /api/decks to keep it behind a link."""

    game: Word
    cards: Cards
    leaders: Annotated[list[Code], msgspec.Meta(max_length=20)] = []
    """The cards that lead it and do not count among its cards: heroes."""
    name: Name = ""


class DeckProblem(msgspec.Struct, frozen=True):
    """A rule that a deck breaks, and what is wrong in words."""

    rule: str
    text: Text


class Judged(msgspec.Struct, frozen=True):
    """What the rules say of a deck; `setup` is what a setup says of a seat that plays it, field by field."""

    size: int
    problems: list[DeckProblem]
    setup: dict[str, Any]


class DeckText(msgspec.Struct, frozen=True):
    """POST /api/decks/read: a list as another program wrote it, or a person."""

    game: Word
    text: Annotated[str, msgspec.Meta(max_length=100_000)]


class MissingCard(msgspec.Struct, frozen=True):
    """What a list names and the box does not hold."""

    said: str
    copies: int


class DeckSaid(msgspec.Struct, frozen=True):
    """What a list says."""

    deck: DeckList
    missing: list[MissingCard]
    judged: Judged


class DeckWish(msgspec.Struct, frozen=True):
    """POST /api/decks/written: a deck as a list for other programs."""

    deck: DeckList
    format: Literal["text", "octgn", "toml"]


class DeckFile(msgspec.Struct, frozen=True):
    """A list with a name for its file."""

    file: str
    text: str


class KeptDeck(msgspec.Struct, frozen=True):
    """A deck behind a link; the same deck has the same link, and nobody can change it."""

    id: str
    deck: DeckList


class DeckShelf(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/decks: what can be built with."""

    game: str
    leaders: list[str]
    most_leaders: int
    comes_with: dict[str, dict[str, int]]
    """The cards that every deck of a leader holds."""
    cards: list[str]
    """The codes of all cards that a deck may hold."""
    ready: dict[str, DeckList]
    """The decks that come with the game."""
    formats: list[str]
