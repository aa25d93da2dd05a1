"""What a search has found out about the options of one decision, as plain numbers that can be sent and kept."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

UNKNOWN: Final = 0.5
"""The value and the error of what was never tried."""


class Way(NamedTuple):
    """An option, and what the seat answers after it, by keys, as long as that is offered; all else is done by habit."""

    option: int
    then: tuple[str, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """One option: what it is worth to the seat, from 0 (lost) to 1 (won), on average over imagined games."""

    option: int
    """Its number, from 0."""
    mean: float = UNKNOWN
    error: float = UNKNOWN
    """The standard error of the mean."""
    plays: int = 0
    """In how many imagined games it was tried; 0 for what is taken by habit, without a thought."""
    then: tuple[str, ...] = ()
    """How the turn went on in those games, by keys; by habit where nothing is said."""

    @property
    def way(self) -> Way:
        """What was tried."""
        return Way(self.option, self.then)


class Thought(msgspec.Struct, frozen=True):
    """The options that were worth a thought, by their numbers, and the one to take."""

    options: tuple[Judged, ...]
    best: int
    """The number of the option to take."""
    habit: int | None = None
    """The option that somebody would take without much thought, if the game names one."""

    @property
    def plays(self) -> int:
        """How many imagined games stand behind it."""
        return sum(judged.plays for judged in self.options)

    @property
    def chosen(self) -> Judged:
        """What was found out about the option to take."""
        return self.of(self.best)

    def of(self, option: int) -> Judged:
        """What was found out about an option; nothing, if it was not worth a thought."""
        return next((judged for judged in self.options if judged.option == option), Judged(option))

    def ranking(self) -> list[Judged]:
        """The one to take first, then those tried more often before those given up early, the better first."""
        return sorted(self.options, key=lambda judged: (judged.option != self.best, -judged.plays, -judged.mean))


def best_of(options: Sequence[Judged], extra: dict[int, float]) -> list[int]:
    """The options worth most, of those that were tried about as often as any; several if they are worth the same."""
    most = max(judged.plays for judged in options)
    scores = {j.option: j.mean + extra.get(j.option, 0.0) for j in options if 2 * j.plays >= most}
    highest = max(scores.values())
    return [option for option, score in scores.items() if score == highest]


def merged(thoughts: Iterable[Thought]) -> Thought:
    """Several thoughts about the same decision, each with its own imagined games, as one."""
    all_of = list(thoughts)
    together: dict[int, Judged] = {}
    for thought in all_of:
        for judged in thought.options:
            found = together.get(judged.option)
            together[judged.option] = judged if found is None else _both(found, judged)
    options = tuple(together[option] for option in sorted(together))
    habit = all_of[0].habit
    best = best_of(options, {})
    return Thought(options, habit if habit in best else best[0], habit)


def _both(one: Judged, other: Judged) -> Judged:
    plays = one.plays + other.plays
    if plays == 0:
        return one
    mean = (one.mean * one.plays + other.mean * other.plays) / plays
    squares = (one.error * one.plays) ** 2 + (other.error * other.plays) ** 2
    then = one.then if one.mean >= other.mean else other.then
    return Judged(one.option, mean, math.sqrt(squares) / plays, plays, then)
