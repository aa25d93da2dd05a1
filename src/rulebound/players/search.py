"""The search player: every option meets the same imagined deals, the better half goes on, until one is left.

That is sequential halving (Karnin, Koren and Somekh, 2013) over imagined games. It sees nothing but its chair: what
it does not know is dealt anew in every imagined game, and what others decide at the same time is not known there.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from rulebound.kernel.chance import Chance
from rulebound.players.ahead import outlook, usual
from rulebound.players.chair import Chair
from rulebound.players.player import Player
from rulebound.players.thought import UNKNOWN, Judged, Thought, best_of

NO_LIMIT: Final = 1_000_000_000
ENOUGH: Final = 24
"""After so many deals, and again after as many, it is looked at whether more of them could change the decision:"""
SURE: Final = 3.0
"""not if one option is ahead of each other by so many standard errors"""
TRIFLE: Final = 0.005
"""or if the other is hardly better by more than this."""


class Budget(NamedTuple):
    """How long a thought may be: so many imagined games, so many seconds, or whichever ends first.

    With games alone the same chance gives the same thought on every machine.
    """

    plays: int = NO_LIMIT
    seconds: float = math.inf


class Trials:
    """What one option came to in the imagined games so far, one after the other."""

    __slots__ = ("total", "worths")

    def __init__(self) -> None:
        self.worths: list[float] = []
        self.total = 0.0

    def add(self, worth: float) -> None:
        self.worths.append(worth)
        self.total += worth

    def judged(self, option: int) -> Judged:
        plays = len(self.worths)
        if plays == 0:
            return Judged(option)
        return Judged(option, self.total / plays, _error(self.worths), plays)


def _error(numbers: Sequence[float]) -> float:
    """The standard error of the mean; of a single number nothing is known."""
    n = len(numbers)
    if n < 2:
        return UNKNOWN
    mean = sum(numbers, 0.0) / n
    return math.sqrt(sum([(number - mean) ** 2 for number in numbers], 0.0) / (n - 1) / n)


class Contest:
    """The options of one decision, tried against each other."""

    __slots__ = ("_chair", "_chance", "_extra", "_left", "_trials", "_until", "habit")

    def __init__(self, chair: Chair, habit: int | None, options: Sequence[int], budget: Budget, chance: Chance) -> None:
        self.habit = habit
        self._chair = chair
        self._chance = chance
        self._extra = 0.0 if habit is None else chair.mind.trust
        self._trials = {option: Trials() for option in options}
        self._left = budget.plays
        self._until = time.perf_counter() + budget.seconds

    def run(self) -> Thought:
        """Halve the options until the budget is spent; every round gets an equal share of it."""
        running = sorted(self._trials, key=lambda option: (option != self.habit, option))
        rounds = max(1, math.ceil(math.log2(len(running))))
        for number in range(rounds):
            now = time.perf_counter()
            self._round(running, self._left // (rounds - number), now + (self._until - now) / (rounds - number))
            if self._is_clear(running):
                break
            if len(running) > 2:
                running = sorted(running, key=self._score, reverse=True)[: (len(running) + 1) // 2]
        options = tuple(trials.judged(option) for option, trials in sorted(self._trials.items()))
        best = best_of(options, {option: self._bonus(option) for option in self._trials})
        return Thought(options, self._chance.pick(best), self.habit)

    def _round(self, running: Sequence[int], plays: int, until: float) -> None:
        """The same deals for all who are left; one that time cuts short counts for nobody, unless it is the first."""
        first = not any(trials.worths for trials in self._trials.values())
        while first or plays >= len(running):
            deal = self._chance.number()
            worths: list[float] = []
            for option in running:
                if time.perf_counter() >= until and (worths or not first):
                    if first:
                        break
                    return
                worths.append(outlook(self._chair, option, deal, far=True))
            for option, worth in zip(running, worths, strict=False):
                self._trials[option].add(worth)
            plays -= len(running)
            self._left -= len(running)
            first = False
            if len(self._trials[running[0]].worths) % ENOUGH == 0 and self._is_clear(running):
                return

    def _is_clear(self, running: Sequence[int]) -> bool:
        """Whether in the deals that all have met one is better beyond doubt, or as good as any for all that matters."""
        best = max(running, key=self._score)
        mine = self._trials[best].worths
        if len(mine) < ENOUGH:
            return False
        for option in running:
            if option != best:
                lead = [one - other for one, other in zip(mine, self._trials[option].worths, strict=True)]
                ahead, error = sum(lead, 0.0) / len(lead), _error(lead)
                if ahead < SURE * error and 2 * error - ahead > TRIFLE:
                    return False
        return True

    def _score(self, option: int) -> float:
        return self._trials[option].judged(option).mean + self._bonus(option)

    def _bonus(self, option: int) -> float:
        """What speaks for the habit beforehand, and the less the more was tried."""
        return self._extra / math.sqrt(max(1, len(self._trials[option].worths))) if option == self.habit else 0.0


def think(chair: Chair, budget: Budget, chance: Chance, options: Sequence[int] | None = None) -> Thought:
    """What the options of the chair's seat are worth; those worth a thought, unless some are named.

    What is decided by habit alone, or has no alternative, is not tried out.
    """
    habit, tempting = usual(chair)
    tried = tempting if options is None else options
    if len(tried) == 1:
        return Thought((Judged(tried[0]),), tried[0], habit)
    return Contest(chair, habit if habit in tried else None, tried, budget, chance).run()


class SearchPlayer(Player):
    """Takes the option that a thought of its budget finds best."""

    name = "search"
    habitual: ClassVar[Budget] = Budget(plays=400)
    """What it spends on a decision if nothing else is said."""

    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget or self.habitual

    def decide(self, chair: Chair) -> int:
        return self.think(chair).best

    def think(self, chair: Chair) -> Thought:
        """What it finds out about its options with its budget."""
        return think(chair, self.budget, self.chance)
