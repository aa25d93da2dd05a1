"""What the log of a whole match must show: each player has each step of a turn once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rulebound.kernel.log import Line

STEPS: Final = ("step-resource", "step-recruit", "step-formation", "step-attack")


def everyone_once(lines: Sequence[Line]) -> list[str]:
    """versus.anatomy.phase_order, versus.build.order, versus.combat.initiative_attacks_first"""
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
