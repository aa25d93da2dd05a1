"""KO, сброс: how cards enter and leave play and hands."""

from __future__ import annotations

from rulebound.games.versus.state import NONE, NOWHERE, InPlay, VersusCard, VersusState
from rulebound.kernel.cards import Zone


def enter(s: VersusState, card: VersusCard, zone: Zone[VersusCard]) -> None:
    """versus.anatomy.enter_ready_character, versus.anatomy.enter_ready_resource"""
    s.move(card, zone)
    card.now = InPlay()


def leave_play(s: VersusState, card: VersusCard, to: Zone[VersusCard]) -> None:
    """A card leaves play and is forgotten; its equipment is KO'd with it, and it drops out of an attack."""
    now = card.now
    if now is not NOWHERE and now.gear != NONE:
        other = s.card(now.gear)
        other.now.gear = NONE
        if card.is_character:  # versus.equipment.ko_with_character
            ko(s, other, "versus.equipment.ko_with_character")
    drop_out(s, card)
    card.now = NOWHERE
    s.move(card, to)


def ko(s: VersusState, card: VersusCard, rule: str) -> None:
    """versus.anatomy.ko: to its owner's pile, whoever controlled it (versus.uniqueness.owner_pile)."""
    s.log.say("ko", rule, card=card)
    leave_play(s, card, s.players[card.owner].ko)


def discard(s: VersusState, card: VersusCard, rule: str) -> None:
    """versus.anatomy.discard: from the hand to the KO'd pile."""
    s.move(card, s.players[card.owner].ko)
    s.log.say("discards", rule, player=s.players[card.owner], card=card)


def drop_out(s: VersusState, card: VersusCard) -> None:
    """versus.combat.attacker_leaves, versus.combat.no_rejoin: whoever is stunned or gone takes no part any more."""
    attack = s.attack
    if attack is None:
        return
    if card.id in attack.attackers:
        attack.attackers.remove(card.id)
    if attack.defender == card.id:
        attack.defender_out = True


def draw(s: VersusState, seat: int, n: int, rule: str) -> None:
    """versus.draw.empty_deck: as many as the deck holds; what the missing ones mean is checked when all is drawn."""
    player = s.players[seat]
    if n > len(player.deck):
        player.ran_out = True
        n = len(player.deck)
    for _ in range(n):
        s.deal(player.deck, player.hand)
    if n:
        s.log.say("draws", rule, player=player, n=n)


def lose(s: VersusState, seat: int, n: int, rule: str) -> None:
    """Endurance is kept exactly, below zero too (versus.victory.both_below)."""
    if n > 0:
        player = s.players[seat]
        player.endurance -= n
        s.log.say("loses", rule, player=player, n=n, left=player.endurance)


def gain(s: VersusState, seat: int, n: int, rule: str) -> None:
    """versus.victory.gain_no_cap"""
    player = s.players[seat]
    player.endurance += n
    s.log.say("gains", rule, player=player, n=n, left=player.endurance)


def to_bottom(s: VersusState, card: VersusCard) -> None:
    """Under the owner's deck; whoever knew the card still does."""
    deck = s.players[card.owner].deck
    s.move(card, deck)
    deck.cards.insert(0, deck.cards.pop())
