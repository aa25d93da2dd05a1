"""The heuristic player: every option is tried out in a few imagined matches, and the game's value judges them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.kernel.chance import Chance
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.players.chair import Chair
from rulebound.players.player import Player

TRIALS: Final = 40
"""How many options are tried for one decision, over all deals; with many options there are fewer deals."""
ANSWERS: Final = 100
"""How far a trial goes on, in answers per seat."""


class HeuristicPlayer(Player):
    """One step ahead. Each option meets the same imagined deals, so that luck does not decide between them."""

    name = "heuristic"

    def decide(self, chair: Chair) -> int:
        habit, options = usual(chair)
        if habit is not None and options == [habit]:
            return habit
        mind = load_game(chair.game).mind
        deals = max(1, min(mind.deals, TRIALS // len(options)))
        worth = dict.fromkeys(options, 0.0)
        if habit is not None:
            worth[habit] = deals * mind.trust
        for _ in range(deals):
            deal = self.chance.number()
            for option in options:
                worth[option] += outlook(chair, option, deal)
        best = max(worth.values())
        return self.chance.pick([option for option in options if worth[option] == best])


def usual(chair: Chair) -> tuple[int | None, Sequence[int]]:
    """What is taken by habit, and what is worth a thought: nothing else if the habit is good enough."""
    mind = load_game(chair.game).mind
    if not mind.routines:
        return None, range(chair.options)
    asked = chair.imagine(Chance(0))
    choice = asked.choices[chair.seat]
    habit = mind.habit(asked.state, choice)
    if habit is not None and choice.prompt in mind.routines:
        return habit, [habit]
    tempting = mind.tempting(asked.state, choice)
    if tempting is None:
        return habit, range(chair.options)
    return habit, sorted({*tempting, *([] if habit is None else [habit])})


def outlook(chair: Chair, option: int, deal: int) -> float:
    """How good things look in one imagined match some way after the option was taken."""
    chance = Chance(deal)
    match = chair.imagine(chance)
    prompt = match.choices[chair.seat].prompt
    since = match.game.mind.clock(match.state)
    match.answer(chair.seat, option)
    play_on(match, chair.seat, prompt, since, chance)
    return match.game.mind.value(match.state, chair.seat)


def play_on(match: Match[Any], seat: int, prompt: str, since: int, chance: Chance) -> None:
    """Answers by habit, or at random, until the game calls the position settled.

    Where it cannot tell: until the seat is asked the same again, or all are asked together.
    """
    mind = match.game.mind
    for _ in range(ANSWERS * match.state.seats):
        if not match.choices:
            return
        who, choice = next(iter(match.choices.items()))
        settled = mind.settled(match.state, choice, since)
        mine = match.choices.get(seat)
        if settled is None and mine is not None:
            settled = mine.prompt == prompt or len(match.choices) > 1
        if settled:
            return
        habit = mind.habit(match.state, choice)
        match.answer(who, chance.below(len(choice.options)) if habit is None else habit)
