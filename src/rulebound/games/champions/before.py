"""What is decided before a game: heroes with their decks, a villain, how hard."""

from __future__ import annotations

from typing import Literal

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """What is decided before a game. Without a word: Spider-Man against Rhino."""

    heroes: list[str] = msgspec.field(default_factory=lambda: ["spider_man"])
    decks: list[str | dict[str, int]] = []
    """One per hero: the name of a deck, or cards by code; without it the hero's starter deck."""
    villain: str = "rhino"
    mode: Literal["standard", "expert"] = "standard"
    modular: list[str] = []
    """Modular sets; none: the recommended one; "random": one that nobody has looked at."""
    doubles: bool = False
    """Allow the same hero more than once, as no table would: for trials with few sets."""
