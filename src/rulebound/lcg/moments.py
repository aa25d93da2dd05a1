"""What is done with moments: sentences are carried out, costs held against each other, amounts counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, TypeVar

from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Arg
from rulebound.lcg.abilities import Amount, Effect
from rulebound.lcg.moment import Moment
from rulebound.lcg.state import LcgState

S = TypeVar("S", bound=LcgState[Any])
M = TypeVar("M", bound="Moment[Any]")

DISCARDED: Final = "discarded"
"""The pick of the cards that an effect has discarded."""
HAND: Final = "hand"
"""What costs claim that take cards of a hand."""

Count: TypeAlias = "int | Amount[Any, Any]"


def worth(n: Count, s: LcgState[Any], m: Moment[Any]) -> int:
    return n if isinstance(n, int) else n.value(s, m)


def number(n: Count) -> Arg:
    """The words for an amount."""
    return n if isinstance(n, int) else n.text()


def payable(s: S, m: M, costs: Sequence[Effect[Any, Any]]) -> bool:
    """Whether all that stands before the arrow can be done at one time; mostly it is one thing."""
    if len(costs) != 1:
        return payable_together(s, (m, costs))
    return costs[0].affordable(s, m)


def payable_together(s: S, *parts: tuple[M, Sequence[Effect[Any, Any]]]) -> bool:
    """Whether all these costs can be paid at one time: what one takes is not there for another."""
    taken: dict[tuple[str, int], int] = {}
    for m, costs in parts:
        for cost in costs:
            claim = cost.claim(s, m)
            if claim is None:
                if not cost.payable(s, m):
                    return False
                continue
            what, whose, there, n = claim
            n += taken.get((what, whose), 0)
            if n > there:
                return False
            taken[what, whose] = n
    return True


def run_all(s: S, effects: Sequence[Effect[Any, Any]], m: M) -> Flow[bool]:
    """One sentence after the other, each carried out as far as possible."""
    whole = True
    for effect in effects:
        done = yield from effect.run(s, m)
        whole = whole and done
    return whole


def can_any(s: S, effects: Sequence[Effect[Any, Any]], m: M) -> bool:
    """Whether any of the effects would change the game."""
    for effect in effects:  # noqa: SIM110 (a generator here would cost more than the loop)
        if effect.can(s, m):
            return True
    return False
