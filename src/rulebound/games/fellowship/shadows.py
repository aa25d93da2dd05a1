"""Shadow cards (Тіньові карти, ефекти тіні): dealt face down to enemies, turned up in their attacks."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.fellowship.damage import settle
from rulebound.games.fellowship.events import SHADOW, SHADOW_DEALT, Attack, InAttack
from rulebound.games.fellowship.numbers import engagement_cost
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.cards import EVERYONE
from rulebound.kernel.flow import NOTHING, Flow, choose
from rulebound.lcg import abilities as lcg
from rulebound.lcg.events import Deed
from rulebound.lcg.initiating import run_printed
from rulebound.lcg.simultaneous import unlike
from rulebound.lcg.windows import aftermath, happen


def is_there(s: FellowshipState, enemy: FellowshipCard) -> bool:
    """An enemy in play, or one that attacks although it is only a shadow card."""
    return enemy.in_play or s.shadows.holds(enemy)


def deal_shadow(s: FellowshipState, enemy: FellowshipCard, rule: str, against: int) -> Flow[None]:
    """The top card of the encounter deck, face down; a deck that has run out is not made anew.

    The enemy attacks that player, or will: fellowship.shadow.face_down_hidden, fellowship.shadow.no_reshuffle
    """
    if not s.encounter.cards or not is_there(s, enemy):
        return NOTHING
    card = s.deal(s.encounter, s.shadows)
    card.host = enemy.id
    s.log.say("shadow-dealt", rule, card=enemy)
    return aftermath(s, [Deed(SHADOW_DEALT, enemy, against, card)])


def deal_shadows(s: FellowshipState, seat: int) -> Flow[None]:
    """To each enemy of a player, the highest engagement cost first, while there are cards.

    fellowship.step.6_2_one_each, fellowship.step.6_2_cost_order, fellowship.shadow.no_reshuffle
    """
    waiting = s.players[seat].engaged.cards[:]
    while s.encounter.cards and waiting:
        highest = max(engagement_cost(s, enemy) for enemy in waiting)
        first = unlike([enemy for enemy in waiting if engagement_cost(s, enemy) == highest])
        enemy = yield from choose(s, seat, "deal", first, "fellowship.step.6_2_cost_order")
        assert enemy is not None
        yield from deal_shadow(s, enemy, "fellowship.step.6_2_one_each", seat)
        waiting = [one for one in waiting if one is not enemy and one.engaged == seat]


def turn_up_shadows(s: FellowshipState, attack: Attack) -> Flow[None]:
    """One after the other, those dealt meanwhile too.

    fellowship.step.6_4_2, fellowship.shadow.revealed_if_undefended
    """
    enemy = attack.by
    assert enemy is not None
    while left := [card for card in s.shadows_of(enemy) if card.known != EVERYONE]:
        card = left[0]
        s.show(card, EVERYONE)
        s.log.say("shadow", "fellowship.step.6_4_2", card=card)
        if not card.printed.shadows:
            attack.in_vain = True
            continue
        # fellowship.shadow.only_shadow_text, fellowship.shadow.only_when_dealt
        event = InAttack(SHADOW, card, attack.seat, enemy, attack)
        yield from happen(s, event, _resolve(s, event))


def _resolve(s: FellowshipState, event: InAttack) -> Flow[None]:
    """The text behind "Shadow"; "you" is the defending player: fellowship.defending_player.sentinel"""
    card = event.on
    assert card is not None
    if s.players[event.seat].out:
        return
    yield from run_printed(s, card, lcg.SHADOW, event.seat, event.attack)
    yield from settle(s)


def discard_shadows(s: FellowshipState, cards: Sequence[FellowshipCard], rule: str) -> None:
    """They go to the encounter discard pile: fellowship.step.6_11"""
    for card in cards:
        card.host = -1
        s.move(card, s.discard_pile(card))
    if cards:
        s.log.say("shadows-discarded", rule, cards=cards)
