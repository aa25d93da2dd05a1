"""The Special Effects of the four heroes of Team Blue: Captain America, Kate Bishop, Spectrum, Goliath."""

from __future__ import annotations

import pytest

from tests.civilwar_table import special_of, table

NOBODY = dict.fromkeys(range(6), "")


# --- Captain America ------------------------------------------------------------------------------------------


def test_underground_leader_gives_a_wild_token_to_another_hero():
    t = special_of("captain_america", "10")
    assert (t.tokens("goliath"), t.tokens("captain_america")) == ("W", "")
    three = {"blue": ["captain_america", "goliath", "spectrum"], "red": ["iron_man", "tigra", "wonder_man"]}
    t = special_of("captain_america", "10", "give-token/spectrum", teams="3x3", **three)
    assert t.offered("give-token") == ["give-token:goliath", "give-token:spectrum"]
    assert t.tokens("spectrum") == "W"


def test_underground_leader_reaches_a_team_mate_in_a_cell_and_none_who_is_ko():
    t = special_of("captain_america", "10", mode="registration", jailed={"goliath": "a"})
    assert t.tokens("goliath") == "W"
    t = table("captain_america", hands={"captain_america": ["10", "01"]}, ko=["kate_bishop"])
    t.play("10")
    assert not t.can("special", "captain_america_10")


def test_shield_ricochet_strikes_here_and_then_next_door():
    t = special_of("captain_america", "11", "strike/l0t", "strike/tigra", at={"tigra": 1, "iron_man": 0},
                   folk={**NOBODY, 0: "T", 5: "T"})  # fmt: skip
    first, then = [choice for choice in t.asked if choice.prompt == "strike"]
    assert [option.on.key for option in first.options] == ["l0t", "h2"]
    assert [option.on.key for option in then.options] == ["l5t", "h3"]
    assert (t.folk(0), t.shields("iron_man"), t.shields("tigra"), t.score) == ("", 1, 0, (1, 0))


def test_shield_ricochet_with_nobody_here_still_strikes_next_door():
    t = special_of("captain_america", "11", folk={**NOBODY, 5: "T"})
    assert (t.folk(5), t.score) == ("", (1, 0))


@pytest.mark.parametrize("chosen", ["captain_america", "goliath"])
def test_hold_the_line_readies_a_shield_of_a_hero_here(chosen):
    t = special_of("captain_america", "12", f"ready/{chosen}", shields={"captain_america": 0, "goliath": 0})
    assert [t.shields(code) for code in ("captain_america", "goliath")] == [
        int(chosen == "captain_america"), int(chosen == "goliath"),
    ]  # fmt: skip


def test_hold_the_line_says_up_to_so_nobody_need_be_readied():
    t = special_of("captain_america", "12", "ready/done", shields={"captain_america": 0, "goliath": 1})
    assert t.offered("ready") == ["ready:captain_america", "done"]
    assert (t.shields("captain_america"), t.shields("goliath")) == (0, 1)


def test_hold_the_line_does_nothing_for_who_is_elsewhere():
    t = table("captain_america", hands={"captain_america": ["12", "01"]}, at={"kate_bishop": 1},
              shields={"kate_bishop": 0})  # fmt: skip
    t.play("12")
    assert not t.can("special", "captain_america_12")


# --- Kate Bishop ----------------------------------------------------------------------------------------------


def test_trick_arrow_strikes_next_door_and_stuns_an_enemy_there():
    t = special_of("kate_bishop", "10", "strike/l1t", "stun/tigra", at={"tigra": 5, "iron_man": 1},
                   folk={**NOBODY, 1: "T"})  # fmt: skip
    assert (t.folk(1), t.hero("tigra").stun, t.hero("iron_man").stun) == ("", 1, 0)
    assert t.offered("stun") == ["stun:iron_man", "stun:tigra"]


def test_trick_arrow_does_not_reach_who_is_here():
    t = table("kate_bishop", hands={"kate_bishop": ["10", "01"]}, at={"tigra": 0}, folk={**NOBODY, 0: "T"})
    t.play("10")
    assert not t.can("special", "kate_bishop_10")


def test_long_shot_deals_two_damage_in_the_opposite_location():
    t = special_of("kate_bishop", "11", "strike/l3t", "strike/tigra", folk={**NOBODY, 3: "T", 1: "T"})
    assert (t.folk(3), t.folk(1), t.shields("tigra"), t.shields("iron_man")) == ("", "T", 0, 1)
    t = special_of("kate_bishop", "11", "strike/tigra", "strike/tigra", "p1>lose/01", folk=NOBODY)
    assert (t.shields("tigra"), len(t.hand("tigra"))) == (0, 2)


def test_lucky_the_pizza_dog_brings_a_card_and_a_move_token():
    t = special_of("kate_bishop", "12", decks={"kate_bishop": ["07"]})
    assert (t.hand("kate_bishop")[-1], t.tokens("kate_bishop")) == ("kate_bishop_07", "M")


# --- Spectrum -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("to", [0, 4])
def test_speed_of_light_leads_anywhere(to):
    t = special_of("spectrum", "10", f"go/l{to}")
    assert (len(t.offered("go")), t.where("spectrum")) == (6, to)


def test_photon_barrage_deals_two_damage_next_door_split_as_you_like():
    t = special_of("spectrum", "11", "strike/l5t", "strike/tigra", at={"tigra": 1}, folk={**NOBODY, 5: "TT", 0: "T"})
    assert (t.folk(5), t.folk(0), t.shields("tigra")) == ("T", "T", 0)
    assert t.offered("strike") == ["strike:l5t", "strike:tigra"]


def test_intangible_gives_an_invulnerable_token():
    t = special_of("spectrum", "12")
    assert "invulnerable" in t.marks("spectrum")
    assert "invulnerable" not in t.marks("captain_america")


# --- Goliath --------------------------------------------------------------------------------------------------


def test_giant_stomp_hurts_each_enemy_here_and_defeats_a_thug():
    t = special_of("goliath", "10", "defeat/l3t", at={"goliath": 3}, folk={**NOBODY, 3: "TT"})
    assert (t.shields("iron_man"), t.shields("tigra"), t.folk(3), t.score) == (0, 0, "T", (1, 0))


def test_giant_stomp_that_knocks_out_two_scores_for_both():
    t = special_of("goliath", "10", at={"goliath": 3}, hands={"iron_man": ["01"], "tigra": ["01"]}, folk=NOBODY,
                   shields={"iron_man": 0, "tigra": 0})  # fmt: skip
    assert (t.hero("iron_man").ko, t.hero("tigra").ko, t.score) == (True, True, (10, 0))


def test_giant_stride_leads_anywhere_and_brings_an_attack_token():
    t = special_of("goliath", "11", "go/l3")
    assert (t.where("goliath"), t.tokens("goliath")) == (3, "A")


@pytest.mark.parametrize(("answers", "left"), [
    (["rescue/l0c", "rescue/l0c"], "C"), (["rescue/l0c", "rescue/done"], "CC"), (["rescue/done"], "CCC"),
])  # fmt: skip
def test_lift_the_rubble_rescues_up_to_two_civilians_here(answers, left):
    t = special_of("goliath", "12", *answers, folk={**NOBODY, 0: "CCC", 1: "C"})
    assert (t.folk(0), t.folk(1), t.score) == (left, "C", (3 - len(left), 0))
