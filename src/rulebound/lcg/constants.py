"""Constant abilities: what a card changes, forbids or permits for as long as it is in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from rulebound.kernel.text import Arg, Text
from rulebound.lcg.abilities import Condition
from rulebound.lcg.amounts import Instead, Times
from rulebound.lcg.modifiers import CANNOT, MAY_PLAY, Permission, Prohibition
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import Count, number, worth
from rulebound.lcg.state import AnyCard, LcgState, Modifier
from rulebound.lcg.targets import Target

S = TypeVar("S", bound=LcgState[Any])
C = TypeVar("C", bound=AnyCard)


def moment_of(s: LcgState[Any], source: C) -> Moment[C]:
    """The moment of a constant ability: "you" is its controller, or whoever its card concerns."""
    seat = source.controller
    return Moment(source, s.concerned(source) if seat is None else seat)


class Gets(Modifier[S, C]):
    """So much more of a number, for the cards of a target, perhaps only while something is so.

    What a game does not know among its `stats` is refused when the card is read; so is a trait by a wrong name.
    """

    __slots__ = ("condition", "n", "target")
    stats: ClassVar[frozenset[str]] = frozenset()

    def __init__(
        self,
        stat: str,
        n: Count,
        target: Target[S, C],
        condition: Condition[S, Moment[C]] | None = None,
        how: str = "add",
    ) -> None:
        super().__init__(stat, how)
        if stat.removeprefix("base-") not in self.stats and not stat.startswith("trait-"):
            raise ValueError(f"no card has a number called {stat}: {', '.join(sorted(self.stats))}, trait-…, base-…")
        self.n = n
        self.target = target
        self.condition = condition

    def parts(self) -> Sequence[object]:
        return (self.n, self.condition)

    def applies(self, s: S, source: C, card: C) -> bool:
        m = moment_of(s, source)
        if card not in self.target.candidates(s, m):
            return False
        return self.condition is None or self.condition.holds(s, m)

    def amount(self, s: S, source: C, card: C) -> int:
        return self.n if isinstance(self.n, int) else worth(self.n, s, moment_of(s, source))

    def text(self) -> Text:
        n = self.n
        once = n.n if isinstance(n, Times | Instead) else n
        args: dict[str, Arg] = {"n": number(once), "target": self.target.text()}
        if self.stat.startswith("trait-"):
            said = Text("lcg-gains-trait", {**args, "trait": Text(f"own-{self.stat}")})
        else:
            said = Text(f"own-gets-{self.stat}{'' if self.how == 'add' else '-' + self.how}", args)
        if isinstance(n, Times):
            said = Text("lcg-gets-for", {"said": said, "each": n.each.text()})
        elif isinstance(n, Instead):
            said = Text("lcg-gets-instead", {"said": said, "n": number(n.other), "condition": n.condition.text()})
        return said if self.condition is None else conditional(said, self.condition)


def conditional(said: Text, condition: Condition[Any, Any]) -> Text:
    return Text("lcg-while", {"said": said, "condition": condition.text()})


class Cannot(Prohibition[S, C]):
    """What cannot happen to the cards of a target, perhaps only while something is so."""

    __slots__ = ("condition", "target", "what")

    def __init__(self, what: str, target: Target[S, C], condition: Condition[S, Moment[C]] | None = None) -> None:
        super().__init__(CANNOT.name(what))
        self.what = what
        self.target = target
        self.condition = condition

    def applies(self, s: S, source: C, card: C) -> bool:
        m = moment_of(s, source)
        return card in self.target.candidates(s, m) and (self.condition is None or self.condition.holds(s, m))

    def said(self) -> Text:
        return Text(f"own-cannot-{self.what}", {"target": self.target.text()})

    def text(self) -> Text:
        return self.said() if self.condition is None else conditional(self.said(), self.condition)


class MayPlay(Permission[S, C]):
    """Cards of a type may be played from your discard pile."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        super().__init__(MAY_PLAY)
        self.kind = kind  # of those that enter play: an ally, an upgrade, a support

    def applies(self, s: S, source: C, card: C) -> bool:
        return bool(card.printed.kind == self.kind)

    def text(self) -> Text:
        return Text(f"own-may-play-{self.kind}")
