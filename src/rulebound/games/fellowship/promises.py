"""What the log of a whole match must show: phases in their order, everyone staged for, one token passed a round."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.fellowship.state import PHASES
from rulebound.kernel.log import Line


def phases_in_order(lines: Sequence[Line]) -> list[str]:
    """No phase is left out or comes twice; only the last round may break off: fellowship.round.phase_order"""
    found: list[str] = []
    seen: list[str] = []
    n = 0
    for line in lines:
        if line.what == "round":
            if n and seen != list(PHASES):
                found.append(f"round {n} had the phases {seen}")
            n += 1
            seen = []
        elif line.what == "phase":
            seen.append(str(line.args["phase"]))
    if seen != list(PHASES[: len(seen)]):
        found.append(f"the last round had the phases {seen}")
    return found


def everyone_once(lines: Sequence[Line], seats: int) -> list[str]:
    """In each planning phase everyone who is still in the game is the active player once."""
    found: list[str] = []
    out: set[int] = set()
    active: list[int] = []
    for line in lines:
        if line.what == "eliminated":
            out.add(line.seat("player"))
        elif line.what == "plans":
            active.append(line.seat("player"))
        elif line.what == "phase" and line.args["phase"] == "quest":
            missed = set(range(seats)) - out - set(active)
            if missed or len(active) != len(set(active)):
                found.append(f"active in a planning phase: {active}, out: {sorted(out)}")
            active = []
    return found
