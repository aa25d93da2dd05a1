"""What is decided before a game: the decks, and how the players are asked."""

from __future__ import annotations

from typing import Literal

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """What is decided before a game: a deck for each of the two seats, by name or as code -> copies.

    `windows`: whether the players are asked in every window of priority or only in those that matter.
    `cut`: whether both are asked to cut the other's shuffled deck (versus.setup.cut).
    `concede`: whether conceding is offered (programs that play at random would).
    `empty_deck`: whether it is a loss to have to draw more cards than the deck holds (versus.draw.empty_deck).
    `turn_limit`: whether the game ends with turn 40 (versus.victory.turn_limit).
    """

    decks: list[str | dict[str, int]] = msgspec.field(default_factory=lambda: ["march-of-iron", "first-class"])
    windows: Literal["some", "all"] = "some"
    cut: bool = False
    concede: bool = False
    empty_deck: Literal["nothing", "loss"] = "nothing"
    turn_limit: bool = True
