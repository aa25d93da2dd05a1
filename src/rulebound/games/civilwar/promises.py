"""What the log of a match must show: turns alternate, and nobody acts while another's turn lasts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.civilwar.state import CLASH, CivilState
from rulebound.kernel.log import Line

SETUP: Final = ("pick_locations", "ban_locations", "draft_heroes", "bid", "lay_out", "deal", "first_turn")
CHAPTERS: Final = {
    "bid": ("bid",),
    "setup": SETUP,
    "setup_clash": (*SETUP, "choose_hero"),
    "turn": ("start_turn", "play_card", "act", "end_turn"),
    "clash": ("start_turn", "end_round", "after_turn"),
    "action": ("act", "end_turn"),
    "approval": ("act",),
    "equipment": ("act",),
    "control": ("end_turn",),
}
"""In which steps a chapter can be cited; what is not listed can be at any time."""
REGISTRATION_CHAPTERS: Final = ("bid", "setup_registration", "registration", "mission", "danger", "prison")


def in_force(s: CivilState, rule: str) -> bool:
    """Whether a rule of this chapter can make something happen in the step and the mode we are in."""
    chapter = rule.split(".")[1]
    if s.mode == CLASH and (chapter in REGISTRATION_CHAPTERS or chapter == "tournament"):
        return False
    if s.mode != CLASH and chapter in ("clash", "approval", "scoring", "setup_clash"):
        return False
    if chapter == "tournament" and not s.tournament:
        return False
    steps = CHAPTERS.get(chapter)
    return steps is None or s.step in steps


def turns_in_order(lines: Sequence[Line]) -> list[str]:
    """A turn is over before the next begins: civilwar.turn.order"""
    found: list[str] = []
    open_turn = False
    for line in lines:
        if line.what == "turn":
            if open_turn:
                found.append(f"a turn begins within a turn, after {line.at} answers")
            open_turn = True
        elif line.what == "turn-over" or line.what == "game-over":
            open_turn = False
    return found
