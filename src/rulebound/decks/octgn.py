"""OCTGN's files (.o8d): sections of cards in XML. Nothing but elements is read: no document type, no entities."""

from __future__ import annotations

from typing import Final
from xml.parsers import expat

from rulebound.kernel.text import Refused, refuse

CARDS: Final = 1_000
COPIES: Final = 999
ASIDE: Final = frozenset(
    ("sideboard", "quest", "encounter", "special", "setup", "nemesis", "obligation", "villain", "scheme", "scenario")
)
"""Sections that are no part of a deck."""


def octgn_cards(text: str) -> list[tuple[str, str, int]]:
    """The cards of a file: id, name, copies. One that is no such file is refused."""
    reader = _Reader()
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = reader.refuse_types
    parser.EntityDeclHandler = reader.refuse_types
    parser.StartElementHandler = reader.begin
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.read
    try:
        parser.Parse(text.encode(errors="replace"), True)
    except expat.ExpatError as wrong:
        raise refuse("deck-refused-octgn", problem=str(wrong)) from None
    except Refused as wrong:
        raise Refused(wrong.text) from None
    if not reader.is_deck:
        raise refuse("deck-refused-octgn", problem="<deck>")
    return reader.cards


class _Reader:
    """Takes the cards out of the sections that belong to a deck."""

    def __init__(self) -> None:
        self.cards: list[tuple[str, str, int]] = []
        self.is_deck = False
        self.aside = False
        self.card: tuple[str, int] | None = None
        self.name = ""

    def refuse_types(self, *_: object) -> None:
        raise refuse("deck-refused-octgn", problem="<!DOCTYPE>")

    def begin(self, tag: str, given: dict[str, str]) -> None:
        if tag == "deck":
            self.is_deck = True
        elif tag == "section":
            shared = given.get("shared", "").lower() == "true"
            self.aside = shared or given.get("name", "").lower().strip() in ASIDE
        elif tag == "card" and not self.aside:
            if len(self.cards) >= CARDS:
                raise refuse("deck-refused-lines", n=len(self.cards) + 1, most=CARDS)
            self.card, self.name = (given.get("id", ""), _copies(given.get("qty", "1"))), ""

    def read(self, said: str) -> None:
        if self.card is not None and len(self.name) < COPIES:
            self.name += said

    def end(self, tag: str) -> None:
        if tag == "card" and self.card is not None:
            id, copies = self.card
            if copies:
                self.cards.append((id, " ".join(self.name.split())[:200], copies))
            self.card = None


def _copies(said: str) -> int:
    if not said.isascii() or not said.isdigit() or len(said) > 3:
        raise refuse("deck-refused-octgn", problem=f"qty={said[:20]}")
    return int(said)
