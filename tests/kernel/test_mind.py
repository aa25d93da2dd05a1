"""A value is a weighted sum of what is counted, as a chance."""

from __future__ import annotations

import math
from types import MappingProxyType

import pytest

from rulebound.kernel.chance import Chance
from rulebound.kernel.mind import Mind, chance_of, weigh
from rulebound.kernel.text import Text
from rulebound.kernel.view import Result
from tests.kernel.toy import ToyState


class Counting(Mind[ToyState]):
    """It counts the seat, and that there is one."""

    even = 0.5
    weights = MappingProxyType({"seat": -2.0, "always": 1.5})

    def features(self, s: ToyState, seat: int) -> dict[str, float]:
        return {"seat": float(seat), "always": 1.0}


def test_what_is_counted_is_weighed_by_its_name():
    assert weigh({"a": 2.0, "b": -1.0, "c": 9.0}, {"b": 3.0, "a": 0.5}) == -2.0
    with pytest.raises(KeyError):
        weigh({"a": 1.0}, {"b": 1.0})


def test_odds_become_a_chance_and_however_great_they_are_no_error():
    assert chance_of(0.0) == 0.5
    assert chance_of(math.log(3)) == pytest.approx(0.75)
    assert 0.0 < chance_of(-1e9) < 1e-12
    assert 1 - 1e-12 < chance_of(1e9) < 1.0


def test_a_value_begins_at_even_odds_and_ends_with_the_score():
    s = ToyState(2, Chance(1))
    mind = Counting()
    assert mind.value(s, 0) == pytest.approx(chance_of(2.0))
    assert mind.value(s, 1) == 0.5
    s.result = Result([1], [0.0, 1.0], Text("toy-result"), "toy.play.win")
    assert [mind.value(s, seat) for seat in (0, 1)] == [0.0, 1.0]
