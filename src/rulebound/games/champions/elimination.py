"""Elimination (Гравець вибуває з гри): a player whose identity is defeated is out; the others go on."""

from __future__ import annotations

from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.victory import villain_wins
from rulebound.lcg.in_play import leave_play


def eliminate(s: ChampionsState, seat: int) -> None:
    """A player whose identity is defeated is out; what eliminated the player goes on.

    champions.player_elimination.identity_defeated;
    champions.player_elimination.current_effect_finishes: as far as it is about others, for nobody asks or deals to
    a player who is out.
    """
    player = s.players[seat]
    player.out = True
    s.log.say("eliminated", "champions.player_elimination.identity_defeated", player=player)
    heir = s.next_player(seat)
    if heir is None:
        raise villain_wins(s, "champions.player_elimination.all_eliminated_loss")
    if s.first == seat:
        s.first = heir.seat
        s.log.say("first-player", "champions.first_player.eliminated_passes_token", player=heir)
    for minion in player.engaged.cards[:]:
        # champions.player_elimination.minions_move_clockwise, champions.player_elimination.minions_keep_state
        s.move(minion, heir.engaged)
        minion.engaged = heir.seat
        s.log.say("engages", "champions.player_elimination.minions_move_clockwise", card=minion, player=heir)
    for card in [*player.hand.cards, *player.deck.cards]:  # champions.player_elimination.own_cards_discarded
        s.move(card, s.discard_pile(card))
    for card in player.dealt.cards[:]:  # champions.player_elimination.dealt_encounter_cards_discarded
        s.move(card, s.encounter_discard)
    identity = s.identity(seat)
    for card in player.area.cards[:]:  # champions.player_elimination.controlled_cards_discarded
        if card is not identity and player.area.holds(card):
            leave_play(s, card)
    leave_play(s, identity, s.removed)
