"""How good a position looks for a seat: points or missions, what heroes can take, tokens, the last card played."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from rulebound.games.civilwar.clash import ROUNDS, TURNS
from rulebound.games.civilwar.printed import WILD
from rulebound.games.civilwar.scoring import FOR_KO, end_clash
from rulebound.games.civilwar.state import CLASH, MISSIONS, RING, CivilState, Hero
from rulebound.games.civilwar.storyline import previous_symbols

# Everything is counted in points of the score track, or in cards of Team Blue: about what one action brings.
CONTROL: Final = 0.3
APPROVAL: Final = 0.4
TOKEN: Final = 0.4
WILD_TOKEN: Final = 0.5
CHARGE: Final = 0.25
STUN: Final = 0.5
WARD: Final = 0.6
SYMBOL: Final = 0.35
RISK: Final[Sequence[float]] = (0.9, 0.55, 0.35, 0.2, 0.12, 0.07, 0.04)
"""How likely a hero who can take so many more points of damage, less one, is knocked out before long."""

CARDS_A_MISSION: Final = 2.8
JAILED: Final = 1.0
DOWN: Final = 0.6
CELL: Final = 0.35
CRISIS: Final = 0.25
STEP: Final = 0.12
RED_KO: Final = 0.7
BLUE_KO: Final = 1.4


def value(s: CivilState, seat: int) -> float:
    """The chance of the seat's team, from 0 to 1."""
    if s.result is not None:
        return s.result.scores[seat]
    if not s.ring:
        return 0.5
    side = s.players[seat].side
    if s.mode == CLASH:
        left = max(0, TURNS * (ROUNDS - s.round) + TURNS - s.turn)
        if not left:
            return 1.0 if end_clash(s).winner == side else 0.0
        ahead = _clash_worth(s, side, left) - _clash_worth(s, 1 - side, left)
        return 1 / (1 + math.exp(-ahead / (2 + 0.3 * left)))
    margin = blue_margin(s)
    chance = 1 / (1 + math.exp(-margin / 1.6))
    return chance if side == s.blue else 1 - chance


def lives(hero: Hero) -> int:
    """How much damage it takes to knock the hero out."""
    return len(hero.hand.cards) + hero.active_shields


def risk(hero: Hero) -> float:
    """How likely the hero is knocked out before long."""
    return 0.0 if hero.ko else RISK[min(max(lives(hero), 1), len(RISK)) - 1]


def _clash_worth(s: CivilState, side: int, left: int) -> float:
    """The points of a team, and what will become points in the turns that are left."""
    team = s.teams[side]
    total = float(team.score)
    share = min(1.0, left / 6)  # what is kept for later is worth little when there is no later
    for hero in s.of_side(side):
        total -= FOR_KO * risk(hero) * share
        total += _kit(hero) * share
    for place in s.ring:
        if place.control == side:
            total += CONTROL * share
        else:
            total += APPROVAL * place.approval * share
    return total + SYMBOL * len(previous_symbols(s, side)) * share


def _kit(hero: Hero) -> float:
    """Tokens, charges and marks in front of a hero."""
    tokens = hero.tokens
    kit = TOKEN * sum(tokens[:WILD]) + WILD_TOKEN * tokens[WILD] + CHARGE * sum(hero.charges)
    return kit - STUN * (hero.stun > 0) + WARD * hero.warded


def blue_margin(s: CivilState) -> float:
    """How many cards Team Blue has to spare, as far as one can tell."""
    used = len(s.teams[s.blue].story.cards)
    limit = s.limit or s.teams[s.red].finished or 15
    task = s.task
    begun = s.progress / max(1, min(task.need, s.placed)) if task is not None else 0.0
    margin = limit - used - CARDS_A_MISSION * (MISSIONS - s.missions_done - begun)
    ready = sum(bool(zone.cards) for zone in s.cell_zones)
    margin -= CELL * ready
    aims = targets(s)
    for hero in s.of_side(s.blue):
        margin -= BLUE_KO * risk(hero) * (1.0 if ready else 0.5)
        margin -= CRISIS * (hero.crisis > 0)
        margin += 0.7 * _kit(hero)
        if hero.jailed:
            margin -= JAILED
        elif aims and not hero.ko:
            margin -= STEP * min(distance(hero.position, aim) for aim in aims)
        margin -= DOWN * hero.ko
    for hero in s.of_side(s.red):
        margin += RED_KO * risk(hero)
        margin -= 0.5 * _kit(hero)
    margin += SYMBOL * len(previous_symbols(s, s.blue))
    return margin - 0.5 * SYMBOL * len(previous_symbols(s, s.red))


def targets(s: CivilState) -> list[int]:
    """Where Danger lies that Team Blue is after."""
    found = [place.position for place in s.ring if place.all_danger]
    return found + [hero.position for hero in s.heroes if hero.danger and not hero.ko]


def distance(one: int, other: int) -> int:
    """In steps along the ring."""
    apart = abs(one - other)
    return min(apart, RING - apart)
