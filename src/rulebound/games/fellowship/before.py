"""What is decided before a game: a scenario, decks, how hard, and of which campaign it is a part."""

from __future__ import annotations

from typing import Literal

import msgspec

from rulebound.games.fellowship.campaign import Campaign


class Setup(msgspec.Struct, frozen=True):
    """What is decided before a game. Without a word: the Leadership deck in Mirkwood."""

    scenario: str = "mirkwood"
    decks: list[str | dict[str, int]] = msgspec.field(default_factory=lambda: ["leadership"])
    """One per player: the name of a deck, or cards by code, heroes among them."""
    mode: Literal["normal", "easy"] = "normal"
    """fellowship.mode.two_modes"""
    campaign: Campaign | None = None
    """The log of the campaign to which the game belongs: fellowship.log.consulted_at_setup"""
