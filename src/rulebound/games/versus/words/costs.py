"""Costs (Стоимость): what must be paid in full before an effect is put on the chain."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from rulebound.games.versus.leaving import discard, ko, leave_play, lose
from rulebound.games.versus.printed import says
from rulebound.games.versus.state import NONE, VersusCard, VersusState
from rulebound.games.versus.stunning import exhaust
from rulebound.games.versus.words.who import Who
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.kernel.payment import so_many
from rulebound.kernel.text import Text
from rulebound.kernel.view import Verdict

RULE = "versus.power.payment_costs"


def rule_of(source: VersusCard) -> str:
    """A plot twist has costs besides its threshold, a power has those before its arrow."""
    return "versus.plot_twist.additional_cost" if source.printed.kind == "plot-twist" else RULE


class Cost:
    """Something that must be paid."""

    __slots__ = ()
    activates: ClassVar[bool] = False
    rule: ClassVar[str] = RULE

    def payable(self, s: VersusState, seat: int, source: VersusCard) -> bool:
        raise NotImplementedError  # pragma: no cover

    def pay(self, s: VersusState, seat: int, source: VersusCard) -> Flow[list[VersusCard]]:
        """Pay it; returns the cards that left for it: they cannot be targets of the same effect."""
        raise NotImplementedError  # pragma: no cover

    def text(self) -> Text:
        raise NotImplementedError  # pragma: no cover

    def verdict(self, s: VersusState, seat: int, source: VersusCard) -> Verdict:
        return Verdict(Text("versus-needs-cost", {"cost": self.text()}), self.rule, self.payable(s, seat, source))


class Activate(Cost):
    """Exhaust this card: versus.power.activate"""

    __slots__ = ()
    activates = True
    rule = "versus.power.activate_exhausted"

    def payable(self, s: VersusState, seat: int, source: VersusCard) -> bool:
        return not source.now.exhausted

    def pay(self, s: VersusState, seat: int, source: VersusCard) -> Flow[list[VersusCard]]:
        exhaust(s, source, "versus.power.activate")
        return []
        yield

    def text(self) -> Text:
        return says("cost-activate")


class Discard(Cost):
    """Discard so many cards that fit."""

    __slots__ = ("n", "who")

    def __init__(self, who: Who | None = None, n: int = 1) -> None:
        self.who = who or Who("any")
        self.n = n

    def payable(self, s: VersusState, seat: int, source: VersusCard) -> bool:
        fitting = 0
        for card in s.players[seat].hand.cards:
            if card is not source and self.who.fits(card.printed):
                fitting += 1
                if fitting == self.n:
                    return True
        return False

    def pay(self, s: VersusState, seat: int, source: VersusCard) -> Flow[list[VersusCard]]:
        paid: list[VersusCard] = []
        while len(paid) < self.n:
            hand = s.players[seat].hand.cards
            offered = {Option("discard", card): card for card in hand if self.who.fits(card.printed)}
            pays = partial(so_many, self.n, len(paid), len(offered))
            card = yield from pick(seat, "discard", offered, rule_of(source), about=source, always=True, pays=pays)
            discard(s, card, rule_of(source))
            paid.append(card)
        return paid

    def text(self) -> Text:
        if self.n > 1:
            return says("cost-discards", n=self.n)
        return says("cost-discard", who=self.who.card_text())


class Endurance(Cost):
    """Only with at least that much: versus.power.endurance_cost"""

    __slots__ = ("n",)
    rule = "versus.power.endurance_cost"

    def __init__(self, n: int) -> None:
        self.n = n

    def payable(self, s: VersusState, seat: int, source: VersusCard) -> bool:
        return s.players[seat].endurance >= self.n

    def pay(self, s: VersusState, seat: int, source: VersusCard) -> Flow[list[VersusCard]]:
        lose(s, seat, self.n, "versus.power.endurance_cost")
        return []
        yield

    def text(self) -> Text:
        return says("cost-endurance", n=self.n)


class ExhaustCharacters(Cost):
    """Exhaust so many ready characters you control: versus.anatomy.ready_uses"""

    __slots__ = ("n", "who")
    rule = "versus.anatomy.ready_uses"

    def __init__(self, who: Who, n: int = 1) -> None:
        self.who = who
        self.n = n

    def ready(self, s: VersusState, seat: int, source: VersusCard) -> list[VersusCard]:
        mine = s.players[seat].characters.cards
        return [card for card in mine if not card.now.exhausted and self.who.matches(s, seat, source, card)]

    def payable(self, s: VersusState, seat: int, source: VersusCard) -> bool:
        return len(self.ready(s, seat, source)) >= self.n

    def pay(self, s: VersusState, seat: int, source: VersusCard) -> Flow[list[VersusCard]]:
        for paid in range(self.n):
            offered = {Option("exhaust", card): card for card in self.ready(s, seat, source)}
            pays = partial(so_many, self.n, paid, len(offered))
            card = yield from pick(seat, "exhaust", offered, self.rule, about=source, pays=pays)
            exhaust(s, card, rule_of(source))
        return []

    def text(self) -> Text:
        if self.n > 1:
            return says("cost-exhaust-many", n=self.n, who=self.who.text())
        return says("cost-exhaust", who=self.who.text())


class ExhaustEquipped(Cost):
    """Exhaust the equipped character."""

    __slots__ = ()
    rule = "versus.anatomy.ready_uses"

    def payable(self, s: VersusState, seat: int, source: VersusCard) -> bool:
        return source.now.gear != NONE and not s.bearer(source).now.exhausted

    def pay(self, s: VersusState, seat: int, source: VersusCard) -> Flow[list[VersusCard]]:
        exhaust(s, s.bearer(source), rule_of(source))
        return []
        yield

    def text(self) -> Text:
        return says("cost-exhaust-equipped")


class ReturnThis(Cost):
    """Return this card to its owner's hand."""

    __slots__ = ()

    def payable(self, s: VersusState, seat: int, source: VersusCard) -> bool:
        return True

    def pay(self, s: VersusState, seat: int, source: VersusCard) -> Flow[list[VersusCard]]:
        s.log.say("returns", rule_of(source), card=source)
        leave_play(s, source, s.players[source.owner].hand)
        return [source]
        yield

    def text(self) -> Text:
        return says("cost-return-this")


class KoThis(Cost):
    """KO this card."""

    __slots__ = ()

    def payable(self, s: VersusState, seat: int, source: VersusCard) -> bool:
        return True

    def pay(self, s: VersusState, seat: int, source: VersusCard) -> Flow[list[VersusCard]]:
        ko(s, source, rule_of(source))
        return [source]
        yield

    def text(self) -> Text:
        return says("cost-ko-this")
