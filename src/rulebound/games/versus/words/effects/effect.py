"""What every effect is: it happens when it resolves, and it says what it does.

`it` are the targets that are still legal; "you" is the controller of the effect; what has no target chooses or
counts when it resolves. An effect does as much as possible and ignores the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rulebound.games.versus.printed import says
from rulebound.games.versus.state import ChainEffect, VersusCard, VersusState
from rulebound.games.versus.words.targets import Target
from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Text


class Effect:
    """Something that happens when an effect resolves."""

    __slots__ = ()
    told_elsewhere: ClassVar[bool] = False  # another line of the card says it

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        self.happen(s, effect, it)
        return
        yield

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        """For effects that ask nobody."""
        raise NotImplementedError  # pragma: no cover

    def text(self, it: Target | None = None) -> Text:
        """In words; `it` is what the power aims at, where this is the effect that names it."""
        raise NotImplementedError  # pragma: no cover


def aimed(it: Target | None) -> Text:
    """The target in words, or "it"."""
    return says("it") if it is None else it.text()


class Counted(Effect):
    """An effect with a number in it."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n
