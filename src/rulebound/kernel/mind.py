"""What a game gives to computer players: what a position is worth, and what one does without much thought."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from rulebound.kernel.cards import State
from rulebound.kernel.choice import Choice, Option

S = TypeVar("S", bound=State)

SURE: Final = 30.0
"""Odds beyond this are as good as certain, and would be too much for a float."""


class Mind(Generic[S]):
    """The judgement of a game. This one has none: every position is as good as any other until the game is over.

    The value is a weighted sum of what a player would count: `features` counts, `weights` weighs, and the sum is the
    logarithm of the odds. Each has a name in the catalogues (`guardians-feature-battles`, and what is better
    about a position in which it speaks for the seat as `.better`); `rulebound tune` fits the weights.
    """

    weights: ClassVar[Mapping[str, float]] = {}
    """What one of each feature adds to the logarithm of the odds."""

    even: ClassVar[float] = 0.0
    """The odds of a position in which nothing counts; in a game of one side against another there is none."""

    routines: ClassVar[frozenset[str]] = frozenset()
    """Prompts for which the habit is good enough, so that players need not look ahead."""

    manners: ClassVar[Mapping[str, str]] = {}
    """Acts that only say how the seat wants to be asked from here on, and what does the same for now: nobody is advised
    how to be asked."""

    turns: ClassVar[frozenset[str]] = frozenset()
    """Prompts at which a search does not only try the options, but whole ways to go on with the turn (`in_turn`)."""

    trust: ClassVar[float] = 0.0
    """By how much another option must look better than the habit's, for a few imagined games tell little."""

    deals: ClassVar[int] = 4
    """How often the hidden cards are imagined for one decision, at most."""

    soon: ClassVar[float] = 0.0
    """How much of what an option is worth to a search it is worth as soon as the position is settled; the rest farther
    on, where luck and the habits of others have more of a say."""

    def features(self, s: S, seat: int) -> dict[str, float]:
        """What a player in this seat would count in a position, by the names that `weights` has."""
        return {}

    def value(self, s: S, seat: int) -> float:
        """How good a position looks for a seat, from 0 (lost) to 1 (won)."""
        if s.result is not None:
            return s.result.scores[seat]
        return chance_of(self.even + weigh(self.weights, self.features(s, seat)))

    def clock(self, s: S) -> int:
        """A number that grows with the rounds of a game, so that players who look ahead know how far they are."""
        return 0

    def settled(self, s: S, choice: Choice, since: int) -> bool | None:
        """Whether a position can be judged, for players that look ahead from a clock; None if it is not known."""
        return None

    def foreseen(self, s: S, choice: Choice, since: int) -> bool | None:
        """Whether a search has looked far enough from a clock to judge; when the position is settled, if a game names
        nothing farther."""
        return self.settled(s, choice, since)

    def in_turn(self, s: S, seat: int, since: int) -> bool:
        """Whether what a seat decides now still belongs to its turn of that clock."""
        return False

    def habit(self, s: S, choice: Choice) -> int | None:
        """What somebody would take here without much thought, for players that look ahead; None: anything."""
        return None

    def tempting(self, s: S, choice: Choice) -> Sequence[int] | None:
        """The options that are worth a thought, for players that look ahead, beside the habit's; None: all of them."""
        return None

    def price(self, s: S, option: Option, time: int) -> float:
        """How unwelcome it is to pay with this, for the n-th time from 0: what a suggested payment is made by."""
        return 1.0 + time


def weigh(weights: Mapping[str, float], features: Mapping[str, float]) -> float:
    """The sum of what was counted, each thing by its weight."""
    total = 0.0
    for name, number in features.items():
        total += weights[name] * number
    return total


def chance_of(odds: float) -> float:
    """The chance, from 0 to 1, whose odds have this logarithm."""
    return 1.0 / (1.0 + math.exp(-max(-SURE, min(SURE, odds))))


def best(worths: Sequence[float]) -> int:
    """The number of the option that is worth most, the first of several."""
    return max(range(len(worths)), key=worths.__getitem__)
