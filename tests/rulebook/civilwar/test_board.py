"""Lokacje, Zatłoczenie, zmiana Kontroli: the ring, its slots, effects of locations, overflow, control."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.civilwar.population import add, overflow
from rulebound.games.civilwar.printed import LocationTile
from rulebound.games.civilwar.ring import NEIGHBOURS, opposite
from rulebound.games.civilwar.words import Draw, Token
from tests.civilwar_table import Table, table

SHELTER = LocationTile("shelter", "Shelter", "----", shelters=True)
OFFICE = LocationTile("office", "Office", "----", Draw(1), mandatory=True)


# --- the ring ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.board.ring")
def test_each_location_has_two_neighbours_round_the_ring():
    assert [sorted(pair) for pair in NEIGHBOURS] == [[1, 5], [0, 2], [1, 3], [2, 4], [3, 5], [0, 4]]


@pytest.mark.rule("civilwar.board.ring", "civilwar.action.move")
@pytest.mark.parametrize("at", range(6))
def test_one_moves_to_either_neighbour_and_nowhere_else(at):
    t = table("tigra", hands={"tigra": ["01", "02"]}, at={"tigra": at})
    t.play("01")
    reached = [position for position in range(6) if t.can("move", f"l{position}")]
    assert reached == sorted(NEIGHBOURS[at])
    assert t.why_not("move", f"l{opposite(at)}")[0] == "civilwar.board.ring"


@pytest.mark.rule("civilwar.board.opposite")
@pytest.mark.parametrize("at", range(6))
def test_the_opposite_location_is_three_steps_away(at):
    t = table("kate_bishop", hands={"kate_bishop": ["11"]}, at={"kate_bishop": at, "tigra": (at + 3) % 6,
              "iron_man": (at + 2) % 6}, folk=dict.fromkeys(range(6), ""))  # fmt: skip
    t.play("11")
    t.act("special", "kate_bishop_11")
    assert [t.shields("tigra"), t.shields("iron_man")] == [0, 1]
    assert opposite(at) == (at + 3) % 6


# --- slots -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.board.slots")
def test_a_location_with_all_its_slots_taken_has_no_room():
    t = table("tigra", folk={3: "CCT"}, step="act")
    assert t.place(3).empty_slots == 1
    t.run(add(t.s, t.place(3), "T"))
    assert (t.folk(3), t.place(3).empty_slots) == ("CCTT", 0)
    assert not t.said("overflow")
    t.run(add(t.s, t.place(3), "C"))
    assert t.folk(3) == "CCTT"
    assert t.said("overflow", place="sokovia")


@pytest.mark.rule("civilwar.board.slots_any_token")
@pytest.mark.parametrize(("position", "comes", "after"), [(2, "CC", "CC"), (4, "C", "C"), (5, "TTTT", "TTTT")])
def test_what_is_printed_in_a_slot_matters_at_setup_only(position, comes, after):
    t = table("tigra", folk={position: ""}, step="act")
    t.run(add(t.s, t.place(position), comes))
    assert t.folk(position) == after
    assert not t.said("overflow")


@pytest.mark.rule("civilwar.board.overflow_fill", "civilwar.board.overflow_once")
@pytest.mark.parametrize(("listed", "after"), [("CTT", "CCCT"), ("TCC", "CCTT")])
def test_the_free_slots_are_filled_in_the_listed_order_and_the_rest_is_one_overflow(listed, after):
    t = table("tigra", folk={3: "CCT"}, step="act")
    t.run(add(t.s, t.place(3), listed), "overflow/tigra")
    assert t.folk(3) == after
    assert len(t.lines("overflow")) == 1
    assert t.shields("tigra") + t.shields("iron_man") == 1


@pytest.mark.rule("civilwar.board.overflow_once")
def test_two_locations_that_one_card_overflows_overflow_once_each():
    t = table(
        "iron_man", hands={"iron_man": ["01", "02"]}, at={"iron_man": 2}, folk={1: "CCCC", 4: "TTT"}, population=[7],
        score=(4, 0), greens=0,
    )  # fmt: skip
    t.play("01", "act/end", "p1>overflow/iron_man", "p0>overflow/kate_bishop")
    assert [line["place"] for line in t.lines("overflow")] == ["washington_dc", "bar_with_no_name"]
    assert [t.shields(code) for code in ("iron_man", "tigra", "captain_america", "kate_bishop")] == [0, 1, 1, 0]


# --- effects of locations --------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.location.eot_optional")
def test_an_effect_may_be_declined_and_then_nothing_changes():
    t = table("captain_america", hands={"captain_america": ["01", "02"]}, at={"captain_america": 3},
              control={3: "blue"})  # fmt: skip
    t.play("01")
    t.end()
    assert t.options() == ["use-place:sokovia", "decline"]
    t.answer("end-of-turn", "decline")
    assert (t.hand("captain_america"), t.folk(3), t.score) == (["captain_america_02"], "CT", (0, 0))
    assert t.said("turn-over", hero="captain_america")


@pytest.mark.rule("civilwar.location.eot_needs_control")
@pytest.mark.parametrize(("active", "colour", "offered"), [
    ("captain_america", "blue", True), ("captain_america", "red", False),
    ("iron_man", "blue", False), ("iron_man", "red", True),
])  # fmt: skip
def test_an_effect_is_for_the_team_in_control(active, colour, offered):
    t = table(active, hands={active: ["01", "02"]}, at={active: 1}, control={1: colour})
    t.play("01")
    t.end()
    assert ("end-of-turn" in t.prompts()) == offered


@pytest.mark.rule("civilwar.location.continuous_both")
@pytest.mark.parametrize("colour", ["blue", "red"])
@pytest.mark.parametrize(("active", "enemy"), [("captain_america", "tigra"), ("iron_man", "kate_bishop")])
def test_a_continuous_effect_is_for_both_teams_whoever_controls(colour, active, enemy):
    t = table(active, hands={active: ["04", "01"]}, at={active: 2, enemy: 2}, tiles={2: SHELTER}, control={2: colour})
    t.play("04")
    t.act("attack", enemy)
    assert t.shields(enemy) == 1
    assert t.said("prevented", rule="civilwar.location.continuous_both")


@pytest.mark.rule("civilwar.location.continuous_both")
def test_elsewhere_it_does_nothing():
    t = table("iron_man", hands={"iron_man": ["04", "01"]}, at={"iron_man": 0}, tiles={2: SHELTER})
    t.play("04")
    t.act("attack", "kate_bishop")
    assert t.shields("kate_bishop") == 0


@pytest.mark.rule("civilwar.location.mandatory_eot_both")
@pytest.mark.parametrize("colour", ["blue", "red"])
@pytest.mark.parametrize("active", ["captain_america", "tigra"])
def test_a_mandatory_effect_is_for_both_teams_and_cannot_be_declined(colour, active):
    t = table(active, hands={active: ["01", "02"]}, at={active: 2}, tiles={2: OFFICE}, control={2: colour})
    t.play("01")
    t.end()
    assert "end-of-turn" not in t.prompts()
    assert len(t.hand(active)) == 2
    assert t.cited("civilwar.location.mandatory_eot_both")


# --- overflow --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.location.overflow_damage")
@pytest.mark.parametrize("active", ["captain_america", "wonder_man"])
@pytest.mark.parametrize(("position", "colour"), [(2, "blue"), (3, "red")])
def test_the_team_in_control_chooses_whom_overflow_hurts(active, position, colour):
    t = table(active, teams="3x3", seats="all", step="act")
    team = {"blue": ["captain_america", "kate_bishop", "spectrum"], "red": ["wonder_man", "iron_man", "tigra"]}[colour]
    t.run(overflow(t.s, t.place(position)), until="overflow")
    assert sorted(t.options()) == sorted(f"overflow:{code}" for code in team)
    assert t.choice.seat in {t.hero(code).seat for code in team}
    t.answer("overflow", team[1])
    assert [hero.sheet.code for hero in t.s.heroes if not hero.active_shields] == [team[1]]


@pytest.mark.rule("civilwar.location.overflow_damage")
def test_the_active_hero_decides_for_its_team_else_the_first_in_turn_order():
    t = table("tigra", seats="all", step="act", order={"blue": ["kate_bishop", "captain_america"]})
    t.run(overflow(t.s, t.place(3)))
    t.run(overflow(t.s, t.place(0)))
    assert t.who("overflow") == [t.hero("tigra").seat, t.hero("kate_bishop").seat]


@pytest.mark.rule("civilwar.location.overflow_unpreventable", "civilwar.damage.unpreventable")
@pytest.mark.parametrize("help", [{"warded": ["tigra"]}, {"guarded": ["tigra"]}, {"tiles": {3: SHELTER}}])
def test_nothing_prevents_damage_by_overflow(help):
    t = table("iron_man", step="act", shields={"tigra": 0}, hands={"tigra": ["01", "02", "03"]}, **help)
    t.run(overflow(t.s, t.place(3)), "overflow/tigra", "p1>lose/02")
    assert t.hand("tigra") == ["tigra_01", "tigra_03"]


@pytest.mark.rule("civilwar.shield.unpreventable_too", "civilwar.damage.unpreventable")
@pytest.mark.parametrize("warded", [[], ["tigra"]])
def test_a_shield_takes_what_cannot_be_prevented(warded):
    t = table("iron_man", step="act", hands={"tigra": ["01", "02", "03"]}, warded=warded)
    t.run(overflow(t.s, t.place(3)), "overflow/tigra")
    assert (t.shields("tigra"), len(t.hand("tigra"))) == (0, 3)


@pytest.mark.rule("civilwar.location.overflow_any_hero")
def test_overflow_may_hurt_a_hero_anywhere_but_not_one_who_lies_knocked_out():
    t = table(
        "tigra", mode="registration", teams="3x3", step="act", at={"captain_america": 4}, ko=["kate_bishop"],
        jailed={"spectrum": "a"},
    )  # fmt: skip
    t.run(overflow(t.s, t.place(0)), until="overflow")
    assert t.options() == ["overflow:captain_america", "overflow:spectrum"]
    t.answer("overflow", "spectrum")
    assert [t.shields("captain_america"), t.shields("spectrum")] == [2, 1]


@pytest.mark.rule("civilwar.location.overflow_any_hero", "civilwar.damage.ko_ignored")
def test_whom_the_first_overflow_of_a_card_knocks_out_the_second_cannot_hurt():
    t = table(
        "kate_bishop", teams="3x3", at={"kate_bishop": 3}, folk={1: "CCCC", 4: "TTT"}, control={1: "red", 4: "red"},
        population=[7], score=(4, 0), greens=0, shields={"tigra": 0},
        hands={"tigra": ["01"], "kate_bishop": ["01", "02"]},
    )  # fmt: skip
    t.play("01", "act/end", "p1>overflow/tigra")
    assert t.hero("tigra").ko
    assert t.options() == ["overflow:iron_man", "overflow:wonder_man"]
    t.answer("overflow", "wonder_man")
    assert (t.shields("wonder_man"), t.score) == (0, (9, 0))


@pytest.mark.rule("civilwar.location.overflow_any_hero")
def test_with_nobody_standing_overflow_hurts_nobody():
    t = table("tigra", step="act", ko=["captain_america", "kate_bishop"])
    t.run(overflow(t.s, t.place(0)))
    assert t.prompts() == []
    assert t.score == (0, 0)
    assert [t.shields(code) for code in ("captain_america", "kate_bishop", "iron_man", "tigra")] == [1, 1, 1, 1]


# --- who controls ----------------------------------------------------------------------------------------------------


def used_in_registration(active: str, answer: str, **position: Any) -> Table:
    """The hero ends its turn in a made-up location that gives a token, or in another one if the test says so."""
    mansion = LocationTile("mansion", "Mansion", "---", Token("M"))
    t = table(active, mode="registration", hands={active: ["01", "02"]}, at={active: 2},
              **{"tiles": {2: mansion}, **position})  # fmt: skip
    t.play("01")
    t.end(answer)
    return t


@pytest.mark.rule("civilwar.control.flip_on_use")
@pytest.mark.parametrize(("active", "own", "other"), [("kate_bishop", "blue", "red"), ("tigra", "red", "blue")])
def test_who_uses_a_location_in_a_registration_clash_gives_it_away(active, own, other):
    t = used_in_registration(active, "end-of-turn/use-place", control={2: own})
    assert t.controls(2) == other
    assert t.tokens(active) == "M"
    assert used_in_registration(active, "end-of-turn/decline", control={2: own}).controls(2) == own


@pytest.mark.rule("civilwar.control.flip_on_use")
def test_in_a_clash_it_stays():
    t = table("tigra", hands={"tigra": ["01", "02"]}, at={"tigra": 1})
    t.play("01")
    t.end("end-of-turn/use-place", "discard/02")
    assert t.controls(1) == "red"


@pytest.mark.rule("civilwar.control.mandatory_no_flip")
@pytest.mark.parametrize(("colour", "after"), [("red", "red"), ("blue", "red")])
def test_a_mandatory_effect_gives_away_an_own_location_only(colour, after):
    t = used_in_registration("kate_bishop", "?end-of-turn/decline", tiles={2: OFFICE}, control={2: colour})
    assert len(t.hand("kate_bishop")) == 2
    assert t.controls(2) == after
