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


def outlook(chair: Chair, option: int, deal: int, far: bool = False) -> float:
    """How good things look in one imagined match some way after the option was taken."""
    return chair.mind.value(foresee(chair, option, deal, far).state, chair.seat)


def foresee(chair: Chair, option: int, deal: int, far: bool = False) -> Match[Any]:
    """One imagined match some way after the option was taken."""
    chance = Chance(deal)
    match = chair.imagine(chance)
    prompt = match.choices[chair.seat].prompt
    since = match.game.mind.clock(match.state)
    match.answer(chair.seat, option)
    play_on(match, chair.seat, prompt, since, chance, far)
    return match


def play_on(match: Match[Any], seat: int, prompt: str, since: int, chance: Chance, far: bool = False) -> None:
    """Answers by habit, or by lot among what is worth a thought, until the position is settled; foreseen, if far.

    Where it cannot tell: until the seat is asked the same again, or all are asked together.
    """
    mind = match.game.mind
    for _ in range(ANSWERS * match.state.seats):
        if not match.choices:
            return
        who, choice = next(iter(match.choices.items()))
        settled = mind.foreseen(match.state, choice, since) if far else mind.settled(match.state, choice, since)
        mine = match.choices.get(seat)
        if settled is None and mine is not None:
            settled = mine.prompt == prompt or len(match.choices) > 1
        if settled:
            return
        habit = mind.habit(match.state, choice)
        if habit is None:
            sensible = mind.tempting(match.state, choice) if far else None
            habit = chance.pick(sensible) if sensible else chance.below(len(choice.options))
        match.answer(who, habit)
