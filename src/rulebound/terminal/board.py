"""The board: areas, zones, places, cards and counters of a view, for any game, in 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text as Line

from rulebound.kernel.view import AreaView, CardView, Counter, Face, PlaceView, Stat, View, ZoneView
from rulebound.terminal.layout import hang, pack
from rulebound.terminal.screen import Screen
from rulebound.terminal.things import area_name, figure_of

FACE_DOWN = "▒"
FULL, EMPTY = "◆", "◇"
MOST_BOLTS = 8
"""A counter with more steps than this is a number."""
PHASE = "phase-"
"""How the mark of the part of a turn begins."""
ROOM = 5
"""With more areas than this, the texts of the others' cards are shown only when asked for."""

DECIDE = "bold yellow"
"""The one colour of "you decide here"."""
RISK = "bold red"
NAME = "bold"
QUIET = "dim"
MARK = "cyan"
TELLING = "italic"


class Board:
    """Draws one view."""

    __slots__ = ("_labels", "screen", "view")

    def __init__(self, view: View, screen: Screen) -> None:
        self.view = view
        self.screen = screen
        rows = {zone.id for area in view.areas for zone in area.zones if zone.count and _is_open(zone)}
        self._labels = max((cell_len(self._term("zone", name)) for name in rows), default=0) + 2

    def draw(self) -> Iterator[RenderableType]:
        for area in self.view.areas:
            if not self._is_told_elsewhere(area):
                yield from self._area(area)

    def _is_told_elsewhere(self, area: AreaView) -> bool:
        """A seat of which nothing is to tell but what its other areas tell."""
        empty = area.owner is not None and not (area.counters or area.zones or area.places)
        return empty and any(other.owner == area.owner and other is not area for other in self.view.areas)

    def _term(self, kind: str, id: str) -> str:
        return self.screen.term(self.view.game, kind, id)

    # --- areas --------------------------------------------------------------------------------------

    def _area(self, area: AreaView) -> Iterator[RenderableType]:
        """The name, the numbers, the zones in which cards can be seen, the places."""
        hero = _headline(area)
        title, rest = self._title(area, hero)
        yield Rule(title, align="left", characters="─", style=QUIET)
        yield from self._hung("", rest)
        zones = [zone for zone in area.zones if zone.count and not (hero is not None and zone is area.zones[0])]
        piles = {zone.id for zone in zones if not _is_open(zone)}
        facts = [self._counter(counter, area) for counter in area.counters if counter.id not in piles]
        facts += [self._pile(zone) for zone in zones if not _is_open(zone)]
        yield from self._hung("", pack(facts, self.screen.width - 2))
        tells = area.owner is None or area.owner == self.view.seat or len(self.view.areas) <= ROOM
        if hero is not None and hero.face is not None and tells:
            yield from self._hung("", [Line(self.screen.text(line), TELLING) for line in hero.face.text])
        for zone in zones:
            if _is_open(zone):
                yield from self._zone(zone, tells)
        figure = figure_of(area)
        places = [self._place(place) for place in area.places if place is not figure and not self._is_bare(place)]
        yield from self._hung("", pack(places, self.screen.width - 2))

    def _title(self, area: AreaView, hero: CardView | None) -> tuple[Line, list[Line]]:
        """The name with what is marked; marks that have no room beside it stand below it."""
        title = Line("").append(area_name(area, self.view, self.screen), NAME)
        if hero is not None:
            title = Line.assemble(title, " · ", self.card(hero))
        elif area.kind == "common":
            title.append(f" · {self._term('step', self.view.step)}")
        stands = self._stands_at(area)
        if stands:
            title.append(f" · {stands}")
        marks = [self._mark(mark) for mark in area.marks if not mark.startswith(PHASE)]  # the step is told
        while marks and title.cell_len + marks[0].cell_len + 3 <= self.screen.width:
            title += marks.pop(0)
        return title, pack([Line(mark.plain.strip(), MARK) for mark in marks], self.screen.width - 2)

    def _stands_at(self, area: AreaView) -> str:
        """The place where whoever has this area stands."""
        places = (place for other in self.view.areas for place in other.places)
        return next((self.screen.text(place.name) for place in places if area.at and place.key == area.at), "")

    def _standing_at(self, place: PlaceView) -> str:
        """Whoever stands there, by name."""
        figures = [figure_of(area) for area in self.view.areas if area.at == place.key]
        return ", ".join(self.screen.text(figure.name) for figure in figures if figure is not None)

    def _hung(self, label: str, lines: Iterable[Line]) -> list[Line]:
        prefix = Line(f" {label}", QUIET)
        if label:
            prefix.append(" " * (self._labels - cell_len(label)))
        return hang(prefix, lines, self.screen.console)

    # --- counters and marks ---------------------------------------------------------------------------

    def _counter(self, counter: Counter, area: AreaView) -> Line:
        line = Line("").append(f"{self._term('counter', counter.id)} ", QUIET)
        if counter.most is not None and area.owner is not None and counter.most <= MOST_BOLTS:
            line.append(FULL * counter.value + EMPTY * (counter.most - counter.value) + " ")
        return line.append(_reading(counter), NAME)

    def _mark(self, mark: str) -> Line:
        return Line("").append(f" [{self._term('mark', mark)}]", MARK)

    # --- zones ----------------------------------------------------------------------------------------

    def _zone(self, zone: ZoneView, tells: bool) -> Iterator[Line]:
        width = self.screen.width - self._labels - 2
        yield from self._hung(self._term("zone", zone.id), pack(self._cards(zone), width, " · "))
        for card in zone.cards if tells and zone.layout == "row" else []:
            if card.face is not None and card.face.copies <= 1:  # the copies of a card are learned by heart
                name = f"{self.screen.text(card.face.name)}: " if len(zone.cards) > 1 else ""
                lines = [Line(f"{name}{self.screen.text(line)}", TELLING) for line in card.face.text]
                yield from hang(Line(" " * (self._labels + 1)), lines, self.screen.console)

    def _cards(self, zone: ZoneView) -> list[Line]:
        """Card by card; of a hand, which has no order, the hidden ones in a bundle."""
        if zone.layout == "row":
            return [self.card(card) for card in zone.cards]
        hidden = sum(card.face is None for card in zone.cards)
        bundle = [Line(f"{hidden} × {FACE_DOWN}")] if hidden else []
        return bundle + [self.card(card) for card in zone.cards if card.face is not None]

    def _pile(self, zone: ZoneView) -> Line:
        return Line("").append(f"{self._term('zone', zone.id)} ", QUIET).append(str(zone.count), NAME)

    def _place(self, place: PlaceView) -> Line:
        line = Line("").append("" if place.number is None else f"{place.number} ", NAME)
        line.append(self.screen.text(place.name))
        for mark in place.marks:
            if not self._says(place, mark):
                line += self._mark(mark)
        for counter in place.counters:
            if counter.value or counter.most is not None:
                line.append(f" {self._term('counter', counter.id)} {_reading(counter)}")
        for text in place.text if place.number is None and not place.counters else []:
            line.append(f" ({self.screen.text(text)})")
        standing = self._standing_at(place)
        if standing:
            line.append(f": {standing}", NAME)
        for card in place.cards:
            line += Line(" + ") + self.card(card)
        return line

    def _says(self, place: PlaceView, mark: str) -> bool:
        """Whether the name of a place says already what the mark says: "front row 2"."""
        return self._term("mark", mark) in self.screen.text(place.name)

    def _is_bare(self, place: PlaceView) -> bool:
        """An empty spot of a grid, of which there is nothing to tell."""
        told = place.cards or place.counters or place.text or not place.marks
        return not told and all(self._says(place, mark) for mark in place.marks)

    # --- cards ----------------------------------------------------------------------------------------

    def card(self, card: CardView) -> Line:
        """A card in a few words: number, name, what is on it."""
        if card.face is None:
            return Line(FACE_DOWN * 2, QUIET)
        line = Line("")
        gem = card.face.gem
        if gem is not None:
            line.append(f"{gem.value} ", NAME)
        line.append(self.screen.text(card.face.name))
        stats = card.stats or card.face.stats
        if stats:
            line.append(f" ({self._stats(stats)})")
        for counter in card.counters:
            line.append(f" {self._term('counter', counter.id)} {_reading(counter)}", NAME)
        for mark in card.marks:
            line += self._mark(mark)
        for attached in card.attached:
            line += Line(" + ") + self.card(attached)
        return line

    def _stats(self, stats: Iterable[Stat]) -> str:
        return ", ".join(f"{self._term('stat', stat.icon)} {stat.value}" for stat in stats)


def full_card(face: Face, game: str, screen: Screen) -> Iterator[RenderableType]:
    """A card with its facts and its text, as the `cards` command and `?` show it."""
    title = Line(screen.text(face.name), NAME)
    if face.subname is not None:
        title.append(f", {screen.text(face.subname)}", "not bold")
    facts = [screen.term(game, "kind", face.kind)]
    if face.set:
        facts.append(screen.term(game, "set", face.set))
    elif face.faction and face.faction != face.kind:
        facts.append(screen.term(game, "faction", face.faction))
    numbers = face.stats if face.gem is None else [face.gem, *face.stats]
    facts += [f"{screen.term(game, 'stat', stat.icon)} {stat.value}" for stat in numbers]
    facts += [screen.term(game, "icon", icon) for icon in face.icons]
    facts += [screen.text(trait) for trait in face.traits]
    if face.copies > 1:
        facts.append(screen.words("terminal-copies", n=face.copies))
    yield Line("") + title + Line(f"  {', '.join(facts)}", QUIET)
    for line in face.text:
        yield from indented(Line(screen.text(line)), screen)
    if face.house:
        parts = ", ".join(screen.term(game, "house", part) for part in face.house)
        yield from indented(Line(f"⌂ {screen.words('terminal-house', parts=parts)}", QUIET), screen)


def indented(line: Line, screen: Screen) -> list[Line]:
    """A text that stands under a title."""
    return hang(Line("  "), [line], screen.console)


def _reading(counter: Counter) -> str:
    """How far it is, and how far it goes."""
    return str(counter.value) if counter.most is None else f"{counter.value}/{counter.most}"


def _is_open(zone: ZoneView) -> bool:
    """Whether its cards are worth a row of their own: they lie in a row, or the viewer knows some of them."""
    return zone.layout == "row" or (zone.layout != "pile" and any(card.face is not None for card in zone.cards))


def _headline(area: AreaView) -> CardView | None:
    """Whose area it is in the game: its first zone, if one known card alone lies there, and no places beside it."""
    if area.owner is None or not area.zones or area.places:
        return None
    first = area.zones[0]
    alone = len(first.cards) == 1 and first.layout == "row" and first.cards[0].face is not None
    return first.cards[0] if alone else None
