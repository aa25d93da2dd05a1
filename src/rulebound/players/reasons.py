"""What options differ in, out of imagined games: by how much, and in words that a player would use."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from rulebound.kernel.cards import State
from rulebound.kernel.chance import Chance
from rulebound.kernel.mind import Mind
from rulebound.kernel.text import Text
from rulebound.players.ahead import foresee, usual
from rulebound.players.chair import Chair
from rulebound.players.thought import Way

MOST_REASONS = 2
SHARE = 0.35
"""A second reason is told if it weighs at least this part of the first."""
LEAST = 0.02
"""What weighs less, in odds, is no reason."""
PLANS = 8
"""With so many deals somebody looks what a decision is for, so that the others can be told."""
RESULT = "result"
"""The name of what is no feature: the game is over."""
DECISIVE = 4.0
"""How much a game that is won instead of lost weighs, in odds."""


class Difference(msgspec.Struct, frozen=True):
    """By how much one option is better than another, or others, for the seat, the same deals for both."""

    mean: float
    error: float
    plays: int
    """In how many imagined games each of them was tried."""
    weights: dict[str, float]
    """What each feature adds to it, in odds."""


def difference(chair: Chair, one: Way, others: Sequence[Way], deals: int, chance: Chance) -> Difference:
    """Try the one way with so many deals, and with each of them one of the others by turns."""
    total = squares = 0.0
    weights: dict[str, float] = {}
    for number in range(deals):
        deal = chance.number()
        mine, theirs = (
            foresee(chair, way, deal, far=True) for way in (one, others[number % len(others)])
        )  # fmt: skip
        values = [chair.mind.value(match.state, chair.seat) for match in (mine, theirs)]
        total += values[0] - values[1]
        squares += (values[0] - values[1]) ** 2
        if mine.result is not None or theirs.result is not None:
            weights[RESULT] = weights.get(RESULT, 0.0) + DECISIVE * (values[0] - values[1])
        else:
            for name, weight in _weighed(chair.mind, mine.state, theirs.state, chair.seat).items():
                weights[name] = weights.get(name, 0.0) + weight
    mean = total / deals
    error = math.sqrt(max(0.0, squares - total * mean) / (deals - 1) / deals) if deals > 1 else math.inf
    return Difference(mean, error, deals, {name: weight / deals for name, weight in weights.items()})


def _weighed(mind: Mind[Any], mine: State, theirs: State, seat: int) -> dict[str, float]:
    """How much more each feature speaks for the seat in one position than in the other."""
    first, second = mind.features(mine, seat), mind.features(theirs, seat)
    names = {**first, **second}
    return {name: mind.weights[name] * (first.get(name, 0.0) - second.get(name, 0.0)) for name in names}


def reasons(game: str, found: Difference) -> list[Text]:
    """What speaks most for the better option, as noun phrases: `CASE($why, "better")` says what is better there."""
    speaking = sorted(((weight, name) for name, weight in found.weights.items() if weight > LEAST), reverse=True)
    if not speaking:
        return []
    enough = speaking[0][0] * SHARE
    return [_phrase(game, name) for weight, name in speaking[:MOST_REASONS] if weight >= enough]


def purpose(chair: Chair, option: int, chance: Chance) -> list[Text]:
    """What an option is for: what is better after it than after the others worth a thought. No card is named."""
    others = [Way(other) for other in usual(chair)[1] if other != option]
    if not others:
        return []
    found = difference(chair, Way(option), others, PLANS, chance)
    return reasons(chair.game, found) if found.mean > found.error else []


def _phrase(game: str, name: str) -> Text:
    if name == RESULT:
        return Text("advice-result")
    return Text(f"{game}-feature-{name}".replace("_", "-"))
