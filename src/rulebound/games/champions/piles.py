"""Узяти карти, карти закінчились: drawing, discarding from decks, and what happens when one runs out."""

from __future__ import annotations

from rulebound.games.champions.state import CardZone, ChampionsCard, ChampionsState, Player
from rulebound.games.champions.victory import villain_wins


def discard_pile(s: ChampionsState, card: ChampionsCard) -> CardZone:
    """Every card goes to the discard pile of its owner: champions.control.leaves_play_to_owner"""
    return s.encounter_discard if card.owner is None else s.players[card.owner].discard


def draw(s: ChampionsState, player: Player, n: int) -> int:
    """champions.draw.from_top, champions.draw.to_hand; the deck is made anew when it runs out, and drawing goes on.

    champions.draw.together
    """
    drawn = 0
    while drawn < n and not player.out:
        if not player.deck.cards and not make_deck(s, player):
            break
        s.deal(player.deck, player.hand)
        drawn += 1
        if not player.deck.cards:
            make_deck(s, player)  # champions.player_deck_empty.draw_continues
    if drawn:
        s.log.say("draws", "champions.draw.from_top", player=player, n=drawn)
    return drawn


def make_deck(s: ChampionsState, player: Player) -> bool:
    """champions.player_deck_empty.reshuffle, champions.player_deck_empty.encounter_card_penalty"""
    if player.out or not player.discard.cards:
        return False
    for card in player.discard.cards[:]:
        s.move(card, player.deck)
    s.shuffle(player.deck)
    s.log.say("deck-made", "champions.player_deck_empty.reshuffle", player=player)
    deal_encounter_card(s, player)
    return True


def discard_top(s: ChampionsState, player: Player, n: int) -> list[ChampionsCard]:
    """The top cards of a player's deck; none of a new deck (champions.player_deck_empty.discard_stops)."""
    gone: list[ChampionsCard] = []
    while len(gone) < n and player.deck.cards:
        gone.append(s.deal(player.deck, player.discard))
    if gone:
        s.log.say("discards-top", "champions.player_deck_empty.discard_stops", player=player, cards=gone)
    if not player.deck.cards:
        make_deck(s, player)
    return gone


def discard_from_hand(s: ChampionsState, cards: list[ChampionsCard], rule: str) -> None:
    for card in cards:
        s.move(card, discard_pile(s, card))
    if cards:
        s.log.say("discards", rule, cards=cards)


def deal_encounter_card(s: ChampionsState, player: Player) -> ChampionsCard | None:
    """champions.deal_encounter.ability_takes_top_card: face down, to be revealed in the villain phase.

    champions.deal_encounter.not_revealed_yet
    """
    if player.out:
        return None
    card = top_encounter_card(s, player.dealt)
    s.log.say("dealt", "champions.deal_encounter.ability_takes_top_card", player=player)
    return card


def top_encounter_card(s: ChampionsState, to: CardZone) -> ChampionsCard:
    """The top card of the encounter deck; a deck that runs out is made anew at once."""
    need_encounter_cards(s)
    card = s.deal(s.encounter, to)
    if not s.encounter.cards:
        make_encounter_deck(s)
    return card


def need_encounter_cards(s: ChampionsState) -> None:
    """champions.encounter_deck_empty.no_cards_left: the players lose if there is no card to take."""
    if not s.encounter.cards:
        make_encounter_deck(s)
    if not s.encounter.cards:
        raise villain_wins(s, "champions.encounter_deck_empty.no_cards_left")


def make_encounter_deck(s: ChampionsState) -> None:
    """champions.encounter_deck_empty.reshuffle, champions.encounter_deck_empty.acceleration_token"""
    if not s.encounter_discard.cards:
        return
    for card in s.encounter_discard.cards[:]:
        s.move(card, s.encounter)
    s.shuffle(s.encounter)
    s.acceleration += 1
    s.log.say("encounter-deck-made", "champions.encounter_deck_empty.acceleration_token", n=s.acceleration)


def discard_encounter_until(s: ChampionsState, kinds: tuple[str, ...], trait: str = "") -> ChampionsCard | None:
    """Discard from the encounter deck until such a card comes; None if the deck runs out before.

    champions.encounter_deck_empty.search_fails, champions.encounter_deck_empty.new_deck_not_discarded
    """
    need_encounter_cards(s)
    while s.encounter.cards:
        card = s.deal(s.encounter, s.encounter_discard)
        if card.printed.kind in kinds and (not trait or trait in card.printed.traits):
            if not s.encounter.cards:
                make_encounter_deck_without(s, card)
            return card
    make_encounter_deck(s)
    return None


def make_encounter_deck_without(s: ChampionsState, card: ChampionsCard) -> None:
    """The last card of the deck was the one looked for: it stays out of the new deck."""
    s.move(card, s.revealing)
    make_encounter_deck(s)
