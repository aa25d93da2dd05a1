"""What the conformance suite watches in a match of Civil War, and what is explained out of turn."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.civilwar.promises import turns_in_order
from rulebound.kernel.log import Line, Log
from tests.civilwar_table import table


def lines(*whats: str) -> list[Line]:
    log = Log(2)
    for what in whats:
        log.say(what, "civilwar.turn.order")
    return log.lines


@pytest.mark.rule("civilwar.turn.order")
@pytest.mark.parametrize(("whats", "faults"), [
    (["turn", "draws", "turn-over", "turn", "plays", "turn-over"], 0),
    (["turn", "draws", "turn", "turn-over"], 1), (["turn", "turn", "turn"], 2),
    (["turn", "plays", "game-over", "turn", "turn-over"], 0),
])  # fmt: skip
def test_a_turn_that_begins_within_a_turn_is_a_fault(whats, faults):
    assert len(turns_in_order(lines(*whats))) == faults


@pytest.mark.parametrize(("position", "rule", "holds"), [
    ({}, "civilwar.scoring.thug", True), ({"mode": "registration"}, "civilwar.scoring.thug", False),
    ({}, "civilwar.prison.jail", False), ({"mode": "registration"}, "civilwar.prison.jail", True),
    ({}, "civilwar.approval.place", False), ({"step": "act"}, "civilwar.approval.place", True),
    ({"step": "act", "mode": "registration"}, "civilwar.approval.place", False),
    ({}, "civilwar.tournament.draft", False), ({"mode": "registration"}, "civilwar.tournament.draft", False),
    ({}, "civilwar.turn.draw", True), ({"step": "end_round"}, "civilwar.turn.draw", False),
    ({"step": "end_round"}, "civilwar.clash.initiative", True), ({}, "civilwar.clash.initiative", False),
    ({}, "civilwar.shield.must_flip", True),
])  # fmt: skip
def test_a_rule_makes_something_happen_only_in_its_mode_and_its_steps(position: dict[str, Any], rule: str, holds: bool):
    t = table(**position)
    assert t.game.in_force(t.s, rule) == holds


def test_rules_of_the_tournament_hold_in_a_tournament():
    t = table(mode="registration")
    t.s.tournament = True
    assert t.game.in_force(t.s, "civilwar.tournament.swap_roles")


def test_the_player_of_the_active_hero_is_told_what_it_cannot_do_and_nobody_else_is_called_you():
    t = table("tigra", mode="registration", mission="clear_the_streets", hands={"tigra": ["05", "02"]}, folk={3: "t"})
    t.play("05")
    asked = t.hero("tigra").seat
    unmet = [verdict.rule for verdict in t.game.why_not(t.s, asked, t.find("l3t")) if not verdict.met]
    assert unmet == ["civilwar.danger.red_cannot_remove"]
    assert t.game.why_not(t.s, 1 - asked, t.find("l3t")) == []


def test_before_a_card_is_played_nothing_stands_against_an_action():
    t = table("tigra", hands={"tigra": ["01", "02"]}, folk={3: "T"})
    assert t.game.why_not(t.s, 0, t.find("l3t")) == []
