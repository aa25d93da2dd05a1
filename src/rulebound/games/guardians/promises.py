"""What the log of a match must show: each line by a rule of its step, and who lays a card reveals it once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.guardians.state import GuardiansState
from rulebound.kernel.log import Line

FIGHT: Final = ("start_round", "select", "act", "end_round")
BEFORE: Final = ("prepare_battle", "cut_hands", "draft")
STEPS: Final = {
    "setup": ("set_up",),
    "merge": ("set_up",),
    "battle_setup": BEFORE,
    "selection": ("select", "act"),
    "action": ("start_round", "select", "act"),  # where a battle can end
    "action.first_player_reveals_first": ("act",),
    "action.clockwise_order": ("act",),
    "action.one_of_two": ("act",),
    "flow": FIGHT,
    "flow.new_round": ("start_round",),
    "flow.round_end_clear_series": ("act",),
    "effect": FIGHT,
    "effect.reshuffle_discard": (*BEFORE, *FIGHT),
    "effect.give_named_technique_search": ("draft",),
    "battlefield": ("draft", *FIGHT),
    "knockout": FIGHT,
    "trap": FIGHT,
    "elimination": ("start_round", "select", "act"),
    "first_player": ("act", "end_round"),
    "hero": FIGHT,
    "victory": FIGHT,
}
"""In which steps a chapter or a single rule can be cited; what is not listed can be at any time."""


def in_force(s: GuardiansState, rule: str) -> bool:
    """Whether a rule of this chapter can make something happen in the step we are in."""
    _, chapter, name = rule.split(".", 2)
    steps = STEPS.get(f"{chapter}.{name}") or STEPS.get(chapter)
    return steps is None or s.step in steps


def everyone_once(lines: Sequence[Line]) -> list[str]:
    """Everyone who laid a card and is still there has acted when a stage is over: guardians.action.clockwise_order"""
    found: list[str] = []
    laid: set[int] = set()
    revealed: set[int] = set()
    for line in lines:
        if line.what == "phase-select":
            laid, revealed = set(), set()
        elif line.what == "lays":
            laid.add(line.seat("player"))
        elif line.what == "reveals":
            seat = line.seat("player")
            if seat in revealed or seat not in laid:
                found.append(f"seat {seat} reveals what it has not laid, after {line.at} answers")
            revealed.add(seat)
        elif line.what.startswith("leaves-"):
            laid.discard(line.seat("player"))
        elif line.what == "phase-round-end" and laid - revealed:
            found.append(f"seats {sorted(laid - revealed)} have not acted, after {line.at} answers")
    return found
