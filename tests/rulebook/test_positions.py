"""The positions of the rulebooks: each leads where it should, replays, and every chapter has one."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.position import FromPosition, lead
from rulebound.kernel.record import Record
from rulebound.kernel.text import Refused
from rulebound.testing.conformance import Examination

POSITIONS = [(game, id) for game in game_names() for id in load_game(game).positions]
WITHOUT: dict[str, set[str]] = {
    "champions": set(),
    "guardians": set(),
    "versus": set(),
    "civilwar": set(),
    "fellowship": set(),
}
"""Chapters that nothing at a table can show."""


def led(game: str, id: str) -> Match[Any]:
    of = load_game(game)
    return lead(Match(of, {"position": id}), of.positions[id].answers)


@pytest.mark.parametrize(("game", "id"), POSITIONS)
def test_a_position_leads_on_by_its_answers_without_any_fault(game, id):
    of = load_game(game)
    match = Match(of, {"position": id})
    assert of.faults(match.state, match.choices) == []
    for answer in of.positions[id].answers:
        lead(match, [answer])
        assert of.faults(match.state, match.choices) == []
    assert set(of.positions[id].rules) <= {rule.id for rule in of.rulebook}


@pytest.mark.parametrize(("game", "id"), POSITIONS)
def test_a_match_from_a_position_says_so_and_replays_to_the_same_end(game, id):
    match = led(game, id)
    record = Record.from_json(match.record().to_json())
    assert record.setup == {"position": id}
    assert Match.replay(load_game(game), record).seal() == match.seal()


@pytest.mark.parametrize(("game", "id"), POSITIONS)
def test_a_position_keeps_the_promises_of_its_game_at_its_beginning_and_at_its_end(game, id):
    """Among them: whatever a seat or a spectator may not know is in none of their views."""
    of = load_game(game)
    for match in (Match(of, {"position": id}), led(game, id)):
        Examination(of, {"position": id}, 1).examine(match)
        assert all(match.view(seat).seat == seat for seat in (None, *range(match.state.seats)))


@pytest.mark.parametrize("game", game_names())
def test_every_chapter_has_a_position(game):
    of = load_game(game)
    shown = {rule for position in of.positions.values() for rule in position.rules}
    without = [c.id for c in of.rulebook.chapters if not any(shown & set(topic.rules) for topic in c.topics)]
    assert without == []


def test_a_position_is_a_setup_of_its_own():
    game = load_game("guardians")
    assert game.read_setup({"position": "example"}) == FromPosition("example")
    for wrong in ({"position": "nowhere"}, {"position": "example", "players": 4}, {"position": ["example"]}):
        with pytest.raises(Refused) as refused:
            game.read_setup(wrong)
        assert refused.value.text.id == "refused-no-position"


def test_an_answer_that_nobody_asked_for_is_no_way_on():
    match = Match(load_game("guardians"), {"position": "example"})
    with pytest.raises(ValueError, match="is asked lay"):
        lead(match, ["act/tackle"])
    with pytest.raises(ValueError, match="not offered"):
        lead(match, ["p0>lay/no_such"])
    with pytest.raises(ValueError, match="no answer"):
        lead(match, ["nonsense"])
    with pytest.raises(ValueError, match="is asked"):
        lead(Match(load_game("versus"), {"position": "chain"}), ["attack/pass", "no-such/question"])
