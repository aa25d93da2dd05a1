"""How good a position looks for the team at the beginning of a round: a weighted sum of what a player would count.

The weights are those with which these things went with winning in games of computer players (a logistic
regression), so the sum is the logarithm of the odds. All but the stages are counted for each player who began.
"""

from __future__ import annotations

import math
from typing import Final

from rulebound.games.fellowship.numbers import (
    attack_strength,
    defense_strength,
    quest_points,
    remaining,
    staged_threat,
    willpower,
)
from rulebound.games.fellowship.printed import ATTACHMENT, HERO
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState, Player
from rulebound.games.fellowship.victory import ELIMINATION_LEVEL

EVEN: Final = -2.2
"""The odds of a position of which nothing is known."""
STAGE: Final = -0.69
"""A stage still to come."""
PROGRESS: Final = -0.04
"""A point of progress that is still needed."""
ROOM: Final = 0.056
"""A point of threat below the level of elimination."""
LAST_ROOM: Final = 0.74
"""That room once more by its logarithm: the last points are the dearest."""
WILLPOWER: Final = 0.25
SHORTAGE: Final = -0.24
"""A point of willpower less than the threat that will stand in the staging area."""
ATTACK: Final = 0.14
DEFENSE: Final = 0.02
HEALTH: Final = 0.04
"""A hit point that is left to a hero."""
A_HERO: Final = 0.41
AN_ALLY: Final = 0.21
ATTACHED: Final = 0.05
RESOURCE: Final = 0.09
HAND: Final = 0.03
STAGED: Final = -0.30
"""A point of threat in the staging area."""
TO_COME: Final = 2
"""The threat of a card that is revealed."""
AN_ENEMY: Final = -0.10
ITS_ATTACK: Final = -0.115
ITS_STRENGTH: Final = -0.11
"""A hit point of an enemy, or a point of its defense."""


def value(s: FellowshipState, seat: int) -> float:
    """From 0 to 1, the same for all players: they win and lose together."""
    if s.result is not None:
        return s.result.scores[seat]
    shared = PROGRESS * way_to_go(s) + menace(s)
    own = sum(standing(s, player) for player in s.players if not player.out)
    odds = EVEN + STAGE * len(s.quest_deck.cards) + (shared + own) / s.starters
    return 1 / (1 + math.exp(-odds))


def way_to_go(s: FellowshipState) -> int:
    """The progress that is still needed, on this stage, on those to come and on the active location."""
    left = 0
    if s.quest_zone.cards:
        left += max(0, quest_points(s, s.quest) - s.quest.progress)
    for card in s.quest_deck.cards:
        back = card.printed.other
        left += back.quest_points if back is not None else 0
    if s.location is not None:
        left += max(0, quest_points(s, s.location) - s.location.progress)
    return left


def menace(s: FellowshipState) -> float:
    """What stands in the staging area, whether the characters are a match for it, and what fights."""
    threat = staged_threat(s) if s.quest_zone.cards else 0
    will = sum(willpower(s, card) for seat in s.order() for card in s.characters_of(seat))
    total = STAGED * threat + SHORTAGE * max(0, threat + TO_COME * len(s.order()) - will)
    for enemy in s.enemies():
        total += AN_ENEMY + ITS_ATTACK * attack_strength(s, enemy)
        total += ITS_STRENGTH * (remaining(s, enemy) + defense_strength(s, enemy))
    return total


def standing(s: FellowshipState, player: Player) -> float:
    """Room on the dial, the heroes, the allies, the hand."""
    room = max(0, ELIMINATION_LEVEL - player.threat)
    total = ROOM * room + LAST_ROOM * math.log1p(room / 6)
    total += HAND * len(player.hand.cards)
    for card in player.area.cards:
        if card.printed.is_character:
            total += character(s, card)
        elif card.printed.kind == ATTACHMENT:
            total += ATTACHED
    return total


def character(s: FellowshipState, card: FellowshipCard) -> float:
    """What it can do, and for a hero how long, and with what."""
    if card.captive:
        return 0.0
    total = WILLPOWER * willpower(s, card) + ATTACK * attack_strength(s, card) + DEFENSE * defense_strength(s, card)
    if card.printed.kind != HERO:
        return AN_ALLY + total
    return A_HERO + total + HEALTH * min(5, remaining(s, card)) + RESOURCE * min(4, card.resources)
