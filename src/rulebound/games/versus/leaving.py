"""KO, сброс: how cards enter and leave play and hands."""

from __future__ import annotations

from typing import Final

from rulebound.games.versus.state import NONE, NOWHERE, InPlay, VersusCard, VersusState
from rulebound.kernel.cards import Zone

LOSSES: Final = {
    "versus.stun.endurance_loss": "stun",
    "versus.combat.breakthrough": "breakthrough",
    "versus.combat.direct_loss": "breakthrough",
    "versus.power.endurance_cost": "paid",
    "versus.power.unless": "paid",
    "versus.power.replacement": "paid",
}
"""What endurance is lost for, where the line of the log should say it."""


def shift(s: VersusState, card: VersusCard, to: Zone[VersusCard]) -> None:
    """Into another place: from now on it is another card to every effect (versus.power.left_and_back)."""
    card.life += 1
    s.move(card, to)


def enter(s: VersusState, card: VersusCard, zone: Zone[VersusCard]) -> None:
    """Whatever enters play is ready: versus.anatomy.enter_ready_character, versus.anatomy.enter_ready_resource"""
    shift(s, card, zone)
    card.now = InPlay()
    s.texts_change()


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
    s.texts_change()
    shift(s, card, to)


def ko(s: VersusState, card: VersusCard, rule: str) -> None:
    """To its owner's pile, whoever controlled it: versus.anatomy.ko, versus.uniqueness.owner_pile"""
    s.log.say("ko", rule, card=card)
    leave_play(s, card, s.players[card.owner].ko)


def discard(s: VersusState, card: VersusCard, rule: str) -> None:
    """From the hand to the KO'd pile: versus.anatomy.discard"""
    shift(s, card, s.players[card.owner].ko)
    s.log.say("discards", rule, player=s.players[card.owner], card=card)


def drop_out(s: VersusState, card: VersusCard) -> None:
    """Whoever is stunned or gone takes no part any more: versus.combat.attacker_leaves, versus.combat.no_rejoin"""
    attack = s.attack
    if attack is None:
        return
    if card.id in attack.attackers:
        attack.attackers.remove(card.id)
    if attack.defender == card.id:
        attack.defender_out = True


def draw(s: VersusState, seat: int, n: int, rule: str) -> None:
    """As many as the deck holds; what the missing ones mean is checked when all is drawn: versus.draw.empty_deck"""
    player = s.players[seat]
    left = len(player.deck)
    for _ in range(min(n, left)):
        s.deal(player.deck, player.hand)
    if left:
        s.log.say("draws", rule, player=player, n=min(n, left))
    if n > left:
        player.ran_out = True
        s.log.say("runs-out", "versus.draw.empty_deck", player=player)


def lose(s: VersusState, seat: int, n: int, rule: str) -> None:
    """Endurance is kept exactly, below zero too (versus.victory.both_below)."""
    if n > 0:
        player = s.players[seat]
        player.endurance -= n
        s.log.say("loses", rule, player=player, n=n, left=player.endurance, why=LOSSES.get(rule, "effect"))


def gain(s: VersusState, seat: int, n: int, rule: str) -> None:
    """Endurance has no upper limit: versus.victory.gain_no_cap"""
    player = s.players[seat]
    player.endurance += n
    s.log.say("gains", rule, player=player, n=n, left=player.endurance)


def to_bottom(s: VersusState, card: VersusCard) -> None:
    """Under the owner's deck; whoever knew the card still does."""
    deck = s.players[card.owner].deck
    shift(s, card, deck)
    deck.cards.insert(0, deck.cards.pop())
