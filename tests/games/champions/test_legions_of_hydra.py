"""Legions of Hydra."""

from __future__ import annotations

import pytest

from tests.champions_table import facts, table

FACTS = {
    "legions_of_hydra": {
        "01180": "Legions of Hydra, side-scheme, starts 3, boost 3, 1 hazard, 2 copies",
        "01181": "Madame Hydra, minion, unique, ATK 2*, SCH 2*, hit points 6, boost 2, elite, hydra",
        "01182": "Hydra Soldier, minion, ATK 2, SCH 1, hit points 4, boost 1, hydra, 3 copies",
    },
}


@pytest.mark.parametrize("name", FACTS)
def test_facts_are_those_of_the_box(name):
    assert facts(name) == FACTS[name]


def test_legions_of_hydra_brings_madame_hydra_and_counts_hydra_enemies():
    t = table(engaged=["hydra_mercenary", "sandman"])
    t.lay("madame_hydra", "encounter-discard")
    t.reveal("legions_of_hydra")
    assert t.engaged_with("madame_hydra") == 0
    assert t.threat("legions_of_hydra") == 3 + 2 * 2


def test_with_madame_hydra_in_play_nobody_is_searched_for():
    t = table(engaged=["madame_hydra"])
    second = t.lay("madame_hydra", "encounter")
    t.reveal("legions_of_hydra")
    assert not second.in_play
    assert t.threat("legions_of_hydra") == 3 + 2


def test_madame_hydra_cannot_be_hurt_beside_her_legions():
    t = table(engaged=["madame_hydra"], side=["legions_of_hydra"])
    t.hurt("madame_hydra", 3)
    assert t.damage("madame_hydra") == 0
    t.card("legions_of_hydra").threat = 1
    t.thwart("spider_man")
    t.hurt("madame_hydra", 3)
    assert t.damage("madame_hydra") == 3


def test_madame_hydra_feeds_her_legions():
    t = table(engaged=["madame_hydra"], side=["legions_of_hydra"])
    t.minion_attacks("madame_hydra")
    assert t.threat("legions_of_hydra") == 3 + 2
    t = table(engaged=["madame_hydra"], side=["legions_of_hydra"], form="alter-ego")
    t.minion_schemes("madame_hydra")
    assert t.threat("legions_of_hydra") == 3 + 2
    assert t.threat() == 2


def test_of_two_legions_the_first_player_picks_one():
    t = table(heroes=["captain_marvel", "spider_man"], side=["legions_of_hydra"])
    t.put("madame_hydra", seat=1)
    t.reveal("legions_of_hydra")
    t.minion_attacks("madame_hydra", "p0>threat/legions_of_hydra")
    assert [t.threat("legions_of_hydra"), t.threat("legions_of_hydra#2")] == [5, 5]


def test_hydra_soldier_guards_and_deals_a_card_to_the_engaged_player():
    t = table(heroes=["spider_man", "spider_man"])
    t.put("hydra_soldier", seat=1)
    t.hurt("hydra_soldier", 4)
    assert t.discarded("hydra_soldier")
    assert t.sizes("dealt") == [0, 1]
    t = table(engaged=["hydra_soldier"])
    t.attack("spider_man", "hydra_soldier")
    assert t.damage("rhino") == 0
