"""Decks that run out (карти закінчились), and cards of the encounter deck."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.champions.printed import ChampionsPrinted
from rulebound.games.champions.state import CardZone, ChampionsCard, ChampionsState, Player
from rulebound.games.champions.victory import villain_wins


def make_deck(s: ChampionsState, player: Player) -> bool:
    """The discard pile is shuffled into a new deck, and its player is dealt an encounter card.

    champions.player_deck_empty.reshuffle, champions.player_deck_empty.encounter_card_penalty
    """
    if player.out or not player.discard.cards:
        return False
    for card in player.discard.cards[:]:
        s.move(card, player.deck)
    s.shuffle(player.deck)
    s.log.say("deck-made", "champions.player_deck_empty.reshuffle", player=player)
    deal_encounter_card(s, player, "champions.player_deck_empty.encounter_card_penalty")
    return True


def deal_encounter_card(
    s: ChampionsState, player: Player, rule: str = "champions.deal_encounter.ability_takes_top_card"
) -> ChampionsCard | None:
    """An encounter card is dealt face down, to be revealed in the villain phase.

    champions.deal_encounter.not_revealed_yet
    """
    if player.out:
        return None
    card = top_encounter_card(s, player.dealt)
    s.log.say("dealt", rule, player=player)
    return card


def top_encounter_card(s: ChampionsState, to: CardZone) -> ChampionsCard:
    """The top card of the encounter deck; a deck that runs out is made anew at once."""
    need_encounter_cards(s)
    card = s.deal(s.encounter, to)
    if not s.encounter.cards:
        make_encounter_deck(s)
    return card


def need_encounter_cards(s: ChampionsState) -> None:
    """The players lose if there is no card to take: champions.encounter_deck_empty.no_cards_left"""
    if not s.encounter.cards:
        make_encounter_deck(s)
    if not s.encounter.cards:
        raise villain_wins(s, "champions.encounter_deck_empty.no_cards_left")


def make_encounter_deck(s: ChampionsState) -> None:
    """The discard pile is shuffled into a new encounter deck, and the scheme gets an acceleration token.

    champions.encounter_deck_empty.reshuffle, champions.encounter_deck_empty.acceleration_token
    """
    if not s.encounter_discard.cards:
        return
    for card in s.encounter_discard.cards[:]:
        s.move(card, s.encounter)
    s.shuffle(s.encounter)
    s.acceleration += 1
    s.log.say("encounter-deck-made", "champions.encounter_deck_empty.acceleration_token", n=s.acceleration)


def discard_encounter_until(s: ChampionsState, fits: Callable[[ChampionsPrinted], bool]) -> ChampionsCard | None:
    """Discard from the encounter deck until such a card comes; None if the deck runs out before.

    champions.encounter_deck_empty.search_fails, champions.encounter_deck_empty.new_deck_not_discarded
    """
    need_encounter_cards(s)
    while s.encounter.cards:
        card = s.deal(s.encounter, s.encounter_discard)
        if fits(card.printed):
            if not s.encounter.cards:
                make_encounter_deck_without(s, card)
            return card
    make_encounter_deck(s)
    return None


def make_encounter_deck_without(s: ChampionsState, card: ChampionsCard) -> None:
    """The last card of the deck was the one looked for: it stays out of the new deck."""
    s.move(card, s.revealing)
    make_encounter_deck(s)
