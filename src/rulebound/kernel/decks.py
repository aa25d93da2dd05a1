"""Deck lists: read from files, held against the rules of their game, made by lot."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from rulebound.kernel.chance import Chance
from rulebound.kernel.text import Text, refuse


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck list: so many copies of each card, by code. Games add what else their lists say."""

    cards: dict[str, Annotated[int, msgspec.Meta(ge=1)]]
    name: str = ""
    game: str = ""

    @property
    def size(self) -> int:
        return sum(self.cards.values())


D = TypeVar("D", bound=Deck)
Problem: TypeAlias = tuple[str, Text]
"""A rule that a deck breaks, and what is wrong in words."""


class DeckBuilding(Generic[D]):
    """How the decks of a game are built: what its lists say, the rules for them, and those that come with it."""

    __slots__ = ("_built_in", "folder", "kind")
    most_leaders: ClassVar[int] = 0

    def __init__(self, kind: type[D], folder: Path) -> None:
        self.kind = kind
        self.folder = folder
        self._built_in: dict[str, D] | None = None

    def problems(self, deck: D) -> list[Problem]:
        """Every rule that the deck breaks."""
        raise NotImplementedError  # pragma: no cover

    def knows(self, code: str) -> bool:
        """Whether a deck could hold a card of that code."""
        raise NotImplementedError  # pragma: no cover

    def by_lot(self, chance: Chance) -> D:
        """A legal deck that nobody has built."""
        raise NotImplementedError  # pragma: no cover

    def leaders(self) -> list[str]:
        """The cards that lead a deck and do not count among its cards, by code: heroes."""
        return []

    def led_by(self, deck: D) -> list[str]:
        """The leaders of a deck."""
        return []

    def deck_of(self, leaders: Sequence[str], cards: Mapping[str, int], name: str = "") -> D:
        """A deck put together card by card, legal or not."""
        return self.kind(dict(cards), name)

    def comes_with(self, leader: str) -> dict[str, int]:
        """The cards that every deck of a leader holds."""
        return {}

    def seated(self, deck: D) -> dict[str, Any]:
        """What a setup says of a seat that plays this deck, field by field."""
        return {"decks": {**dict.fromkeys(self.led_by(deck), 1), **deck.cards}}

    def built_in(self) -> dict[str, D]:
        """The decks that come with the game and whose cards are all loaded, by the names of their files."""
        if self._built_in is None:
            decks = read_decks(self.folder, self.kind)
            self._built_in = {
                name: deck for name, deck in decks.items() if all(self.knows(code) for code in deck.cards)
            }
        return self._built_in


def read_decks(folder: Path, kind: type[D]) -> dict[str, D]:
    """All deck lists of a folder, by the names of their files."""
    return {path.stem: deck_from(read_list(path), kind, path) for path in sorted(folder.glob("*.toml"))}


def read_list(path: Path) -> Any:
    """What a file says, TOML or JSON; refused with a sentence if it cannot be read."""
    try:
        data = path.read_bytes()
        return msgspec.json.decode(data) if path.suffix == ".json" else tomllib.loads(data.decode())
    except OSError as wrong:
        raise refuse("refused-file", file=str(path), problem=wrong.strerror or str(wrong)) from None
    except (ValueError, RecursionError) as wrong:  # not TOML, not JSON, not UTF-8
        raise refuse("refused-file", file=str(path), problem=str(wrong)) from None


def deck_from(said: Any, kind: type[D], path: Path) -> D:
    """The deck that a file describes."""
    try:
        return msgspec.convert(said, kind)
    except msgspec.ValidationError as wrong:
        raise refuse("refused-deck-list", file=str(path), problem=str(wrong)) from None


def cards_by_lot(
    heap: Sequence[str], size: int, chance: Chance, given: Mapping[str, int] | None = None
) -> dict[str, int]:
    """A deck of that size: what is given, and the rest by lot from a heap of codes, one for each copy there may be."""
    cards = Counter(given or {})
    cards.update(chance.sample(heap, size - cards.total()))
    return dict(sorted(cards.items()))
