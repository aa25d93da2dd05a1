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

    __slots__ = ("facts", "holds", "rule", "text")

    def __init__(
        self,
        rule: str,
        name: str,
        holds: Callable[[S, int, X], bool],
        facts: Callable[[S, int, X], dict[str, Arg]] | None = None,
    ) -> None:
        self.rule = rule
        self.text = f"{rule.split('.', 1)[0]}-needs-{name.replace('_', '-')}"
        self.holds = holds
        self.facts = facts

    def verdict(self, s: S, seat: int, thing: X) -> Verdict:
        facts = self.facts(s, seat, thing) if self.facts else {}
        return Verdict(Text(self.text, facts), self.rule, self.holds(s, seat, thing))


class _Naming(Protocol):
    def __call__(self, holds: Callable[[S, int, X], bool]) -> Requirement[S, X]: ...


def requirement(rule: str, facts: Callable[[Any, int, Any], dict[str, Arg]] | None = None) -> _Naming:
    """Turn a yes-or-no function `(state, seat, thing)` into a requirement named after it.

    `facts` gives the numbers and names for its sentence ("costs 3, you can generate 2").
    """

    def make(holds: Callable[[S, int, X], bool]) -> Requirement[S, X]:
        return Requirement(rule, holds.__name__, holds, facts)

    return make


def legal(needs: tuple[Requirement[S, X], ...], s: S, seat: int, thing: X) -> bool:
    for need in needs:  # noqa: SIM110 (a generator here would cost a third of the time)
        if not need.holds(s, seat, thing):
            return False
    return True


def verdicts(needs: tuple[Requirement[S, X], ...], s: S, seat: int, thing: X) -> list[Verdict]:
    """All requirements, the unmet ones first."""
    return sorted((need.verdict(s, seat, thing) for need in needs), key=lambda v: v.met)
