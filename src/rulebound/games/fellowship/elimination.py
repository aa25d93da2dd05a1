"""Threat and elimination (Загроза, вибування гравця): who reaches 50 or has no hero left is out; the others go on."""

from __future__ import annotations

from rulebound.games.fellowship.printed import HERO
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState, Player
from rulebound.games.fellowship.victory import ELIMINATION_LEVEL, players_lose


def raise_threat(s: FellowshipState, seat: int, n: int, rule: str) -> None:
    """The dial goes up at once, and who reaches the elimination level is out.

    fellowship.core.threat_dial_per_player, fellowship.threat.elimination_level
    """
    player = s.players[seat]
    if n <= 0 or player.out:
        return
    player.threat += n
    s.log.say("threat-raised", rule, player=player, n=n, threat=player.threat)
    if player.threat >= ELIMINATION_LEVEL:
        eliminate(s, seat, "fellowship.threat.elimination_level")


def reduce_threat(s: FellowshipState, seat: int, n: int, rule: str) -> int:
    """Never below zero: fellowship.threat.floor"""
    player = s.players[seat]
    less = min(n, player.threat)
    if less > 0:
        player.threat -= less
        s.log.say("threat-reduced", rule, player=player, n=less, threat=player.threat)
    return less


def check_heroes(s: FellowshipState, seat: int) -> None:
    """A player without heroes is out; one that lies face down is not destroyed: fellowship.elimination.no_heroes"""
    player = s.players[seat]
    if not any(card.printed.kind == HERO for card in player.area.cards):
        eliminate(s, seat, "fellowship.elimination.no_heroes")


def eliminate(s: FellowshipState, seat: int, rule: str = "fellowship.elimination.card_effect") -> None:
    """The hand, the deck and all cards of the player are discarded, the enemies return to the staging area.

    fellowship.elimination.causes, fellowship.elimination.others_continue
    """
    player = s.players[seat]
    player.out = True
    player.passing = False
    s.log.say("eliminated", rule, player=player)
    heir = s.next_player(seat)
    if heir is None:
        raise players_lose(s)
    if s.first == seat:
        pass_token(s, heir, "fellowship.first_player.eliminated")
    for enemy in player.engaged.cards[:]:
        return_to_staging(s, enemy, "fellowship.elimination.enemies_return")
    # fellowship.elimination.cards_to_discard, fellowship.elimination.deck_to_discard
    for card in [*player.hand.cards, *player.deck.cards]:
        s.move(card, s.discard_pile(card))
    for card in player.area.cards[:]:
        if player.area.holds(card):
            s.judge.lose_host(s, card)


def pass_token(s: FellowshipState, heir: Player, rule: str) -> None:
    """Who has the token is the first player, and controls what follows it: fellowship.step.7_4"""
    last = s.players[s.first]
    s.first = heir.seat
    s.log.say("first-player", rule, player=heir)
    for card in last.area.cards[:]:
        if card.printed.follows_first and heir is not last:  # else it would lie last in its row
            s.move(card, heir.area)
            card.controller = heir.seat


def return_to_staging(s: FellowshipState, enemy: FellowshipCard, rule: str) -> None:
    """It keeps its damage, and what is attached to it: fellowship.elimination.enemies_keep_attachments

    One that lies face down does so there too.
    """
    s.move(enemy, s.staging)
    enemy.engaged = -1
    s.log.say("returns-to-staging", rule, card=enemy)
