"""Looking ahead: an option is tried out in an imagined match, which is played on by habit and judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice
from rulebound.kernel.match import Match
from rulebound.players.chair import Chair
from rulebound.players.thought import Way

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


def offered(choice: Choice, key: str) -> int | None:
    """The number of the option with that key, if there is one."""
    for number, option in enumerate(choice.options):
        if choice.key_of(option) == key:
            return number
    return None


class Trial:
    """One option, taken in one imagined match, which is then played on as the way says and by habit."""

    __slots__ = ("_chance", "_prompt", "_seat", "_since", "_then", "match")

    def __init__(self, chair: Chair, way: Way, deal: int) -> None:
        self._chance = Chance(deal)
        self._seat = chair.seat
        self._then = way.then
        self.match: Match[Any] = chair.imagine(self._chance)
        self._prompt = self.match.choices[chair.seat].prompt
        self._since = chair.mind.clock(self.match.state)
        self.match.answer(chair.seat, way.option)

    def play_on(self, *, far: bool, sensibly: bool) -> None:
        """Until the position is settled; foreseen, if far. Without a habit by lot, if sensibly among what tempts.

        Where the mind cannot tell: until the seat is asked the same again, or all are asked together.
        """
        match = self.match
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
            match.answer(who, self._next(who, choice, sensibly))

    def wander(self, lot: Chance, strays: int) -> list[str]:
        """Play on to the end of the own turn, as the way says, then by habit with one decision of so many by lot.

        What was answered, by keys.
        """
        match = self.match
        mind, s = match.game.mind, match.state
        given: list[str] = []
        for _ in range(ANSWERS * s.seats):
            if not match.choices or not mind.in_turn(s, self._seat, self._since):
                break
            who, choice = next(iter(match.choices.items()))
            led = len(self._then) > 0
            option = self._next(who, choice, True)
            if who == self._seat:
                if not led and lot.below(strays) == 0:
                    option = lot.below(len(choice.options))
                given.append(choice.key_of(choice.options[option]))
            match.answer(who, option)
        return given

    def worth(self) -> float:
        """How good things look now."""
        return self.match.game.mind.value(self.match.state, self._seat)

    def _next(self, who: int, choice: Choice, sensibly: bool) -> int:
        """What the way says; if it has ended or is not offered any more, the habit."""
        if self._then and who == self._seat:
            key, *rest = self._then
            led = offered(choice, key)
            self._then = () if led is None else tuple(rest)
            if led is not None:
                return led
        mind, s = self.match.game.mind, self.match.state
        habit = mind.habit(s, choice)
        if habit is not None:
            return habit
        sensible = mind.tempting(s, choice) if sensibly else None
        return self._chance.pick(sensible) if sensible else self._chance.below(len(choice.options))


def outlook(chair: Chair, way: Way, deal: int, far: bool = False) -> float:
    """How good things look in one imagined match some way after the option was taken.

    A search looks when the position is settled and again as far as the game names, as the mind weighs them.
    """
    trial = Trial(chair, way, deal)
    soon = chair.mind.soon if far else 0.0
    total = 0.0
    if soon:
        trial.play_on(far=False, sensibly=True)
        total = soon * trial.worth()
    trial.play_on(far=far, sensibly=far)
    return total + (1.0 - soon) * trial.worth()


def foresee(chair: Chair, way: Way, deal: int, far: bool = False) -> Match[Any]:
    """One imagined match some way after the option was taken."""
    trial = Trial(chair, way, deal)
    trial.play_on(far=far, sensibly=far)
    return trial.match
