"""What can be expected of effects, read from their definitions, in the points of a game: only computer players ask.

An estimate knows nothing of the position: the game itself is played on to see that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from rulebound.lcg.abilities import Effect
from rulebound.lcg.amounts import Instead
from rulebound.lcg.effects.sentences import Aim, ChooseOne, ChoosePlayer, EachPlayer, If, May, Then
from rulebound.lcg.moments import Count

Points: TypeAlias = Sequence[tuple[type[Any], float]]


class Estimate:
    """The points of one game: for each unit of an effect that has a number, and for the others at all."""

    __slots__ = ("flat", "guess", "per_unit")

    def __init__(self, per_unit: Points, flat: Points, guess: float = 3.0) -> None:
        self.per_unit = per_unit
        self.flat = flat
        self.guess = guess  # of an amount that depends on the game

    def of(self, effect: Effect[Any, Any]) -> float:
        for kind, each in self.per_unit:
            if isinstance(effect, kind):
                return each * self.much(effect.n)
        for kind, flat in self.flat:
            if isinstance(effect, kind):
                return flat
        if isinstance(effect, Then):
            return self.of(effect.first) + self.sum(effect.after)
        if isinstance(effect, If):
            return max(self.sum(effect.effects) / 2, self.sum(effect.otherwise))
        if isinstance(effect, Aim):
            return self.sum(effect.before) + self.of(effect.deed)
        if isinstance(effect, ChooseOne):
            return max(self.sum(branch.effects) for branch in effect.branches)
        if isinstance(effect, May | ChoosePlayer | EachPlayer):
            return self.sum(effect.effects)
        return 0.0

    def sum(self, effects: Sequence[Effect[Any, Any]]) -> float:
        return sum(self.of(effect) for effect in effects)

    def much(self, n: Count | None) -> float:
        if isinstance(n, int):
            return float(n)
        if isinstance(n, Instead):
            return (self.much(n.n) + self.much(n.other)) / 2
        return self.guess
