"""The test table of living card games: cards in zones, what lies on them, and the words of the card language.

t.hold("mockingbird", seat=1)                  # into a hand, out of its player's deck if it is there
t.lay("melter", "encounter-discard")           # a card from outside, into a zone by its name
t.put(made_up_support)                         # into play, while nobody responds
t.resolve(draw(2), by="rhino", seat=1)             # what a card would say
assert t.lies("mockingbird", "hand", seat=1)
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from rulebound.kernel.cards import Card, Zone
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow
from rulebound.kernel.game import Game
from rulebound.kernel.match import Match
from rulebound.lcg.abilities import Effect
from rulebound.lcg.in_play import may_enter, take_control
from rulebound.lcg.laying import unheard
from rulebound.lcg.modifiers import has_trait
from rulebound.lcg.moment import Moment
from rulebound.lcg.piles import draw
from rulebound.lcg.state import AnyCard, LcgPrinted, LcgState
from rulebound.lcg.targets import Target
from rulebound.testing.table import Table

S = TypeVar("S", bound=LcgState[Any])
C = TypeVar("C", bound=AnyCard)


class LcgTable(Table[S], Generic[S, C]):
    """A position of a living card game. Windows come up all the time, so who is not named in a test passes."""

    patient = True
    declines: ClassVar[tuple[str, ...]] = ("done", "pass", "decline", "end-turn")
    """What a player takes when the test says nothing."""
    routine: ClassVar[frozenset[str]] = frozenset()
    """Questions that must be answered but are seldom what a test is about: their first option is taken."""

    def __init__(self, game: Game[S], at: Match[S] | S) -> None:
        self.touched: list[C] = []  # the cards the test has named: these are meant when it names them again
        super().__init__(game, at)

    # --- what a game says in its own words --------------------------------------------------------------------

    def printed(self, name: str) -> LcgPrinted:
        """A card of the game by its code or its name."""
        raise NotImplementedError  # pragma: no cover

    def make(self, printed: LcgPrinted, seat: int) -> C:
        """A new card of that kind, of the player or of the scenario: `ChampionsCard(len(s.cards), printed, owner)`."""
        raise NotImplementedError  # pragma: no cover

    def entering(self, card: C, seat: int, host: C | None) -> Flow[Any]:
        """How a card of its kind comes into play on the side of a player."""
        raise NotImplementedError  # pragma: no cover

    def idle(self, choice: Choice) -> Option | None:
        for option in choice.options:
            if option.act in self.declines:
                return option
        return choice.options[0] if choice.prompt in self.routine else None

    def card(self, name: str | Card[Any]) -> C:
        card: C = super().card(name)
        return card

    def rank(self, card: C) -> Any:
        """In play if there is one, else the one that the test has set up."""
        return not card.in_play, card not in self.touched, card.id

    # --- setting the table ---------------------------------------------------------------------------------------

    def pile(self, zone: str, seat: int = 0) -> Zone[C]:
        """A zone by its name: that of the player where each has one."""
        found = [one for one in self.s.zones if one.name == zone and one.owner in (None, seat)]
        assert len(found) == 1, f"no zone is called {zone}: {sorted({one.name for one in self.s.zones})}"
        return found[0]

    def lay(self, card: str | LcgPrinted, zone: str, seat: int = 0) -> C:
        """A card from outside the game into a zone."""
        made = self.make(self.printed(card) if isinstance(card, str) else card, seat)
        self.s.add_card(made, self.pile(zone, seat))
        self.touched.append(made)
        if made.owner is not None:  # a deck tells at setup which events its cards can answer; this card came later
            self.s.expect_from_hands([made.printed])
        return made

    def fetch(self, card: str | LcgPrinted, zone: str, seat: int = 0, *, out_of: str) -> C:
        """The card of that name out of a deck, or else one from outside, into a zone."""
        for one in self.pile(out_of, seat).cards if isinstance(card, str) else []:
            if card in (self.called(one), one.printed.code):
                self.s.move(one, self.pile(zone, seat))
                self.touched.append(one)
                return one
        return self.lay(card, zone, seat)

    def hold(self, *cards: str | LcgPrinted, seat: int = 0) -> list[C]:
        """Cards into a hand, out of the player's deck if they are there."""
        return [self.fetch(card, "hand", seat, out_of="deck") for card in cards]

    def on_deck(self, *cards: str | LcgPrinted, seat: int = 0) -> None:
        """The next cards of a player's deck, the first on top."""
        for card in reversed(cards):
            self.lay(card, "deck", seat)

    def move(self, name: str | C, zone: str, seat: int = 0) -> C:
        """A card out of play from one zone to another, on top."""
        card = self.card(name)
        assert not card.in_play, f"{name} is in play: enters, leaves"
        self.s.move(card, self.pile(zone, seat))
        return card

    def empty(self, zone: str, to: str, seat: int = 0, *, leave: int = 0) -> None:
        """All cards of a zone out of play into another, except so many at the bottom."""
        for card in self.pile(zone, seat).cards[leave:]:
            self.move(card, to, seat)

    def quietly(self, rule: Flow[Any], *answers: str) -> None:
        """Let something happen while nobody listens, not even the card that comes into play by it."""
        with unheard(self.s):
            self.run(rule, *answers)

    # --- acting ----------------------------------------------------------------------------------------------------

    def resolve(self, effect: Effect[Any, Any], *answers: str, by: str | C, seat: int = 0, until: str = "") -> Any:
        """A card says this, and a player resolves it; whether it could be done completely."""
        m: Moment[C] = Moment(self.card(by), seat)
        return self.run(effect.run(self.s, m), *answers, until=until)

    def take_control(self, name: str | C, seat: int, *answers: str) -> None:
        """A player takes control of a card in play."""
        self.run(take_control(self.s, self.card(name), seat), *answers)

    def draw(self, n: int, seat: int = 0) -> int:
        """A player draws cards, because of nothing in particular; how many they were."""
        return draw(self.s, self.s.players[seat], n)

    # --- seeing ----------------------------------------------------------------------------------------------------

    def zone(self, name: str | C) -> str:
        """The name of the zone in which a card lies."""
        return str(self.card(name).place.name)

    def lies(self, name: str | C, zone: str, seat: int = 0) -> bool:
        """Whether a card lies in that zone, of that player where each has one."""
        return self.pile(zone, seat).holds(self.card(name))

    def lying(self, zone: str, seat: int = 0) -> list[str]:
        """The cards of a zone, in their order: the top of a deck is its last."""
        return self.names(self.pile(zone, seat).cards)

    def sizes(self, zone: str) -> list[int]:
        """How many cards each player has there."""
        return [len(self.pile(zone, player.seat)) for player in self.s.players]

    def candidates(self, target: Target[Any, Any], by: str | C, seat: int = 0) -> list[str]:
        """Whom a card means by these words, said to that player."""
        m: Moment[C] = Moment(self.card(by), seat)
        return self.names(target.candidates(self.s, m))

    def could(self, effect: Effect[Any, Any], by: str | C, seat: int = 0) -> bool:
        """Whether it would change the game if a card said this to that player."""
        m: Moment[C] = Moment(self.card(by), seat)
        return effect.can(self.s, m)

    def hand(self, seat: int = 0) -> list[str]:
        return self.lying("hand", seat)

    def in_play(self, name: str | C) -> bool:
        return self.card(name).in_play

    def damage(self, name: str | C) -> int:
        return self.card(name).damage

    def exhausted(self, name: str | C) -> bool:
        return self.card(name).exhausted

    def counters(self, name: str | C) -> int:
        return self.card(name).counters

    def known(self, name: str | C, seat: int) -> bool:
        """Whether a player knows what is printed on a card."""
        return self.card(name).visible_to(seat)

    def may_enter(self, name: str | C) -> bool:
        """Whether a card could enter play: no other copy of what is unique lies there."""
        return may_enter(self.s, self.card(name))

    def has_trait(self, name: str | C, trait: str) -> bool:
        return has_trait(self.s, self.card(name), trait)

    def controller(self, name: str | C) -> int | None:
        return self.card(name).controller

    def host(self, name: str | C) -> str:
        """What a card is attached to."""
        host = self.card(name).host
        return self.called(self.s.cards[host]) if host >= 0 else ""

    def attached(self, name: str | C) -> list[str]:
        """What is attached to a card."""
        return [self.called(self.s.cards[id]) for id in self.card(name).attached]

    def out(self, seat: int) -> bool:
        """Whether that player is eliminated."""
        return self.s.players[seat].out

    @property
    def fallen(self) -> list[int]:
        """The players who are eliminated."""
        return [player.seat for player in self.s.players if player.out]

    @property
    def first(self) -> int:
        """The first player."""
        return self.s.first

    @first.setter
    def first(self, seat: int) -> None:
        self.s.first = seat
