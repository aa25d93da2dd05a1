"""How positions are judged, and what the computer does without much thought."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.habits import habit, settled
from rulebound.games.champions.printed import ALLY
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.value import coming_damage, coming_threat, keeping, value
from rulebound.kernel.match import Match


@pytest.fixture
def match() -> Match[ChampionsState]:
    """The first turn of Spider-Man against Rhino."""
    match = Match(GAME, {"heroes": ["spider_man"], "villain": "rhino"}, 7)
    while match.choices[0].prompt != "turn":
        match.answer(0, len(match.choices[0].options) - 1)
    return match


def test_damage_on_the_villain_is_good_and_threat_is_bad(match):
    s = match.state
    before = value(s, 0)
    s.villain.damage += 3
    hurt = value(s, 0)
    s.main_scheme.threat += 3
    assert before < hurt > value(s, 0)


def test_each_threat_is_dearer_than_the_one_before(match):
    s = match.state
    worths = []
    for threat in range(5):
        s.main_scheme.threat = threat
        worths.append(value(s, 0))
    losses = [a - b for a, b in pairwise(worths)]
    assert losses == sorted(losses)


def test_an_alter_ego_fears_schemes_and_a_hero_attacks(match):
    s = match.state
    assert not s.is_hero(0)
    as_alter_ego = coming_threat(s)
    match.answer(0, next(o for o in match.choices[0].options if o.act == "change-form"))
    assert match.state.is_hero(0)
    assert coming_threat(match.state) < as_alter_ego
    assert coming_damage(match.state, match.state.players[0]) > 0
    match.state.villain.stunned = True
    assert coming_damage(match.state, match.state.players[0]) == 0


def test_the_end_is_worth_its_score(match):
    while match.choices:
        match.answer(0, len(match.choices[0].options) - 1)
    assert match.result is not None
    assert value(match.state, 0) == match.result.scores[0]


def test_a_turn_is_settled_and_a_payment_is_not(match):
    choice = match.choices[0]
    assert settled(match.state, choice)
    for option in choice.options:
        fork = match.fork()
        fork.answer(0, option.key)
        if fork.choices[0].prompt == "pay":
            assert not settled(fork.state, fork.choices[0])
            number = habit(fork.state, fork.choices[0])
            assert number is not None
            assert fork.choices[0].options[number].on is fork.state.identity(0)  # abilities before cards
            fork.answer(0, number)
            spent = fork.choices[0].options[habit(fork.state, fork.choices[0]) or 0]
            others = [keeping(fork.state, o.on, 0) for o in fork.choices[0].options if o.act == "spend"]
            assert spent.act == "done" or keeping(fork.state, spent.on, 0) == min(others)
            return
    pytest.fail("nothing to pay for")


def test_every_habit_is_one_of_the_options(match):
    """A game played by habit alone, with the first option where there is none, comes to its end."""
    prompts = set()
    while match.choices:
        seat, choice = next(iter(match.choices.items()))
        number = habit(match.state, choice)
        prompts.add(choice.prompt)
        assert number is None or 0 <= number < len(choice.options)
        match.answer(seat, number or 0)
    assert {"turn", "pay", "discard"} <= prompts


def test_the_last_hit_points_are_saved_by_an_ally(match):
    s = match.state
    while True:
        seat, choice = next(iter(match.choices.items()))
        if choice.prompt == "defend" and any(o.on.printed.kind == ALLY for o in choice.options if o.act == "defend"):
            break
        match.answer(seat, habit(s, choice) or 0)
    identity = match.state.identity(0)
    identity.damage = identity.printed.hit_points.at(1) - 1
    number = habit(match.state, choice)
    assert number is not None
    assert choice.options[number].on.printed.kind == ALLY
