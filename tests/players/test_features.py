"""What the minds of all games count: everything has its weight, its number and its words."""

from __future__ import annotations

import math

import pytest

from rulebound.i18n import languages, term
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.match import Match
from tests.i18n.catalogues import read


@pytest.mark.parametrize("name", game_names())
def test_all_that_is_counted_has_a_weight_and_all_that_has_one_is_counted(name):
    game = load_game(name)
    counted = set()
    for number, setup in enumerate(game.setups()):
        match = Match(game, setup, number, log=False)
        chance = Chance(number)
        while match.choices:
            seat, choice = next(iter(match.choices.items()))
            found = game.mind.features(match.state, seat)
            assert all(math.isfinite(one) for one in found.values()), found
            counted |= found.keys()
            match.answer(seat, chance.below(len(choice.options)))
            if match.answers > 150:
                break
    assert counted <= game.mind.weights.keys()
    if not game.cooperative:  # where nobody is out yet, nobody is counted as out
        assert counted == set(game.mind.weights)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", game_names())
def test_every_feature_has_words_and_words_for_what_is_better(name, code):
    entries = {entry.id: entry.attributes for entry in read(code, name)}
    features = {term(name, "feature", feature).id: {"better"} for feature in load_game(name).mind.weights}
    assert {id: words for id, words in entries.items() if id.startswith(f"{name}-feature-")} == features
