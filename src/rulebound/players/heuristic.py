"""The heuristic player: every option is tried out in a few imagined matches, and the game's value judges them."""

from __future__ import annotations

from typing import Final

from rulebound.players.ahead import outlook, usual
from rulebound.players.chair import Chair
from rulebound.players.player import Player
from rulebound.players.thought import Way

TRIALS: Final = 40
"""How many options are tried for one decision, over all deals; with many options there are fewer deals."""


class HeuristicPlayer(Player):
    """One step ahead. Each option meets the same imagined deals, so that luck does not decide between them."""

    name = "heuristic"

    def decide(self, chair: Chair) -> int:
        habit, options = usual(chair)
        if habit is not None and options == [habit]:
            return habit
        mind = chair.mind
        deals = max(1, min(mind.deals, TRIALS // len(options)))
        worth = dict.fromkeys(options, 0.0)
        if habit is not None:
            worth[habit] = deals * mind.trust
        for _ in range(deals):
            deal = self.chance.number()
            for option in options:
                worth[option] += outlook(chair, Way(option), deal)
        best = max(worth.values())
        return self.chance.pick([option for option in options if worth[option] == best])
