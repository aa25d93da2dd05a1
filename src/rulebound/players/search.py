"""The search player: every way to go on meets the same imagined deals, the better half goes on, until one is left.

That is sequential halving (Karnin, Koren and Somekh, 2013) over imagined games. It sees nothing but its chair: what
it does not know is dealt anew in every imagined game, and what others decide at the same time is not known there.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from rulebound.kernel.chance import Chance
from rulebound.players.ahead import offered, outlook, usual
from rulebound.players.chair import Chair
from rulebound.players.plans import ways_on
from rulebound.players.player import Player
from rulebound.players.thought import UNKNOWN, Judged, Thought, Way, best_of

NO_LIMIT: Final = 1_000_000_000
ENOUGH: Final = 24
"""After so many deals, and again after as many, it is looked at whether more of them could change the decision:"""
SURE: Final = 3.0
"""not if each other way, so many standard errors better than it looks,"""
TRIFLE: Final = 0.005
"""would be better by no more than this. It is looked at often, and luck must not end a thought."""


class Budget(NamedTuple):
    """How long a thought may be: so many imagined games, so many seconds, or whichever ends first.

    With games alone the same chance gives the same thought on every machine.
    """

    plays: int = NO_LIMIT
    seconds: float = math.inf


class Trials:
    """What one way came to in the imagined games so far, one after the other."""

    __slots__ = ("total", "way", "worths")

    def __init__(self, way: Way) -> None:
        self.way = way
        self.worths: list[float] = []
        self.total = 0.0

    def add(self, worth: float) -> None:
        self.worths.append(worth)
        self.total += worth

    @property
    def mean(self) -> float:
        return self.total / len(self.worths) if self.worths else UNKNOWN

    def judged(self) -> Judged:
        return Judged(self.way.option, self.mean, _error(self.worths), len(self.worths), self.way.then)


def _error(numbers: Sequence[float]) -> float:
    """The standard error of the mean; of a single number nothing is known."""
    n = len(numbers)
    if n < 2:
        return UNKNOWN
    mean = sum(numbers, 0.0) / n
    return math.sqrt(sum([(number - mean) ** 2 for number in numbers], 0.0) / (n - 1) / n)


class Contest:
    """The ways to go on from one decision, tried against each other."""

    __slots__ = ("_chair", "_chance", "_extra", "_left", "_trials", "_until", "habit")

    def __init__(self, chair: Chair, habit: int | None, ways: Sequence[Way], budget: Budget, chance: Chance) -> None:
        self.habit = habit
        self._chair = chair
        self._chance = chance
        self._extra = 0.0 if habit is None else chair.mind.trust
        self._trials = [Trials(way) for way in ways]
        self._left = budget.plays
        self._until = time.perf_counter() + budget.seconds

    def run(self) -> Thought:
        """Halve the ways until the budget is spent; every round gets an equal share of it."""
        running = sorted(self._trials, key=lambda trials: (trials.way.option != self.habit, trials.way.option))
        rounds = max(1, math.ceil(math.log2(len(running))))
        for number in range(rounds):
            now = time.perf_counter()
            self._round(running, self._left // (rounds - number), now + (self._until - now) / (rounds - number))
            if self._is_clear(running):
                break
            if len(running) > 2:
                running = sorted(running, key=self._score, reverse=True)[: (len(running) + 1) // 2]
        return self._conclude()

    def _conclude(self) -> Thought:
        """An option is worth what the best of its ways is worth, of those that were tried most."""
        found: dict[int, Trials] = {}
        for trials in self._trials:
            other = found.get(trials.way.option)
            if other is None or (len(trials.worths), trials.mean) > (len(other.worths), other.mean):
                found[trials.way.option] = trials
        options = tuple(trials.judged() for _, trials in sorted(found.items()))
        best = best_of(options, {option: self._bonus(trials) for option, trials in found.items()})
        return Thought(options, self._chance.pick(best), self.habit)

    def _round(self, running: Sequence[Trials], plays: int, until: float) -> None:
        """The same deals for all who are left; one that time cuts short counts for nobody, unless it is the first."""
        first = not any(trials.worths for trials in self._trials)
        while first or plays >= len(running):
            deal = self._chance.number()
            worths: list[float] = []
            for trials in running:
                if time.perf_counter() >= until and (worths or not first):
                    if first:
                        break
                    return
                worths.append(outlook(self._chair, trials.way, deal, far=True))
            for trials, worth in zip(running, worths, strict=False):
                trials.add(worth)
            plays -= len(running)
            self._left -= len(running)
            first = False
            if len(running[0].worths) % ENOUGH == 0 and self._is_clear(running):
                return

    def _is_clear(self, running: Sequence[Trials]) -> bool:
        """Whether in the deals that all have met one is better beyond doubt, or as good as any for all that matters."""
        best = max(running, key=self._score)
        if len(best.worths) < ENOUGH:
            return False
        for trials in running:
            if trials is not best:
                lead = [one - other for one, other in zip(best.worths, trials.worths, strict=True)]
                ahead, error = sum(lead, 0.0) / len(lead), _error(lead)
                if SURE * error - ahead > TRIFLE:
                    return False
        return True

    def _score(self, trials: Trials) -> float:
        return trials.mean + self._bonus(trials)

    def _bonus(self, trials: Trials) -> float:
        """What speaks for the habit beforehand, and the less the more was tried."""
        usual = trials.way.option == self.habit and not trials.way.then
        return self._extra / math.sqrt(max(1, len(trials.worths))) if usual else 0.0


def think(
    chair: Chair, budget: Budget, chance: Chance, options: Sequence[int] | None = None, plan: Sequence[str] = ()
) -> Thought:
    """What the options of the chair's seat are worth; those worth a thought, unless some are named.

    What is decided by habit alone, or has no alternative, is not tried out; nor is what belongs to a plan for the turn,
    by keys, that was thought over when it began.
    """
    habit, tempting = usual(chair)
    tried = tempting if options is None else options
    wanted = _wanted(chair, plan) if options is None else None
    if wanted is not None:
        return Thought((Judged(wanted, then=tuple(plan[1:])),), wanted, habit)
    if len(tried) == 1:
        return Thought((Judged(tried[0]),), tried[0], habit)
    habit = habit if habit in tried else None
    return Contest(chair, habit, ways_on(chair, tried, habit, budget.plays, chance, plan), budget, chance).run()


def _wanted(chair: Chair, plan: Sequence[str]) -> int | None:
    """What a plan says on a question that comes up in the middle of it."""
    if not plan:
        return None
    asked = chair.imagine(Chance(0))
    choice = asked.choices[chair.seat]
    mind, s = chair.mind, asked.state
    if choice.prompt in mind.turns or not mind.in_turn(s, chair.seat, mind.clock(s)):
        return None
    return offered(choice, plan[0])


class SearchPlayer(Player):
    """Takes the option that a thought of its budget finds best."""

    name = "search"
    habitual: ClassVar[Budget] = Budget(plays=400)
    """What it spends on a decision if nothing else is said."""

    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget or self.habitual
        self.plan: tuple[str, ...] = ()
        """What it wants to do in the rest of its turn, by keys."""

    def decide(self, chair: Chair) -> int:
        return self.think(chair).best

    def think(self, chair: Chair) -> Thought:
        """What it finds out about its options with its budget."""
        thought = think(chair, self.budget, self.chance, plan=self.plan)
        self.plan = thought.chosen.then
        return thought
