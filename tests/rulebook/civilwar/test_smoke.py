"""The first steps through every part of Civil War: a turn, damage, control, the prison, a mission, a tournament."""

from __future__ import annotations

import pytest

from rulebound.kernel.chance import Chance
from tests.civilwar_table import Table, new_game, table


def to_the_end(t: Table, seed: int) -> Table:
    """Everybody answers by lot."""
    dice = Chance(seed)
    while t.match.choices:
        seat = dice.pick(sorted(t.match.choices))
        t.match.answer(seat, dice.below(len(t.match.choices[seat].options)))
    return t


@pytest.mark.rule("civilwar.turn.previous_symbols", "civilwar.storyline.previous_symbols_own")
def test_a_hero_acts_with_the_symbols_of_the_own_card_and_of_the_previous_one_of_the_team():
    t = table(
        "captain_america", hands={"captain_america": ["01", "05"]},
        story={"blue": ["kate_bishop_07"], "red": ["iron_man_04"]},
    )  # fmt: skip
    t.play("01")
    assert t.pool == "MHH"


@pytest.mark.rule("civilwar.action.move", "civilwar.board.ring")
def test_a_move_leads_to_one_of_the_two_neighbours():
    t = table("captain_america", hands={"captain_america": ["01"]})
    t.play("01")
    assert [name for name in t.options() if name.startswith("move")] == ["move:garrett_castle", "move:washington_dc"]
    t.act("move", "l1")
    assert t.where("captain_america") == 1


@pytest.mark.rule("civilwar.shield.must_flip", "civilwar.terms.attack_enemy")
def test_a_shield_takes_the_first_damage_and_a_card_the_second():
    t = table("iron_man", hands={"iron_man": ["04"], "kate_bishop": ["01", "06"]}, at={"iron_man": 0})
    t.play("04")
    t.act("attack", "kate_bishop")
    assert (t.shields("kate_bishop"), len(t.hand("kate_bishop"))) == (0, 2)
    t.act("attack", "kate_bishop", "p0>lose/06")
    assert t.hand("kate_bishop") == ["kate_bishop_01"]
    assert t.deck("kate_bishop")[-1] == "kate_bishop_06"


@pytest.mark.rule("civilwar.damage.ko", "civilwar.scoring.ko")
def test_the_last_card_lost_is_a_knock_out_and_five_points():
    t = table(
        "iron_man", hands={"iron_man": ["04"], "kate_bishop": ["01"]}, at={"iron_man": 0}, shields={"kate_bishop": 0}
    )
    t.play("04")
    t.act("attack", "kate_bishop")
    assert t.hero("kate_bishop").ko
    assert t.score == (0, 5)
    assert t.why_not("attack", "kate_bishop") == ["civilwar.damage.ko_ignored"]


@pytest.mark.rule("civilwar.approval.flip_at_two", "civilwar.scoring.control")
def test_the_second_approval_token_flips_the_location():
    t = table("captain_america", hands={"captain_america": ["06", "01"]}, at={"captain_america": 1}, folk={1: ""})
    t.play("06")
    t.act("approve", "washington_dc")
    assert (t.place(1).approval, t.controls(1)) == (1, "red")
    t.act("approve", "washington_dc", "end-of-turn/decline")
    assert (t.place(1).approval, t.controls(1), t.score) == (0, "blue", (1, 0))


@pytest.mark.rule("civilwar.location.eot_needs_control")
def test_an_end_of_turn_effect_is_offered_only_with_control():
    assert "end-of-turn" not in ended_in_washington("red").prompts()
    assert "end-of-turn" in ended_in_washington("blue").prompts()


def ended_in_washington(colour: str) -> Table:
    t = table(
        "captain_america", hands={"captain_america": ["01", "02"]}, at={"captain_america": 1}, control={1: colour}
    )
    t.play("01")
    t.end()
    return t


@pytest.mark.rule("civilwar.location.overflow_damage", "civilwar.board.overflow_once")
def test_overflow_hurts_one_hero_of_the_team_in_control():
    t = table(
        "iron_man", hands={"iron_man": ["01", "02"]}, folk={0: "CCC", 3: ""}, population=[10], score=(3, 0), greens=0
    )
    t.s.teams[t.s.blue].score = 4
    t.play("01", "act/end", "?end-of-turn/decline", "p0>overflow/kate_bishop")
    assert t.shields("kate_bishop") == 0
    assert t.said("overflow", place="avengers_mountain")


@pytest.mark.rule("civilwar.prison.ko_to_cell", "civilwar.prison.trap_with_crisis", "civilwar.prison.crisis_discard")
def test_a_blue_hero_who_is_knocked_out_with_a_crisis_token_springs_the_trap():
    t = table(
        "iron_man", mode="registration", hands={"iron_man": ["04"], "kate_bishop": ["01"]}, at={"iron_man": 0},
        shields={"kate_bishop": 0}, crisis={"kate_bishop": 1}, prepared={"a": "power_dampener", "b": "ambush"},
        mission="safe_houses",
    )  # fmt: skip
    t.play("04")
    t.act("attack", "kate_bishop", "p1>jail/cell-a", "p1>strip-shield/captain_america")
    assert t.where("kate_bishop") == "a"
    assert (t.hero("captain_america").shields, t.hero("kate_bishop").crisis) == (1, 0)


@pytest.mark.rule("civilwar.prison.escape_cost", "civilwar.prison.no_actions", "civilwar.prison.escape_location")
def test_a_prisoner_can_only_escape_and_chooses_one_of_two_exits():
    t = table(
        "kate_bishop",
        mode="registration",
        hands={"kate_bishop": ["07"]},
        jailed={"kate_bishop": "b"},
        mission="safe_houses",
    )
    t.play("07")
    assert t.options() == ["escape-heroic:kate_bishop", "end"]
    t.act("escape-heroic", "kate_bishop", "exit/l3")
    assert t.where("kate_bishop") == 3


@pytest.mark.rule("civilwar.danger.only_by_mission", "civilwar.danger.clear_on_completion")
def test_a_mission_is_completed_by_what_it_asks_for():
    t = table(
        "captain_america", mode="registration", hands={"captain_america": ["06"]}, at={"captain_america": 1},
        mission="safe_houses", danger={1: 1, 2: 1, 3: 1}, progress=1, placed=4,
    )  # fmt: skip
    t.play("06")
    t.act("mission", "l1")
    assert t.s.missions_done == 1
    assert t.s.danger_supply == 6


@pytest.mark.rule("civilwar.registration.end_limit", "civilwar.registration.win_red")
def test_red_wins_when_the_declared_number_is_exceeded():
    t = table(
        "iron_man", mode="registration", hands={"iron_man": ["01", "02"]}, story={"blue": ["kate_bishop_01"]}, limit=1
    )
    t.play("01", "act/end", "?end-of-turn/decline")
    assert t.result.winners == [1]
    assert t.result.rule == "civilwar.registration.win_red"


@pytest.mark.rule("civilwar.tournament.same_setup", "civilwar.tournament.same_layout")
def test_a_tournament_is_two_games_with_swapped_roles_on_the_same_ring():
    t = to_the_end(new_game(5, mode="tournament"), 5)
    rings = [line["places"] for line in t.lines("laid-out")]
    assert len(rings) == 2
    assert rings[0] == rings[1]
    assert len(t.lines("game-over")) == 2
    assert t.s.game_number == 2


def test_why_the_effect_of_a_location_cannot_be_used_is_explained():
    t = table("captain_america", hands={"captain_america": ["01", "02"]}, at={"captain_america": 1})
    t.play("01")
    unmet = t.why_not("use-place", "washington_dc")
    assert "civilwar.location.eot_needs_control" in unmet
    assert "civilwar.turn.end_effect" in unmet
