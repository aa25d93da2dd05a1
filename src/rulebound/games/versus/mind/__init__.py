"""How computer players judge a position and imagine that a game goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rulebound.games.versus.mind.features import features
from rulebound.games.versus.mind.habits import SETTLED, habit, tempting
from rulebound.games.versus.mind.missing import price
from rulebound.games.versus.mind.weights import WEIGHTS
from rulebound.games.versus.state import VersusState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.mind import Mind


class VersusMind(Mind[VersusState]):
    """It judges at the beginning of a step and plays on by habit until then; a search also at that of the next turn."""

    weights = WEIGHTS
    soon = 0.6
    manners: ClassVar[Mapping[str, str]] = {"pass-on": "pass", "pass-until": "", "ask": ""}

    def features(self, s: VersusState, seat: int) -> dict[str, float]:
        return features(s, seat)

    def settled(self, s: VersusState, choice: Choice, since: int) -> bool:
        return choice.prompt in SETTLED

    def clock(self, s: VersusState) -> int:
        return s.turn

    def foreseen(self, s: VersusState, choice: Choice, since: int) -> bool:
        """At the beginning of the next turn, when both have attacked."""
        return s.turn > since and choice.prompt in SETTLED

    def habit(self, s: VersusState, choice: Choice) -> int | None:
        return habit(s, choice)

    def tempting(self, s: VersusState, choice: Choice) -> list[int] | None:
        return tempting(choice)

    def price(self, s: VersusState, option: Option, time: int) -> float:
        return price(s, option)
