"""Chance: the same everywhere, fair, and countable."""

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebound.kernel.chance import Chance, seed_of

STEP = 0x9E3779B97F4A7C15
"""By how much the seed grows with every number."""


def test_the_numbers_never_change():
    """Records of years ago must replay: these are the published values of SplitMix64 for seed 1234567."""
    chance = Chance(1234567)
    assert [chance.number() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(st.integers(0, 2**64 - 1), st.integers(0, 5))
def test_a_copy_and_a_pickle_say_the_same(seed, drawn):
    chance = Chance(seed)
    for _ in range(drawn):
        chance.number()
    copy, thawed = chance.clone(), pickle.loads(pickle.dumps(chance))
    assert (copy.seed, copy.drawn) == (thawed.seed, thawed.drawn) == (chance.seed, drawn)
    assert copy.number() == thawed.number() == chance.number()


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**40))
def test_a_lot_is_the_upper_half_of_the_number_times_the_lots(seed, n):
    """With few lots and with more than fit into half a word of the machine."""
    assert Chance(seed).below(n) == Chance(seed).number() * n >> 64


def test_a_word_is_a_seed():
    assert seed_of("friday") == seed_of("friday") != seed_of("monday")
    assert seed_of("") == 0xCBF29CE484222325
    assert seed_of(-1) == 2**64 - 1


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_below_stays_below(seed, n):
    assert 0 <= Chance(seed).below(n) < n


def test_below_is_fair():
    chance = Chance(5)
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_every_order_comes_out_of_a_shuffle():
    chance = Chance(1)
    orders = Counter()
    for _ in range(6_000):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1_000) < 150 for count in orders.values())


@given(st.integers(0, 2**64 - 1), st.integers(0, 70))
def test_a_shuffle_swaps_each_item_with_one_by_lot_from_the_last_down(seed, n):
    shuffled, swapped = list(range(n)), list(range(n))
    chance, lots = Chance(seed), Chance(seed)
    chance.shuffle(shuffled)
    for last in range(n - 1, 0, -1):
        lot = lots.below(last + 1)
        swapped[last], swapped[lot] = swapped[lot], swapped[last]
    assert (shuffled, chance.drawn, chance.number()) == (swapped, lots.drawn, lots.number())


@given(st.integers(0, 2**64 - 1), st.integers(0, 5))
def test_the_numbers_of_a_shuffle_are_those_that_come_one_by_one(seed, n):
    lots = Chance(seed)
    assert list(Chance(seed)._numbers(n)) == [lots.number() for _ in range(n)]


def test_two_are_shuffled_by_one_number_and_one_by_none():
    orders = set()
    for seed in range(10):
        chance, two, one = Chance(seed), [1, 2], [1]
        chance.shuffle(two)
        orders.add(tuple(two))
        assert chance.drawn == 1
        chance.shuffle(one)
        chance.shuffle([])
        assert chance.drawn == 1
    assert orders == {(1, 2), (2, 1)}


def test_a_sample_has_different_items_and_takes_all_if_there_are_too_few():
    chance = Chance(2)
    assert sorted(chance.sample([1, 2, 3], 5)) == [1, 2, 3]
    assert len(set(chance.sample(range(50), 20))) == 20
    assert chance.sample([], 2) == []


def test_a_coin_falls_on_both_sides():
    chance = Chance(3)
    assert 450 < sum(chance.coin() for _ in range(1000)) < 550
    chance = Chance(7)
    assert [int(chance.coin()) for _ in range(8)] == [0, 0, 1, 1, 0, 0, 0, 0], "as in every record of the past"


def test_a_clone_goes_on_alike_and_alone():
    chance = Chance(4)
    chance.number()
    copy = chance.clone()
    assert copy.drawn == 1
    assert copy.number() == chance.number()
    copy.number()
    assert (chance.drawn, copy.drawn) == (2, 3)


@pytest.mark.parametrize("items", [["a"], [1, 2, 3]])
def test_a_pick_is_one_of_the_items(items):
    assert Chance(9).pick(items) in items


COURSES = st.lists(st.sampled_from(["lot", "lot", "lot", "lot", "shuffle", "copy", "pickle"]), max_size=150)


@given(st.integers(0, 2**64 - 1), COURSES)
def test_many_numbers_are_those_that_come_one_by_one(seed, course):
    """Also those that were mixed ahead, after a shuffle, in a copy and out of a pickle."""
    chance, drawn = Chance(seed), 0
    for deed in course:
        if deed == "lot":
            assert chance.below(1 << 40) == Chance((seed + drawn * STEP) % 2**64).below(1 << 40)
            drawn += 1
        elif deed == "shuffle":
            items, alike = list(range(5)), list(range(5))
            chance.shuffle(items)
            Chance((seed + drawn * STEP) % 2**64).shuffle(alike)
            assert items == alike
            drawn += 4
        else:
            chance = chance.clone() if deed == "copy" else pickle.loads(pickle.dumps(chance))
        assert (chance.seed, chance.drawn) == ((seed + drawn * STEP) % 2**64, drawn)
