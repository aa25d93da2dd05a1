"""What the log of a whole match must show: every living player has a turn and an activation in each round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rulebound.kernel.log import Line, Mention

ACTIVATIONS: Final = ("champions.activation.hero_form_attack", "champions.activation.alter_ego_scheme")
"""Cited in step two of the villain phase and nowhere else."""
LOST: Final = ("stun-lost", "confusion-lost")


def everyone_once(lines: Sequence[Line], seats: int, villains: set[str]) -> list[str]:
    """champions.player_phase.one_turn_each, champions.activation.once_per_player; who falls may miss theirs."""
    found: list[str] = []
    out: set[int] = set()
    due: set[int] = set()  # who has a turn, then who the villain activates against
    turns: Counter[int] = Counter()
    activations = lost = n = 0
    activating = False
    for line in lines:
        if line.what == "eliminated":
            out.add(line.seat("player"))
        elif line.what == "round":
            n += 1
            due = set(range(seats)) - out
            turns.clear()
        elif line.what == "turn":
            turns[line.seat("player")] += 1
            if line.seat("player") not in due or turns[line.seat("player")] > 1:
                found.append(f"seat {line.seat('player')} has a turn too many in round {n}")
        elif line.what == "villain-phase":
            found += [f"seat {seat} has no turn in round {n}" for seat in sorted(due - out) if not turns[seat]]
            due = set(range(seats)) - out
            activations = lost = 0
            activating = True
        elif line.rule in ACTIVATIONS:
            activations += 1
            if not activating or activations > len(due):
                found.append(f"the villain activates too often in round {n}")
        elif line.what in LOST:
            card = line.args["card"]
            lost += isinstance(card, Mention) and card.open.id in villains
        elif line.what in ("reveals", "first-player") and activating:
            activating = False
            if activations + lost < len(due - out):
                found.append(f"the villain forgets somebody in round {n}")
    return found
