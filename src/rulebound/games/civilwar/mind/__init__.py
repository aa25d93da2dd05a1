"""How computer players judge a position and imagine that a game goes on."""

from __future__ import annotations

from rulebound.games.civilwar.mind.habits import ROUTINES, habit
from rulebound.games.civilwar.mind.value import value
from rulebound.games.civilwar.state import CivilState
from rulebound.kernel.choice import Choice
from rulebound.kernel.mind import Mind

HORIZON = 2
"""So many turns are imagined: the hero's own and the answer of the next Enemy."""


class CivilMind(Mind[CivilState]):
    """It plays the turn and the next one on by habit, and judges then."""

    routines = ROUTINES

    def value(self, s: CivilState, seat: int) -> float:
        return value(s, seat)

    def clock(self, s: CivilState) -> int:
        """How many turns were played, of both teams and in both games of a tournament."""
        return 1_000 * s.game_number + s.teams[0].turns + s.teams[1].turns

    def settled(self, s: CivilState, choice: Choice, since: int) -> bool:
        return self.clock(s) >= since + HORIZON

    def habit(self, s: CivilState, choice: Choice) -> int | None:
        return habit(s, choice)
