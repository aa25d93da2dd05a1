"""The nine pieces of equipment: what each does once both slots are full."""

from __future__ import annotations

import pytest

from tests.civilwar_table import Table, table

NOBODY = dict.fromkeys(range(6), "")
BLUE = ("captain_america", "kate_bishop", "spectrum", "goliath")


def using(hero: str, gear: str, *answers: str, until: str = "", **setting: object) -> Table:
    """The hero has played the card with one Move and uses the charged equipment."""
    mate = "captain_america" if hero != "captain_america" else "kate_bishop"
    teams = {"blue": [hero, mate]} if hero in BLUE else {"red": [hero, "tigra" if hero != "tigra" else "iron_man"]}
    base = {"hands": {hero: ["01", "02", "03"]}, "charges": {hero: 2}, "folk": NOBODY, **teams, **setting}
    t = table(hero, **base)
    t.play("01")
    t.act("use", gear, *answers, until=until)
    return t


def test_vibranium_shield_readies_a_shield_here_and_strikes_here_or_next_door():
    t = using("captain_america", "vibranium_shield", "ready/kate_bishop", "strike/tigra", at={"tigra": 1},
              folk={**NOBODY, 0: "T"}, shields={"captain_america": 0, "kate_bishop": 0})  # fmt: skip
    assert (t.shields("kate_bishop"), t.shields("captain_america"), t.shields("tigra"), t.folk(0)) == (1, 0, 0, "T")
    assert t.hero("captain_america").charges == [False, False]


def test_recurve_bow_deals_two_damage_next_door():
    t = using("kate_bishop", "recurve_bow", "strike/l1t", at={"tigra": 5}, folk={1: "T", 0: "T"})
    assert (t.folk(1), t.folk(0), t.shields("tigra")) == ("", "T", 0)


def test_photon_gauntlets_lead_anywhere_and_draw_a_card():
    t = using("spectrum", "photon_gauntlets", "go/l3")
    assert (t.where("spectrum"), len(t.hand("spectrum"))) == (3, 3)


def test_pym_reservoir_hurts_each_enemy_here_and_rescues_a_civilian():
    t = using("goliath", "pym_reservoir", "rescue/l3c", at={"goliath": 3}, folk={3: "CC"})
    assert (t.shields("iron_man"), t.shields("tigra"), t.folk(3), t.score) == (0, 0, "C", (1, 0))


def test_extremis_armor_brings_a_wild_action_and_strikes_here_or_next_door():
    t = using("iron_man", "extremis_armor", "strike/l4t", folk={3: "T", 4: "T"})
    assert (t.pool, t.folk(4), t.folk(3)) == ("MW", "", "T")


def test_cat_amulet_draws_a_card_and_brings_an_attack_and_a_move():
    t = using("tigra", "cat_amulet")
    assert (t.pool, len(t.hand("tigra"))) == ("MMA", 3)


@pytest.mark.parametrize("who", ["wonder_man", "tigra"])
def test_ionic_belt_readies_a_shield_and_gives_a_heroic_token(who):
    t = using("wonder_man", "ionic_belt", f"give-token/{who}", shields={"wonder_man": 0})
    assert (t.shields("wonder_man"), t.tokens(who)) == (1, "H")


def test_stinger_gauntlets_strike_and_stun_here_or_next_door():
    t = using("yellowjacket", "stinger_gauntlets", "strike/l2t", "stun/kate_bishop", at={"kate_bishop": 3,
              "captain_america": 4}, folk={2: "T"})  # fmt: skip
    assert (t.folk(2), t.hero("kate_bishop").stun, t.hero("captain_america").stun) == ("", 1, 0)
    assert t.offered("stun") == ["stun:captain_america", "stun:kate_bishop"]


@pytest.mark.parametrize(("way", "shields", "hand"), [(1, 0, 2), (2, 1, 1)])
def test_field_kit_draws_a_card_or_readies_a_shield(way, shields, hand):
    t = table("base_wasp", blue=["base_wasp", "kate_bishop"], hands={"base_wasp": ["01", "02"]},
              shields={"base_wasp": 0})  # fmt: skip
    t.s.move(t.card("field_kit"), t.hero("base_wasp").gear)
    t.hero("base_wasp").charges = [True, True]
    t.play("01")
    t.act("use", "field_kit", f"choose-one/way-{way}")
    assert (t.shields("base_wasp"), len(t.hand("base_wasp"))) == (shields, hand)
