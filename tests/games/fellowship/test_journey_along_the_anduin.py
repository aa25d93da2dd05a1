"""Journey Along the Anduin: its own encounter cards and its stages."""

from __future__ import annotations

import pytest

from tests.fellowship_facts import facts_of
from tests.fellowship_table import begun, table

TRIO = [["aragorn", "theodred"], ["gimli", "gloin"], ["eowyn", "legolas"]]
FACTS = [
    "111 enemy Misty Mountain Goblins; engagement 15; 2 2 1 3; goblin orc; shadow; x3",
    "112 treachery Massing at Night; shadow; x1; easy x0",
    "113 location Banks of the Anduin; 1 3; riverland; x2",
    "114 location Gladden Fields; 3 3; victory 3; marshland; x3; easy x1",
    "126a quest To the River…; stage 1; x1",
    "126b quest To the River…; stage 1; points 8; x1",
    "127a quest Anduin Passage; stage 2; x1",
    "127b quest Anduin Passage; stage 2; points 16; x1",
    "128a quest Ambush on the Shore; stage 3; x1",
    "128b quest Ambush on the Shore; stage 3; x1",
]


def test_the_facts_of_the_journey_along_the_anduin():
    assert facts_of("journey_along_the_anduin") == FACTS


# --- encounter cards --------------------------------------------------------------------------------------------


def test_misty_mountain_goblins_take_progress_off_the_quest_with_every_attack():
    t = table(heroes=TRIO, engaged=["misty_mountain_goblins"], active="old_forest_road")
    t.card("quest").progress = 3
    t.makes_progress(1, "old_forest_road")
    t.enemy_attacks("misty_mountain_goblins", "defend/aragorn")
    assert (t.progress(), t.progress("old_forest_road")) == (2, 1)


@pytest.mark.parametrize(
    ("answers", "left"), [(["defend/aragorn"], 4), (["defend/no-defense", "attack-damage/aragorn"], 2)]
)
def test_misty_mountain_goblins_as_a_shadow_take_more_if_nobody_defends(answers, left):
    t = table(heroes=TRIO, engaged=["wolf_rider"])
    t.card("quest").progress = 5
    t.enemy_attacks("wolf_rider", *answers, shadow="misty_mountain_goblins")
    assert t.progress() == left


def test_massing_at_night_reveals_a_card_for_each_player_in_the_game():
    t = table(heroes=TRIO, first=1)
    t.eliminates(0)
    t.on_top("old_forest_road", "forest_gate", "enchanted_stream")
    t.reveal("massing_at_night")
    assert t.staging() == ["old_forest_road", "forest_gate"]
    assert t.discarded("massing_at_night")


def test_massing_at_night_as_a_shadow_deals_a_shadow_card_for_each_player():
    t = table(heroes=TRIO, engaged=["wolf_rider"], first=2)
    t.dial(20, 20, 20)
    t.on_top("ungoliants_spawn", "wargs", "eastern_crows", "ungoliants_spawn")
    t.enemy_attacks("wolf_rider", "defend/aragorn", shadow="massing_at_night")
    assert t.threats == [24, 20, 20]
    assert t.damage("aragorn") == 2  # 2, 1 and 1 less his defense
    assert t.lying("encounter")[-1] == "ungoliants_spawn"


@pytest.mark.parametrize("active", [True, False])
def test_the_banks_of_the_anduin_go_back_on_top_of_the_deck(active):
    t = table(heroes=TRIO)
    t.put("banks_of_the_anduin", active=active)
    t.makes_progress(3, "banks_of_the_anduin")
    assert t.lying("encounter")[-1] == "banks_of_the_anduin"
    t.put("banks_of_the_anduin")
    t.leaves("banks_of_the_anduin")
    assert t.lying("encounter")[-1] == "banks_of_the_anduin"


def test_the_banks_of_the_anduin_as_a_shadow_card_are_discarded():
    t = table(heroes=TRIO, engaged=["wolf_rider"])
    t.on_top("banks_of_the_anduin")
    t.phase("combat", "defend/aragorn", "?attack/no-attack")
    assert t.discarded("banks_of_the_anduin")


def test_the_gladden_fields_make_every_refresh_phase_worse_while_they_are_active():
    t = table(heroes=TRIO, active="gladden_fields")
    t.dial(20, 21, 22)
    t.step("raise_threat")
    assert t.threats == [22, 23, 24]
    t.leaves("gladden_fields")
    t.put("gladden_fields")
    t.step("raise_threat")
    assert t.threats == [23, 24, 25]


# --- stages -----------------------------------------------------------------------------------------------------


def test_to_the_river_each_player_reveals_a_card_before_the_first_round():
    t = begun(["gimli"], ["aragorn"], ["eowyn"], scenario="anduin", first=1, seed=3)
    surges = len(t.lines("surge"))
    assert len(t.lines("reveals")) == 3 + surges
    assert t.card("quest").printed.code == "126b"
    assert "hill_troll" in t.staging()


def test_to_the_river_brings_a_hill_troll_if_there_is_none():
    t = table(heroes=TRIO, scenario="anduin")
    t.resolve(t.card("quest").printed.abilities[0].effects[0], by="quest")
    assert t.staging() == ["hill_troll"]
    t.resolve(t.card("quest").printed.abilities[0].effects[0], by="quest")
    assert t.staging() == ["hill_troll"]


def test_to_the_river_is_not_defeated_while_a_hill_troll_is_in_play():
    t = table(heroes=TRIO, scenario="anduin", engaged=["hill_troll"])
    t.makes_progress(8)
    assert t.card("quest").printed.code == "126b"
    t.hurt("hill_troll", 9)
    assert t.card("quest").printed.code == "127b"


def test_on_the_anduin_passage_one_more_card_is_revealed_and_nobody_checks_engagement():
    t = table(heroes=TRIO, scenario="anduin", first=1)
    t.stage("anduin_passage")
    t.on_top("old_forest_road", "forest_gate", "enchanted_stream", "wolf_rider", "necromancers_pass")
    t.steps(["begin_staging", "stage"])
    assert t.staging() == ["old_forest_road", "forest_gate", "enchanted_stream", "wolf_rider", "necromancers_pass"]
    t.dial(40, 40, 40)
    t.phase("encounter", "p1>engage/no-engage")
    assert "wolf_rider" in t.staging()
    t.phase("encounter", "p1>engage/wolf_rider")
    assert t.engaged(1) == ["wolf_rider"]


def test_the_ambush_on_the_shore_reveals_two_cards_for_each_player():
    t = table(heroes=TRIO, scenario="anduin", first=1)
    t.stage("anduin_passage")
    t.eliminates(2)
    t.on_top("marsh_adder", "old_forest_road", "forest_gate", "enchanted_stream", "forest_gate")
    t.makes_progress(16)
    assert t.staging() == ["marsh_adder", "old_forest_road", "forest_gate", "enchanted_stream"]


def test_in_the_ambush_on_the_shore_nothing_is_staged_and_the_last_enemy_decides():
    t = table(heroes=TRIO, scenario="anduin", staging=["marsh_adder"], engaged=["wolf_rider"])
    t.on_top("old_forest_road", "forest_gate", "enchanted_stream", "forest_gate", "old_forest_road", "enchanted_stream")
    t.stage("ambush_on_the_shore")
    staged = t.staging()
    t.steps(["begin_staging", "stage"])
    assert t.staging() == staged
    t.makes_progress(20)
    t.hurt("wolf_rider", 2)
    assert not t.over
    t.hurt("marsh_adder", 7)
    assert t.won()
