"""The Special Effects of the six heroes of the base game."""

from __future__ import annotations

import pytest

from tests.civilwar_table import special_of

NOBODY = dict.fromkeys(range(6), "")


@pytest.mark.parametrize("card", ["10", "11", "12"])
def test_leadership_of_base_captain_america_gives_a_wild_token_to_another_hero(card):
    t = special_of("base_captain_america", card)
    assert (t.tokens("captain_america"), t.tokens("base_captain_america")) == ("W", "")


@pytest.mark.parametrize(("card", "letter"), [("10", "M"), ("11", "A")])
@pytest.mark.parametrize("second", ["base_iron_man", "captain_america"])
def test_base_iron_man_gives_two_tokens_to_one_hero_or_two(card, letter, second):
    t = special_of("base_iron_man", card, "give-token/base_iron_man", f"give-token/{second}")
    one = second == "base_iron_man"
    assert (t.tokens("base_iron_man"), t.tokens("captain_america")) == (
        letter * 2 if one else letter,
        "" if one else letter,
    )


def test_power_recharge_of_base_iron_man_draws_up_to_three_cards():
    t = special_of("base_iron_man", "12", hands={"base_iron_man": ["12", "01"]})
    assert len(t.hand("base_iron_man")) == 3


@pytest.mark.parametrize("card", ["10", "11", "12"])
def test_photon_blast_of_base_captain_marvel_deals_two_damage_in_one_location_next_door(card):
    folk = {**NOBODY, 0: "T", 1: "T", 5: "TT"}
    t = special_of("base_captain_marvel", card, "strike-at/l1", "strike/l1t", at={"tigra": 1}, folk=folk)
    assert t.offered("strike-at") == [f"strike-at:{t.place(at).tile.code}" for at in (5, 1)]
    assert (t.folk(1), t.shields("tigra"), t.folk(5), t.folk(0)) == ("", 0, "TT", "T")


@pytest.mark.parametrize(("card", "pool"), [("10", "MAH"), ("11", "MAH"), ("12", "MAH")])
def test_base_black_panther_gains_the_two_actions_that_the_card_does_not_show(card, pool):
    t = special_of("base_black_panther", card)
    assert t.pool == pool


@pytest.mark.parametrize("card", ["10", "11", "12"])
def test_base_falcon_flies_anywhere_and_strikes_there(card):
    t = special_of("base_falcon", card, "go/l4", folk={**NOBODY, 0: "T", 4: "T"})
    assert (t.where("base_falcon"), t.folk(4), t.folk(0)) == (4, "", "T")


def test_base_falcon_may_stay_and_strike_here():
    t = special_of("base_falcon", "10", "go/l0", folk={**NOBODY, 0: "T"})
    assert (t.where("base_falcon"), t.folk(0)) == (0, "")
    assert not t.said("enters")


def test_base_wasp_gets_an_invulnerable_token():
    t = special_of("base_wasp", "10")
    assert "invulnerable" in t.marks("base_wasp")


def test_base_wasp_takes_her_team_mates_here_along():
    t = special_of("base_wasp", "11", "go/l2", at={"iron_man": 0})
    assert (t.where("base_wasp"), t.where("captain_america"), t.where("iron_man")) == (2, 2, 0)
    t = special_of("base_wasp", "11", "go/l2", at={"captain_america": 1})
    assert (t.where("base_wasp"), t.where("captain_america")) == (2, 1)
    t = special_of("base_wasp", "11", "go/l2", ko=["captain_america"])
    assert (t.where("base_wasp"), t.where("captain_america")) == (2, 0)


def test_base_wasp_flies_anywhere_and_stings_there():
    t = special_of("base_wasp", "12", "go/l3", "strike/tigra", folk=NOBODY)
    assert (t.where("base_wasp"), t.shields("tigra"), t.shields("iron_man")) == (3, 0, 1)
