"""What can be pointed at on the table, by key or by name."""

from __future__ import annotations

from collections.abc import Iterator

from rulebound.kernel.text import Text
from rulebound.kernel.view import AreaView, CardView, Face, PlaceView, View
from rulebound.terminal.screen import Screen


class Seen:
    """Something on the table that the viewer can name, and where it lies."""

    __slots__ = ("card", "key", "name", "place", "where")

    def __init__(
        self, key: str, name: str, where: str, card: CardView | None = None, place: PlaceView | None = None
    ) -> None:
        self.key = key
        self.name = name
        self.where = where
        self.card = card
        self.place = place

    @property
    def face(self) -> Face | None:
        return self.card.face if self.card is not None else None

    @property
    def lines(self) -> list[Text]:
        """The text that is printed on it."""
        if self.face is not None:
            return self.face.text
        return self.place.text if self.place is not None else []


def things_of(view: View, screen: Screen) -> list[Seen]:
    """All of them, in the order of the table."""
    return [seen for area in view.areas for seen in _things_of_area(area, view, screen)]


def _things_of_area(area: AreaView, view: View, screen: Screen) -> Iterator[Seen]:
    whose = area_name(area, view, screen)
    if area.key:
        yield Seen(area.key, whose, "")
    for zone in area.zones:
        where = f"{whose}, {screen.term(view.game, 'zone', zone.id)}"
        for card in zone.cards:
            yield from _things_of_card(card, where, screen)
    for place in area.places:
        name = screen.text(place.name)
        yield Seen(place.key, name, screen.term(view.game, "area", area.id), place=place)
        for card in place.cards:
            yield from _things_of_card(card, name, screen)


def _things_of_card(card: CardView, where: str, screen: Screen) -> Iterator[Seen]:
    if card.face is not None:
        name = screen.text(card.face.name)
        yield Seen(card.key, name, where, card)
        where = name
    for attached in card.attached:
        yield from _things_of_card(attached, where, screen)


def area_name(area: AreaView, view: View, screen: Screen) -> str:
    """ "Seat 2", the figure of a seat, or the name of a common area."""
    if area.owner is None:
        return screen.term(view.game, "area", area.id)
    figure = figure_of(area)
    seat = seat_name(area.owner, view.seat, screen)
    return seat if figure is None else f"{screen.text(figure.name)} · {seat}"


def figure_of(area: AreaView) -> PlaceView | None:
    """What the whole area stands for: a hero on the board, say."""
    return next((place for place in area.places if area.key and place.key == area.key), None)


def seat_name(seat: int, viewer: int | None, screen: Screen) -> str:
    return screen.read_by(viewer).words("seat", n=seat + 1)


def find_things(word: str, things: list[Seen]) -> list[Seen]:
    """By key, by whole name, by the beginning of a name, by any part of it: the first way that finds something."""
    wanted = word.casefold()
    ways = (
        [seen for seen in things if seen.key == word],
        [seen for seen in things if seen.name.casefold() == wanted],
        [seen for seen in things if seen.name.casefold().startswith(wanted)],
        [seen for seen in things if wanted in seen.name.casefold()],
    )
    return next((found for found in ways if found), [])
