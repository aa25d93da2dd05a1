"""How computer players judge a position."""

from __future__ import annotations

from rulebound.games.guardians.mind.features import features
from rulebound.games.guardians.mind.weights import WEIGHTS
from rulebound.games.guardians.state import GuardiansState
from rulebound.kernel.mind import Mind


class GuardiansMind(Mind[GuardiansState]):
    """A value is enough: a stage is over soon."""

    weights = WEIGHTS

    def features(self, s: GuardiansState, seat: int) -> dict[str, float]:
        return features(s, seat)
