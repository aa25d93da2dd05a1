"""A chair at a match: all that a computer player is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.kernel.chance import Chance
from rulebound.kernel.match import Match
from rulebound.kernel.mind import Mind
from rulebound.kernel.view import ChoiceView, View


class Chair:
    """One seat of one match, from which a player sees its view and imagines the rest.

    The match itself lives in closures behind mangled names, and options are given by their number: the option
    objects of a match lead to the cards and hands of the real table. Python cannot lock a door, but nobody
    looks through this one by accident.
    """

    __slots__ = ("__asked", "__imagine", "__view", "game", "mind", "seat")

    def __init__(self, match: Match[Any], seat: int) -> None:
        def asked() -> int:
            return len(match.choices[seat].options) if seat in match.choices else 0

        def view(since: int) -> View:
            return match.view(seat, since)

        def imagine(chance: Chance) -> Match[Any]:
            return match.imagine(seat, chance)

        self.seat = seat
        self.game = match.game.id
        self.mind: Mind[Any] = match.game.mind
        self.__asked: Callable[[], int] = asked
        self.__view: Callable[[int], View] = view
        self.__imagine: Callable[[Chance], Match[Any]] = imagine

    @property
    def options(self) -> int:
        """How many options the seat has now; 0 when it has nothing to decide."""
        return self.__asked()

    @property
    def choice(self) -> ChoiceView | None:
        """What the seat is asked now, in words and keys."""
        return next((choice for choice in self.view().choices if choice.seat == self.seat), None)

    def view(self, since: int = 0) -> View:
        """What the seat may see."""
        return self.__view(since)

    def imagine(self, chance: Chance) -> Match[Any]:
        """A match that could be the real one for all this seat knows, at the same choice with the same options.

        The same chance imagines the same match again.
        """
        return self.__imagine(chance)
