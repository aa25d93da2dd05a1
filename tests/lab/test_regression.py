"""Logistic regression: it finds the weights by which results were made, and says how sure it is."""

from __future__ import annotations

import math
import random

import pytest

from rulebound.lab.regression import Seen, fit, judge, solve

TRUE = [0.5, -1.0, 2.0]


def drawn(games: int, positions: int = 1, seed: int = 1) -> list[Seen]:
    """Games whose results were drawn with the true weights; all positions of a game are the same."""
    luck = random.Random(seed)
    seen = []
    for game in range(games):
        numbers = [1.0, luck.gauss(0, 1), luck.gauss(0, 1)]
        odds = sum(a * b for a, b in zip(TRUE, numbers, strict=True))
        score = float(luck.random() < 1 / (1 + math.exp(-odds)))
        seen += [Seen(game, numbers, score)] * positions
    return seen


def test_equations_are_solved():
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == [2.0, 3.0]


def test_the_weights_of_the_games_are_found_within_their_errors():
    found = fit(drawn(3000), [0.0, 0.0, 0.0], pull=0.01)
    for weight, error, true in zip(found.weights, found.errors, TRUE, strict=True):
        assert 0.02 < error < 0.12
        assert abs(weight - true) < 3 * error


def test_ten_positions_of_a_game_are_no_more_sure_than_one():
    once, often = (fit(drawn(500, positions), [0.0] * 3, pull=1e-6).errors for positions in (1, 10))
    assert often == pytest.approx(once, rel=0.01)


def test_what_the_games_say_nothing_about_stays_as_it_was():
    seen = [Seen(game, [1.0, 0.0], float(game % 3 == 0)) for game in range(300)]
    weights = fit(seen, [0.0, 0.7], pull=1.0).weights
    assert weights[1] == pytest.approx(0.7)
    assert weights[0] == pytest.approx(math.log(1 / 2), abs=0.05)


def test_a_strong_pull_holds_the_weights():
    assert fit(drawn(200), [0.0, 0.0, 0.0], pull=1e6).weights == pytest.approx([0.0, 0.0, 0.0], abs=0.01)


def test_results_without_an_exception_do_not_carry_the_weights_away():
    seen = [Seen(game, [float(game % 2)], float(game % 2)) for game in range(100)]
    (weight,) = fit(seen, [0.0], pull=1.0).weights
    assert 0 < weight < 10


def test_better_weights_foretell_better_and_a_coin_knows_nothing():
    seen = drawn(2000)
    coin, good = judge(seen, [0.0] * 3), judge(seen, TRUE)
    assert coin.log_loss == pytest.approx(math.log(2))
    assert coin.accuracy == 0.5
    assert good.log_loss < 0.5
    assert good.accuracy > 0.75
    assert math.isnan(judge([], TRUE).log_loss)
