"""Phase VII, refresh (Фаза відпочинку): cards are readied, threat rises, the first player token passes on."""

from __future__ import annotations

from rulebound.games.fellowship.elimination import pass_token
from rulebound.games.fellowship.elimination import raise_threat as raise_dial
from rulebound.games.fellowship.numbers import refresh_threat
from rulebound.games.fellowship.phases import begin_phase, end_phase
from rulebound.games.fellowship.resources import spend
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.lcg.modifiers import modified

PRICE = "price-of-readying"
"""A constant ability: the hero readies only if so many of its own resources are paid."""


def ready_cards(s: FellowshipState) -> Flow[str]:
    """7.1, 7.2 All exhausted cards are readied at once: fellowship.step.7_2"""
    yield from begin_phase(s, "refresh", "fellowship.step.7_1")
    for player in s.in_order():
        for card in player.area.cards[:]:
            if card.exhausted:
                held = yield from _stays_exhausted(s, card)
                card.exhausted = held
    s.log.say("ready", "fellowship.step.7_2")
    return "raise_threat"


def _stays_exhausted(s: FellowshipState, card: FellowshipCard) -> Flow[bool]:
    """Some cards say that a hero is not readied, or only for a price."""
    price = modified(s, card, PRICE, 0)
    if not price:
        return False
    if card.resources < price or card.controller is None:
        return True
    offered = {Option("pay", card): True, Option("decline"): False}
    pays = yield from pick(
        card.controller, "pay-to-ready", offered, "fellowship.golden.card_over_rules", about=card, args={"n": price}
    )
    if pays:
        spend(s, card, price)
    return not pays


def raise_threat(s: FellowshipState) -> Flow[str]:
    """7.3 Each player raises threat by 1, all at the same time: fellowship.step.7_3"""
    n = refresh_threat(s)
    for seat in s.order():
        raise_dial(s, seat, n, "fellowship.step.7_3")
    return "pass_first_player"
    yield


def pass_first_player(s: FellowshipState) -> Flow[str]:
    """7.4 The token goes to the next player: fellowship.step.7_4"""
    heir = s.next_player(s.first)
    if heir is not None:
        pass_token(s, heir, "fellowship.step.7_4")
    return "refresh_actions"  # fellowship.window.after_7_4
    yield


def end_refresh(s: FellowshipState) -> Flow[str]:
    """7.5 The refresh phase ends: fellowship.step.7_5"""
    yield from end_phase(s, "fellowship.step.7_5")
    return "end_round"
