"""Costs in resources (Ціна), and what resource abilities generate."""

from __future__ import annotations

from rulebound.games.champions.abilities import Billed, ChampionsAbility, ChampionsMoment
from rulebound.games.champions.payment import Generated, can_pay, pay, pool_text
from rulebound.games.champions.printed import NOTHING, RESOURCES, WILD, Pool, pool
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Text
from rulebound.lcg.effects.deeds import OnCards
from rulebound.lcg.in_play import may_enter
from rulebound.lcg.moment import Moment

__all__ = (
    "TopOfDiscard",
)  # fmt: skip


class Spend(Billed):
    """Resources of these types: before the arrow part of the one bill, else generated and spent at once.

    champions.resource.ability_specific_types
    """

    __slots__ = ()

    def __init__(self, resources: str) -> None:
        super().__init__(pool(resources))

    def can(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        return can_pay(s, m, self.resources)

    def run(self, s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
        paid = yield from pay(s, m, self.resources)
        return paid

    def payable(self, s: ChampionsState, m: ChampionsMoment) -> bool:
        """The bill of an ability is asked for as one."""
        return True

    def text(self) -> Text:
        kinds = pool_text(self.resources)
        if len(kinds) > 1 and len({kind.id for kind in kinds}) == 1:
            return Text("champions-effect-spend-several", {"n": len(kinds), "resource": kinds[0]})
        return Text("champions-effect-spend", {"resources": kinds})


class SpendX(Spend):
    """Any number of resources of a type, at least one: X is how many were generated."""

    __slots__ = ("kind",)

    def __init__(self, resource: str) -> None:
        super().__init__(resource)
        self.kind = resource

    def settle(self, s: ChampionsState, m: ChampionsMoment) -> None:
        assert isinstance(m.ability, ChampionsAbility)
        kind = RESOURCES.index(self.kind)
        m.x = m.paid[kind] + m.paid[WILD] - (m.ability.bill[kind] - 1)  # what its other costs spent is not X

    def text(self) -> Text:
        return Text("champions-effect-spend-x", {"resource": Text(f"champions-resource-{self.kind}")})


class PayFor(OnCards[ChampionsState, ChampionsCard]):
    """Pay the printed cost of a card that could enter play: the resources pay for that card."""

    __slots__ = ()

    def _bill(self, card: ChampionsCard) -> Pool:
        assert card.printed.cost is not None
        return (0, 0, 0, card.printed.cost)

    def useful(self, s: ChampionsState, m: ChampionsMoment, card: ChampionsCard) -> bool:
        return may_enter(s, card) and can_pay(s, self._for(m, card), self._bill(card))

    def _for(self, m: ChampionsMoment, card: ChampionsCard) -> ChampionsMoment:
        moment = Moment(m.card, m.seat, m.ability)
        moment.bought = card
        return moment

    def do(self, s: ChampionsState, m: ChampionsMoment, cards: list[ChampionsCard]) -> Flow[int]:
        for card in cards:
            paid = yield from pay(s, self._for(m, card), self._bill(card))
            if not paid:
                m.picked(self.target.pick).remove(card)
        return len(cards)

    def text(self) -> Text:
        return Text("champions-effect-pay-for", {"target": self.target.text()})


class TopOfDiscard(Generated):
    """The printed resources of the top card of your discard pile, as it lies before anything is spent."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(NOTHING)

    def resources(self, s: ChampionsState, card: ChampionsCard) -> Pool:
        assert card.controller is not None
        pile = s.players[card.controller].discard.cards
        return pile[-1].printed.gives if pile else NOTHING

    def text(self) -> Text:
        return Text("champions-effect-generate-top-of-discard")
