"""Sauron's Reach: what each card does to one, two and three players."""

from __future__ import annotations

import pytest

from tests.fellowship_facts import facts_of
from tests.fellowship_table import table

TRIO = [["aragorn", "theodred"], ["gimli", "gloin"], ["eowyn", "legolas"]]
FACTS = [
    "115 enemy Eastern Crows; engagement 30; 1 1 0 1; surge; creature; shadow; x3; easy x1",
    "116 treachery Evil Storm; x3; easy x2",
    "117 treachery Pursued by Shadow; shadow; x2",
    "118 treachery Treacherous Fog; x2",
]


def test_the_facts_of_saurons_reach():
    assert facts_of("saurons_reach") == FACTS


def test_eastern_crows_surge_and_go_back_into_the_encounter_deck_when_defeated():
    t = table(heroes=TRIO, first=1)
    t.on_top("old_forest_road")
    crows = t.reveal("eastern_crows")
    assert t.staging() == ["eastern_crows", "old_forest_road"]
    cards = len(t.lying("encounter"))
    t.hurt(crows, 1)
    assert t.zone(crows) == "encounter"
    assert len(t.lying("encounter")) == cards + 1


def test_eastern_crows_that_are_only_discarded_do_not_come_back():
    t = table(heroes=TRIO, engaged=["eastern_crows"])
    t.leaves("eastern_crows")
    assert t.discarded("eastern_crows")


@pytest.mark.parametrize(("threat", "damage"), [(34, 1), (35, 2)])
def test_eastern_crows_as_a_shadow_see_who_is_at_thirty_five(threat, damage):
    t = table(heroes=TRIO, engaged=["wolf_rider"], first=2)
    t.dial(threat, 40, 40)
    t.enemy_attacks("wolf_rider", "defend/aragorn", shadow="eastern_crows")
    assert t.damage("aragorn") == damage


def test_the_evil_storm_strikes_all_characters_of_players_at_thirty_five():
    t = table(heroes=TRIO, in_play=["faramir"], first=1)
    t.dial(35, 34, 49)
    t.reveal("evil_storm")
    assert [t.damage(name) for name in ("aragorn", "faramir", "gimli", "eowyn")] == [1, 1, 0, 1]


def test_pursued_by_shadow_each_player_pays_for_every_character_that_stayed_away():
    t = table(heroes=TRIO, in_play=["faramir"], first=1)
    t.dial(20, 20, 20)
    t.commits("aragorn", "eowyn", "legolas")
    t.reveal("pursued_by_shadow")
    assert t.threats == [22, 22, 20]


def test_pursued_by_shadow_as_a_shadow_returns_an_exhausted_ally_of_the_defending_player():
    t = table(heroes=TRIO, in_play=["faramir", "gleowine", "snowbourn_scout"], engaged=["wolf_rider"], first=2)
    t.dial(20, 20, 20)
    t.card("faramir").exhausted = t.card("gleowine").exhausted = True
    t.enemy_attacks("wolf_rider", "defend/aragorn", "p0>return/gleowine", shadow="pursued_by_shadow")
    assert t.offered("return") == ["return:faramir", "return:gleowine"]
    assert t.hand(0) == ["gleowine"]
    assert t.threat() == 20


def test_pursued_by_shadow_as_a_shadow_raises_the_dial_of_who_has_no_exhausted_ally():
    t = table(heroes=TRIO, in_play=["faramir"], engaged=["wolf_rider"], first=2)
    t.put("gleowine", seat=1)
    t.card("gleowine").exhausted = True
    t.dial(20, 20, 20)
    t.enemy_attacks("wolf_rider", "defend/aragorn", shadow="pursued_by_shadow")
    assert t.threats == [23, 20, 20]
    assert t.in_play("gleowine")


def test_the_treacherous_fog_hides_locations_and_costs_players_at_thirty_five_a_card():
    hands = {0: ["feint", "beorn"], 1: ["feint"], 2: ["gandalf"]}
    t = table(heroes=TRIO, staging=["forest_gate", "wargs"], active="old_forest_road", hands=hands, first=1)
    t.dial(35, 34, 36)
    t.reveal("treacherous_fog", "p0>discard-cost/beorn")
    assert (t.menace("forest_gate"), t.menace("wargs"), t.staged) == (3, 2, 5)
    assert [t.hand(seat) for seat in range(3)] == [["feint"], ["feint"], []]
    t.step("end_quest")
    assert t.menace("forest_gate") == 2
