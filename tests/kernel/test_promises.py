"""Everyone has their due: the games' own promises over a whole log notice what is missing and what is too much."""

import pytest

from rulebound.kernel.chance import Chance
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match

DUE = [
    ("champions", {"heroes": ["spider_man", "iron_man", "she_hulk"]}, lambda line: line.what == "turn"),
    ("champions", {"heroes": ["spider_man", "iron_man"]}, lambda line: line.rule.startswith("champions.activation.")),
    ("guardians", {"players": 3}, lambda line: line.what == "reveals"),
    ("versus", {}, lambda line: line.what == "step-attack"),
]


def played(name, setup):
    """A match played to its end by lot."""
    game, dice = load_game(name), Chance(5)
    match = Match(game, setup, 5)
    while match.choices:
        seat = min(match.choices)
        match.answer(seat, dice.below(len(match.choices[seat].options)))
    return game, match.state


@pytest.mark.parametrize(("name", "setup", "due"), DUE)
def test_what_is_due_to_everyone_is_missed_and_counted(name, setup, due):
    game, s = played(name, setup)
    assert game.course_faults(s) == []
    at = next(number for number, line in enumerate(s.log.lines) if due(line))
    line = s.log.lines.pop(at)
    assert game.course_faults(s) != [], "one of them gone"
    s.log.lines[at:at] = [line, line, line]
    assert game.course_faults(s) != [], "two too many"
