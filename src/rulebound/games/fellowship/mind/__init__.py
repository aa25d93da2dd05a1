"""What computer players think of a game: what a position is worth, and what one usually does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rulebound.games.fellowship.mind.features import features
from rulebound.games.fellowship.mind.habits import ROUTINE, habit, price, settled, tempting
from rulebound.games.fellowship.mind.weights import EVEN, WEIGHTS
from rulebound.games.fellowship.state import FellowshipState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.mind import Mind


class FellowshipMind(Mind[FellowshipState]):
    """It judges at the beginning of the next planning phase and plays on by habit until then."""

    even = EVEN
    weights = WEIGHTS
    routines = ROUTINE
    manners: ClassVar[Mapping[str, str]] = {"pass-phase": "pass"}
    trust = 0.04
    deals = 2

    def features(self, s: FellowshipState, seat: int) -> dict[str, float]:
        return features(s, seat)

    def clock(self, s: FellowshipState) -> int:
        return s.round

    def settled(self, s: FellowshipState, choice: Choice, since: int) -> bool:
        return settled(s, choice, since)

    def habit(self, s: FellowshipState, choice: Choice) -> int | None:
        return habit(s, choice)

    def tempting(self, s: FellowshipState, choice: Choice) -> list[int] | None:
        return tempting(s, choice)

    def price(self, s: FellowshipState, option: Option, time: int) -> float:
        return price(option, time)
