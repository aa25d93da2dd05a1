"""What counts in a position: points or missions, what heroes can take, tokens, the last card played.

In a Clash everything is counted in points of the score track, in a Registration Clash in cards of Team Blue: about what
one action brings. What is counted of both teams is the own less the Enemies'.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.civilwar.clash import ROUNDS, TURNS
from rulebound.games.civilwar.printed import WILD
from rulebound.games.civilwar.scoring import FOR_KO
from rulebound.games.civilwar.state import CLASH, MISSIONS, RING, CivilState, Hero
from rulebound.games.civilwar.storyline import previous_symbols

TOKEN: Final = 0.4
WILD_TOKEN: Final = 0.5
CHARGE: Final = 0.25
STUN: Final = 0.5
WARD: Final = 0.6
RISK: Final[Sequence[float]] = (0.9, 0.55, 0.35, 0.2, 0.12, 0.07, 0.04)
"""How likely a hero who can take so many more points of damage, less one, is knocked out before long."""
SOON: Final = 6
"""What is kept for later is worth little when fewer turns than this are left."""
CARDS_A_MISSION: Final = 2.8


def features(s: CivilState, seat: int) -> dict[str, float]:
    """What counts for the team of the seat, in the mode that is played."""
    if not s.ring:
        return {}
    side = s.players[seat].side
    if s.mode == CLASH:
        return clash(s, side)
    found = registration(s)
    return found if side == s.blue else {name: -number for name, number in found.items()}


# --- a Clash ------------------------------------------------------------------------------------------------


def turns_left(s: CivilState) -> int:
    return max(0, TURNS * (ROUNDS - s.round) + TURNS - s.turn)


def clash(s: CivilState, side: int) -> dict[str, float]:
    """The lead in points, and what will become points; the fewer turns are left, the more a lead says."""
    left = turns_left(s)
    own, theirs = kept(s, side), kept(s, 1 - side)
    sure = 1 / (2 + 0.3 * left)
    later = sure * min(1.0, left / SOON)
    found = {name: later * (own[name] - theirs[name]) for name in own}
    found["score"] = sure * (s.teams[side].score - s.teams[1 - side].score)
    return found


def kept(s: CivilState, side: int) -> dict[str, float]:
    """What a team has that may become points."""
    return {
        "risk": FOR_KO * sum((risk(hero) for hero in s.of_side(side)), 0.0),
        "kit": sum((_kit(hero) for hero in s.of_side(side)), 0.0),
        "control": float(sum(1 for place in s.ring if place.control == side)),
        "approval": float(sum(place.approval for place in s.ring if place.control != side)),
        "symbols": float(len(previous_symbols(s, side))),
    }


def lives(hero: Hero) -> int:
    """How much damage it takes to knock the hero out."""
    return len(hero.hand.cards) + hero.active_shields


def risk(hero: Hero) -> float:
    """How likely the hero is knocked out before long."""
    return 0.0 if hero.ko else RISK[min(max(lives(hero), 1), len(RISK)) - 1]


def _kit(hero: Hero) -> float:
    """Tokens, charges and marks in front of a hero."""
    tokens = hero.tokens
    kit = TOKEN * sum(tokens[:WILD]) + WILD_TOKEN * tokens[WILD] + CHARGE * sum(hero.charges)
    return kit - STUN * (hero.stun > 0) + WARD * hero.warded


# --- a Registration Clash -----------------------------------------------------------------------------------


def registration(s: CivilState) -> dict[str, float]:
    """How many cards Team Blue has to spare, as far as one can tell, and what may cost it some."""
    used = len(s.teams[s.blue].story.cards)
    limit = s.limit or s.teams[s.red].finished or 15
    task = s.task
    begun = s.progress / max(1, min(task.need, s.placed)) if task is not None else 0.0
    ready = sum(bool(zone.cards) for zone in s.cell_zones)
    aims = targets(s)
    blue, red = s.of_side(s.blue), s.of_side(s.red)
    free = [hero for hero in blue if not hero.jailed and not hero.ko]
    return {
        "cards": limit - used - CARDS_A_MISSION * (MISSIONS - s.missions_done - begun),
        "cells": float(ready),
        "blue-risk": sum((risk(hero) for hero in blue), 0.0) * (1.0 if ready else 0.5),
        "red-risk": sum((risk(hero) for hero in red), 0.0),
        "crisis": float(sum(1 for hero in blue if hero.crisis > 0)),
        "blue-kit": sum((_kit(hero) for hero in blue), 0.0),
        "red-kit": sum((_kit(hero) for hero in red), 0.0),
        "jailed": float(sum(1 for hero in blue if hero.jailed)),
        "down": float(sum(1 for hero in blue if hero.ko)),
        "distance": float(sum(min(distance(hero.position, aim) for aim in aims) for hero in free)) if aims else 0.0,
        "blue-symbols": float(len(previous_symbols(s, s.blue))),
        "red-symbols": float(len(previous_symbols(s, s.red))),
    }


def targets(s: CivilState) -> list[int]:
    """Where Danger lies that Team Blue is after."""
    found = [place.position for place in s.ring if place.all_danger]
    return found + [hero.position for hero in s.heroes if hero.danger and not hero.ko]


def distance(one: int, other: int) -> int:
    """In steps along the ring."""
    apart = abs(one - other)
    return min(apart, RING - apart)
