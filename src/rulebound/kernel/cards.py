"""Cards, zones and the state that holds them: plain data that clones fast and pickles."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from rulebound.kernel.chance import Chance
from rulebound.kernel.fields import Kept
from rulebound.kernel.log import SILENT, Log
from rulebound.kernel.text import Text
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Face, Result

EVERYONE: Final = -1
"""The mask of knowledge of a card that lies face up: all seats and all spectators."""
NOBODY: Final = 0
TAGS: Final = 0x7A65_1D4B_93F2_C08E
"""What sets the lot for tags apart from chance itself."""


class Printed:
    """What is printed on a card: shared by all its copies, never changed."""

    __slots__ = ("_face", "back", "code", "game", "name")

    def __init__(self, game: str, code: str, name: str, back: str) -> None:
        self.game = game
        self.code = code
        self.name = Text(f"{game}-card-{code.replace('_', '-')}", plain=name)
        self.back = back  # cards with the same back cannot be told apart face down
        self._face: Face | None = None
        _PRINTED[game, code] = self

    @property
    def face(self) -> Face:
        """The facts and the text of the card, for a reader."""
        if self._face is None:
            self._face = self.draw_face()
        return self._face

    def draw_face(self) -> Face:
        """Put the facts and the text together; done once."""
        raise NotImplementedError  # pragma: no cover

    def __reduce__(self) -> tuple[Callable[[str, str], Printed], tuple[str, str]]:
        return printed_card, (self.game, self.code)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code})"


_PRINTED: Final[dict[tuple[str, str], Printed]] = {}


def printed_card(game: str, code: str) -> Printed:
    """The one printed card of that code: a pickled state names its cards and does not copy them."""
    return _PRINTED[game, code]


P = TypeVar("P", bound=Printed, covariant=True)


class Place(Kept):
    """Where cards may lie. Whoever `sees` it learns every card that enters. All copies of a state share it."""

    __slots__ = ("id", "in_game", "name", "owner", "sees")
    UNCHANGING: ClassVar = True

    def __init__(self, name: str, sees: int, owner: int | None, in_game: bool) -> None:
        self.id = -1  # given by State.add_zone
        self.name = name
        self.sees = sees
        self.owner = owner
        self.in_game = in_game  # False for the box: what lies there takes no part in the game

    def __repr__(self) -> str:
        return f"Place({self.name})"


NO_PLACE: Final = Place("", NOBODY, None, False)
"""Where a card is that was not laid anywhere yet."""


class Card(Thing, Generic[P]):
    """One card object. Who knows what is printed on it is a mask of seats.

    Rules remember a card by its id, which it keeps for the whole game and which nobody is told. Players point at it
    by its tag, a number that a shuffle deals anew.
    """

    __slots__ = ("id", "known", "place", "printed", "tag")

    def __init__(self, id: int, printed: P) -> None:
        self.id = id
        self.tag = id
        self.printed = printed
        self.known = NOBODY
        self.place = NO_PLACE

    def clone(self) -> Card[P]:
        kind = self.__class__
        copy = kind.__new__(kind)
        copy.id = self.id
        copy.tag = self.tag
        copy.printed = self.printed
        copy.known = self.known
        copy.place = self.place
        return copy

    @property
    def key(self) -> str:
        return f"k{self.tag}"

    @property
    def old_key(self) -> str:
        return f"c{self.id}"

    def key_for(self, seat: int | None, zones: Sequence[Zone[Any]] = ()) -> str:
        """A card that the seat does not know is called by its place: the number of the zone, then from 0."""
        if self.visible_to(seat):
            return self.key
        zone = self.place.id
        return f"z{zone}.{zones[zone].cards.index(self)}"

    def name_for(self, seat: int | None) -> Text:
        return self.printed.name if self.visible_to(seat) else Text(f"{self.printed.game}-back-{self.printed.back}")

    def visible_to(self, seat: int | None) -> bool:
        return self.known == EVERYONE if seat is None else self.known >> seat & 1 == 1

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id}, {self.printed.code})"


C = TypeVar("C", bound="Card[Any]")


class Zone(Generic[C]):
    """The cards that lie at a place, in order.

    A card knows its place and not its zone: so nothing in a state points back up, and a copy that nobody needs any
    more is gone at once.
    """

    __slots__ = ("cards", "place")

    def __init__(self, name: str, sees: int, owner: int | None = None, *, in_game: bool = True) -> None:
        self.place = Place(name, sees, owner, in_game)
        self.cards: list[C] = []

    @property
    def id(self) -> int:
        return self.place.id

    @property
    def name(self) -> str:
        return self.place.name

    @property
    def owner(self) -> int | None:
        return self.place.owner

    def holds(self, card: Card[Any]) -> bool:
        """Whether the card lies here."""
        return card.place is self.place

    def __len__(self) -> int:
        return len(self.cards)

    def __repr__(self) -> str:
        return f"Zone({self.name}, {self.cards})"


class State(Kept):
    """All of a game between two choices: cards, zones, chance, whose step it is. No coroutine lives here.

    A game's state adds slots of its own and extends `clone`; the conformance suite keeps it complete.
    """

    __slots__ = (
        "cards",
        "chance",
        "found",
        "gone",
        "learned",
        "log",
        "result",
        "reveals",
        "seats",
        "step",
        "tagged",
        "zones",
    )

    passing: ClassVar[tuple[str, ...]] = ()
    """Fields that only a running step uses, or that are looked up anew when wanted: a copy starts without them."""
    derived: ClassVar[tuple[str, ...]] = ()
    """Fields that follow from others and are kept to be quicker: a seal leaves them out."""

    def __init__(self, seats: int, chance: Chance, first_step: str) -> None:
        self.seats = seats
        self.chance = chance
        self.step = first_step
        self.cards: list[Card[Any]] = []
        self.zones: list[Zone[Any]] = []
        self.result: Result | None = None
        self.gone: frozenset[int] = frozenset()  # seats that have parted: see `parting`
        self.reveals = 0  # how often a seat of this match learned a card: undo stops there
        self.learned = [0] * seats  # which of them was the last for each seat,
        self.found = 0  # and for any seat the last of a card that none had known; no seal minds them
        self.log: Log = SILENT
        self.tagged = True  # whether anybody points at cards and takes back what was said: not in a quiet match

    def clone(self) -> State:
        """An independent copy; what it shares with the original is never changed."""
        kind = self.__class__
        copy = kind.__new__(kind)
        copy.seats = self.seats
        copy.chance = self.chance.clone()
        copy.step = self.step
        copy.result = self.result
        copy.gone = self.gone
        copy.reveals = self.reveals
        copy.learned = self.learned[:]
        copy.found = self.found
        copy.log = SILENT
        copy.tagged = self.tagged
        cards = copy.cards = [card.clone() for card in self.cards]
        zones: list[Zone[Any]] = []
        for zone in self.zones:
            twin: Zone[Any] = Zone.__new__(Zone)
            twin.place = zone.place
            twin.cards = [cards[card.id] for card in zone.cards]
            zones.append(twin)
        copy.zones = zones
        return copy

    # --- building -------------------------------------------------------------------------------

    def add_zone(self, zone: Zone[C]) -> Zone[C]:
        zone.place.id = len(self.zones)
        self.zones.append(zone)
        return zone

    def add_card(self, card: C, zone: Zone[C]) -> C:
        """A new card object; its id is its place in `cards`."""
        assert card.id == len(self.cards)
        self.cards.append(card)
        self._lay(card, zone)
        return card

    def add_cards(self, like: Card[Any], faces: Sequence[Printed], zone: Zone[Any]) -> None:
        """A new card object for each of these faces, otherwise like one that is laid nowhere itself."""
        place = like.place = zone.place
        number = len(self.cards)
        for printed in faces:
            card = like.clone()
            card.id = card.tag = number
            card.printed = printed
            number += 1
            self.cards.append(card)
            zone.cards.append(card)
            if place.sees:
                self.show(card, place.sees)
        like.place = NO_PLACE

    def let_see(self, zone: Zone[Any], sees: int) -> None:
        """From now on these seats see the zone, what lies there included."""
        place = zone.place
        zone.place = Place(place.name, sees, place.owner, place.in_game)
        zone.place.id = place.id
        for card in zone.cards:
            card.place = zone.place
            self.show(card, sees)

    def zone_of(self, card: C) -> Zone[C]:
        """The zone that the card lies in."""
        return self.zones[card.place.id]

    # --- cards move and are seen ------------------------------------------------------------------

    def move(self, card: C, to: Zone[C]) -> None:
        """Take a card from where it lies to the end of another zone, whose watchers learn it."""
        self.zones[card.place.id].cards.remove(card)
        place = card.place = to.place
        to.cards.append(card)
        if not self.tagged:
            card.known |= place.sees
        elif card.known | place.sees != card.known:
            self.show(card, place.sees)

    def deal(self, pile: Zone[C], to: Zone[C]) -> C:
        """The top card of a pile (the last of its list) into another zone."""
        card = pile.cards.pop()
        place = card.place = to.place
        to.cards.append(card)
        if not self.tagged:
            card.known |= place.sees
        elif card.known | place.sees != card.known:
            self.show(card, place.sees)
        return card

    def _lay(self, card: C, to: Zone[C]) -> None:
        place = to.place
        to.cards.append(card)
        card.place = place
        if card.known | place.sees != card.known:
            self.show(card, place.sees)

    def show(self, card: Card[Any], to: int) -> None:
        """Let the seats of a mask learn the card. What all seats of this match knew already is no news to anybody."""
        if self.tagged:
            all_seats = (1 << self.seats) - 1
            news = to & ~card.known & all_seats
            if news:
                self.reveals += 1
                if not card.known & all_seats:
                    self.found = self.reveals
                for seat in range(self.seats):
                    if news >> seat & 1:
                        self.learned[seat] = self.reveals
        card.known |= to

    def mix(self, cards: Sequence[Card[Any]], keeps: int) -> None:
        """Cards whose places the others can no longer follow: only the seats in `keeps` still know them.

        If somebody else knew one of them, the tags are dealt anew: what was seen as k12 may be any of these now.
        """
        seen = False
        for card in cards:
            seen = seen or card.known & ~keeps != 0
            card.known &= keeps
        if seen:
            self._deal_tags(cards)

    def shuffle(self, zone: Zone[Any]) -> None:
        """A shuffled card is known to nobody, and its tag says neither what it was nor where it lies."""
        self.chance.shuffle(zone.cards)
        for card in zone.cards:
            card.known = NOBODY
        self._deal_tags(zone.cards)

    def _deal_tags(self, cards: Sequence[Card[Any]]) -> None:
        """By a lot of their own, so that what chance says next does not depend on it and undo does not mind."""
        if not self.tagged:
            return
        tags = [card.tag for card in cards]
        Chance(self.chance.seed ^ TAGS).shuffle(tags)
        for card, tag in zip(cards, tags, strict=True):
            card.tag = tag

    def pool_of(self, card: Card[Any]) -> Hashable:
        """Among which cards a face-down one could be any: those with the same back, unless a game knows better."""
        back: str = card.printed.back
        return back

    def redeal(self, seat: int, chance: Chance) -> None:
        """Deal anew, within each pool, all that the seat does not know.

        The same chance deals the same, whatever the hidden cards are: they are laid in the order in which they lie on
        the table, out of a pool in the order of its codes, so that nothing of the real deal goes into the new one.
        """
        unknown: dict[Hashable, list[Card[Any]]] = {}
        for zone in self.zones:
            for card in zone.cards:
                if card.known >> seat & 1 == 0:
                    unknown.setdefault(self.pool_of(card), []).append(card)
        for cards in unknown.values():
            printed = sorted([card.printed for card in cards], key=_code)
            chance.shuffle(printed)
            for card, face in zip(cards, printed, strict=True):
                card.printed = face

    # --- what can be pointed at ---------------------------------------------------------------------

    def things(self) -> Sequence[Thing]:
        """Everything a player can point at."""
        return self.cards

    def find(self, key: str) -> Thing | None:
        for thing in self.things():
            if thing.key == key:
                return thing
        return None

    def faults(self) -> list[str]:
        """What is broken in this state: nothing, ever. Games add their own invariants."""
        found = [] if self.cards == [c for _, c in sorted((c.id, c) for c in self.cards)] else ["card ids out of order"]
        if sorted(card.tag for card in self.cards) != list(range(len(self.cards))):
            found.append("two cards have the same tag")
        places: dict[int, list[str]] = {card.id: [] for card in self.cards}
        for zone in self.zones:
            for card in zone.cards:
                places[card.id].append(zone.name)
                if not zone.holds(card):
                    found.append(f"{card} lies in {zone.name} but says {card.place}")
                if card.known & zone.place.sees != zone.place.sees:
                    found.append(f"{card} in {zone.name} is not known to all who see that zone")
        found += [f"card {id} is in {names or 'no zone'}" for id, names in places.items() if len(names) != 1]
        return found


def _code(printed: Printed) -> str:
    return printed.code


def seats_mask(seats: Iterable[int]) -> int:
    """The mask of knowledge of just these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
