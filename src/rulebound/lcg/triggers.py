"""Triggering conditions: an event of a kind for which a test holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from rulebound.kernel.text import Text
from rulebound.lcg.abilities import When
from rulebound.lcg.events import Deed
from rulebound.lcg.state import AnyCard, Event, LcgState

S = TypeVar("S", bound=LcgState[Any])
C = TypeVar("C", bound=AnyCard)


class On(When, Generic[S, C]):
    """An event of a kind for which a test holds; the card asks, `seat` is "you"."""

    __slots__ = ("public", "test")

    def __init__(
        self, kind: str, words: str, test: Callable[[S, Deed[C], C, int], bool], *, public: bool = False
    ) -> None:
        super().__init__(kind, words)
        self.test = test
        self.public = public  # whoever sees the table can tell whether it holds, without knowing the card that asks

    def holds(self, s: S, event: Event, card: C, seat: int) -> bool:
        assert isinstance(event, Deed)
        return self.test(s, event, card, seat)

    def text(self) -> Text:
        return Text(f"own-when-{self.words}")


# --- what many cards answer -------------------------------------------------------------------------------


def about_this(s: LcgState[Any], e: Deed[Any], card: AnyCard, seat: int) -> bool:
    return e.on is card


def by_this(s: LcgState[Any], e: Deed[Any], card: AnyCard, seat: int) -> bool:
    return e.by is card


def about_host(s: LcgState[Any], e: Deed[Any], card: AnyCard, seat: int) -> bool:
    return e.on is not None and e.on.id == card.host


def by_host(s: LcgState[Any], e: Deed[Any], card: AnyCard, seat: int) -> bool:
    return e.by is not None and e.by.id == card.host


def about_this_by_you(s: LcgState[Any], e: Deed[Any], card: AnyCard, seat: int) -> bool:
    return e.on is card and e.seat == seat
