"""What the positions of the living rulebook show is so."""

from __future__ import annotations

import pytest

from tests.fellowship_table import at


@pytest.mark.rule("fellowship.golden.card_over_rules")
def test_dunhere_alone_attacks_where_nobody_else_may():
    t = at("dunhere", 0)
    t.answer("attack", "black_forest_bats")
    assert t.prompts().count("attackers") == 0  # Gimli was never to be had
    t = at("dunhere")
    assert t.zone("black_forest_bats") == "encounter-discard"
    assert (t.exhausted("dunhere"), t.exhausted("gimli")) == (True, False)


@pytest.mark.rule("fellowship.example.passage_setup", "fellowship.setup.first_player", "fellowship.mulligan.once")
def test_the_setup_of_mirkwood_with_the_second_player_first():
    t = at("passage_setup", 1)
    assert (t.first, t.choice.seat, t.sizes("hand")) == (1, 1, [6, 6])
    t = at("passage_setup")
    assert sorted(t.staging()) == ["forest_spider", "old_forest_road"]
    assert t.threats == [12 + 8 + 9, 9 + 7 + 8]
    assert t.s.quest.printed.code == "119b"


@pytest.mark.rule("fellowship.window.first_player_first", "fellowship.window.pass_not_final")
def test_who_has_passed_may_act_after_all_when_somebody_else_has():
    assert at("window", 0).choice.seat == 1
    assert at("window", 1).choice.seat == 2
    t = at("window")
    assert (t.willpower("eowyn"), t.exhausted("denethor")) == (5, True)
    assert "fellowship.limit.per_phase_round" in t.why_not("use", "eowyn", phase="quest")


@pytest.mark.rule("fellowship.step.1_2", "fellowship.step.1_3", "fellowship.resource.pool_per_hero")
def test_every_hero_gains_a_resource_and_every_player_draws():
    t = at("collecting")
    assert (t.resources("gloin"), t.resources("eowyn"), t.sizes("hand")) == (2, 1, [2])


@pytest.mark.rule("fellowship.example.payment", "fellowship.match.required", "fellowship.cost.multi_hero_payment")
def test_gloins_three_resources_pay_for_no_card_of_spirit():
    t = at("payment")
    assert [t.resources(name) for name in ("gloin", "eowyn", "eleanor")] == [3, 0, 0]
    assert t.in_play("northern_tracker")


@pytest.mark.rule("fellowship.example.quest_resolution", "fellowship.step.3_4_compare", "fellowship.step.3_4_success")
def test_eight_against_seven_is_one_progress():
    t = at("quest_resolution", 3)
    assert t.committed == 7
    t = at("quest_resolution")
    assert (t.progress(), t.staged, t.threats) == (8 - 7, 7, [9, 12])


@pytest.mark.rule("fellowship.example.king_spider", "fellowship.staging.card_sequence")
def test_king_spider_exhausts_one_of_each_before_it_is_there():
    t = at("king_spider", 3)
    assert (t.prompt, t.choice.seat, t.staging()) == ("exhaust", 1, [])
    t = at("king_spider")
    assert [t.exhausted(name) for name in ("aragorn", "gimli", "eowyn", "eleanor")] == [True, True, False, True]
    assert "king_spider" in t.staging()


@pytest.mark.rule("fellowship.travel.effect_is_cost", "fellowship.step.4_2_one")
@pytest.mark.rule("fellowship.location.moved_out_of_staging")
def test_the_web_is_paid_for_by_a_hero_of_each_player():
    t = at("travel")
    assert t.names(t.s.active_zone.cards) == ["great_forest_web"]
    assert [t.exhausted(name) for name in ("gimli", "thalin", "aragorn")] == [False, True, True]
    assert sorted(t.staging()) == ["forest_spider", "old_forest_road"]


@pytest.mark.rule("fellowship.location.buffer", "fellowship.location.buffer_overflow", "fellowship.explored.threshold")
def test_two_of_four_progress_stay_with_the_stream():
    assert at("buffer", 0).in_play("enchanted_stream")
    t = at("buffer")
    assert (t.zone("enchanted_stream"), t.progress()) == ("encounter-discard", 4 - 2)


@pytest.mark.rule("fellowship.example.engagement_first", "fellowship.example.engagement_second")
@pytest.mark.rule("fellowship.engagement.highest_first", "fellowship.engagement.compare")
def test_the_engagement_checks_of_two_players():
    t = at("engagement")
    assert t.engaged(0) == ["king_spider"]
    assert t.engaged(1) == ["ungoliants_spawn", "forest_spider"]
    assert t.staging() == ["goblin_sniper"]


@pytest.mark.rule("fellowship.example.defence_shadow_boost", "fellowship.example.defence_choice_of_order")
@pytest.mark.rule("fellowship.example.undefended_single_hero", "fellowship.combat.no_overflow")
def test_six_on_the_archer_and_two_on_aragorn():
    t = at("defence", 2)
    assert t.lying("discard", 1) == ["silverlode_archer"]
    assert t.said("damaged", card="silverlode_archer", n=5 + 1)
    assert t.damage("aragorn") == 0
    t = at("defence")
    assert t.hit_points("aragorn") == 3


@pytest.mark.rule(
    "fellowship.example.attack_kill", "fellowship.example.attack_survive", "fellowship.damage.accumulates"
)
def test_glorfindel_destroys_the_orcs_and_two_wound_the_beastmaster():
    assert at("attack", 3).zone("dol_guldur_orcs") == "encounter-discard"
    t = at("attack")
    assert (t.damage("dol_guldur_beastmaster"), t.hit_points("dol_guldur_beastmaster")) == (3, 2)


@pytest.mark.rule(
    "fellowship.step.7_2", "fellowship.step.7_3", "fellowship.step.7_4", "fellowship.next_player.definition"
)
def test_all_are_readied_all_threats_rise_and_after_the_last_player_comes_the_first():
    t = at("refresh", 0)
    assert (t.first, t.exhausted("gimli"), t.exhausted("eowyn")) == (2, True, True)
    t = at("refresh")
    assert (t.first, t.threats) == (0, [31, 29, 28])
    assert (t.exhausted("gimli"), t.exhausted("eowyn")) == (False, False)


@pytest.mark.rule("fellowship.example.enchanted_stream", "fellowship.cannot.absolute")
def test_at_the_stream_hands_stay_as_they_are():
    t = at("enchanted_stream")
    assert (t.sizes("hand"), t.resources("eowyn")) == ([1, 0], 1)


@pytest.mark.rule("fellowship.attachment.other_players_character", "fellowship.attachment.control_passes")
def test_gimli_becomes_the_steward_of_gondor():
    t = at("attachment")
    assert (t.host("steward_of_gondor"), t.controller("steward_of_gondor")) == ("gimli", 1)
    assert t.has_trait("gimli", "gondor")


@pytest.mark.rule("fellowship.sentinel.defend_other", "fellowship.sentinel.after_undefended")
def test_aragorn_defends_gimlis_player():
    t = at("sentinel")
    assert (t.damage("aragorn"), t.exhausted("aragorn"), t.damage("gimli")) == (3 - 2, True, 0)


@pytest.mark.rule("fellowship.quest.advance_immediately", "fellowship.quest.no_carry_over")
def test_ten_progress_complete_a_quest_of_eight_and_two_are_lost():
    assert at("advance", 0).progress() == 6
    t = at("advance")
    assert (t.s.quest.printed.code, t.progress()) == ("120b", 0)


@pytest.mark.rule("fellowship.ranged.any_engaged_enemy", "fellowship.ranged.normal_requirements")
def test_legolas_attacks_the_enemy_of_somebody_else_and_thalin_cannot():
    t = at("ranged", 0)
    assert (t.choice.seat, t.first) == (1, 1)
    t = at("ranged")
    assert (t.damage("king_spider"), t.exhausted("legolas"), t.exhausted("thalin")) == (2, True, False)
    assert (t.prompt, t.choice.seat) == ("attack", 0)


@pytest.mark.rule("fellowship.unique.group_limit")
def test_there_is_one_steward_of_gondor_for_all():
    t = at("unique")
    held = next(card for card in t.s.players[0].hand.cards if t.called(card) == "steward_of_gondor")
    assert "fellowship.unique.group_limit" in [
        verdict.rule for verdict in t.match.why_not(0, held.key) if not verdict.met
    ]


@pytest.mark.rule("fellowship.doomed.each_player", "fellowship.surge.reveal_one")
def test_the_caverns_raise_both_threats_and_bring_another_card():
    t = at("surge")
    assert t.threats == [21, 26]
    assert t.staging().count("old_forest_road") == 2  # one for the surge, and one for the second player
    assert t.course("surge", "raises-threat").count("surge") == 1


@pytest.mark.rule("fellowship.response.aragorn_example", "fellowship.response.after_trigger")
def test_aragorn_pays_to_be_ready_again():
    t = at("response", 2)
    assert (t.prompt, t.exhausted("aragorn")) == ("response-commit", True)
    t = at("response")
    assert (t.exhausted("aragorn"), t.resources("aragorn"), t.progress()) == (False, 0, 2 - 1)


@pytest.mark.rule("fellowship.forced.every_time", "fellowship.optional_engage.cost_irrelevant")
def test_the_spider_is_stronger_in_the_round_in_which_it_engages():
    t = at("forced")
    assert (t.engaged(), t.threat(), t.strength("forest_spider")) == (["forest_spider"], 20, 2 + 1)


@pytest.mark.rule("fellowship.cancel.priority", "fellowship.cancel.treachery_discarded", "fellowship.cancel.cost_stays")
def test_a_cancelled_treachery_hurts_nobody():
    t = at("cancel")
    assert (t.damage("gimli"), t.resources("eowyn")) == (0, 0)
    assert (t.zone("the_necromancers_reach"), t.zone("a_test_of_will")) == ("encounter-discard", "discard")


@pytest.mark.rule("fellowship.control.current", "fellowship.control.owner", "fellowship.control.state_kept")
def test_wandering_took_goes_over_exhausted_as_it_is():
    t = at("control")
    assert (t.controller("wandering_took"), t.card("wandering_took").owner) == (1, 0)
    assert (t.threats, t.exhausted("wandering_took")) == ([27, 25], True)


@pytest.mark.rule("fellowship.elimination.causes", "fellowship.elimination.enemies_return")
@pytest.mark.rule("fellowship.elimination.others_continue", "fellowship.first_player.eliminated")
def test_at_fifty_a_player_is_out_and_the_others_go_on():
    assert at("eliminated", 0).first == 1
    t = at("eliminated")
    assert (t.fallen, t.over, t.staging()) == ([1], False, ["forest_spider"])
    assert t.first == 0  # it went to the third player, and on at the end of the round


@pytest.mark.rule("fellowship.heroes.replace_fallen", "fellowship.heroes.fallen_banned")
@pytest.mark.rule("fellowship.heroes.replace_fallen_penalty", "fellowship.setup_steps.4")
def test_gloin_takes_the_place_of_theodred_at_the_price_of_a_threat_for_all():
    t = at("campaign", 0)
    assert not t.can("take", "theodred")
    t = at("campaign")
    assert t.threats == [12 + 9 + 1, 11 + 1]


@pytest.mark.rule("fellowship.card_type.list", "fellowship.encounter_card.threat", "fellowship.player_card.cost")
@pytest.mark.rule("fellowship.encounter_card.engagement_cost", "fellowship.quest_card.quest_points")
def test_a_card_of_each_type_shows_its_numbers():
    t = at("cards")
    assert (t.menace("forest_spider"), t.menace("great_forest_web")) == (2, 2)
    assert t.card("forest_spider").printed.engagement == 25
    assert t.card("steward_of_gondor").printed.cost == 2
    assert t.s.quest.printed.quest_points == 8
    assert t.attached("aragorn") == ["celebrians_stone"]
