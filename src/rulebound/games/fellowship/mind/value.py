"""How good a position looks for the team at the beginning of a round: a weighted sum of what a player would count.

The weights are those with which these things went with winning in games of computer players (a logistic
regression), so the sum is the logarithm of the odds. All but the stages are counted for each player who began.
"""

from __future__ import annotations

import math
from typing import Final

from rulebound.games.fellowship.mind.forecast import goals
from rulebound.games.fellowship.mind.promise import promise
from rulebound.games.fellowship.numbers import (
    attack_strength,
    defense_strength,
    quest_points,
    remaining,
    staged_threat,
    willpower,
)
from rulebound.games.fellowship.printed import ATTACHMENT, ENEMY, HERO
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState, Player
from rulebound.games.fellowship.victory import ELIMINATION_LEVEL
from rulebound.lcg.modifiers import cannot

EVEN: Final = -2.5
"""The odds of a position of which nothing is known."""
STAGE: Final = -0.8
"""A stage still to come."""
PROGRESS: Final = -0.16
"""A point of progress that is still needed, on this stage or a later one."""
ON_THE_WAY: Final = -0.08
"""The same on the active location."""
GOAL: Final = -1.8
"""An enemy that must be destroyed to win."""
GOAL_HURT: Final = 0.4
"""A damage that it has."""
BLOCKED: Final = -0.5
"""A stage that cannot be completed as things are."""
ROOM: Final = 1.5
"""The room below the level of elimination, by its logarithm: the last points are the dearest."""
WILLPOWER: Final = 0.24
SHORTAGE: Final = -0.26
"""A point of willpower less than the threat that will stand in the staging area."""
ATTACK: Final = 0.10
DEFENSE: Final = 0.02
HEALTH: Final = 0.12
"""A hit point that is left to a hero."""
A_HERO: Final = 0.45
AN_ALLY: Final = 0.40
ATTACHED: Final = 0.08
"""A point of what an attachment promises."""
RESOURCE: Final = 0.05
HAND: Final = 0.045
"""A point of what a card in hand promises."""
STAGED: Final = -0.46
"""A point of threat in the staging area."""
A_STAGED_ENEMY: Final = -0.6
TO_COME: Final = 2
"""The threat of a card that is revealed."""
ITS_ATTACK: Final = -0.15
ITS_STRENGTH: Final = -0.13
"""A hit point of an enemy that is engaged, or a point of its defense."""


def value(s: FellowshipState, seat: int) -> float:
    """From 0 to 1, the same for all players: they win and lose together."""
    if s.result is not None:
        return s.result.scores[seat]
    shared = journey(s) + menace(s)
    own = sum(standing(s, player) for player in s.players if not player.out)
    odds = EVEN + STAGE * stages_to_come(s) + (shared + own) / s.starters
    return 1 / (1 + math.exp(-odds))


def stages_to_come(s: FellowshipState) -> int:
    return len({card.printed.stage for card in s.quest_deck.cards})


def journey(s: FellowshipState) -> float:
    """The progress that is still needed, and what else the stage wants."""
    total = PROGRESS * way_to_go(s)
    if s.location is not None:
        total += ON_THE_WAY * max(0, quest_points(s, s.location) - s.location.progress)
    if s.quest_zone.cards:
        wanted = goals(s.quest.printed)
        if wanted:
            hurt = [enemy.damage for enemy in s.enemies() if enemy.printed.plain in wanted]
            total += GOAL + GOAL_HURT * max(hurt, default=0)
        elif cannot(s, "be-defeated", s.quest):
            total += BLOCKED
    return total


def way_to_go(s: FellowshipState) -> int:
    """The progress that is still needed, on this stage and on those to come."""
    left = 0
    if s.quest_zone.cards:
        left += max(0, quest_points(s, s.quest) - s.quest.progress)
    for card in s.quest_deck.cards:
        back = card.printed.other
        left += back.quest_points if back is not None else 0
    return left


def menace(s: FellowshipState) -> float:
    """What stands in the staging area, whether the characters are a match for it, and what fights."""
    threat = staged_threat(s) if s.quest_zone.cards else 0
    will = sum(willpower(s, card) for seat in s.order() for card in s.characters_of(seat))
    total = STAGED * threat + SHORTAGE * max(0, threat + TO_COME * s.left - will)
    total += A_STAGED_ENEMY * len(s.staged(ENEMY))
    for enemy in s.engaged():
        total += ITS_STRENGTH * (remaining(s, enemy) + defense_strength(s, enemy))
        if not cannot(s, "attack", enemy):
            total += ITS_ATTACK * attack_strength(s, enemy)
    return total


def standing(s: FellowshipState, player: Player) -> float:
    """Room on the dial, the heroes, the allies, the hand."""
    room = max(0, ELIMINATION_LEVEL - player.threat)
    total = ROOM * math.log1p(room / 6)
    total += HAND * sum(promise(card.printed) for card in player.hand.cards)
    for card in player.area.cards:
        if card.printed.is_character:
            total += character(s, card)
        elif card.printed.kind == ATTACHMENT:
            total += ATTACHED * promise(card.printed)
    return total


def character(s: FellowshipState, card: FellowshipCard) -> float:
    """What it can do, and for a hero how long, and with what."""
    if card.captive:
        return 0.0
    total = WILLPOWER * willpower(s, card) + ATTACK * attack_strength(s, card) + DEFENSE * defense_strength(s, card)
    if card.printed.kind != HERO:
        return AN_ALLY + total
    return A_HERO + total + HEALTH * min(5, remaining(s, card)) + RESOURCE * min(4, card.resources)
