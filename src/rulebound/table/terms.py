"""What was agreed before a match and is no rule of its game: the clock, and who may know the cards."""

from __future__ import annotations

from typing import Any

import msgspec

from rulebound.kernel.game import Game
from rulebound.table import wire
from rulebound.table.stored import Key


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """Kept with how the match stands, so that they are there again when it comes back from the storage."""

    clock: wire.Clock | None = None
    used: list[float] = []
    """Seconds that each seat has used up."""
    known: bool = False
    """The match began from a file with a seat for somebody else: whoever made it may know the cards."""


def seen_setup(game: Game[Any], setup: dict[str, Any], key: Key, over: bool) -> dict[str, Any]:
    """The setup without what the others have brought in secret, for whoever has that key.

    Whoever made the match has put it together; those who play on one side show each other their decks.
    """
    if game.cooperative or over or key.host:
        return setup
    secret = [option.id for option in game.options() if option.seats and any(f.deck for f in option.facts.values())]
    return {
        name: [deck if seat in key.seats else "" for seat, deck in enumerate(value)]
        if name in secret and isinstance(value, list)
        else value
        for name, value in setup.items()
    }
