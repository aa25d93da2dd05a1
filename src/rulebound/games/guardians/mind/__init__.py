"""How computer players judge a position."""

from __future__ import annotations

from rulebound.games.guardians.mind.value import value
from rulebound.games.guardians.state import GuardiansState
from rulebound.kernel.mind import Mind


class GuardiansMind(Mind[GuardiansState]):
    """A value is enough: a stage is over soon."""

    def value(self, s: GuardiansState, seat: int) -> float:
        return value(s, seat)
