"""Leadership: allies in front."""

from __future__ import annotations

from rulebound.games.champions.constant import Gets
from rulebound.games.champions.costs import A_COUNTER, Spend
from rulebound.games.champions.entering import may_enter, put_into_play
from rulebound.games.champions.moments import Cost, Moment
from rulebound.games.champions.payment import can_pay, pay
from rulebound.games.champions.printed import ALLY, CardSet, Pool, ally, event, resource, support, upgrade
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.targets import A_PLAYER, AN_ALLY, EACH_PLAYER, HOST, THAT_MINION, THIS, YOUR_IDENTITY
from rulebound.games.champions.triggers import A_MINION_ENTERS_PLAY, THIS_ENTERS_PLAY
from rulebound.games.champions.vocabulary import (
    ONCE_PER_ROUND,
    action,
    branch,
    choose_one,
    deal,
    draw,
    hero_action,
    lasts,
    own,
    ready,
    response,
)
from rulebound.kernel.flow import Flow, choose
from rulebound.kernel.text import Text

hawkeye = ally(
    "01066", "Hawkeye", subname="Clint Barton", cost=3, gives="energy", thw=1, thw_hurts=1, atk=1, atk_hurts=1,
    hit_points=3, traits="avenger", counters=4, counter="arrow",
    does=response(A_MINION_ENTERS_PLAY, deal(2, THAT_MINION), cost=A_COUNTER),
)  # fmt: skip
maria_hill = ally(
    "01067", "Maria Hill", cost=2, gives="mental", thw=2, thw_hurts=1, atk=1, atk_hurts=1, hit_points=2,
    traits="shield", does=response(THIS_ENTERS_PLAY, draw(1, EACH_PLAYER)),
)  # fmt: skip
vision = ally(
    "01068", "Vision", cost=4, gives="physical", thw=1, thw_hurts=1, atk=2, atk_hurts=1, hit_points=3,
    traits="android avenger",
    does=action(
        choose_one(branch("thw", lasts("thw", 2, THIS)), branch("atk", lasts("atk", 2, THIS))),
        cost=Spend("energy"), limit=ONCE_PER_ROUND,
    ),
)  # fmt: skip
get_ready = event("01069", "Get Ready", cost=0, gives="physical", copies=3, does=action(ready(AN_ALLY)))
lead_from_the_front = event(
    "01070", "Lead from the Front", cost=2, gives="energy", traits="tactic", copies=3,
    does=hero_action(lasts("thw atk", 1, A_PLAYER)),
)  # fmt: skip


# --- an ally comes back -----------------------------------------------------------------------------------


def fallen_allies(s: ChampionsState) -> list[ChampionsCard]:
    """The allies in all discard piles that could be in play."""
    found = [card for player in s.in_order() for card in player.discard.cards]
    return [card for card in found if card.printed.kind == ALLY and may_enter(s, card)]


class PayForAnAlly(Cost):
    """The printed cost of an ally in a discard pile: the resources pay for that ally."""

    __slots__ = ()

    def _bill(self, card: ChampionsCard) -> Pool:
        return (0, 0, 0, card.printed.cost or 0)

    def _affordable(self, s: ChampionsState, m: Moment) -> list[ChampionsCard]:
        return [card for card in fallen_allies(s) if can_pay(s, self._for(m, card), self._bill(card))]

    def _for(self, m: Moment, ally: ChampionsCard) -> Moment:
        each = Moment(m.card, m.seat, m.ability)
        each.buys = ally
        return each

    def payable(self, s: ChampionsState, m: Moment) -> bool:
        return bool(self._affordable(s, m))

    def pay(self, s: ChampionsState, m: Moment) -> Flow[None]:
        rule = "champions.choose.resolver_decides"
        card = yield from choose(s, m.seat, "choose", self._affordable(s, m), rule, about=m.card)
        if card is not None:
            paid = yield from pay(s, self._for(m, card), self._bill(card))
            if paid:
                m.chosen.append(card)

    def text(self) -> Text:
        return Text("champions-cost-pay-for-an-ally")


def call(s: ChampionsState, m: Moment) -> Flow[bool]:
    """The ally that was paid for comes into play under your control."""
    for card in m.chosen:
        yield from put_into_play(s, card, m.seat)
    return bool(m.chosen)


def can_call(s: ChampionsState, m: Moment) -> bool:
    return bool(fallen_allies(s))


make_the_call = event(
    "01071", "Make the Call", cost=0, gives="mental", copies=3,
    does=action(own("call", call, can_call), cost=PayForAnAlly()),
)  # fmt: skip
power_of_leadership = resource(
    "01072", "The Power of Leadership", gives="wild", copies=2, doubles_for="leadership", keywords={"max-per-deck": 2}
)
the_triskelion = support(
    "01073", "The Triskelion", unique=True, cost=1, gives="energy", traits="location shield",
    always=Gets("ally-limit", 1, YOUR_IDENTITY),
)  # fmt: skip
inspired = upgrade(
    "01074", "Inspired", cost=1, gives="physical", traits="condition", copies=3, attaches_to=AN_ALLY, max_per="host",
    always=(Gets("thw", 1, HOST), Gets("atk", 1, HOST)),
)  # fmt: skip

LEADERSHIP = CardSet(
    "leadership", "aspect",
    [
        hawkeye, maria_hill, vision, get_ready, lead_from_the_front, make_the_call, power_of_leadership,
        the_triskelion, inspired,
    ],
)  # fmt: skip
