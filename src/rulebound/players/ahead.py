"""Looking ahead: an option is tried out in an imagined match, which is played on by habit and judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.kernel.chance import Chance
from rulebound.kernel.match import Match
from rulebound.players.chair import Chair

ANSWERS: Final = 100
"""How far a trial goes on, in answers per seat."""


def usual(chair: Chair) -> tuple[int | None, Sequence[int]]:
    """What is taken by habit, and what is worth a thought: nothing else if the habit is good enough."""
    mind = chair.mind
    asked = chair.imagine(Chance(0))
    choice = asked.choices[chair.seat]
    habit = mind.habit(asked.state, choice)
    if habit is not None and choice.prompt in mind.routines:
        return habit, [habit]
    tempting = mind.tempting(asked.state, choice)
    if tempting is None:
        return habit, range(chair.options)
    return habit, sorted({*tempting, *([] if habit is None else [habit])})


class Trial:
    """One option, taken in one imagined match, which is then played on by habit."""

    __slots__ = ("_chance", "_prompt", "_seat", "_since", "match")

    def __init__(self, chair: Chair, option: int, deal: int) -> None:
        self._chance = Chance(deal)
        self._seat = chair.seat
        self.match: Match[Any] = chair.imagine(self._chance)
        self._prompt = self.match.choices[chair.seat].prompt
        self._since = chair.mind.clock(self.match.state)
        self.match.answer(chair.seat, option)

    def play_on(self, *, far: bool, sensibly: bool) -> None:
        """Until the position is settled; foreseen, if far. Without a habit by lot, if sensibly among what tempts.

        Where the mind cannot tell: until the seat is asked the same again, or all are asked together.
        """
        match, chance = self.match, self._chance
        mind, s = match.game.mind, match.state
        for _ in range(ANSWERS * s.seats):
            if not match.choices:
                return
            who, choice = next(iter(match.choices.items()))
            settled = mind.foreseen(s, choice, self._since) if far else mind.settled(s, choice, self._since)
            mine = match.choices.get(self._seat)
            if settled is None and mine is not None:
                settled = mine.prompt == self._prompt or len(match.choices) > 1
            if settled:
                return
            habit = mind.habit(s, choice)
            if habit is None:
                sensible = mind.tempting(s, choice) if sensibly else None
                habit = chance.pick(sensible) if sensible else chance.below(len(choice.options))
            match.answer(who, habit)

    def worth(self) -> float:
        """How good things look now."""
        return self.match.game.mind.value(self.match.state, self._seat)


def outlook(chair: Chair, option: int, deal: int, far: bool = False) -> float:
    """How good things look in one imagined match some way after the option was taken.

    A search looks when the position is settled and again as far as the game names, as the mind weighs them.
    """
    trial = Trial(chair, option, deal)
    soon = chair.mind.soon if far else 0.0
    total = 0.0
    if soon:
        trial.play_on(far=False, sensibly=True)
        total = soon * trial.worth()
    trial.play_on(far=far, sensibly=far)
    return total + (1.0 - soon) * trial.worth()


def foresee(chair: Chair, option: int, deal: int, far: bool = False) -> Match[Any]:
    """One imagined match some way after the option was taken."""
    trial = Trial(chair, option, deal)
    trial.play_on(far=far, sensibly=far)
    return trial.match
