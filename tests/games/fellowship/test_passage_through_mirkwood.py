"""Passage Through Mirkwood: its own encounter cards and its stages."""

from __future__ import annotations

from tests.fellowship_facts import facts_of
from tests.fellowship_table import begun, table

TRIO = [["aragorn", "theodred"], ["gimli", "gloin"], ["eowyn", "legolas"]]
FACTS = [
    "96 enemy Forest Spider; engagement 25; 2 2 1 4; creature spider; shadow; x4",
    "97 enemy East Bight Patrol; engagement 5; 3 3 1 2; goblin orc; shadow; x1",
    "98 enemy Black Forest Bats; engagement 15; 1 1 0 2; creature; x1",
    "99 location Old Forest Road; 1 3; forest; x2",
    "100 location Forest Gate; 2 4; forest; x2",
    "119a quest Flies and Spiders; stage 1; x1",
    "119b quest Flies and Spiders; stage 1; points 8; x1",
    "120a quest A Fork in the Road; stage 2; x1",
    "120b quest A Fork in the Road; stage 2; points 2; x1",
    "121a quest A Chosen Path; stage 3; x1",
    "121b quest “Don't Leave the Path!”; stage 3; x1",
    "122a quest A Chosen Path; stage 3; x1",
    "122b quest Beorn's Path; stage 3; points 10; x1",
]


def test_the_facts_of_the_passage_through_mirkwood():
    assert facts_of("passage_through_mirkwood") == FACTS


# --- encounter cards --------------------------------------------------------------------------------------------


def test_a_forest_spider_that_has_engaged_a_player_is_stronger_until_the_end_of_the_round():
    t = table(heroes=TRIO, staging=["forest_spider", "king_spider"], first=1)
    t.engage("forest_spider", seat=2)
    assert (t.strength("forest_spider"), t.strength("king_spider")) == (3, 3)
    t.step("end_encounter")
    t.step("end_combat")
    assert t.strength("forest_spider") == 3
    t.step("end_round")
    assert t.strength("forest_spider") == 2


def test_the_forest_spider_as_a_shadow_takes_an_attachment_of_the_defending_player():
    t = table(heroes=TRIO, engaged=["eastern_crows"], first=2)
    t.put("celebrians_stone", on="aragorn")
    t.put("steward_of_gondor", on="theodred")
    t.put("horn_of_gondor", on="gimli")
    t.enemy_attacks("eastern_crows", "defend/aragorn", "p0>discard/steward_of_gondor", shadow="forest_spider")
    assert t.offered("discard") == ["discard:celebrians_stone", "discard:steward_of_gondor"]
    assert t.discarded("steward_of_gondor")


def test_the_east_bight_patrol_as_a_shadow_is_worse_if_nobody_defends():
    t = table(heroes=TRIO, engaged=["wolf_rider"], first=2)
    t.dial(20, 20, 20)
    t.enemy_attacks("wolf_rider", "defend/aragorn", shadow="east_bight_patrol")
    assert (t.damage("aragorn"), t.threats) == (1, [20, 20, 20])
    t.enemy_attacks("wolf_rider", "defend/no-defense", "attack-damage/theodred", shadow="east_bight_patrol")
    assert (t.damage("theodred"), t.threats) == (3, [23, 20, 20])


def test_black_forest_bats_drive_a_character_of_the_choice_of_each_player_from_the_quest():
    t = table(heroes=TRIO, first=1)
    t.commits("aragorn", "theodred", "gimli", "eowyn")
    t.reveal("black_forest_bats", "p1>choose/aragorn", "p2>choose/eowyn", "p0>choose/theodred")
    committed = [name for own in TRIO for name in own if t.is_committed(name)]
    assert committed == ["gimli"]
    assert t.exhausted("aragorn")


def test_after_the_old_forest_road_the_first_player_may_ready_an_own_character():
    t = table(heroes=TRIO, staging=["old_forest_road"], first=1)
    for name in ("aragorn", "gimli", "gloin"):
        t.card(name).exhausted = True
    t.travel("old_forest_road", "p1>response-travel/use:old_forest_road", "p1>ready/gloin")
    assert t.offered("ready") == ["ready:gimli", "ready:gloin"]
    assert [t.exhausted(name) for name in ("gloin", "gimli", "aragorn")] == [False, True, True]


def test_at_the_forest_gate_the_first_player_may_draw_two_cards():
    t = table(heroes=TRIO, staging=["forest_gate"], first=1)
    t.travel("forest_gate", "p1>response-travel/use:forest_gate")
    assert t.sizes("hand") == [0, 2, 0]
    t = table(heroes=TRIO, staging=["forest_gate"], first=1)
    t.travel("forest_gate", "p1>response-travel/pass")
    assert t.sizes("hand") == [0, 0, 0]


# --- stages -----------------------------------------------------------------------------------------------------


def test_flies_and_spiders_begin_with_a_spider_and_the_road():
    t = begun(*TRIO, first=1)
    assert t.staging() == ["forest_spider", "old_forest_road"]
    assert t.lines("reveals") == []
    assert t.card("quest").printed.code == "119b"


def test_a_fork_in_the_road_needs_two_progress_and_leads_to_one_of_two_paths():
    t = table(heroes=TRIO)
    t.stage("a_fork_in_the_road")
    t.makes_progress(1)
    assert t.card("quest").printed.code == "120b"
    t.makes_progress(1, "", "?find/king_spider", "?find/forest_spider", "?find/forest_spider")
    assert t.card("quest").printed.code in ("121b", "122b")
    assert t.lying("quest-deck") == []


def test_who_leaves_the_path_finds_a_spider_for_each_player():
    t = table(heroes=TRIO, first=1)
    t.lay("hummerhorns", "encounter-discard")
    t.lay("forest_spider", "encounter-discard")
    t.stage("dont_leave_the_path", "p1>find/king_spider", "p2>find/ungoliants_spawn", "p0>find/forest_spider")
    assert t.staging() == ["king_spider", "ungoliants_spawn", "forest_spider"]
    assert "choose:hummerhorns" not in t.offered("find")
    assert t.course("reveals") == []


def test_on_that_path_only_the_death_of_ungoliants_spawn_wins():
    t = table(heroes=TRIO, first=1)
    t.stage("dont_leave_the_path", "p1>find/king_spider", "p2>find/ungoliants_spawn", "p0>find/forest_spider")
    t.makes_progress(30)
    t.hurt("king_spider", 3)
    assert not t.over
    t.hurt("ungoliants_spawn", 9)
    assert t.won()


def test_beorns_path_ends_with_ten_progress():
    t = table(heroes=TRIO)
    t.stage("beorns_path")
    t.makes_progress(9)
    assert not t.over
    t.makes_progress(1)
    assert t.won()


def test_beorns_path_does_not_end_while_ungoliants_spawn_is_in_play():
    t = table(heroes=TRIO, staging=["ungoliants_spawn"])
    t.stage("beorns_path")
    t.makes_progress(12)
    assert not t.over
    t.hurt("ungoliants_spawn", 9)
    assert t.won()
