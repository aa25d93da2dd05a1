"""Logistic regression, small enough to read: which weights make the results that were seen most likely.

Newton's steps on the log likelihood with a light pull towards the weights one began with, so that what the games say
little about stays as it was. Positions of the same game end alike and tell the same story, so errors are counted by
games, not by positions (the sandwich of Huber and White, clustered).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

STEPS: Final = 25
ENOUGH: Final = 1e-7
SURE: Final = 30.0
LEAST: Final = 1e-9

Matrix = list[list[float]]


class Seen(NamedTuple):
    """A position of a game: what was counted in it, and how the game ended, from 0 to 1."""

    game: int
    numbers: Sequence[float]
    score: float


class Fit(NamedTuple):
    """The weights that fit best, and how far each may be off."""

    weights: list[float]
    errors: list[float]


class Quality(NamedTuple):
    """How well weights foretell results."""

    log_loss: float
    accuracy: float


def fit(seen: Sequence[Seen], prior: Sequence[float], pull: float) -> Fit:
    """The most likely weights; `pull` is how many standard deviations of a feature, squared, hold them at the prior."""
    size = len(prior)
    holds = [max(LEAST, pull * spread) for spread in _spreads(seen, size)]
    weights = list(prior)
    for _ in range(STEPS):
        slope, bend = _likelihood(seen, weights)
        for i in range(size):
            slope[i] -= holds[i] * (weights[i] - prior[i])
            bend[i][i] += holds[i]
        step = solve(bend, slope)
        weights = [weight + by for weight, by in zip(weights, step, strict=True)]
        if max(abs(by) for by in step) < ENOUGH:
            break
    return Fit(weights, _errors(seen, weights, holds))


def judge(seen: Sequence[Seen], weights: Sequence[float]) -> Quality:
    """Log loss (0.693 is what a coin knows) and how often the likelier result came."""
    if not seen:
        return Quality(math.nan, math.nan)
    loss = right = 0.0
    for one in seen:
        chance = _chance(one.numbers, weights)
        loss -= one.score * math.log(chance) + (1 - one.score) * math.log(1 - chance)
        right += 0.5 if chance == 0.5 else float((chance > 0.5) == (one.score > 0.5))
    return Quality(loss / len(seen), right / len(seen))


def solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The x of matrix · x = right, by Gauss with the largest pivot; the matrix is used up."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        top = rows[i]
        for r in range(i + 1, size):
            factor = rows[r][i] / top[i]
            if factor:
                rows[r] = [a - factor * b for a, b in zip(rows[r], top, strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found


def _chance(numbers: Sequence[float], weights: Sequence[float]) -> float:
    odds = sum(weight * number for weight, number in zip(weights, numbers, strict=True))
    return 1 / (1 + math.exp(-max(-SURE, min(SURE, odds))))


def _spreads(seen: Sequence[Seen], size: int) -> list[float]:
    """The variance of each feature; 1 for what never changes."""
    spreads = []
    for i in range(size):
        numbers = [one.numbers[i] for one in seen]
        mean = sum(numbers) / len(numbers)
        spreads.append(sum((number - mean) ** 2 for number in numbers) / len(numbers) or 1.0)
    return spreads


def _likelihood(seen: Sequence[Seen], weights: Sequence[float]) -> tuple[list[float], Matrix]:
    """The slope of the log likelihood, and its bend with the sign changed."""
    size = len(weights)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in range(size)]
    for one in seen:
        numbers = one.numbers
        chance = _chance(numbers, weights)
        off, weight = one.score - chance, chance * (1 - chance)
        used = [i for i in range(size) if numbers[i]]
        for i in used:
            slope[i] += off * numbers[i]
            scaled = weight * numbers[i]
            row = bend[i]
            for j in used:
                row[j] += scaled * numbers[j]
    return slope, bend


def _errors(seen: Sequence[Seen], weights: Sequence[float], holds: Sequence[float]) -> list[float]:
    """Standard errors that know that positions of one game are not independent."""
    size = len(weights)
    _, bend = _likelihood(seen, weights)
    for i in range(size):
        bend[i][i] += holds[i]
    scores: dict[int, list[float]] = {}
    for one in seen:
        off = one.score - _chance(one.numbers, weights)
        total = scores.setdefault(one.game, [0.0] * size)
        for i in range(size):
            total[i] += off * one.numbers[i]
    errors = []
    for i in range(size):
        row = solve([list(line) for line in bend], [float(i == j) for j in range(size)])
        errors.append(
            math.sqrt(sum(sum(a * b for a, b in zip(row, score, strict=True)) ** 2 for score in scores.values()))
        )
    return errors
