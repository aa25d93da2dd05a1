"""Which rules the card language cites."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The ids of the rules that the card language cites, by what it does: each game names those of its own book."""

    interrupt: str
    response: str
    forced: str
    simultaneous: str
    play: str
    use: str
    must: str
    """A forced ability takes effect."""
    choose: str
    choose_one: str
    may: str
    another_may: str
    sentences: str
    discard_as_cost: str
    enter: str
    leave: str
    attach: str
    take_control: str
    remove_from_game: str
    draw: str
    discard_top: str
    search: str
    ready: str
    exhaust: str
    heal: str
    cancel: str
    replace: str
    prevent: Mapping[str, str]
    """By the kind of event of which something is prevented."""
