"""What every effect is."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.civilwar.resolving import Source
from rulebound.games.civilwar.state import CivilState
from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Arg, Text


class Effect:
    """One step of a text: whether it can do something, what it does, and its words."""

    UNCHANGING: ClassVar = True
    __slots__ = ("gate",)
    does: ClassVar[bool] = True
    """False for conditions and prices, which change nothing that somebody would want."""
    condition: ClassVar[bool] = False
    """Its words need what depends on it: "if …, draw a card"."""

    def __init__(self, *, or_stop: bool = False) -> None:
        self.gate = or_stop
        """Where this cannot be done, nothing that follows is."""

    def can(self, s: CivilState, source: Source) -> bool:
        raise NotImplementedError  # pragma: no cover

    def run(self, s: CivilState, source: Source) -> Flow[bool]:
        """Do it; False if what follows is not to happen."""
        raise NotImplementedError  # pragma: no cover

    def shows(self, symbol: int) -> int:
        """How often its text shows a symbol."""
        return 0

    def text(self) -> Text:
        raise NotImplementedError  # pragma: no cover

    def as_way(self) -> Text:
        """Its words as one of the ways to choose between, where "you may" would be said twice."""
        return self.text()

    def telling(self) -> dict[str, Arg]:
        """For a question that it asks: what it does."""
        return {"deeds": [self.text()]}

    def before(self, deeds: list[Text]) -> Text:
        """The words of a condition with those of all that follows it."""
        raise NotImplementedError  # pragma: no cover


def says(what: str, **args: Arg) -> Text:
    return Text(f"civilwar-effect-{what}", args)
