"""Conceding, leaving, running out of time: beside the rules, in the record, the same in every copy."""

from __future__ import annotations

import pytest

from rulebound.kernel.chance import Chance
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.parting import CLOSE, PARTINGS, outcome
from rulebound.kernel.text import Refused
from tests.kernel.toy import TOY


def refused_with(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.text.id


@pytest.mark.parametrize("word", PARTINGS)
def test_in_a_duel_the_other_side_wins(word):
    match = Match(TOY, {"seats": 2}, 1)
    match.answer(1, 0)
    match.part(0, word)
    assert match.choices == {}
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ([1], [0.0, 1.0])
    assert (match.result.rule, match.result.text.id) == (f"table.{word}", f"table-result-{word}")
    assert match.log[-1].view(None).text.id == f"table-log-{word}"
    assert match.view(0).result == match.result
    with pytest.raises(Refused) as refused:
        match.part(1, "concede")
    assert refused_with(refused) == "refused-over"


def test_a_replay_and_a_fork_know_who_has_parted():
    match = Match(TOY, {"seats": 3}, 1)
    match.answer(2, 0)
    match.part(1, "concede")
    assert match.result is None
    for twin in (Match.replay(TOY, match.record()), match.fork(), match.imagine(0, Chance(4))):
        assert twin.state.gone == {1}
        assert twin.answers == 2
        assert set(twin.choices) == {0, 1} if twin.seed else {0, 1, 2}
    match.fork().part(2, "left")
    assert match.state.gone == {1}
    match.part(2, "left")
    assert match.result is not None
    assert match.result.winners == [0]
    again = Match.replay(TOY, match.record())
    assert again.result == match.result
    assert again.choices == {}
    assert [key for _, key in match.record().answers][1:] == ["!concede", "!left"]


def test_with_three_sides_the_game_goes_on_and_who_parts_twice_parts_once():
    match = Match(TOY, {"seats": 3}, 1)
    for _ in range(2):
        match.part(0, "time")
    assert match.result is None
    for seat in (0, 1, 2):
        match.answer(seat, 0)
    assert match.answers == 5


def test_a_game_against_the_box_is_lost_when_all_have_given_up():
    match = Match(load_game("champions"), {"heroes": ["spider_man", "she_hulk", "captain_marvel"]}, 1)
    for seat in (2, 0):
        match.part(seat, "concede")
        assert match.result is None
    match.part(1, "concede")
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ([], [0.0, 0.0, 0.0])
    assert match.result.text.id == "table-result-given-up"


def test_a_team_has_lost_when_both_have_parted():
    sides = [0, 1, 0, 1]
    assert outcome(sides, {0, 1}, "concede", "r") is None
    result = outcome(sides, {0, 1, 2}, "concede", "r")
    assert result is not None
    assert (result.winners, result.scores) == ([1, 3], [0, 1, 0, 1])


def test_when_nobody_is_left_to_play_for_the_others_share_the_victory():
    match = Match(TOY, {"seats": 3}, 1)
    match.part(1, "concede")
    match.part(1, CLOSE)
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ([0, 2], [0.5, 0.0, 0.5])
    alone = outcome([0, 0], {0}, CLOSE, "r")
    assert alone is not None
    assert alone.winners == []


@pytest.mark.parametrize("word", ["concede", "stood-in", "freed"])
def test_what_was_before_cannot_be_taken_back(word):
    match = Match(TOY, {"seats": 3}, 1)
    match.answer(0, 0)
    assert match.undo_point(0).answers == 0
    match.part(1, word)
    with pytest.raises(Refused) as refused:
        match.undo_point(0)
    assert refused_with(refused) == "refused-undo-parting"
    match.answer(2, 0)
    assert match.undo_point(2).answers == 2


def test_nobody_parts_by_an_answer_and_nobody_who_is_not_there():
    match = Match(TOY, {"seats": 2}, 1)
    for key in ("!concede", "!left", "!close"):
        with pytest.raises(Refused):
            match.check(0, key)
    for seat, word in ((2, "concede"), (-1, "left"), (0, "nonsense")):
        with pytest.raises(Refused) as refused:
            match.part(seat, word)
        assert refused_with(refused) == "refused-wish"
    assert match.answers == 0
