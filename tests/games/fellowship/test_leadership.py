"""Leadership: heroes, allies, events, attachments."""

from __future__ import annotations

import pytest

from tests.fellowship_facts import facts_of
from tests.fellowship_table import table

TRIO = [["aragorn", "theodred"], ["gimli", "gloin"], ["eowyn", "legolas"]]
FACTS = [
    "1 hero Aragorn unique; leadership; threat cost 12; 2 3 2 5; sentinel; dunedain noble ranger; x1",
    "2 hero Théodred unique; leadership; threat cost 8; 1 2 1 4; noble rohan warrior; x1",
    "3 hero Glóin unique; leadership; threat cost 9; 2 2 1 4; dwarf noble; x1",
    "13 ally Guard of the Citadel; leadership; cost 2; 1 1 0 2; gondor warrior; x3",
    "14 ally Faramir unique; leadership; cost 4; 2 1 2 3; gondor noble ranger; x3",
    "15 ally Son of Arnor; leadership; cost 3; 0 2 0 2; dunedain; x3",
    "16 ally Snowbourn Scout; leadership; cost 1; 0 0 1 1; rohan scout; x3",
    "17 ally Silverlode Archer; leadership; cost 3; 1 2 0 1; ranged; archer silvan; x3",
    "18 ally Longbeard Orc Slayer; leadership; cost 4; 0 2 1 3; dwarf warrior; x3",
    "19 ally Brok Ironfist unique; leadership; cost 6; 2 2 1 4; dwarf warrior; x3",
    "20 event Ever Vigilant; leadership; cost 1; x3",
    "21 event Common Cause; leadership; cost 0; x3",
    "22 event For Gondor!; leadership; cost 2; x3",
    "23 event Sneak Attack; leadership; cost 1; x3",
    "24 event Valiant Sacrifice; leadership; cost 1; x3",
    "25 event Grim Resolve; leadership; cost 5; x3",
    "26 attachment Steward of Gondor unique; leadership; cost 2; gondor title; x3",
    "27 attachment Celebrían's Stone unique; leadership; cost 2; restricted; artifact item; x3",
]


def test_the_facts_of_leadership():
    assert facts_of("leadership") == FACTS


# --- heroes ---------------------------------------------------------------------------------------------------


def test_aragorn_commits_and_is_ready_again_for_one_of_his_own_resources():
    t = table(heroes=TRIO, first=1)
    t.pools(aragorn=2, theodred=1)
    t.commit("aragorn", answers=["p0>response-commit/use:aragorn"])
    assert t.is_committed("aragorn")
    assert not t.exhausted("aragorn")
    assert (t.resources("aragorn"), t.resources("theodred")) == (1, 1)


def test_aragorn_stays_exhausted_without_a_resource_of_his_own():
    t = table(heroes=TRIO)
    t.pools(theodred=3)
    t.commit("aragorn")
    assert "response-commit" not in t.prompts()
    assert t.exhausted("aragorn")


def test_aragorn_does_not_ready_when_another_hero_commits():
    t = table(heroes=[["aragorn", "gloin"]])
    t.pools(aragorn=1)
    t.card("aragorn").exhausted = True
    t.commit("gloin")
    assert "response-commit" not in t.prompts()


def test_theodred_gives_a_resource_to_a_committed_hero_of_any_player():
    t = table(heroes=TRIO, first=1, in_play=["faramir"])
    t.commits("gimli")
    t.commit("theodred", "faramir", answers=["p0>response-commit/use:theodred", "p0>choose/gimli"])
    assert t.offered("choose") == ["choose:gimli", "choose:theodred"]
    assert [t.resources(name) for name in ("gimli", "theodred")] == [1, 0]


def test_theodred_alone_on_the_quest_takes_the_resource_himself():
    t = table(heroes=TRIO)
    t.commit("theodred", answers=["response-commit/use:theodred"])
    assert (t.resources("theodred"), t.resources("aragorn")) == (1, 0)


def test_theodred_gives_nothing_when_only_others_commit():
    t = table(heroes=TRIO)
    t.commit("aragorn")
    assert "response-commit" not in t.prompts()


def test_gloin_turns_the_damage_of_one_blow_into_as_many_resources():
    t = table(heroes=TRIO, first=2)
    t.hurt("gloin", 1)
    t.hurt("gloin", 2, "p1>response-damage/use:gloin")
    assert (t.damage("gloin"), t.resources("gloin")) == (3, 2)


def test_gloin_gains_nothing_for_the_wounds_of_others():
    t = table(heroes=TRIO)
    t.hurt("gimli", 2)
    assert "response-damage" not in t.prompts()


# --- allies ---------------------------------------------------------------------------------------------------


def test_the_guard_of_the_citadel_costs_two_leadership_resources():
    t = table(heroes=[["aragorn", "gimli"]], hand=["guard_of_the_citadel"])
    t.pools(aragorn=1, gimli=5)
    assert t.why_not("play", "guard_of_the_citadel") == ["fellowship.play.pay"]
    t.pools(aragorn=2)
    t.play("guard_of_the_citadel")
    assert (t.resources("aragorn"), t.resources("gimli")) == (0, 5)
    assert t.in_play("guard_of_the_citadel")


def test_faramir_strengthens_all_characters_of_one_player_until_the_end_of_the_phase():
    t = table(heroes=TRIO, first=1, in_play=["faramir"])
    t.put("erebor_hammersmith", seat=1)
    t.use("faramir", "p0>choose/p1", phase="quest")
    assert t.exhausted("faramir")
    assert [t.willpower(name) for name in ("gimli", "gloin", "erebor_hammersmith")] == [3, 3, 2]
    assert [t.willpower(name) for name in ("aragorn", "faramir", "eowyn")] == [2, 2, 4]
    t.step("end_quest")
    assert t.willpower("gimli") == 2


def test_faramir_helps_only_those_who_are_there_and_only_while_he_is_ready():
    t = table(heroes=TRIO, in_play=["faramir"])
    t.use("faramir", "choose/p0")
    t.put("snowbourn_scout")
    assert t.willpower("snowbourn_scout") == 0
    assert t.why_not("use", "faramir") == ["fellowship.ability.must_be_payable"]


def test_the_son_of_arnor_engages_an_enemy_out_of_the_staging_area():
    t = table(heroes=TRIO, hand=["son_of_arnor"], staging=["forest_spider"], first=2)
    t.pools(aragorn=3)
    t.play("son_of_arnor", "p0>response-enter/use:son_of_arnor")
    assert t.engaged(0) == ["forest_spider"]
    assert t.strength("forest_spider") == 3  # it has engaged a player: its forced effect


def test_the_son_of_arnor_engages_an_enemy_of_another_player_but_none_of_the_own():
    t = table(heroes=TRIO, staging=["old_forest_road"], engaged=["king_spider"])
    t.put("wolf_rider", engaged=1)
    t.put("hill_troll", engaged=2)
    t.enters(t.hold("son_of_arnor")[0], "response-enter/use:son_of_arnor", "engage/wolf_rider")
    assert t.offered("engage") == ["engage:wolf_rider", "engage:hill_troll"]
    assert sorted(t.engaged(0)) == ["king_spider", "wolf_rider"]
    assert t.engaged(1) == []


def test_the_son_of_arnor_may_leave_all_enemies_alone():
    t = table(heroes=TRIO, staging=["forest_spider"])
    t.enters(t.hold("son_of_arnor")[0], "response-enter/pass")
    assert t.staging() == ["forest_spider"]
    t = table(heroes=TRIO, engaged=["forest_spider"])
    t.enters(t.hold("son_of_arnor")[0])
    assert "response-enter" not in t.prompts()


def test_the_snowbourn_scout_places_progress_on_any_one_location():
    t = table(heroes=TRIO, hand=["snowbourn_scout"], staging=["forest_gate", "forest_spider"], active="old_forest_road")
    t.pools(aragorn=1)
    t.play("snowbourn_scout", "response-enter/use:snowbourn_scout", "progress/forest_gate")
    assert t.offered("progress") == ["progress:forest_gate", "progress:old_forest_road"]
    assert [t.progress(name) for name in ("forest_gate", "old_forest_road", "quest")] == [1, 0, 0]


def test_the_snowbourn_scout_explores_a_location_and_may_also_be_put_into_play():
    t = table(heroes=TRIO, staging=["tower_gate"])
    t.enters(t.hold("snowbourn_scout")[0], "response-enter/use:snowbourn_scout")
    assert t.discarded("tower_gate")
    assert t.progress() == 0


def test_the_silverlode_archer_joins_attacks_on_enemies_of_others():
    t = table(heroes=TRIO)
    t.put("silverlode_archer", seat=2)
    t.put("king_spider", engaged=0)
    t.attack("king_spider", "aragorn", answers=["p2>attackers/silverlode_archer"])
    assert t.discarded("king_spider")


def test_the_longbeard_orc_slayer_wounds_every_orc_in_play():
    t = table(heroes=TRIO, hand=["longbeard_orc_slayer"], staging=["goblin_sniper", "forest_spider"])
    t.put("dol_guldur_orcs", engaged=2)
    t.pools(aragorn=4)
    t.play("longbeard_orc_slayer", "response-enter/use:longbeard_orc_slayer")
    assert [t.damage(name) for name in ("goblin_sniper", "dol_guldur_orcs", "forest_spider")] == [1, 1, 0]


def test_brok_ironfist_comes_when_a_dwarf_hero_of_his_player_leaves_play():
    t = table(heroes=TRIO, hands={1: ["brok_ironfist"]}, first=2)
    t.left("gimli", 1)
    t.hurt("gimli", 1, "p1>response-leave/use:brok_ironfist")
    assert t.in_play("brok_ironfist")
    assert t.controller("brok_ironfist") == 1
    assert [t.resources("gloin"), len(t.hand(1))] == [0, 0]


@pytest.mark.parametrize("name", ["aragorn", "gimli"])
def test_brok_ironfist_does_not_come_for_a_man_nor_for_the_dwarf_of_another_player(name):
    t = table(heroes=TRIO, hand=["brok_ironfist"])
    t.left(name, 1)
    t.hurt(name, 1)
    assert t.hand(0) == ["brok_ironfist"]
    assert "response-leave" not in t.prompts(0)


def test_brok_ironfist_is_unique_and_does_not_come_for_a_dwarf_ally():
    t = table(heroes=TRIO, hands={1: ["brok_ironfist"]})
    t.put("veteran_axehand", seat=1)
    t.leaves("veteran_axehand")
    assert t.hand(1) == ["brok_ironfist"]
    t.put("brok_ironfist", seat=0)
    t.left("gimli", 1)
    t.hurt("gimli", 1)
    assert t.hand(1) == ["brok_ironfist"]


# --- events ---------------------------------------------------------------------------------------------------


def test_ever_vigilant_readies_one_ally_of_any_player_and_no_hero():
    t = table(heroes=TRIO, hand=["ever_vigilant"], in_play=["snowbourn_scout", "faramir"])
    t.put("gleowine", seat=1)
    t.pools(aragorn=1)
    t.card("aragorn").exhausted = True
    assert t.why_not("play", "ever_vigilant") == ["fellowship.ability.must_change_state"]
    t.card("gleowine").exhausted = t.card("faramir").exhausted = True
    t.play("ever_vigilant", "ready/gleowine", phase="combat")
    assert t.offered("ready") == ["ready:faramir", "ready:gleowine"]
    assert [t.exhausted(name) for name in ("gleowine", "faramir", "aragorn")] == [False, True, True]


def test_common_cause_exhausts_a_hero_to_ready_a_different_one():
    t = table(heroes=TRIO, hand=["common_cause"], in_play=["faramir"])
    t.card("theodred").exhausted = t.card("faramir").exhausted = True
    t.card("gimli").exhausted = True
    t.play("common_cause", "ready/gimli", phase="quest")
    assert t.offered("ready") == ["ready:theodred", "ready:gimli"]
    assert [t.exhausted(name) for name in ("aragorn", "gimli", "theodred")] == [True, False, True]


def test_common_cause_needs_a_ready_hero_of_ones_own_and_another_that_is_exhausted():
    t = table(heroes=TRIO, hand=["common_cause"], in_play=["faramir"])
    assert not t.can("play", "common_cause")
    t.card("aragorn").exhausted = t.card("theodred").exhausted = True
    assert not t.can("play", "common_cause")
    t.card("theodred").exhausted = False
    assert t.can("play", "common_cause")


def test_for_gondor_strengthens_all_attacks_and_the_defense_of_gondor():
    t = table(heroes=TRIO, hand=["for_gondor"], in_play=["faramir"], first=1)
    t.put("gondorian_spearman", seat=2)
    t.pools(aragorn=2)
    t.play("for_gondor", phase="combat")
    assert [t.strength(name) for name in ("aragorn", "gimli", "faramir", "gondorian_spearman")] == [4, 3, 2, 2]
    assert [t.defense(name) for name in ("aragorn", "gimli", "faramir", "gondorian_spearman")] == [2, 2, 3, 2]
    t.put("veteran_axehand")
    assert t.strength("veteran_axehand") == 2
    t.step("end_combat")
    assert (t.strength("aragorn"), t.defense("faramir")) == (3, 2)


def test_sneak_attack_lends_an_ally_for_a_phase():
    t = table(heroes=TRIO, hand=["sneak_attack", "beorn", "feint"])
    t.pools(theodred=1)
    t.play("sneak_attack", phase="combat")
    assert t.in_play("beorn")
    t.step("end_combat")
    assert sorted(t.hand()) == ["beorn", "feint"]


def test_sneak_attack_brings_an_ally_whose_response_answers_and_returns_only_what_is_still_there():
    t = table(heroes=TRIO, hand=["sneak_attack", "gandalf", "snowbourn_scout"], engaged=["king_spider"])
    t.pools(aragorn=1)
    t.play("sneak_attack", "choose/gandalf", "response-enter/use:gandalf", "choose-one/damage", phase="combat")
    assert t.discarded("king_spider")
    t.leaves("gandalf")
    t.step("end_combat")
    assert t.discarded("gandalf")
    assert t.hand() == ["snowbourn_scout"]


def test_the_first_player_decides_whether_a_raging_beorn_goes_to_the_hand_or_into_the_deck():
    for answer, zone in (("sneak_attack", "hand"), ("beorn", "deck")):
        t = table(heroes=TRIO, hand=["sneak_attack", "beorn"], first=1)
        t.pools(aragorn=1)
        t.play("sneak_attack", phase="combat")
        t.use("beorn", phase="combat")
        t.step("end_combat", f"p1>order/{answer}")
        assert t.lies("beorn", zone)


def test_sneak_attack_needs_an_ally_in_the_own_hand_that_may_enter():
    t = table(heroes=TRIO, hand=["sneak_attack", "feint"], hands={1: ["beorn"]})
    t.pools(aragorn=1)
    assert t.why_not("play", "sneak_attack") == ["fellowship.ability.must_change_state"]
    t.hold("faramir")
    t.put("faramir", seat=1)
    assert not t.can("play", "sneak_attack")


def test_valiant_sacrifice_lets_the_controller_of_the_ally_draw():
    t = table(heroes=TRIO, hand=["valiant_sacrifice"], first=2)
    t.put("gleowine", seat=1)
    t.pools(aragorn=1)
    t.leaves("gleowine", "p0>response-leave/use:valiant_sacrifice")
    assert t.sizes("hand") == [0, 2, 0]
    assert t.resources("aragorn") == 0


def test_valiant_sacrifice_also_answers_an_ally_that_returns_to_hand_but_no_hero():
    t = table(heroes=TRIO, hand=["sneak_attack", "gleowine", "valiant_sacrifice"])
    t.pools(aragorn=2)
    t.left("gimli", 1)
    t.hurt("gimli", 1)
    assert "response-leave" not in t.prompts()
    t.play("sneak_attack", phase="combat")
    t.step("end_combat", "response-leave/use:valiant_sacrifice")
    assert len(t.hand()) == 3


def test_grim_resolve_readies_all_characters_of_all_players_and_nothing_else():
    t = table(heroes=TRIO, hand=["grim_resolve"], first=1)
    t.put("gleowine", seat=2)
    t.put("steward_of_gondor", on="aragorn")
    exhausted = ("aragorn", "gimli", "gleowine", "steward_of_gondor")
    for name in exhausted:
        t.card(name).exhausted = True
    t.pools(aragorn=4)
    assert t.why_not("play", "grim_resolve") == ["fellowship.play.pay"]
    t.pools(aragorn=3, theodred=2)
    t.play("grim_resolve", phase="quest")
    assert [t.exhausted(name) for name in exhausted] == [False, False, False, True]


# --- attachments ----------------------------------------------------------------------------------------------


def test_the_steward_of_gondor_gives_two_resources_once_a_round_and_a_trait():
    t = table(heroes=TRIO, hand=["steward_of_gondor"])
    t.pools(aragorn=2)
    t.play("steward_of_gondor", "attach/gimli")
    assert t.has_trait("gimli", "gondor")
    assert not t.has_trait("aragorn", "gondor")
    t.use("steward_of_gondor", phase="quest")
    assert (t.resources("gimli"), t.exhausted("steward_of_gondor"), t.exhausted("gimli")) == (2, True, False)
    assert not t.can("use", "steward_of_gondor")


def test_the_steward_of_gondor_is_unique_for_all_players_and_used_by_who_controls_it():
    t = table(heroes=TRIO, hands={2: ["steward_of_gondor"]})
    t.put("steward_of_gondor", on="aragorn")
    t.pools(eowyn=9, legolas=9)
    assert "fellowship.unique.group_limit" in t.why_not("play", "steward_of_gondor#2")
    assert not t.can("use", "steward_of_gondor", 1)


def test_celebrians_stone_gives_willpower_and_aragorn_the_icon_of_spirit():
    t = table(heroes=TRIO, hand=["celebrians_stone", "dwarven_tomb"])
    t.lay("a_test_of_will", "discard")
    t.pools(aragorn=3)
    assert t.why_not("play", "dwarven_tomb") == ["fellowship.match.required", "fellowship.play.pay"]
    t.play("celebrians_stone", "attach/aragorn")
    assert t.willpower("aragorn") == 4
    t.play("dwarven_tomb")
    assert t.hand() == ["a_test_of_will"]
    t.pools(aragorn=0, theodred=9)
    t.hold("dwarven_tomb")
    assert not t.can("play", "dwarven_tomb")


@pytest.mark.parametrize("name", ["steward_of_gondor", "celebrians_stone"])
def test_titles_and_stones_are_for_heroes_of_all_players_and_for_no_ally(name):
    t = table(heroes=TRIO, hand=[name], in_play=["faramir"])
    t.pools(aragorn=2)
    t.play(name, "attach/eowyn")
    assert [one.partition(":")[2] for one in t.offered("attach")] == [hero for own in TRIO for hero in own]
    assert t.host(name) == "eowyn"


def test_celebrians_stone_gives_others_no_icon():
    t = table(heroes=TRIO, hand=["the_galadhrims_greeting"])
    t.put("celebrians_stone", on="theodred")
    t.pools(theodred=9)
    assert t.willpower("theodred") == 3
    assert "fellowship.match.required" in t.why_not("play", "the_galadhrims_greeting")
