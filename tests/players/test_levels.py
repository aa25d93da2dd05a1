"""The levels that a person can pick."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.chance import Chance
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.players import Chair, HeuristicPlayer, SearchPlayer, make_player, opponent_names, player_names
from rulebound.players.levels import EasyPlayer, ExpertPlayer, StrongPlayer
from tests.players.guess import GUESS


def test_a_person_picks_from_levels_and_older_names_are_still_known():
    assert opponent_names()[:5] == ["random", "easy", "fair", "strong", "expert"]
    assert {"heuristic", "search"} <= set(player_names())


def test_fair_is_the_heuristic_player_by_another_name():
    match: Match[Any] = Match(load_game("guardians"), {"players": 2}, 4)
    dice = Chance(4)
    for number in range(30):
        seat, choice = next(iter(match.choices.items()))
        decided = [make_player(name, number).decide(Chair(match, seat)) for name in ("fair", "heuristic")]
        assert decided[0] == decided[1]
        match.answer(seat, dice.below(len(choice.options)))


def test_an_easy_opponent_errs_in_about_one_decision_of_three():
    """To guess is wrong in this game: whoever looks ahead with enough deals never does; who errs does in 4 of 5."""
    chair = Chair(Match(GUESS, {}, 3), 0)
    thinking = sum(HeuristicPlayer(seed).decide(chair) != 0 for seed in range(300)) / 300
    erring = sum(EasyPlayer(seed).decide(chair) != 0 for seed in range(300)) / 300
    assert abs(erring - (thinking * 2 / 3 + 0.8 / 3)) < 0.1
    assert erring > thinking


def test_strong_and_expert_search_and_their_thoughts_end():
    strong, expert = make_player("strong"), make_player("expert")
    assert isinstance(strong, StrongPlayer)
    assert isinstance(expert, ExpertPlayer)
    for player in (strong, expert):
        assert isinstance(player, SearchPlayer)
        assert player.budget.plays <= 10_000
        assert player.budget.seconds <= 10
    assert strong.budget.plays < expert.budget.plays
    assert strong.budget.seconds < 3 / 2, "two think at once for four tables"
    chair = Chair(Match(GUESS, {}, 3), 0)
    assert [player.decide(chair) for player in (strong, expert)] == [0, 0]
