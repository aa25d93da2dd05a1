"""The smallest game with everything the kernel offers: highest card wins a trick, hands are hidden, three tricks.

It has its own little rulebook, so that kernel tests depend on no real game.
"""

from __future__ import annotations

from typing import Any

import msgspec

from rulebound.kernel.cards import EVERYONE, NOBODY, Card, Printed, State, Zone
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, GameOver, choose, pick, pick_together
from rulebound.kernel.game import Game, SetupOption, card_view
from rulebound.kernel.mind import Mind
from rulebound.kernel.requirements import requirement
from rulebound.kernel.rulebook import Rule, Rulebook
from rulebound.kernel.text import Text, refuse
from rulebound.kernel.view import AreaView, Counter, Face, Result, Stat, ZoneView

RULES = Rulebook(
    "toy", [Rule(f"toy.play.{id}", "Play", "play", id, id) for id in ("lay", "low", "keep", "win", "coin")]
)


class Number(Printed):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__("toy", f"n{number}", f"Number {number}", "number")
        self.number = number

    def draw_face(self) -> Face:
        return Face(self.code, self.name, "number", gem=Stat("number", self.number))


NUMBERS = [Number(n) for n in range(1, 16)]


class ToyCard(Card[Number]):
    __slots__ = ()


class ToyState(State):
    __slots__ = ("deck", "hands", "kept", "no_coin", "pile", "points", "tricks")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance, "deal")
        self.deck: Zone[Card[Number]] = self.add_zone(Zone("deck", NOBODY))
        self.pile: Zone[Card[Number]] = self.add_zone(Zone("pile", EVERYONE))
        self.hands: list[Zone[Card[Number]]] = [self.add_zone(Zone("hand", 1 << i, i)) for i in range(seats)]
        self.points = [0] * seats
        self.kept: list[int] = []
        self.no_coin = [False] * seats
        self.tricks = 0
        for number in NUMBERS:
            self.add_card(ToyCard(len(self.cards), number), self.deck)

    def clone(self) -> ToyState:
        copy = super().clone()
        assert isinstance(copy, ToyState)
        copy.deck = copy.zones[self.deck.id]
        copy.pile = copy.zones[self.pile.id]
        copy.hands = [copy.zones[hand.id] for hand in self.hands]
        copy.points = self.points[:]
        copy.kept = self.kept[:]
        copy.no_coin = self.no_coin[:]
        copy.tricks = self.tricks
        return copy


@requirement("toy.play.low", facts=lambda s, seat, card: {"number": card.printed.number})
def is_odd(s: ToyState, seat: int, card: Card[Number]) -> bool:
    return card.printed.number % 2 == 1


def deal(s: ToyState) -> Flow[str]:
    s.shuffle(s.deck)
    for hand in s.hands:
        for _ in range(3):
            s.deal(s.deck, hand)
    return "trick"
    yield


def trick(s: ToyState) -> Flow[str]:
    """All lay a card at once; the highest wins."""
    offers = [
        (Choice(i, "lay", [Option("lay", card) for card in hand.cards], "toy.play.lay"), hand.cards[:])
        for i, hand in enumerate(s.hands)
    ]
    taken = yield from pick_together(offers)
    best = (0, 0)
    for seat, card in taken.items():
        s.move(card, s.pile)
        s.log.say("lays", "toy.play.lay", seat=seat, card=card)
        best = max(best, (card.printed.number, seat))
    s.points[best[1]] += 1
    s.tricks += 1
    s.kept.append(best[1])
    return "keep"


def keep(s: ToyState) -> Flow[str]:
    """The winner may give an odd card back, and may toss a coin for a point."""
    seat = s.kept[-1]
    hand = s.hands[seat].cards[:]
    card = yield from choose(s, seat, "return", hand, "toy.play.keep", needs=(is_odd,), decline="done")
    if card is not None:
        s.move(card, s.deck)
    offered = {Option("stop"): False} if s.no_coin[seat] else {Option("toss"): True, Option("stop"): False}
    tosses = yield from pick(seat, "toss", offered, "toy.play.coin")
    if tosses and s.chance.coin():
        s.points[seat] += 1
    s.log.say("keeps", "toy.play.keep", seat=seat)
    if s.tricks == 3 or not all(hand.cards for hand in s.hands):
        best = max(s.points)
        winners = [i for i, points in enumerate(s.points) if points == best]
        scores = [1.0 if i in winners else 0.0 for i in range(s.seats)]
        raise GameOver(Result(winners, scores, Text("toy-result"), "toy.play.win"))
    return "trick"


class Setup(msgspec.Struct, frozen=True):
    seats: int = 2


class Opening:
    Setup: type[msgspec.Struct] = Setup

    def setup_options(self) -> list[SetupOption]:
        return [SetupOption("seats", [2, 3, 4], 2)]

    def check_setup(self, setup: Any) -> None:
        if not 2 <= setup.seats <= 4:
            raise refuse("toy-refused-seats", seats=setup.seats)

    def start(self, setup: Any, chance: Chance) -> ToyState:
        return ToyState(setup.seats, chance)


class ToyMind(Mind[ToyState]):
    def value(self, s: ToyState, seat: int) -> float:
        return s.points[seat] / 6


class Toy(Game[ToyState]):
    id = "toy"
    opening = Opening()
    mind = ToyMind()
    steps = {"deal": deal, "trick": trick, "keep": keep}  # noqa: RUF012

    @property
    def rulebook(self) -> Rulebook:
        return RULES

    def areas(self, s: ToyState, seat: int | None) -> list[AreaView]:
        zones = [
            ZoneView(f"hand-{i}", "fan", len(hand), [card_view(c, seat) for c in hand.cards])
            for i, hand in enumerate(s.hands)
        ]
        zones.append(ZoneView("pile", "row", len(s.pile), [card_view(c, seat) for c in s.pile.cards]))
        return [
            AreaView("table", "common", counters=[Counter(f"p{i}", p) for i, p in enumerate(s.points)], zones=zones)
        ]

    def wishes(self, s: ToyState, seat: int) -> list[str]:
        return ["coin" if s.no_coin[seat] else "no-coin"]

    def hear(self, s: ToyState, seat: int, wish: str) -> None:
        s.no_coin[seat] = wish == "no-coin"

    def faces(self) -> list[Face]:
        return [number.face for number in NUMBERS]

    def setups(self) -> list[dict[str, Any]]:
        return [{"seats": n} for n in (2, 3, 4)]


TOY = Toy()
