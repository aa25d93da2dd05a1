"""Power-up (Усиление): discard a character card of the same name for +1 ATK and +1 DEF this attack."""

from __future__ import annotations

from rulebound.games.versus.chain import put
from rulebound.games.versus.leaving import discard
from rulebound.games.versus.numbers import POWERING, modify, working
from rulebound.games.versus.resources import is_in_your_hand
from rulebound.games.versus.state import NONE, ChainEffect, VersusCard, VersusState
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.kernel.requirements import requirement


def fighting(s: VersusState, seat: int) -> list[VersusCard]:
    """The seat's characters in the attack: versus.power_up.attacker_or_defender"""
    attack = s.attack
    if attack is None:
        return []
    if attack.seat == seat:
        return [s.card(id) for id in attack.attackers]
    return [s.card(attack.defender)] if attack.defender != NONE and not attack.defender_out else []


@requirement("versus.power_up.discard_same_name")
def is_a_character_card(s: VersusState, seat: int, card: VersusCard) -> bool:
    return card.printed.kind == "character"


@requirement("versus.power_up.attacker_or_defender")
def one_of_that_name_fights_for_you(s: VersusState, seat: int, card: VersusCard) -> bool:
    """The name counts, not the version: versus.power_up.version_irrelevant"""
    return any(other.printed.title == card.printed.title for other in fighting(s, seat))


POWERING_UP = (is_a_character_card, one_of_that_name_fights_for_you, is_in_your_hand)


def power_up(s: VersusState, seat: int, card: VersusCard) -> Flow[None]:
    """The discard is the cost, and it can be done again: versus.power_up.on_chain, versus.power_up.repeat"""
    named = [other for other in fighting(s, seat) if other.printed.title == card.printed.title]
    offered = {Option("power-up", other): other for other in named}
    target = yield from pick(seat, "power-up", offered, "versus.power_up.discard_same_name", about=card)
    s.log.say("powers-up", "versus.power_up.attacker_or_defender", player=s.players[seat], card=target)
    discard(s, card, "versus.power_up.discard_same_name")
    put(s, "power-up", seat, card, "versus.power_up.on_chain", targets=(target.id,))


def become_powered_up(s: VersusState, effect: ChainEffect) -> None:
    """+1 ATK and +1 DEF, or what a card says instead: versus.power_up.bonus, versus.power.replacement"""
    (target,) = effect.targets
    card = s.card(target)
    if not s.attacking(card) and not s.defending(card):
        s.log.say("no-effect", "versus.power_up.attacker_or_defender")
        return
    n = 1
    rule = "versus.power_up.bonus"
    for source, seat, text in working(s, POWERING):
        more = text.power_up(s, source, seat, card)
        if more:
            n, rule = more, "versus.power.replacement"
    modify(s, card, n, n, "attack", rule)
