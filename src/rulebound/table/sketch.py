"""A position as a small picture, for lists of matches: only what everyone may see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rulebound.kernel.match import Match
from rulebound.kernel.view import AreaView, CardView, PlaceView
from rulebound.table import wire

EMPTY: Final = "."
"""A place where no card lies."""
LONGEST: Final = 12
"""More cards of a row than these are left out: the picture is small."""


def sketch(match: Match[Any]) -> list[wire.Sketch]:
    """The areas of the table with the cards that lie open in rows and on places; piles and hands are left out."""
    return [
        wire.Sketch(area.kind, area.owner, area.counters, [row[:LONGEST] for row in _rows(area)])
        for area in match.view(None, len(match.log)).areas
    ]


def _rows(area: AreaView) -> list[list[str]]:
    rows = [_cards(zone.cards) for zone in area.zones if zone.layout == "row" and zone.cards]
    return [*_places(area.places), *rows]


def _places(places: list[PlaceView]) -> list[list[str]]:
    """A row for each kind of place that stands side by side."""
    rows: dict[str, list[str]] = {}
    for place in places:
        row = rows.setdefault(place.marks[0] if place.marks else "", [])
        row += _cards(place.cards) or [EMPTY]
    return list(rows.values())


def _cards(cards: Iterable[CardView]) -> list[str]:
    return [_colour(card) for card in cards]


def _colour(card: CardView) -> str:
    """What the card is coloured by: its faction, or its number where that is what matters; nothing for a back."""
    if card.face is None:
        return ""
    gem = card.face.gem
    return f"n{gem.value}" if gem is not None and gem.icon == "number" else card.face.faction or "none"
