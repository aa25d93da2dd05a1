"""What a seat is shown of Civil War beside its rules: the moment of the turn, who will fight, what can be picked."""

from __future__ import annotations

from typing import Any

from rulebound.games.civilwar.state import CivilState
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.view import AreaView

GAME = load_game("civilwar")


def begin(**setup: Any) -> Match[CivilState]:
    return Match(GAME, setup, seed=1)


def area(match: Match[CivilState], id: str, seat: int | None = 0) -> AreaView:
    return next(one for one in match.view(seat).areas if one.id == id)


def answer(match: Match[CivilState], option: int = 0) -> None:
    seat, choice = next(iter(match.choices.items()))
    match.answer(seat, choice.options[option])


def test_the_part_of_a_turn_is_told_with_the_score_and_with_the_prison():
    for mode, where in (("clash", "track"), ("registration", "prison")):
        match = begin(mode=mode)
        while match.state.step != "play_card":
            answer(match)
        assert "phase-play" in area(match, where).marks
        answer(match)
        assert match.state.step == "act"
        assert [mark for mark in area(match, where, None).marks if mark.startswith("phase-")] == ["phase-act"]


def test_while_the_teams_bid_everybody_sees_who_will_fight():
    view = begin(mode="registration", auction=True).view(None)
    assert [one.key for one in view.areas if one.kind == "hero"] == ["h0", "h1", "h2", "h3"]
    assert not any(zone.cards for one in view.areas for zone in one.zones)


def test_a_draft_counts_the_heroes_that_are_drafted():
    match = begin(mode="tournament", teams="3x3")
    while match.state.step != "draft_heroes":
        answer(match)
    answer(match)
    assert [(one.id, one.value, one.most) for one in area(match, "draft").counters] == [("drafted", 1, 6)]


def test_heroes_and_locations_are_shown_before_they_are_picked():
    options = {option.id: option for option in GAME.options()}
    for team in ("blue", "red"):
        faces = [options[team].facts[str(code)].face for code in options[team].values]
        assert [face.code for face in faces if face is not None] == options[team].values
    cards = {face.code for face in GAME.faces()}
    assert {facts.card for facts in options["locations"].facts.values()} <= cards
    assert len(options["locations"].facts) == len(options["locations"].values)
