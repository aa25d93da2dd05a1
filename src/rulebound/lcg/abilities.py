"""Abilities: what is printed on a card in bold before a colon, and what follows it."""

from __future__ import annotations

from typing import ClassVar, Final

from rulebound.kernel.text import Text

# When an ability takes effect. The first six are the steps of a window, see windows.py.
WOULD: Final = "would"
FORCED_INTERRUPT: Final = "forced-interrupt"
INTERRUPT: Final = "interrupt"
FORCED_RESPONSE: Final = "forced-response"
RESPONSE: Final = "response"
ACTION: Final = "action"
RESOURCE: Final = "resource"
WHEN_REVEALED: Final = "when-revealed"
WHEN_DEFEATED: Final = "when-defeated"
BOOST: Final = "boost"
SPECIAL: Final = "special"
SETUP: Final = "setup"

FORCED: Final = frozenset((WOULD, FORCED_INTERRUPT, FORCED_RESPONSE))
"""Abilities that the game itself carries out at their moment; nobody may decline."""


class Definition:
    """Part of a printed card: shared by all copies, never changed, told in words by itself."""

    __slots__ = ()
    UNCHANGING: ClassVar = True

    def text(self) -> Text:
        """What it says, put into words by the same object that does it."""
        raise NotImplementedError  # pragma: no cover


class Limit(Definition):
    """How often an ability may be used in a period: each copy for itself, or all copies of a title together."""

    __slots__ = ("period", "times", "together")

    def __init__(self, times: int = 1, period: str = "round", *, together: bool = False) -> None:
        self.times = times
        self.period = period
        self.together = together  # "max", not "limit"

    def key(self, card: int, code: str, number: int) -> str:
        """What is counted: the uses of this copy, face by face, or of every card with this title."""
        return f"{self.period}:{code}:{number}" if self.together else f"{self.period}:{card}:{code}:{number}"

    @staticmethod
    def is_of(key: str, card: int) -> bool:
        """Whether the uses counted there are those of this copy."""
        parts = key.split(":")
        return len(parts) == 4 and parts[1] == str(card)

    def text(self) -> Text:
        return Text(f"lcg-{'max' if self.together else 'limit'}-{self.period}", {"n": self.times})


class When(Definition):
    """A triggering condition: the kind of event, and what must be true of it."""

    __slots__ = ("kind", "words")

    def __init__(self, kind: str, words: str) -> None:
        self.kind = kind
        self.words = words


class Ability(Definition):
    """A trigger, a condition, costs and effects. `number` is its place on the card."""

    __slots__ = ("label", "limit", "number", "timing", "when")

    def __init__(self, timing: str, when: When | None = None, limit: Limit | None = None, label: str = "") -> None:
        self.timing = timing
        self.when = when
        self.limit = limit
        self.label = label  # "attack", "thwart", "defense" in brackets after the trigger
        self.number = 0

    @property
    def forced(self) -> bool:
        return self.timing in FORCED
