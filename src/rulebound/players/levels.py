"""The levels that a person can pick for a computer player; how strong they are stands in docs/players.md."""

from __future__ import annotations

from typing import Final

from rulebound.players.ahead import usual
from rulebound.players.chair import Chair
from rulebound.players.heuristic import HeuristicPlayer
from rulebound.players.player import Player
from rulebound.players.search import Budget, SearchPlayer

ERRS: Final = 3
"""In one of so many decisions an easy opponent does not think at all."""


class EasyPlayer(HeuristicPlayer):
    """Looks one step ahead, but takes now and then whatever comes to mind."""

    name = "easy"

    def decide(self, chair: Chair) -> int:
        if self.chance.below(ERRS) == 0:
            return self.chance.pick(usual(chair)[1])
        return super().decide(chair)


class FairPlayer(HeuristicPlayer):
    """Looks one step ahead: the heuristic player."""

    name = "fair"


class StrongPlayer(SearchPlayer):
    """Searches for about a second. Two think at once for four tables, so that nobody waits longer than three."""

    name = "strong"
    habitual = Budget(plays=600, seconds=1.0)


class ExpertPlayer(SearchPlayer):
    """Searches for some seconds."""

    name = "expert"
    habitual = Budget(plays=4_000, seconds=5.0)


LEVELS: Final[tuple[type[Player], ...]] = (EasyPlayer, FairPlayer, StrongPlayer, ExpertPlayer)
