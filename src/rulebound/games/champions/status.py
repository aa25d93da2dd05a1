"""Status cards (Картки стану): confused, stunned, tough; one of each at most on a character."""

from __future__ import annotations

from typing import Final

from rulebound.games.champions.state import ChampionsCard, ChampionsState

STUNNED: Final = "stunned"
CONFUSED: Final = "confused"
TOUGH: Final = "tough"


def has_status(card: ChampionsCard, status: str) -> bool:
    return card.stunned if status == STUNNED else card.confused if status == CONFUSED else card.tough


def give_status(s: ChampionsState, card: ChampionsCard, status: str) -> bool:
    """Give a status card from the supply; False if it has one already.

    champions.status.placed_from_supply, champions.status.one_per_type, champions.stunned.ability_places_card,
    champions.confused.ability_places_card
    """
    if has_status(card, status) or not card.in_play:
        return False
    if status == STUNNED:
        card.stunned = True
    elif status == CONFUSED:
        card.confused = True
    else:
        card.tough = True
    s.log.say(f"gets-{status}", "champions.status.placed_from_supply", card=card)
    return True
