"""Drawing, discarding, showing and passing technique cards."""

from __future__ import annotations

from typing import Final

from rulebound.games.guardians.printed import Technique
from rulebound.games.guardians.state import GuardiansState, Player
from rulebound.kernel.cards import EVERYONE, seats_mask

STALL_ROUND: Final = 9


def draw(s: GuardiansState, player: Player, n: int, rule: str = "guardians.effect.draw_x") -> None:
    """So many cards of the deck come to the hand, unless the house stall guard has run out of patience."""
    if stalled(s):
        s.log.say("no-draw", "guardians.effect.stall_guard", player=player)
        return
    drawn = []
    for _ in range(n):
        if not s.deck.cards:
            reshuffle(s)
            if not s.deck.cards:
                break
        drawn.append(s.deal(s.deck, player.hand))
    if drawn:
        s.log.say("draws", rule, player=player, cards=drawn)


def stalled(s: GuardiansState) -> bool:
    """If the players want it, nobody draws from round 9 of a battle on: guardians.effect.stall_guard"""
    return s.stall_guard and s.round >= STALL_ROUND


def reshuffle(s: GuardiansState) -> None:
    """The common discard becomes the new deck: guardians.effect.reshuffle_discard"""
    if not s.discard.cards:
        return
    while s.discard.cards:
        s.deal(s.discard, s.deck)
    s.shuffle(s.deck)
    s.log.say("reshuffles", "guardians.effect.reshuffle_discard", n=len(s.deck))


def opposed(player: Player, by: Player | None) -> bool:
    """Whether something was caused by an opponent: a player of another team."""
    return by is not None and by.side != player.side


def discard_random(s: GuardiansState, player: Player, n: int, by: Player | None) -> int:
    """That many by lot; returns how many: guardians.effect.discard_random

    Who has fewer loses all (guardians.effect.discard_fewer), who has none loses nothing and stays in battle
    (guardians.effect.discard_none, guardians.effect.tackle_suppress_empty_hand).
    """
    if opposed(player, by):
        if s.ability(player).guards_hand:
            s.log.say("guards-hand", "guardians.hero.passive_always_on", player=player)
            return 0
        n += s.terms.discard_bonus
    lost = s.chance.sample(player.hand.cards, n)
    for card in lost:
        s.move(card, s.discard)
    if lost:
        s.log.say("discards", "guardians.effect.discard_random", player=player, cards=lost)
    return len(lost)


def discard_named(s: GuardiansState, player: Player, technique: Technique) -> bool:
    """One copy of that technique from the hand, if there is one."""
    for card in player.hand.cards:
        if card.printed is technique:
            s.move(card, s.discard)
            s.log.say("discards", "guardians.effect.stun_show_hand", player=player, cards=[card])
            return True
    return False


def show_hand(s: GuardiansState, player: Player, to: int, rule: str) -> None:
    """The hand as it is now, to the seats of a mask; what comes to it later stays hidden."""
    for card in player.hand.cards:
        s.show(card, to)
    what = "shows" if to == EVERYONE else "shows-one"
    s.log.say(what, rule, player=player, cards=player.hand.cards)


def pass_random(s: GuardiansState, fighting: list[Player]) -> None:
    """Everyone in battle with cards passes one by lot to the next in battle on the left, all at once."""
    left = [*fighting[1:], fighting[0]]
    passed = [(p, to, s.chance.pick(p.hand.cards)) for p, to in zip(fighting, left, strict=True) if p.hand.cards]
    for giver, taker, _ in passed:
        s.mix(giver.hand.cards, seats_mask([giver.seat, taker.seat]))  # the others will not see which card goes
    for giver, taker, card in passed:
        s.move(card, taker.hand)
        s.log.say("passes", "guardians.battlefield.changes_one_battle", player=giver, to=taker, card=card)


def give_technique(s: GuardiansState, technique: Technique) -> None:
    """One copy each, searched in deck and discard: guardians.effect.give_named_technique_search

    If copies are short they go round from the right of the first player counter-clockwise
    (guardians.effect.give_named_technique_short); then the deck is shuffled.
    """
    takers = reversed(s.fighting())
    copies = [card for zone in (s.deck, s.discard) for card in zone.cards if card.printed is technique]
    for player, card in zip(takers, copies, strict=False):
        s.move(card, player.hand)
        s.show(card, EVERYONE)
        s.log.say("is-given", "guardians.effect.give_named_technique_search", player=player, card=card)
    s.shuffle(s.deck)  # guardians.effect.give_named_technique_shuffle
