"""What is decided before a game: how many play, with which boxes, in which teams."""

from __future__ import annotations

from typing import Literal

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """What is decided before a game. `teams` is their number, 0 for everyone alone."""

    players: int = 3
    boxes: Literal["guardians", "both"] = "guardians"
    teams: int = 0
    variant: Literal["", "four_wins", "deciding_battle"] = ""
    stall_guard: bool = False
    initiative_icon: Literal["damage", "energy"] = "damage"
