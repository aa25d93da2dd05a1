"""Legality is a list of requirements, each with the rule that demands it; legal means that none is unmet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from rulebound.kernel.text import Arg, Text
from rulebound.kernel.view import Verdict

S = TypeVar("S")
X = TypeVar("X")


class Requirement(Generic[S, X]):
    """A named demand on a thing; its sentence is the message `<game>-needs-<name>`."""

    __slots__ = ("concerns", "facts", "holds", "rule", "text")

    def __init__(
        self,
        rule: str,
        name: str,
        holds: Callable[[S, int, X], bool],
        facts: Callable[[S, int, X], dict[str, Arg]] | None = None,
        concerns: Callable[[X], bool] | None = None,
    ) -> None:
        self.rule = rule
        self.text = f"{rule.split('.', 1)[0]}-needs-{name.replace('_', '-')}"
        self.holds = holds
        self.facts = facts
        self.concerns = concerns  # which things could fail it, by what is printed on them: see Demands

    def verdict(self, s: S, seat: int, thing: X) -> Verdict:
        facts = self.facts(s, seat, thing) if self.facts else {}
        return Verdict(Text(self.text, facts), self.rule, self.holds(s, seat, thing))


class _Naming(Protocol):
    def __call__(self, holds: Callable[[S, int, X], bool]) -> Requirement[S, X]: ...


def requirement(
    rule: str,
    facts: Callable[[Any, int, Any], dict[str, Arg]] | None = None,
    *,
    concerns: Callable[[Any], bool] | None = None,
) -> _Naming:
    """Turn a yes-or-no function `(state, seat, thing)` into a requirement named after it.

    `facts` gives the numbers and names for its sentence ("costs 3, you can generate 2"); `concerns` says which things
    it concerns at all ("those that name a form").
    """

    def make(holds: Callable[[S, int, X], bool]) -> Requirement[S, X]:
        return Requirement(rule, holds.__name__, holds, facts, concerns)

    return make


def legal(needs: tuple[Requirement[S, X], ...], s: S, seat: int, thing: X) -> bool:
    for need in needs:  # noqa: SIM110 (a generator here would cost a third of the time)
        if not need.holds(s, seat, thing):
            return False
    return True


class Demands(Generic[S, X]):
    """Requirements of which each thing is asked only those that it could fail, by what is printed on it.

    What is asked is found once for each card or ability that is printed: an ability without a limit is never asked
    whether its limit is reached.
    """

    __slots__ = ("asked", "needs")

    def __init__(self, needs: tuple[Requirement[S, X], ...]) -> None:
        self.needs = needs
        self.asked: dict[object, list[Callable[[S, int, X], bool]]] = {}

    def met(self, s: S, seat: int, thing: X, printed: object) -> bool:
        """Whether nothing is unmet; `printed` is the card or the ability that it is about."""
        asked = self.asked.get(printed)
        if asked is None:
            asked = [need.holds for need in self.needs if need.concerns is None or need.concerns(thing)]
            self.asked[printed] = asked
        for holds in asked:  # noqa: SIM110
            if not holds(s, seat, thing):
                return False
        return True


def verdicts(needs: tuple[Requirement[S, X], ...], s: S, seat: int, thing: X) -> list[Verdict]:
    """All requirements, the unmet ones first."""
    return sorted((need.verdict(s, seat, thing) for need in needs), key=lambda v: v.met)
