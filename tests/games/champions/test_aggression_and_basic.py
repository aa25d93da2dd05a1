"""Aggression and basic cards."""

from __future__ import annotations

import pytest

from tests.champions_table import table


@pytest.mark.parametrize(
    ("top", "rhino", "hulk_stays"),
    [("uppercut", 5, True), ("haymaker", 4, True), ("swinging_web_kick", 3, False)],
)
def test_hulk_rages_by_the_top_card(top, rhino, hulk_stays):
    t = table(in_play=["hulk"])
    t.on_deck(top)
    t.attack("hulk", "rhino")
    assert t.damage("rhino") == rhino
    assert t.in_play("hulk") == hulk_stays


def test_tigra_heals_after_defeating_a_minion():
    t = table(in_play=["tigra"], engaged=["hydra_bomber"])
    t.card("tigra").damage = 1
    t.attack("tigra", "hydra_bomber", "response-attack/use:tigra")
    assert t.damage("tigra") == 1  # one healed of two


def test_chase_them_down_thwarts_after_a_defeat():
    t = table(hand=["chase_them_down"], engaged=["hydra_bomber"], threat=3)
    t.attack("spider_man", "hydra_bomber", "response-attack/use:chase_them_down")
    assert t.threat() == 1


def test_relentless_assault_has_overkill_only_with_a_physical_resource():
    t = table(hand=["relentless_assault", "energy"], engaged=["hydra_mercenary"])
    t.play("relentless_assault")
    assert t.damage("rhino") == 0


def test_uppercut_deals_five():
    t = table(hand=["uppercut", "strength", "energy"])
    t.play("uppercut")
    assert t.damage("rhino") == 5


def test_combat_training_raises_atk():
    t = table(in_play=["combat_training"])
    t.attack("spider_man", "rhino")
    assert t.damage("rhino") == 3


def test_mockingbird_stuns_when_she_enters():
    t = table(hand=["mockingbird", "strength", "backflip"])
    t.play("mockingbird", "response-enter/use:mockingbird")
    assert t.stunned("villain")


def test_nick_fury_helps_and_leaves_at_the_end_of_the_round():
    t = table(hand=["nick_fury", "strength", "energy"])
    t.play("nick_fury", "choose-one/damage")
    assert t.damage("rhino") == 4
    t.step("end_round")
    assert t.discarded("nick_fury")


def test_emergency_lessens_a_scheme():
    t = table(hand=["emergency"])
    t.villain_schemes("interrupt-enemy-scheme/use:emergency", sch=2)
    assert t.threat() == 1


def test_first_aid_heals_two():
    t = table(hand=["first_aid", "backflip"])
    t.hurt("spider_man", 3)
    t.play("first_aid")
    assert t.damage("spider_man") == 1


def test_haymaker_deals_three():
    t = table(hand=["haymaker", "strength"])
    t.play("haymaker")
    assert t.damage("rhino") == 3


def test_avengers_mansion_draws_for_a_player():
    t = table(in_play=["avengers_mansion"])
    t.use("avengers_mansion")
    assert len(t.hand()) == 1


def test_helicarrier_makes_the_next_card_cheaper():
    t = table(hand=["haymaker", "backflip"], in_play=["helicarrier"])
    assert not t.can("play", "haymaker")
    t.use("helicarrier")
    t.play("haymaker")
    assert t.damage("rhino") == 3
    assert not t.s.lasting


def test_tenacity_readies_the_hero():
    t = table(hand=["backflip"], in_play=["tenacity"])
    t.attack("spider_man", "rhino")
    t.use("tenacity")
    assert not t.exhausted("spider_man")
    assert t.discarded("tenacity")
