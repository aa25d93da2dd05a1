"""What is decided before a game: the mode, the teams, the places."""

from __future__ import annotations

from typing import Literal

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """What is decided before a game. Empty lists and a bid of 0 stand for what the box suggests."""

    mode: Literal["clash", "registration", "tournament"] = "clash"
    teams: Literal["2x2", "3x3"] = "2x2"
    blue_players: int = 1
    red_players: int = 1
    blue: list[str] = []
    red: list[str] = []
    locations: list[str] = []
    bid: int = 0
    auction: bool = False
    balance: Literal["", "blue", "red"] = ""
    starting_team: Literal["", "blue", "red"] = ""
    universal_equipment: bool = True
    variant: str = ""
    companions: list[str] = []
    team_cards: list[str] = []
