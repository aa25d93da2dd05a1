"""Advice: the best options with chances and a reason, and never how to be asked."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.i18n import Language, languages
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import Refused, Text
from rulebound.players import Budget, Chair, make_player, think
from rulebound.players.advice import DEALS, Advice, advisable, advise
from rulebound.players.reasons import purpose
from tests.players.guess import GUESS

BUDGET = Budget(plays=40)


def advice(match: Match[Any], seat: int = 0) -> Advice:
    return advise(Chair(match, seat), BUDGET, Chance(1))


def come_to(game: str, setup: dict[str, Any], key: str) -> tuple[Match[Any], int]:
    """A match where somebody could take that option."""
    match: Match[Any] = Match(load_game(game), setup, 5)
    while True:
        seat, choice = next(iter(match.choices.items()))
        if key in choice.keys:
            return match, seat
        match.answer(seat, make_player("heuristic", match.answers).decide(Chair(match, seat)))


def test_the_best_comes_first_with_what_stands_behind_it():
    match: Match[Any] = Match(GUESS, {}, 3)
    found = advice(match)
    thought = think(Chair(match, 0), BUDGET, Chance(1), [0, 1, 2, 3, 4])
    assert found.best == thought.best == 0
    assert found.options == thought.ranking()[:3]
    assert found.plays == thought.plays + 2 * DEALS
    assert found.why == [Text("advice-result")]
    assert found.gain > 0.1
    assert advice(match) == found, "and the same again"


def test_a_long_pass_is_no_advice_and_a_short_one_stands_for_it():
    match, seat = come_to("fellowship", {}, "pass-phase")
    choice = match.choices[seat]
    options = advisable(Chair(match, seat))
    assert choice.find("pass-phase") not in options
    assert choice.find("pass") in options


def test_whoever_says_how_to_be_asked_gets_no_advice():
    match, seat = come_to("versus", {}, "pass-on")
    assert match.choices[seat].find("pass-on") not in advisable(Chair(match, seat))
    match.answer(seat, "pass-on")
    with pytest.raises(Refused) as refused:
        advice(match, seat)
    assert refused.value.text.id == "refused-hint-manners"


@pytest.mark.parametrize("game", game_names())
def test_every_feature_can_be_a_reason_in_every_language(game):
    for code in languages():
        language = Language.load(code)
        for name in load_game(game).mind.weights:
            why = Text(f"{game}-feature-{name}".replace("_", "-"))
            better = language._say(why.id, {}, "better")
            assert better, f"{why.id} has no .better in {code}"
            assert better in language.text(Text("advice-why", {"why": [why, Text("advice-result")]}))
        assert language.problems == []


def test_what_an_option_is_for_is_said_if_it_is_better_than_the_others():
    match: Match[Any] = Match(GUESS, {}, 3)
    assert purpose(Chair(match, 0), 0, Chance(1)) == [Text("advice-result")], "safe is better than to guess"
    assert purpose(Chair(match, 0), 1, Chance(1)) == []
