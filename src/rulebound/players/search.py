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
from rulebound.players.thought import Judged, Thought, best_of

NO_LIMIT: Final = 1_000_000_000


class Budget(NamedTuple):
    """How long a thought may be: so many imagined games, so many seconds, or whichever ends first.

    With games alone the same chance gives the same thought on every machine.
    """

    plays: int = NO_LIMIT
    seconds: float = math.inf


class Trials:
    """What one option came to in the imagined games so far."""

    __slots__ = ("plays", "squares", "total")

    def __init__(self) -> None:
        self.plays = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, worth: float) -> None:
        self.plays += 1
        self.total += worth
        self.squares += worth * worth

    def judged(self, option: int) -> Judged:
        if self.plays == 0:
            return Judged(option)
        mean = self.total / self.plays
        if self.plays == 1:
            return Judged(option, mean, plays=1)
        spread = max(0.0, self.squares - self.total * mean) / (self.plays - 1)
        return Judged(option, mean, math.sqrt(spread / self.plays), self.plays)


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
            if len(running) > 2:
                running = sorted(running, key=self._score, reverse=True)[: (len(running) + 1) // 2]
        options = tuple(trials.judged(option) for option, trials in sorted(self._trials.items()))
        best = best_of(options, {option: self._bonus(option) for option in self._trials})
        return Thought(options, self._chance.pick(best), self.habit)

    def _round(self, running: Sequence[int], plays: int, until: float) -> None:
        """The same deals for all who are left; one that time cuts short counts for nobody, unless it is the first."""
        first = not any(trials.plays for trials in self._trials.values())
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

    def _score(self, option: int) -> float:
        return self._trials[option].judged(option).mean + self._bonus(option)

    def _bonus(self, option: int) -> float:
        """What speaks for the habit beforehand, and the less the more was tried."""
        return self._extra / math.sqrt(max(1, self._trials[option].plays)) if option == self.habit else 0.0


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
        return think(chair, self.budget, self.chance).best
