"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from rulebound.games.fellowship import GAME
from rulebound.kernel.match import Match
from tests.fellowship_table import printed, table


@pytest.mark.rule("fellowship.example.payment", "fellowship.match.required", "fellowship.cost.multi_hero_payment")
def test_taras_pays_for_the_northern_tracker_with_eowyn_and_eleanor():
    t = table(heroes=[["gloin", "eowyn", "eleanor"]], hand=["northern_tracker"])
    t.pools(gloin=3, eowyn=2, eleanor=2)
    t.play("northern_tracker")
    assert [t.resources(name) for name in ("gloin", "eowyn", "eleanor")] == [3, 0, 0]
    assert t.in_play("northern_tracker")


@pytest.mark.rule("fellowship.example.quest_resolution", "fellowship.step.3_4_compare", "fellowship.step.3_4_success")
def test_eowyns_ability_turns_seven_against_seven_into_a_progress():
    t = table(
        heroes=[["eowyn"], ["aragorn"]], hand=["feint"], staging=["gladden_fields", "king_spider", "enchanted_stream"]
    )
    t.put("guard_of_the_citadel", seat=1)
    t.commits("eowyn", "aragorn", "guard_of_the_citadel")
    assert (t.committed, t.staged) == (7, 7)
    t.use("eowyn", phase="quest")
    t.step("resolve_quest")
    assert t.progress() == 1
    assert t.threats == [9, 12]


@pytest.mark.rule("fellowship.step.3_4_tie", "fellowship.step.3_4_not_readied")
def test_a_tie_does_nothing_and_nobody_is_readied():
    t = table(heroes=[["eowyn"]], staging=["king_spider", "enchanted_stream"])
    t.quest("eowyn")
    assert (t.progress(), t.threat()) == (0, 9)
    assert t.said("quest-tied")
    assert t.exhausted("eowyn")
    assert t.is_committed("eowyn")


@pytest.mark.rule("fellowship.example.engagement_first", "fellowship.example.engagement_second",
                  "fellowship.engagement.highest_first", "fellowship.step.5_3_sequence",
                  "fellowship.step.5_3_one_per_check", "fellowship.step.5_3_end",
                  "fellowship.engagement.pass_not_final")  # fmt: skip
def test_tarass_and_irynas_engagement_checks():
    t = table(
        heroes=[["gimli"], ["aragorn"]],
        staging=["king_spider", "ungoliants_spawn", "forest_spider", "goblin_sniper"],
    )
    t.dial(24, 35)
    t.phase("encounter")
    assert t.engaged(0) == ["king_spider"]
    assert t.engaged(1) == ["ungoliants_spawn", "forest_spider"]
    assert t.staging() == ["goblin_sniper"]


@pytest.mark.rule("fellowship.example.defence_shadow_boost", "fellowship.step.6_4_2", "fellowship.combat.no_overflow")
def test_the_patrol_as_shadow_card_adds_to_the_blow_on_the_archer():
    t = table(heroes=[["aragorn"]], in_play=["silverlode_archer"], engaged=["ungoliants_spawn"])
    t.enemy_attacks("ungoliants_spawn", "defend/silverlode_archer", shadow="east_bight_patrol")
    assert t.discarded("silverlode_archer")
    assert t.said("damaged", card="silverlode_archer", n=6)
    assert t.damage("aragorn") == 0


@pytest.mark.rule("fellowship.example.defence_choice_of_order", "fellowship.step.6_4a_choose")
def test_iryna_chooses_which_enemy_attacks_first():
    t = table(heroes=[["aragorn"]], engaged=["forest_spider", "ungoliants_spawn"])
    t.phase("combat", "enemy/ungoliants_spawn", until="defend")
    assert t.lines("enemy-attacks")[-1]["enemy"] == "ungoliants_spawn"


@pytest.mark.rule("fellowship.example.undefended_single_hero", "fellowship.combat.undefended_hero_only",
                  "fellowship.combat.undefended", "fellowship.step.6_4_1_undefended",
                  "fellowship.shadow.revealed_if_undefended")  # fmt: skip
def test_an_undefended_spider_wounds_aragorn_twice():
    t = table(heroes=[["aragorn"]], in_play=["silverlode_archer"], engaged=["forest_spider"])
    t.enemy_attacks("forest_spider", "defend/no-defense", shadow="enchanted_stream")
    assert t.damage("aragorn") == 2
    assert t.said("shadow", card="enchanted_stream")


@pytest.mark.rule("fellowship.example.attack_kill", "fellowship.step.6_8_3", "fellowship.destroyed.enemy")
def test_glorfindel_destroys_the_orcs():
    t = table(heroes=[["glorfindel"]], engaged=["dol_guldur_orcs"])
    t.attack("dol_guldur_orcs", "glorfindel")
    assert t.zone("dol_guldur_orcs") == "encounter-discard"


@pytest.mark.rule("fellowship.example.attack_survive", "fellowship.step.6_8_2", "fellowship.damage.accumulates")
def test_the_beastmaster_survives_legolas_and_the_spearman():
    t = table(heroes=[["legolas"]], in_play=["gondorian_spearman"], engaged=["dol_guldur_beastmaster"])
    t.attack("dol_guldur_beastmaster", "legolas", "gondorian_spearman")
    assert t.damage("dol_guldur_beastmaster") == 3
    assert t.hit_points("dol_guldur_beastmaster") == 2


@pytest.mark.rule("fellowship.example.king_spider", "fellowship.staging.card_sequence")
def test_king_spider_exhausts_a_character_of_each_player_before_it_is_placed():
    t = table(heroes=[["gimli"], ["aragorn"], ["eowyn", "eleanor"]], first=1)
    t.reveal("king_spider", "p2>exhaust/eleanor")
    assert [t.exhausted(name) for name in ("gimli", "aragorn", "eowyn", "eleanor")] == [True, True, False, True]
    assert t.course("reveals", "exhausts", "enters") == ["reveals", "exhausts", "exhausts", "exhausts", "enters"]


@pytest.mark.rule("fellowship.example.passage_setup", "fellowship.setup.scenario_instructions")
def test_the_setup_of_mirkwood_adds_a_spider_and_the_road():
    match = Match(GAME, {"decks": ["leadership"]}, 3)
    match.answer(0, "keep")
    staged = sorted(card.printed.plain for card in match.state.staging.cards)
    assert staged == ["Forest Spider", "Old Forest Road"]
    assert match.state.quest.printed.code == "119b"
    assert len(match.state.encounter) == 34


@pytest.mark.rule("fellowship.example.enchanted_stream", "fellowship.cannot.absolute")
def test_at_the_enchanted_stream_nobody_draws():
    t = table(heroes=[["gimli"], ["aragorn"]], active="enchanted_stream")
    t.phase("resource")
    assert t.sizes("hand") == [0, 0]


@pytest.mark.rule("fellowship.example.caption_values")
def test_the_values_that_the_pictures_name():
    assert printed("aragorn").willpower == 2
    assert (printed("king_spider").threat, printed("great_forest_web").threat) == (2, 2)
