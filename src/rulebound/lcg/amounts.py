"""Numbers and conditions that depend on the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from rulebound.kernel.text import Arg, Text
from rulebound.lcg.abilities import Amount, Condition
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import DISCARDED, Count, number, worth
from rulebound.lcg.state import LcgState
from rulebound.lcg.targets import Target

S = TypeVar("S", bound=LcgState[Any])
M = TypeVar("M", bound=Moment[Any])


class Counted(Amount[S, M]):
    """A number that a function reads off the table."""

    __slots__ = ("read", "words")

    def __init__(self, words: str, read: Callable[[S, M], int]) -> None:
        self.words = words
        self.read = read

    def value(self, s: S, m: M) -> int:
        return self.read(s, m)

    def text(self) -> Text:
        return Text(self.words)


class Times(Amount[Any, Any]):
    """So much for each of something, to a maximum."""

    __slots__ = ("each", "most", "n", "plus")

    def __init__(self, n: int, each: Amount[Any, Any], most: int = 0, plus: int = 0) -> None:
        self.n = n
        self.each = each
        self.most = most
        self.plus = plus

    def parts(self) -> Sequence[object]:
        return (self.each,)

    def value(self, s: LcgState[Any], m: Moment[Any]) -> int:
        total = self.plus + self.n * self.each.value(s, m)
        return min(total, self.most) if self.most else total

    def text(self) -> Text:
        said = Text("lcg-amount-times", {"n": self.n, "each": self.each.text()})
        if self.plus:
            said = Text("lcg-amount-plus", {"plus": self.plus, "said": said})
        return Text("lcg-amount-most", {"most": self.most, "said": said}) if self.most else said


class Instead(Amount[Any, Any]):
    """One number, or another one instead if something is so."""

    __slots__ = ("condition", "n", "other")

    def __init__(self, n: Count, other: Count, condition: Condition[Any, Any]) -> None:
        self.n = n
        self.other = other
        self.condition = condition

    def parts(self) -> Sequence[object]:
        return (self.n, self.other, self.condition)

    def value(self, s: LcgState[Any], m: Moment[Any]) -> int:
        return worth(self.other if self.condition.holds(s, m) else self.n, s, m)

    def text(self) -> Text:
        args: dict[str, Arg] = {"n": number(self.n), "other": number(self.other), "condition": self.condition.text()}
        return Text("lcg-amount-instead", args)


class InPlay(Amount[Any, Any]):
    """How many cards of a kind there are."""

    __slots__ = ("target",)

    def __init__(self, target: Target[Any, Any]) -> None:
        self.target = target

    def value(self, s: LcgState[Any], m: Moment[Any]) -> int:
        return len(self.target.candidates(s, m))

    def text(self) -> Text:
        return self.target.counted()


def _x(s: LcgState[Any], m: Moment[Any]) -> int:
    return m.x


def _counters(s: LcgState[Any], m: Moment[Any]) -> int:
    """Of a card that was discarded as a cost, those that lay on it."""
    return m.card.counters if m.card.in_play else m.x


X: Final[Amount[Any, Any]] = Counted("lcg-amount-x", _x)
"""What a cost fixed: cards discarded, counters, resources."""
CARDS_DISCARDED: Final[Amount[Any, Any]] = Counted("lcg-amount-cards-discarded", _x)
"""As a cost."""
COUNTERS_HERE: Final[Amount[Any, Any]] = Counted("lcg-amount-counters-here", _counters)


# --- conditions -------------------------------------------------------------------------------------------


class Seen(Condition[S, M]):
    """Something that a function sees on the table."""

    __slots__ = ("see", "words")

    def __init__(self, words: str, see: Callable[[S, M], bool]) -> None:
        self.words = words
        self.see = see

    def holds(self, s: S, m: M) -> bool:
        return self.see(s, m)

    def text(self) -> Text:
        return Text(self.words)


class Exists(Condition[Any, Any]):
    """If there is such a card in play."""

    __slots__ = ("target",)

    def __init__(self, target: Target[Any, Any]) -> None:
        self.target = target

    def holds(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return bool(self.target.candidates(s, m))

    def text(self) -> Text:
        return Text("lcg-if-exists", {"target": self.target.text()})


class Absent(Condition[Any, Any]):
    """If there is no such card in play."""

    __slots__ = ("target",)

    def __init__(self, target: Target[Any, Any]) -> None:
        self.target = target

    def holds(self, s: LcgState[Any], m: Moment[Any]) -> bool:
        return not self.target.candidates(s, m)

    def text(self) -> Text:
        return Text("lcg-if-absent", {"target": self.target.text(), "noun": self.target.noun.text()})


def _nothing_done(s: LcgState[Any], m: Moment[Any]) -> bool:
    return m.count == 0


def _final(s: LcgState[Any], m: Moment[Any]) -> bool:
    return m.final


NOTHING_WAS_DONE: Final[Condition[Any, Any]] = Seen("lcg-if-nothing-was-done", _nothing_done)
FINAL_STEP: Final[Condition[Any, Any]] = Seen("lcg-if-final-step", _final)


def discarded(m: Moment[Any]) -> list[Any]:
    """The cards that the effects before this one have discarded."""
    return m.picked(DISCARDED)
