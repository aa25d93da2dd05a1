"""Action windows (Вікна дій, додаток I): after which steps the players may act, and where they may not."""

from __future__ import annotations

import pytest

from tests.fellowship_table import table
from tests.fellowship_watch import watched

TRIO = [["gimli", "legolas"], ["aragorn", "theodred"], ["eowyn", "eleanor"]]


# --- the windows of the phases ------------------------------------------------------------------------------


@pytest.mark.rule("fellowship.window.after_1_3")
def test_the_window_of_the_resource_phase_comes_after_drawing():
    t = watched(table(heroes=[["gimli"], ["aragorn"]], first=1))
    t.phase("resource")
    assert t.course("phase", "gains", "draws") == ["phase", "gains", "gains", "draws", "draws", "window"]


@pytest.mark.rule("fellowship.window.special_2_2")
def test_planning_has_one_window_for_each_active_player():
    t = watched(table(heroes=TRIO, first=1), 0, 1, 2)
    t.phase("planning")
    assert t.course("plans") == ["plans", "window", "window", "window"] * 3
    assert [line["player"] for line in t.lines("plans")] == ["p1", "p2", "p0"]
    assert t.who("planning") == [1, 2, 0]


@pytest.mark.rule("fellowship.window.after_3_1", "fellowship.window.after_3_2", "fellowship.window.after_3_3",
                  "fellowship.window.none_between_reveals", "fellowship.window.after_3_4")  # fmt: skip
def test_the_windows_of_the_quest_phase():
    t = watched(table(heroes=TRIO, first=1))
    t.on_top("old_forest_road", "forest_gate", "enchanted_stream")
    t.phase("quest", "p1>commit/theodred", "p1>commit/done", "p2>commit/eowyn", "p2>commit/done")
    assert t.course("phase", "commits", "reveals", "quest-resolved") == [
        "phase", "window", "commits", "commits", "window", "reveals", "reveals", "reveals", "window", "quest-resolved",
        "window",
    ]  # fmt: skip


@pytest.mark.rule("fellowship.window.after_3_3")
def test_what_is_done_after_staging_counts_in_the_resolution():
    t = table(heroes=[["eowyn", "beravor"]], hand=["feint", "secret_paths"], staging=["forest_gate"])
    t.pools(beravor=1)
    t.commits("eowyn")
    t.steps(["staging_actions", "resolve_quest"], "action/use:eowyn", "discard-cost/feint", "action/play:secret_paths")
    assert t.progress() == 5


@pytest.mark.rule("fellowship.window.after_3_4", "fellowship.step.3_4_stay_committed", "fellowship.step.3_5")
def test_after_the_resolution_the_characters_are_still_committed_until_the_phase_ends():
    t = watched(table(heroes=[["gimli", "eowyn"]]))
    t.commits("eowyn")
    t.steps(["resolve_quest", "resolution_actions", "end_quest"], until="action")
    assert t.progress() == 4
    assert t.is_committed("eowyn")
    t.finish()
    assert not t.is_committed("eowyn")
    assert t.exhausted("eowyn")


@pytest.mark.rule("fellowship.step.3_4_stay_committed")
def test_who_is_taken_off_the_quest_adds_nothing_and_stays_exhausted():
    t = table(heroes=[["gimli", "eowyn"]])
    t.commits("eowyn", "gimli")
    t.reveal("black_forest_bats", "choose/eowyn")
    assert not t.is_committed("eowyn")
    assert t.exhausted("eowyn")
    assert t.committed == 2


@pytest.mark.rule("fellowship.window.after_4_2", "fellowship.step.4_1", "fellowship.step.4_3")
def test_the_window_of_the_travel_phase_comes_after_the_journey():
    t = watched(table(heroes=TRIO, first=1, staging=["enchanted_stream"]))
    t.phase("travel", "travel/enchanted_stream")
    assert t.course("phase", "travels") == ["phase", "travels", "window"]
    assert t.s.step == "begin_encounter"


@pytest.mark.rule("fellowship.window.after_5_2", "fellowship.window.after_5_3")
def test_the_windows_of_the_encounter_phase():
    t = watched(table(heroes=TRIO, first=1, staging=["hill_troll", "wolf_rider", "dol_guldur_orcs"]))
    t.dial(20, 20, 20)
    t.phase("encounter", "p1>engage/hill_troll", "check/wolf_rider")
    assert t.course("phase", "engages") == ["phase", "engages", "window", "engages", "engages", "window"]


@pytest.mark.rule("fellowship.window.after_6_2")
def test_after_shadow_cards_are_dealt_there_is_a_window_before_they_are_turned_up():
    t = watched(table(heroes=TRIO, first=1, engaged=["wolf_rider"]))
    t.on_top("forest_gate")
    t.phase("combat", until="action")
    assert t.shadows("wolf_rider") == 1
    assert not t.known(t.pile("shadows").cards[0], 0)
    assert t.lines("enemy-attacks") == []


@pytest.mark.rule("fellowship.window.none_6_5_to_6_10")
def test_without_attacks_combat_has_one_window():
    t = watched(table(heroes=TRIO, first=1, staging=["forest_spider"]), 0, 1, 2)
    t.phase("combat")
    assert t.course("phase") == ["phase", *["window"] * 3]


@pytest.mark.rule("fellowship.window.after_7_4")
def test_the_window_of_the_refresh_phase_begins_with_the_new_first_player():
    t = watched(table(heroes=TRIO, first=2), 0, 1, 2)
    t.phase("refresh")
    assert t.course("ready", "threat-raised", "first-player") == [
        "ready", "threat-raised", "threat-raised", "threat-raised", "first-player", "window", "window", "window",
    ]  # fmt: skip
    assert t.windows() == ["p0", "p1", "p2"]


# --- the windows of the attacks -----------------------------------------------------------------------------


@pytest.mark.rule("fellowship.window.after_6_4b", "fellowship.window.after_6_4_1", "fellowship.window.after_6_4_2",
                  "fellowship.window.after_6_4_3")  # fmt: skip
def test_the_windows_of_an_enemy_attack():
    t = watched(table(heroes=TRIO, first=1, engaged=["forest_spider"]))
    t.enemy_attacks("forest_spider", "p0>defend/legolas")
    assert t.course("enemy-attacks", "defends", "shadow", "damaged") == [
        "enemy-attacks", "window", "defends", "window", "shadow", "window", "damaged", "window",
    ]  # fmt: skip


@pytest.mark.rule("fellowship.window.after_6_4b")
def test_a_hero_readied_before_the_declaration_can_defend():
    t = table(heroes=[["gimli", "legolas"]], engaged=["forest_spider"])
    t.put("unexpected_courage", on="gimli")
    t.card("gimli").exhausted = True
    t.enemy_attacks("forest_spider", "action/use:unexpected_courage", "defend/gimli")
    assert t.said("defends", card="gimli")


@pytest.mark.rule("fellowship.window.after_6_4_2")
def test_blade_mastery_after_the_shadow_effect_lessens_the_damage():
    t = table(heroes=[["gimli", "legolas"]], hand=["blade_mastery"], engaged=["ungoliants_spawn"])
    t.pools(legolas=1)
    t.enemy_attacks("ungoliants_spawn", "action/pass", "defend/gimli", "action/pass", "action/play", "choose/gimli")
    assert t.damage("gimli") == 2


@pytest.mark.rule("fellowship.window.none_before_ranged", "fellowship.window.after_6_8_1",
                  "fellowship.window.after_6_8_2", "fellowship.window.after_6_8_3")  # fmt: skip
def test_the_windows_of_a_player_attack():
    t = watched(table(heroes=TRIO, first=1))
    t.put("dol_guldur_beastmaster", engaged=1)
    t.attack("dol_guldur_beastmaster", "aragorn", answers=["p0>attackers/legolas"])
    assert t.course("attacks", "strikes", "damaged") == [
        "attacks", "attacks", "window", "window", "strikes", "damaged", "window",
    ]  # fmt: skip


@pytest.mark.rule("fellowship.window.after_6_8_1", "fellowship.window.after_6_8_2")
def test_blade_mastery_counts_before_the_strength_is_determined_and_not_after():
    for passes, damage in (0, 2), (1, 1):
        t = table(heroes=[["gimli"]], hand=["blade_mastery"], engaged=["dol_guldur_beastmaster"])
        t.pools(gimli=1)
        answers = [*["action/pass"] * passes, "action/play:blade_mastery"]
        t.attack("dol_guldur_beastmaster", "gimli", answers=answers)
        assert t.damage("dol_guldur_beastmaster") == damage
