"""What the log of a match must show: each line by a rule of its phase, and each step of a turn once for each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rulebound.games.versus.numbers import look_for_texts
from rulebound.games.versus.state import VersusState
from rulebound.kernel.log import Line

STEPS: Final = ("step-resource", "step-recruit", "step-formation", "step-attack")

BUILD: Final = ("resource", "recruit", "formation")
STAGES: Final = {
    "setup": ("",),
    "draw.two_cards": ("", "recovery"),  # it is drawn before the phase begins: the stage is still the last one
    "build": BUILD,
    "build.resource_face_down": ("resource",),
    "recruit": ("recruit",),
    "formation.move": ("formation",),
    "formation.move_within": ("formation",),
    "combat": ("attack",),
    "team_attack": ("attack",),
    "reinforcement": ("attack",),
    "power_up": ("attack",),
    "recovery": ("recovery",),
    "victory.lose_at_zero": ("recovery",),
    "victory.both_below": ("recovery",),
    "victory.tie_extra_turn": ("recovery",),
    "victory.turn_limit": ("recovery",),
}
"""In which stage of a turn a chapter or a single rule can be cited; what is not listed can be at any time."""


def in_force(s: VersusState, rule: str) -> bool:
    """Whether a rule of this chapter can make something happen in the phase or step we are in."""
    _, chapter, name = rule.split(".", 2)
    stages = STAGES.get(f"{chapter}.{name}") or STAGES.get(chapter)
    return stages is None or s.stage in stages


def everyone_once(lines: Sequence[Line]) -> list[str]:
    """Every turn has its phases and steps in order, one of each seat where each has one.

    versus.anatomy.phase_order, versus.build.order, versus.combat.initiative_attacks_first
    """
    found: list[str] = []
    had: Counter[tuple[str, int]] = Counter()
    for line in lines:
        if line.what == "turn":
            had.clear()
        elif line.what in STEPS:
            had[line.what, line.seat("player")] += 1
        elif line.what == "recovery":
            wrong = [f"{step} of seat {seat}" for step in STEPS for seat in (0, 1) if had[step, seat] != 1]
            found += [f"{one} not once in a turn, after {line.at} answers" for one in wrong]
    return found


def stale_texts(s: VersusState) -> list[str]:
    """Which continuous texts work is remembered until something changes them: what is remembered must be so."""
    return [
        f"other texts work for {what} than are remembered"
        for what in s.texts
        if s.texts[what] != look_for_texts(s, what)
    ]
