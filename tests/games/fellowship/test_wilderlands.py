"""Wilderlands: what each card does to one, two and three players."""

from __future__ import annotations

import pytest

from tests.fellowship_facts import facts_of
from tests.fellowship_table import table

TRIO = [["aragorn", "theodred"], ["gimli", "gloin"], ["eowyn", "legolas"]]
FACTS = [
    "81 enemy Wolf Rider; engagement 10; 1 2 0 2; surge; goblin orc; shadow; x1",
    "82 enemy Hill Troll; engagement 30; 1 6 3 9; victory 4; troll; x2; easy x1",
    "83 enemy Goblin Sniper; engagement 48; 2 2 0 2; goblin orc; x2",
    "84 enemy Marsh Adder; engagement 40; 3 4 1 7; victory 3; creature; x1; easy x0",
    "85 enemy Wargs; engagement 20; 2 3 1 3; creature; shadow; x2",
    "86 treachery Despair; shadow; x2; easy x0",
    "87 location The Brown Lands; 5 1; wasteland; x2",
    "88 location The East Bight; 1 6; wasteland; x2",
]


def test_the_facts_of_the_wilderlands():
    assert facts_of("wilderlands") == FACTS


def test_the_wolf_rider_as_a_shadow_attacks_the_defending_player_with_a_shadow_card_of_its_own():
    t = table(heroes=TRIO, engaged=["wargs"], first=2)
    t.on_top("dol_guldur_orcs")
    t.enemy_attacks("wargs", "p0>defend/aragorn", "p0>defend/theodred", shadow="wolf_rider")
    assert t.said("enemy-attacks", enemy="wolf_rider", player="p0")
    assert t.damage("theodred") == 2  # 2 and 1 from its own shadow card, less his defense
    assert t.damage("aragorn") == 1
    t.step("end_combat")
    assert t.lying("encounter")[-1] == "wolf_rider"
    assert t.discarded("dol_guldur_orcs")


def test_the_attack_of_the_wolf_rider_may_stay_undefended_and_it_is_not_in_play():
    t = table(heroes=TRIO, engaged=["wargs"])
    t.on_top("enchanted_stream")
    t.enemy_attacks("wargs", "defend/aragorn", "defend/no-defense", "attack-damage/theodred", shadow="wolf_rider")
    assert t.damage("theodred") == 2
    assert not t.in_play("wolf_rider")
    assert t.engaged(0) == ["wargs"]


def test_the_wolf_rider_surges():
    t = table(heroes=TRIO)
    t.on_top("old_forest_road")
    t.reveal("wolf_rider")
    assert t.staging() == ["wolf_rider", "old_forest_road"]


def test_what_the_hill_troll_deals_beyond_the_last_hit_point_is_threat():
    t = table(heroes=TRIO, in_play=["gleowine"], engaged=["hill_troll"], first=2)
    t.dial(20, 20, 20)
    t.enemy_attacks("hill_troll", "defend/gleowine")
    assert t.discarded("gleowine")
    assert t.threats == [24, 20, 20]


def test_the_excess_of_the_hill_troll_hits_the_attacked_player_and_not_the_sentinel():
    t = table(heroes=TRIO, first=2)
    t.put("hill_troll", engaged=1)
    t.dial(20, 20, 20)
    t.left("aragorn", 1)
    t.enemy_attacks("hill_troll", "p1>defend/no-defense", "p0>defend/aragorn")
    assert t.threats == [20, 23, 20]


def test_the_hill_troll_raises_nothing_when_the_character_survives():
    t = table(heroes=TRIO, engaged=["hill_troll"])
    t.dial(20, 20, 20)
    t.enemy_attacks("hill_troll", "defend/aragorn")
    assert (t.damage("aragorn"), t.threat()) == (4, 20)


def test_the_goblin_sniper_hides_behind_other_enemies():
    t = table(heroes=TRIO, staging=["goblin_sniper", "wargs"], first=2)
    t.dial(10, 10, 10)
    t.phase("encounter", until="engage")
    assert t.options(2) == ["engage:wargs", "no-engage"]
    t.give("p2>engage/wargs")
    assert t.options(0) == ["engage:goblin_sniper", "no-engage"]


def test_the_goblin_sniper_in_the_staging_area_shoots_at_a_character_of_each_player():
    t = table(heroes=TRIO, staging=["goblin_sniper"], in_play=["faramir"], first=2)
    t.step("end_combat", "p2>damage/eowyn", "p0>damage/faramir", "p1>damage/gimli")
    assert [t.damage(name) for name in ("eowyn", "faramir", "gimli", "aragorn")] == [1, 1, 1, 0]


def test_the_goblin_sniper_shoots_only_after_combat_and_only_from_the_staging_area():
    t = table(heroes=TRIO, engaged=["goblin_sniper"])
    t.step("end_combat")
    t.put("goblin_sniper")
    t.step("end_quest")
    assert "damage" not in t.prompts()


def test_the_marsh_adder_raises_the_dial_of_whom_it_attacks():
    t = table(heroes=TRIO, first=2)
    t.put("marsh_adder", engaged=1)
    t.dial(20, 20, 20)
    t.enemy_attacks("marsh_adder", "p1>defend/gimli")
    t.enemy_attacks("marsh_adder", "p1>defend/no-defense", "p0>defend/aragorn")
    assert t.threats == [20, 22, 20]


def test_wargs_run_back_after_a_shadow_card_without_effect():
    t = table(heroes=TRIO, engaged=["wargs"])
    t.enemy_attacks("wargs", "defend/aragorn", shadow="enchanted_stream")
    assert t.damage("aragorn") == 1
    assert t.staging() == ["wargs"]


def test_wargs_stay_after_a_shadow_effect_even_a_cancelled_one_and_without_a_shadow_card():
    t = table(heroes=TRIO, engaged=["wargs"], hands={2: ["hasty_stroke"]})
    t.enemy_attacks("wargs", "defend/aragorn", shadow="ungoliants_spawn")
    assert t.engaged(0) == ["wargs"]
    t.pools(eowyn=1)
    t.card("aragorn").exhausted = False
    t.enemy_attacks("wargs", "defend/aragorn", "cancel-shadow/use:hasty_stroke", shadow="ungoliants_spawn")
    assert t.engaged(0) == ["wargs"]
    t.card("aragorn").exhausted = False
    t.enemy_attacks("wargs", "defend/aragorn", shadow="")
    assert t.engaged(0) == ["wargs"]


@pytest.mark.parametrize(("defense", "damage"), [("theodred", 1), ("no-defense", 3)])
def test_wargs_as_a_shadow_strengthen_the_attack(defense, damage):
    t = table(heroes=TRIO, engaged=["eastern_crows"], first=2)
    t.enemy_attacks("eastern_crows", f"defend/{defense}", "?attack-damage/theodred", shadow="wargs")
    assert t.damage("theodred") == damage


def test_despair_takes_progress_off_the_quest_and_not_off_the_location():
    t = table(heroes=TRIO, active="old_forest_road")
    t.makes_progress(2, "old_forest_road")
    t.card("quest").progress = 6
    t.reveal("despair")
    assert (t.progress(), t.progress("old_forest_road")) == (2, 2)
    t.reveal("despair")
    assert t.progress() == 0


def test_despair_as_a_shadow_takes_away_the_defense():
    t = table(heroes=TRIO, engaged=["wargs"])
    t.enemy_attacks("wargs", "defend/aragorn", shadow="despair")
    assert t.damage("aragorn") == 3


def test_the_brown_lands_are_explored_by_travelling_there():
    t = table(heroes=TRIO, staging=["the_brown_lands"])
    t.travel("the_brown_lands")
    assert t.discarded("the_brown_lands")
    assert t.lying("active-location") == []


def test_the_players_must_travel_to_the_east_bight():
    t = table(heroes=TRIO, staging=["forest_gate", "the_east_bight"], first=2)
    t.phase("travel")
    assert t.lying("active-location") == ["the_east_bight"]


def test_the_players_need_not_leave_another_location_for_the_east_bight():
    t = table(heroes=TRIO, staging=["the_east_bight"], active="forest_gate")
    t.phase("travel")
    assert t.lying("active-location") == ["forest_gate"]
