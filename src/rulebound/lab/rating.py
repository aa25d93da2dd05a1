"""How strong players are, from how often they beat each other: the model of Bradley and Terry, on the scale of Elo."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from rulebound.lab.intervals import Z_95

MIDDLE: Final = 1500.0
"""The rating of the average player of a tournament: only differences mean something."""
SCALE: Final = 400 / math.log(10)
"""400 more points are odds of ten to one."""
DRAWN: Final = 0.5
"""What each of a pair gets beforehand, as though they had drawn one game: who has won every game has a rating, too."""
CLOSE: Final = 1e-10
LONGEST_STEP: Final = 2.0

Matrix: TypeAlias = list[list[float]]


class Rating(NamedTuple):
    """A rating with its interval of 95 %."""

    points: float
    low: float
    high: float


def bradley_terry(won: Sequence[Sequence[float]]) -> list[Rating]:
    """The most likely strengths, if `won[i][j]` is what i has won against j, a draw being half of it for each.

    Newton's method on the likelihood, which has one highest place. The interval is that of the difference to the
    average player, out of the curvature at that place.
    """
    number = len(won)
    score = [[w + DRAWN if i != j else 0.0 for j, w in enumerate(row)] for i, row in enumerate(won)]
    strength = [0.0] * number
    while True:
        slope, inverse = _around(score, strength)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, step))
        cut = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strength = [was + cut * more for was, more in zip(strength, step, strict=True)]
        if longest < CLOSE:
            break
    ratings = []
    for i in range(number):
        error = Z_95 * math.sqrt(max(0.0, inverse[i][i] - 1 / number))
        points = MIDDLE + SCALE * strength[i]
        ratings.append(Rating(points, points - SCALE * error, points + SCALE * error))
    return ratings


def _around(score: Matrix, strength: list[float]) -> tuple[list[float], Matrix]:
    """Where the likelihood rises, and the inverse of its curvature with the average held in place."""
    number = len(strength)
    slope = [0.0] * number
    curve = [[1 / number] * number for _ in range(number)]
    for i in range(number):
        for j in range(number):
            if i != j:
                games = score[i][j] + score[j][i]
                expected = 1 / (1 + math.exp(strength[j] - strength[i]))
                slope[i] += score[i][j] - games * expected
                weight = games * expected * (1 - expected)
                curve[i][i] += weight
                curve[i][j] -= weight
    return slope, _inverse(curve)


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; the curvature is positive everywhere, so no row has to change its place."""
    number = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(number))] for i, row in enumerate(matrix)]
    for i, row in enumerate(rows):
        rows[i] = row = [value / row[i] for value in row]
        for j, other in enumerate(rows):
            if i != j:
                rows[j] = [a - other[i] * b for a, b in zip(other, row, strict=True)]
    return [row[number:] for row in rows]
