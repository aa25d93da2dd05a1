"""What a game gives to computer players: what a position is worth, and what one does without much thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from rulebound.kernel.cards import State
from rulebound.kernel.choice import Choice

S = TypeVar("S", bound=State)


class Mind(Generic[S]):
    """The judgement of a game. This one has none: every position is as good as any other until the game is over."""

    routines: ClassVar[frozenset[str]] = frozenset()
    """Prompts for which the habit is good enough, so that players need not look ahead."""

    trust: ClassVar[float] = 0.0
    """By how much another option must look better than the habit's, for a few imagined games tell little."""

    deals: ClassVar[int] = 4
    """How often the hidden cards are imagined for one decision, at most."""

    def value(self, s: S, seat: int) -> float:
        """How good a position looks for a seat, from 0 (lost) to 1 (won)."""
        return 0.5 if s.result is None else s.result.scores[seat]

    def clock(self, s: S) -> int:
        """A number that grows with the rounds of a game, so that players who look ahead know how far they are."""
        return 0

    def settled(self, s: S, choice: Choice, since: int) -> bool | None:
        """Whether a position can be judged, for players that look ahead from a clock; None if it is not known."""
        return None

    def habit(self, s: S, choice: Choice) -> int | None:
        """What somebody would take here without much thought, for players that look ahead; None: anything."""
        return None

    def tempting(self, s: S, choice: Choice) -> Sequence[int] | None:
        """The options that are worth a thought, for players that look ahead, beside the habit's; None: all of them."""
        return None


def best(worths: Sequence[float]) -> int:
    """The number of the option that is worth most, the first of several."""
    return max(range(len(worths)), key=worths.__getitem__)
