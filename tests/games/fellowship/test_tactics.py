"""Tactics: heroes, allies, events, attachments."""

from __future__ import annotations

import pytest

from tests.fellowship_facts import facts_of
from tests.fellowship_table import table

TRIO = [["aragorn", "theodred"], ["gimli", "legolas", "thalin"], ["eowyn", "dunhere"]]
FACTS = [
    "4 hero Gimli unique; tactics; threat cost 11; 2 2 2 5; dwarf noble warrior; x1",
    "5 hero Legolas unique; tactics; threat cost 9; 1 3 1 4; ranged; noble silvan warrior; x1",
    "6 hero Thalin unique; tactics; threat cost 9; 1 2 2 4; dwarf warrior; x1",
    "28 ally Veteran Axehand; tactics; cost 2; 0 2 1 2; dwarf warrior; x3",
    "29 ally Gondorian Spearman; tactics; cost 2; 0 1 1 1; sentinel; gondor warrior; x3",
    "30 ally Horseback Archer; tactics; cost 3; 0 2 1 2; ranged; archer rohan; x3",
    "31 ally Beorn unique; tactics; cost 6; 1 3 3 6; beorning warrior; x3",
    "32 event Blade Mastery; tactics; cost 1; x3",
    "33 event Rain of Arrows; tactics; cost 1; x3",
    "34 event Feint; tactics; cost 1; x3",
    "35 event Quick Strike; tactics; cost 1; x3",
    "36 event Thicket of Spears; tactics; cost 3; x3",
    "37 event Swift Strike; tactics; cost 2; x3",
    "38 event Stand Together; tactics; cost 0; x3",
    "39 attachment Blade of Gondolin; tactics; cost 1; restricted; item weapon; x3",
    "40 attachment Citadel Plate; tactics; cost 4; restricted; armor item; x3",
    "41 attachment Dwarven Axe; tactics; cost 2; restricted; item weapon; x3",
    "42 attachment Horn of Gondor unique; tactics; cost 1; restricted; artifact item; x3",
]


def test_the_facts_of_tactics():
    assert facts_of("tactics") == FACTS


# --- heroes ---------------------------------------------------------------------------------------------------


def test_gimli_hits_harder_with_every_wound():
    t = table(heroes=TRIO)
    assert t.strength("gimli") == 2
    t.hurt("gimli", 3)
    assert (t.strength("gimli"), t.defense("gimli"), t.strength("legolas")) == (5, 2, 3)


def test_legolas_makes_progress_by_an_enemy_that_he_helps_to_destroy():
    t = table(heroes=TRIO, first=1)
    t.put("king_spider", engaged=0)
    t.attack("king_spider", "aragorn", answers=["p1>attackers/legolas", "p1>response-defeat/use:legolas"])
    assert t.discarded("king_spider")
    assert t.progress() == 2


def test_legolas_makes_no_progress_when_the_enemy_survives_or_falls_without_him():
    t = table(heroes=TRIO)
    t.put("hill_troll", engaged=1)
    t.attack("hill_troll", "legolas")
    assert "response-defeat" not in t.prompts()
    t.put("wolf_rider", engaged=1)
    t.attack("wolf_rider", "gimli")
    t.put("dol_guldur_orcs", engaged=1)
    t.hurt("dol_guldur_orcs", 3)
    assert t.discarded("dol_guldur_orcs")
    assert "response-defeat" not in t.prompts()


def test_the_progress_of_legolas_goes_to_the_active_location_first():
    t = table(heroes=TRIO, active="tower_gate")
    t.put("wolf_rider", engaged=1)
    t.attack("wolf_rider", "legolas", answers=["response-defeat/use:legolas"])
    assert t.discarded("tower_gate")
    assert t.progress() == 1


def test_thalin_wounds_every_enemy_that_is_revealed_while_he_is_committed():
    t = table(heroes=TRIO, first=2)
    t.commits("thalin")
    t.reveal("king_spider", "p2>exhaust/eowyn", "p0>exhaust/aragorn", "p1>exhaust/gimli")
    assert t.damage("king_spider") == 1
    t.reveal("old_forest_road")
    assert t.damage("old_forest_road") == 0


def test_thalin_destroys_an_enemy_before_it_can_do_anything():
    t = table(heroes=TRIO)
    t.commits("thalin")
    t.on_top("old_forest_road")
    t.reveal("eastern_crows")
    assert t.zone("eastern_crows") != "staging"
    assert t.staging() == ["old_forest_road"]  # surge


def test_thalin_wounds_nobody_while_he_stays_away_nor_who_is_only_searched_for():
    t = table(heroes=TRIO)
    t.commits("legolas")
    t.reveal("east_bight_patrol")
    assert t.damage("east_bight_patrol") == 0
    t.commits("thalin")
    t.enters(t.lay("wolf_rider", "encounter"))
    assert t.damage("wolf_rider") == 0


# --- allies ---------------------------------------------------------------------------------------------------


def test_the_veteran_axehand_and_the_horseback_archer_cost_tactics_resources():
    t = table(heroes=[["gimli", "aragorn"]], hand=["veteran_axehand", "horseback_archer"])
    t.pools(gimli=4, aragorn=9)
    t.play("veteran_axehand")
    assert t.resources("gimli") == 2
    assert t.why_not("play", "horseback_archer") == ["fellowship.play.pay"]
    t.pools(gimli=3)
    t.play("horseback_archer")
    assert (t.resources("gimli"), t.resources("aragorn")) == (0, 9)


def test_the_horseback_archer_shoots_at_enemies_of_others():
    t = table(heroes=TRIO)
    t.put("horseback_archer", seat=2)
    t.put("wolf_rider", engaged=0)
    t.attack("wolf_rider", "horseback_archer")
    assert t.discarded("wolf_rider")
    assert t.exhausted("horseback_archer")


def test_the_gondorian_spearman_wounds_whom_he_defends_against():
    t = table(heroes=TRIO, first=2)
    t.put("gondorian_spearman", seat=1)
    t.put("king_spider", engaged=0)
    t.put("wolf_rider", engaged=0)
    t.left("wolf_rider", 1)
    t.enemy_attacks(
        "wolf_rider",
        "p0>defend/no-defense",
        "p1>defend/gondorian_spearman",
        "p1>response-defend/use:gondorian_spearman",
    )
    assert t.discarded("wolf_rider")
    assert t.damage("gondorian_spearman") == 0
    assert t.damage("king_spider") == 0


def test_the_gondorian_spearman_deals_one_damage():
    t = table(heroes=TRIO, in_play=["gondorian_spearman"], engaged=["king_spider"])
    t.enemy_attacks("king_spider", "defend/gondorian_spearman", "response-defend/use:gondorian_spearman")
    assert t.damage("king_spider") == 1
    assert t.discarded("gondorian_spearman")


def test_the_gondorian_spearman_does_nothing_when_another_defends():
    t = table(heroes=TRIO, in_play=["gondorian_spearman"], engaged=["king_spider"])
    t.enemy_attacks("king_spider", "defend/aragorn")
    assert "response-defend" not in t.prompts()
    assert t.damage("king_spider") == 0


def test_beorn_rages_for_one_phase_and_goes_back_into_his_deck():
    t = table(heroes=TRIO, first=1)
    t.put("beorn", seat=1)
    t.use("beorn", phase="combat")
    assert t.strength("beorn") == 8
    assert t.why_not("use", "beorn") == ["fellowship.limit.per_phase_round"]
    t.step("end_combat")
    assert t.lies("beorn", "deck", seat=1)


def test_beorn_goes_back_to_the_deck_of_his_owner_and_only_if_he_was_used():
    t = table(heroes=TRIO)
    t.put("beorn", seat=1)
    t.step("end_combat")
    assert t.in_play("beorn")
    t.take_control("beorn", 0)
    t.use("beorn", phase="quest")
    t.step("end_quest")
    assert t.lies("beorn", "deck", seat=1)


# --- events ---------------------------------------------------------------------------------------------------


def test_blade_mastery_helps_one_character_of_any_player_for_a_phase():
    t = table(heroes=TRIO, hands={1: ["blade_mastery"]}, engaged=["wolf_rider"])
    t.pools(gimli=1)
    t.play("blade_mastery", "choose/aragorn", seat=1, phase="combat")
    assert "choose:wolf_rider" not in t.offered("choose")
    assert (t.strength("aragorn"), t.defense("aragorn"), t.willpower("aragorn")) == (4, 3, 2)
    assert (t.strength("gimli"), t.defense("gimli")) == (2, 2)
    t.step("end_combat")
    assert (t.strength("aragorn"), t.defense("aragorn")) == (3, 2)


def test_rain_of_arrows_exhausts_an_archer_and_wounds_all_enemies_of_one_player():
    t = table(heroes=TRIO, hands={1: ["rain_of_arrows"]}, staging=["forest_spider"])
    t.put("king_spider", engaged=2)
    t.put("hill_troll", engaged=2)
    t.put("wargs", engaged=1)
    t.pools(thalin=1)
    t.play("rain_of_arrows", "p1>choose/p2", seat=1, phase="quest")
    assert t.exhausted("legolas")
    assert [t.damage(name) for name in ("king_spider", "hill_troll", "wargs", "forest_spider")] == [1, 1, 0, 0]


def test_rain_of_arrows_needs_a_ready_archer_of_ones_own_and_an_engaged_enemy():
    t = table(heroes=TRIO, hands={1: ["rain_of_arrows"]}, staging=["forest_spider"])
    t.pools(gimli=1)
    assert t.why_not("play", "rain_of_arrows") == ["fellowship.ability.must_change_state"]
    t.put("king_spider", engaged=0)
    assert t.can("play", "rain_of_arrows")
    t.put("silverlode_archer", seat=0)
    t.card("legolas").exhausted = True
    assert t.why_not("play", "rain_of_arrows") == ["fellowship.ability.must_be_payable"]


def test_feint_keeps_an_enemy_from_attacking_the_player_it_is_engaged_with():
    t = table(heroes=TRIO, hands={1: ["feint"]}, first=2)
    t.put("king_spider", engaged=0)
    t.put("wargs", engaged=0)
    t.pools(gimli=1)
    t.play("feint", "p1>choose/king_spider", seat=1, phase="combat")
    assert t.enemy_attacks("king_spider") is None
    assert t.enemy_attacks("wargs", "defend/aragorn") is not None
    t.engage("king_spider", seat=2)
    assert t.enemy_attacks("king_spider", "defend/eowyn") is not None


def test_feint_is_over_with_the_phase():
    t = table(heroes=TRIO, hands={1: ["feint"]}, engaged=["king_spider"])
    t.pools(gimli=1)
    t.play("feint", seat=1, phase="combat")
    t.step("end_combat")
    assert t.enemy_attacks("king_spider", "defend/aragorn") is not None


def test_feint_is_for_the_combat_phase_and_for_engaged_enemies():
    t = table(heroes=TRIO, hands={1: ["feint"]}, staging=["king_spider"])
    t.pools(gimli=1)
    assert t.why_not("play", "feint", phase="combat") == ["fellowship.ability.must_change_state"]
    t.put("wargs", engaged=2)
    assert t.why_not("play", "feint", phase="quest") == ["fellowship.action.phase_restricted"]


def test_quick_strike_attacks_at_once_and_alone_in_any_phase():
    t = table(heroes=TRIO, hands={1: ["quick_strike"]})
    t.put("silverlode_archer", seat=0)
    t.put("dol_guldur_orcs", engaged=1)
    t.put("king_spider", engaged=1)
    t.pools(gimli=1)
    t.play("quick_strike", "exhaust/legolas", "attack/dol_guldur_orcs", seat=1, phase="planning")
    assert t.exhausted("legolas")
    assert t.discarded("dol_guldur_orcs")
    assert "attackers" not in t.prompts()


def test_quick_strike_reaches_only_whom_the_character_could_attack():
    t = table(heroes=TRIO, hands={1: ["quick_strike"]}, staging=["forest_spider"], engaged=["king_spider"])
    t.pools(gimli=1)
    t.play("quick_strike", seat=1, phase="quest")  # only Legolas reaches over to another player
    assert t.exhausted("legolas")
    assert t.damage("king_spider") == 2
    t.hold("quick_strike", seat=1)
    t.pools(gimli=1)
    assert t.why_not("play", "quick_strike#2") == ["fellowship.ability.must_be_payable"]


def test_quick_strike_is_for_allies_too():
    t = table(heroes=TRIO, hands={1: ["quick_strike"]})
    t.put("veteran_axehand", seat=1)
    t.put("wolf_rider", engaged=1)
    t.pools(gimli=1)
    t.play("quick_strike", "exhaust/veteran_axehand", seat=1, phase="quest")
    assert t.exhausted("veteran_axehand")
    assert t.discarded("wolf_rider")


def test_quick_strike_may_hit_an_enemy_that_was_attacked_in_this_phase_already():
    t = table(heroes=TRIO, hands={1: ["quick_strike"]}, first=1)
    t.put("hill_troll", engaged=1)
    t.pools(gimli=1)
    t.steps(["player_attack"], "p1>attack/hill_troll", "p1>attackers/gimli", "p1>attackers/done")
    t.play("quick_strike", "exhaust/legolas", seat=1, phase="combat")
    assert [line["n"] for line in t.lines("strikes")] == ["2", "3"]


def test_thicket_of_spears_is_paid_by_three_heroes():
    t = table(heroes=TRIO, hands={1: ["thicket_of_spears"]})
    t.put("king_spider", engaged=0)
    t.pools(gimli=2, legolas=3)
    assert t.why_not("play", "thicket_of_spears") == ["fellowship.play.pay"]
    t.pools(gimli=2, legolas=3, thalin=1)
    t.play("thicket_of_spears", "?pay/gimli", "?pay/legolas", "?pay/thalin", seat=1, phase="combat")
    assert [t.resources(name) for name in ("gimli", "legolas", "thalin")] == [1, 2, 0]


def test_thicket_of_spears_holds_all_enemies_of_one_player_for_the_phase():
    t = table(heroes=TRIO, hands={1: ["thicket_of_spears"]}, first=2)
    t.put("king_spider", engaged=0)
    t.put("wargs", engaged=0)
    t.put("wolf_rider", engaged=2)
    t.pools(gimli=1, legolas=1, thalin=1)
    t.play("thicket_of_spears", "?pay/gimli", "?pay/legolas", "p1>choose/p0", seat=1, phase="combat")
    assert [t.enemy_attacks("king_spider"), t.enemy_attacks("wargs")] == [None, None]
    assert t.enemy_attacks("wolf_rider", "defend/eowyn") is not None
    t.step("end_combat")
    assert t.enemy_attacks("wargs", "defend/aragorn") is not None


def test_swift_strike_wounds_an_attacker_when_anybody_defends():
    t = table(heroes=TRIO, hands={1: ["swift_strike"]}, first=2)
    t.put("king_spider", engaged=0)
    t.put("wargs", engaged=0)
    t.pools(gimli=2)
    t.enemy_attacks("king_spider", "p0>defend/aragorn", "p1>response-defend/use:swift_strike")
    assert (t.damage("king_spider"), t.damage("wargs")) == (2, 0)
    assert t.damage("aragorn") == 1


def test_swift_strike_does_not_answer_an_undefended_attack():
    t = table(heroes=TRIO, hands={1: ["swift_strike"]}, engaged=["king_spider"])
    t.pools(gimli=2)
    t.enemy_attacks("king_spider", "defend/no-defense", "attack-damage/aragorn")
    assert "response-defend" not in t.prompts()


def test_stand_together_lets_one_player_declare_many_defenders_in_every_attack_of_the_phase():
    t = table(heroes=TRIO, hands={1: ["stand_together"]}, first=2)
    t.put("hill_troll", engaged=0)
    t.put("king_spider", engaged=0)
    t.play("stand_together", "p1>choose/p0", seat=1, phase="combat")
    t.enemy_attacks("hill_troll", "defend/aragorn", "defend/theodred", "attack-damage/aragorn")
    assert (t.damage("aragorn"), t.damage("theodred")) == (3, 0)
    t.card("aragorn").exhausted = t.card("theodred").exhausted = False
    t.enemy_attacks("king_spider", "defend/theodred", "defend/aragorn")
    assert t.exhausted("aragorn")
    t.step("end_combat")
    t.card("aragorn").exhausted = t.card("theodred").exhausted = False
    t.enemy_attacks("king_spider", "defend/theodred")
    assert not t.exhausted("aragorn")


def test_stand_together_helps_no_other_player():
    t = table(heroes=TRIO, hands={1: ["stand_together"]})
    t.put("king_spider", engaged=2)
    t.play("stand_together", "choose/p0", seat=1, phase="combat")
    t.enemy_attacks("king_spider", "defend/eowyn")
    assert not t.exhausted("dunhere")


# --- attachments ----------------------------------------------------------------------------------------------


def test_the_blade_of_gondolin_is_stronger_against_orcs_while_its_hero_attacks():
    t = table(heroes=TRIO)
    t.put("blade_of_gondolin", on="aragorn")
    t.put("dol_guldur_orcs", engaged=0)
    t.put("wargs", engaged=0)
    t.attack("dol_guldur_orcs", "aragorn", answers=["p0>response-defeat/use:blade_of_gondolin"])
    assert t.said("strikes", enemy="dol_guldur_orcs", n=4)
    assert t.progress() == 1
    t.attack("wargs", "aragorn")
    assert t.said("strikes", enemy="wargs", n=3)
    assert t.strength("aragorn") == 3


def test_the_blade_of_gondolin_needs_an_attack_of_its_own_hero():
    t = table(heroes=TRIO)
    t.put("blade_of_gondolin", on="aragorn")
    t.put("wolf_rider", engaged=0)
    t.attack("wolf_rider", "theodred")
    assert t.said("strikes", enemy="wolf_rider", n=2)
    t.put("goblin_sniper", engaged=0)
    t.hurt("goblin_sniper", 2)
    assert "response-defeat" not in t.prompts()


def test_the_citadel_plate_gives_four_hit_points_that_go_with_it():
    t = table(heroes=TRIO, hands={1: ["citadel_plate"]})
    t.pools(gimli=3)
    assert not t.can("play", "citadel_plate")
    t.pools(gimli=4)
    t.play("citadel_plate", "attach/eowyn", seat=1)
    assert t.hit_points("eowyn") == 7
    t.hurt("eowyn", 5)
    t.leaves("citadel_plate")
    assert t.discarded("eowyn")


@pytest.mark.parametrize(("name", "strength"), [("gimli", 4), ("legolas", 4), ("eowyn", 2)])
def test_the_dwarven_axe_is_better_in_the_hands_of_a_dwarf(name, strength):
    t = table(heroes=TRIO)
    t.put("dwarven_axe", on=name)
    assert t.strength(name) == strength


@pytest.mark.parametrize("name", ["blade_of_gondolin", "citadel_plate", "dwarven_axe", "horn_of_gondor"])
def test_weapons_and_armor_are_attached_to_heroes_and_restricted(name):
    t = table(heroes=TRIO, hands={1: [name]})
    t.put("celebrians_stone", on="gimli")
    t.put("citadel_plate", on="gimli")
    t.put("veteran_axehand", seat=1)
    t.pools(gimli=9)
    t.play(f"{name}#2" if name == "citadel_plate" else name, "attach/gimli", "restricted/celebrians_stone", seat=1)
    assert len(t.attached("gimli")) == 2
    assert "attach:veteran_axehand" not in t.offered("attach")


def test_the_horn_of_gondor_sounds_for_every_character_that_is_destroyed():
    t = table(heroes=TRIO, first=2)
    t.put("horn_of_gondor", on="gimli")
    t.put("gleowine", seat=0)
    t.hurt("gleowine", 2, "p1>response-defeat/use:horn_of_gondor")
    t.hurt("dunhere", 4, "p1>response-defeat/use:horn_of_gondor")
    assert t.resources("gimli") == 2


def test_the_horn_of_gondor_is_silent_when_a_character_only_leaves_or_an_enemy_falls():
    t = table(heroes=TRIO, engaged=["wolf_rider"], in_play=["gleowine"])
    t.put("horn_of_gondor", on="gimli")
    t.hurt("wolf_rider", 2)
    t.leaves("gleowine")
    assert t.discarded("gleowine")
    assert "response-defeat" not in t.prompts()
