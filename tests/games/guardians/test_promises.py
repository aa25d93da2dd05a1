"""What the conformance suite holds against the log of a whole match: it finds a turn too many and one too few."""

from __future__ import annotations

import pytest

from rulebound.games.guardians import GAME
from rulebound.games.guardians.promises import everyone_once
from tests.guardians_table import table


def told(*without, twice=""):
    """The faults of a stage of three in which seat 1 leaves, with some lines left out or told twice."""
    t = table(lay={}, knockouts=["trick"], first=1).play_on()
    lines = []
    for line in t.match.log:
        said = f"{line.what} {line.seat('player') if 'player' in line.args else ''}".strip()
        if said not in without:
            lines += [line] * (2 if said == twice else 1)
    return [fault.partition(", after")[0] for fault in everyone_once(lines)]


@pytest.mark.rule("guardians.action.clockwise_order")
def test_a_turn_too_many_or_too_few_is_found():
    assert told() == []
    assert told(twice="reveals 2") == ["seat 2 reveals what it has not laid"]
    assert told("lays 0") == ["seat 0 reveals what it has not laid"]
    assert told("reveals 2", "reveals 0") == ["seats [0, 2] have not acted"]
    assert told("reveals 1") == []  # it has left
    assert told("leaves-knockout 1", "reveals 1") == ["seats [1] have not acted"]


@pytest.mark.parametrize(
    ("rule", "steps"),
    [("guardians.flow.battle_end_check", ["start_round", "select", "act", "end_round"]),
     ("guardians.flow.new_round", ["start_round"]), ("guardians.team.deal_team_cards", None)],
)  # fmt: skip
def test_a_rule_is_in_force_in_its_chapter_of_the_battle(rule, steps):
    s = table().s
    held = []
    for step in GAME.steps:
        s.step = step
        if GAME.in_force(s, rule):
            held.append(step)
    assert held == (list(GAME.steps) if steps is None else steps)


def test_the_next_stage_begins_anew():
    t = table(lay={}).play_on().play_stage()
    assert len(t.revealed) == 6
    assert everyone_once(t.match.log) == []
