"""How computer players judge a position."""

from __future__ import annotations

from rulebound.games.guardians.mind.features import features
from rulebound.games.guardians.mind.habits import sensible
from rulebound.games.guardians.mind.weights import WEIGHTS
from rulebound.games.guardians.state import GuardiansState
from rulebound.kernel.choice import Choice
from rulebound.kernel.mind import Mind


class GuardiansMind(Mind[GuardiansState]):
    """A stage is over soon, and a search plays the battle to its end."""

    weights = WEIGHTS

    def features(self, s: GuardiansState, seat: int) -> dict[str, float]:
        return features(s, seat)

    def clock(self, s: GuardiansState) -> int:
        return s.battle

    def foreseen(self, s: GuardiansState, choice: Choice, since: int) -> bool:
        return s.battle > since

    def tempting(self, s: GuardiansState, choice: Choice) -> list[int] | None:
        return sensible(s, choice)
