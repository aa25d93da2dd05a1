"""How good a position looks for the team at the beginning of a round, in points: one is a point of threat."""

from __future__ import annotations

import math
from typing import Final

from rulebound.games.fellowship.numbers import (
    attack_strength,
    defense_strength,
    quest_points,
    remaining,
    staged_threat,
    threat_strength,
    willpower,
)
from rulebound.games.fellowship.printed import ATTACHMENT, ENEMY, HERO
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState, Player
from rulebound.games.fellowship.victory import ELIMINATION_LEVEL

CERTAIN: Final = 14.0
"""So many points make the odds e times better."""
STAGE: Final = 8.0
"""What a stage still to come costs beside its quest points."""
PROGRESS: Final = 0.9
HERO_WORTH: Final = 8.0
ALLY_WORTH: Final = 2.5
ATTACHED: Final = 3.0
HAND: Final = 1.2
RESOURCE: Final = 0.8
WOUND: Final = 0.9
STAGED: Final = 1.3
"""A point of threat in the staging area, every round."""
ELIMINATED: Final = 25.0


def value(s: FellowshipState, seat: int) -> float:
    """From 0 to 1, the same for all players: they win and lose together."""
    if s.result is not None:
        return s.result.scores[seat]
    total = -way_to_go(s) - menace(s)
    for player in s.players:
        total += -ELIMINATED if player.out else standing(s, player)
    return 1 / (1 + math.exp(-total / s.starters / CERTAIN))


def way_to_go(s: FellowshipState) -> float:
    """The progress that is still needed, on this stage and on those to come."""
    left = 0.0
    if s.quest_zone.cards:
        left += max(0, quest_points(s, s.quest) - s.quest.progress)
    for card in s.quest_deck.cards:
        back = card.printed.other
        left += STAGE + (back.quest_points if back is not None else 0)
    if s.location is not None:
        left += max(0, quest_points(s, s.location) - s.location.progress)
    return PROGRESS * left


def menace(s: FellowshipState) -> float:
    """What stands in the staging area, and what fights."""
    total = STAGED * staged_threat(s) if s.quest_zone.cards else 0.0
    for enemy in s.enemies():
        total += 0.6 * attack_strength(s, enemy) + 0.5 * remaining(s, enemy) + 0.3 * threat_strength(s, enemy)
    return total


def standing(s: FellowshipState, player: Player) -> float:
    """Room on the dial, the heroes, the allies, the hand."""
    room = max(0, ELIMINATION_LEVEL - player.threat)
    total = 14.0 * math.log1p(room / 6)
    total += HAND * len(player.hand.cards)
    for card in player.area.cards:
        if card.printed.kind == HERO:
            total += HERO_WORTH + character_worth(s, card) + RESOURCE * min(4, card.resources)
        elif card.printed.is_character:
            total += ALLY_WORTH + 0.7 * character_worth(s, card)
        elif card.printed.kind == ATTACHMENT:
            total += ATTACHED
    return total


def character_worth(s: FellowshipState, card: FellowshipCard) -> float:
    """What it can do, and how long."""
    best = max(willpower(s, card), attack_strength(s, card)) + 0.5 * defense_strength(s, card)
    left = remaining(s, card)
    return best + WOUND * min(5, left) + (-2.0 if left <= 1 else 0.0) - (1.0 if card.kind == ENEMY else 0.0)
