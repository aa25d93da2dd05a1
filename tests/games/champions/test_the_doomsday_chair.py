"""The Doomsday Chair."""

from __future__ import annotations

import pytest

from tests.champions_table import facts, table

FACTS = {
    "the_doomsday_chair": {
        "01183": "The Doomsday Chair, side-scheme, starts 8, boost 3, 1 acceleration, 2 copies",
        "01184": "M.O.D.O.K., minion, unique, ATK 2, SCH 2, hit points 8, boost 2, cyborg, elite",
        "01185": "Biomechanical Upgrades, attachment, boost 1, tech, 3 copies",
    },
}


@pytest.mark.parametrize("name", FACTS)
def test_facts_are_those_of_the_box(name):
    assert facts(name) == FACTS[name]


def test_the_doomsday_chair_brings_modok_once():
    t = table()
    t.lay("m_o_d_o_k", "encounter")
    t.reveal("the_doomsday_chair")
    assert t.engaged_with("m_o_d_o_k") == 0
    assert t.threat("the_doomsday_chair") == 8
    second = t.lay("m_o_d_o_k", "encounter")
    t.reveal("the_doomsday_chair")
    assert not second.in_play


def test_modok_strikes_back_for_two():
    t = table(engaged=["m_o_d_o_k"])
    t.attack("spider_man", "m_o_d_o_k")
    assert t.damage("m_o_d_o_k") == 2
    assert t.damage("spider_man") == 2


def test_biomechanical_upgrades_go_to_the_minion_with_the_most_hit_points():
    t = table(engaged=["hydra_mercenary", "sandman"])
    t.on_top("advance", "advance")
    first = t.reveal("biomechanical_upgrades")
    assert t.host(first) == "sandman"  # 4 against 3
    t.on_top("advance", "advance")
    second = t.reveal("biomechanical_upgrades")
    assert t.host(second) == "hydra_mercenary"


def test_without_a_minion_they_are_discarded_and_surge():
    t = table()
    t.on_top("sandman")
    card = t.reveal("biomechanical_upgrades")
    assert not card.in_play
    assert t.in_play("sandman")


def test_biomechanical_upgrades_save_the_minion_once():
    t = table(engaged=["sandman"])
    t.card("sandman").tough = False
    t.put("biomechanical_upgrades", on="sandman")
    t.hurt("sandman", 9)
    assert t.in_play("sandman")
    assert t.damage("sandman") == 0
    assert t.discarded("biomechanical_upgrades")
    t.hurt("sandman", 4)
    assert t.discarded("sandman")


def test_a_minion_that_was_saved_was_not_defeated():
    t = table(hand=["chase_them_down"], engaged=["hydra_mercenary"], threat=3)
    t.put("biomechanical_upgrades", on="hydra_mercenary")
    t.hurt("hydra_mercenary", 1)
    t.attack("spider_man", "hydra_mercenary")
    assert "response-attack" not in t.prompts()
    assert t.damage("hydra_mercenary") == 0
