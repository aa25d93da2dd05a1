"""How computer players judge a position and imagine that a game goes on."""

from __future__ import annotations

from rulebound.games.civilwar.mind.features import features, turns_left
from rulebound.games.civilwar.mind.habits import ROUTINES, habit
from rulebound.games.civilwar.mind.weights import WEIGHTS
from rulebound.games.civilwar.scoring import end_clash
from rulebound.games.civilwar.state import CLASH, CivilState
from rulebound.kernel.choice import Choice
from rulebound.kernel.mind import Mind

HORIZON = 2
"""So many turns are imagined: the hero's own and the answer of the next Enemy."""
FAR = 4
"""So many by a search: until it is the Enemy's turn a second time."""


class CivilMind(Mind[CivilState]):
    """It plays the turn and the next one on by habit, a search two more, and judges then."""

    weights = WEIGHTS
    routines = ROUTINES
    soon = 0.5

    def features(self, s: CivilState, seat: int) -> dict[str, float]:
        return features(s, seat)

    def value(self, s: CivilState, seat: int) -> float:
        """A Clash of which only the counting is left is counted."""
        if s.result is None and s.ring and s.mode == CLASH and not turns_left(s):
            return 1.0 if end_clash(s).winner == s.players[seat].side else 0.0
        return super().value(s, seat)

    def clock(self, s: CivilState) -> int:
        """How many turns were played, of both teams and in both games of a tournament."""
        return 1_000 * s.game_number + s.teams[0].turns + s.teams[1].turns

    def settled(self, s: CivilState, choice: Choice, since: int) -> bool:
        return self.clock(s) >= since + HORIZON

    def foreseen(self, s: CivilState, choice: Choice, since: int) -> bool:
        return self.clock(s) >= since + FAR

    def habit(self, s: CivilState, choice: Choice) -> int | None:
        return habit(s, choice)
