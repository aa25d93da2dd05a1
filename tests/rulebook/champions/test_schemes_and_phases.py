"""Загроза, плани, фаза лиходія, зобов'язання, вибування, кінець гри."""

from __future__ import annotations

import pytest

from tests.champions_table import table


@pytest.mark.rule("champions.villain_phase.step_one_threat", "champions.acceleration_icon.adds_one_each")
def test_step_one_counts_the_field_tokens_and_icons():
    t = table(side=["bomb_scare"])
    t.acceleration = 2
    assert t.step("villain_threat") == "villain_activates"
    assert t.threat() == 1 + 2 + 1


@pytest.mark.rule("champions.per_player.multiplies_by_starters", "champions.per_player.elimination_no_effect")
def test_per_player_values_count_the_players_who_started():
    t = table(heroes=["spider_man", "spider_man"])
    assert t.hit_points("rhino") == 28
    t.hurt("spider_man", 99)
    assert t.hit_points("rhino") == 28


@pytest.mark.rule("champions.game_end.villain_wins", "champions.main_scheme.advances_at_target")
def test_the_completed_last_stage_loses_the_game():
    t = table(threat=6)
    t.step("villain_threat")
    assert t.result.winners == []


@pytest.mark.rule("champions.crisis.protects_main_scheme")
def test_crisis_protects_the_main_scheme():
    t = table(side=["crowd_control"], threat=3)
    t.thwart("spider_man")
    assert t.threat("crowd_control") == 1
    assert t.threat() == 3


@pytest.mark.rule("champions.side_scheme.defeated_without_threat")
def test_a_side_scheme_without_threat_is_defeated():
    t = table(side=["crowd_control"])
    t.card("crowd_control").threat = 1
    t.thwart("spider_man")
    assert t.discarded("crowd_control")


@pytest.mark.rule("champions.confused.player_thwart_replaced")
def test_a_confused_hero_loses_the_confusion_instead_of_thwarting():
    t = table(threat=3)
    t.card("spider_man").confused = True
    t.thwart("spider_man")
    assert t.threat() == 3
    assert not t.confused("spider_man")
    assert t.exhausted("spider_man")


@pytest.mark.rule("champions.confused.enemy_scheme_replaced")
def test_a_confused_villain_does_not_scheme():
    t = table()
    t.card("villain").confused = True
    t.villain_schemes(boost="")
    assert t.threat() == 0


@pytest.mark.rule("champions.enemy_scheme.boost_icons_raise_sch", "champions.enemy_scheme.threat_on_main_scheme")
def test_boost_icons_raise_the_threat_of_a_scheme():
    t = table(form="alter-ego")
    t.villain_schemes(boost="sandman")
    assert t.threat() == 3


@pytest.mark.rule("champions.hazard.extra_encounter_card", "champions.hazard.dealt_in_player_order")
def test_a_hazard_icon_is_one_more_card_in_all():
    t = table(heroes=["spider_man", "spider_man"], side=["breakin_takin"])
    t.step("deal_encounter_cards")
    assert t.sizes("dealt") == [2, 1]


@pytest.mark.rule("champions.activation.hero_form_attack", "champions.activation.alter_ego_scheme")
@pytest.mark.parametrize(("form", "said"), [("hero", "enemy-attacks"), ("alter-ego", "enemy-schemes")])
def test_the_villain_attacks_heroes_and_schemes_against_alter_egos(form, said):
    t = table(form=form)
    t.step_two()
    assert t.said(said)


@pytest.mark.rule("champions.form.change_once_per_round", "champions.form.change_keeps_damage")
def test_form_is_changed_once_and_damage_stays():
    t = table()
    t.hurt("spider_man", 3)
    t.change_form()
    assert t.damage("peter_parker") == 3
    assert not t.can("change-form", "peter_parker")


@pytest.mark.rule("champions.recover.amount", "champions.recover.exhausts", "champions.heal.cap_at_maximum")
def test_recovering_heals_rec_and_not_more_than_there_is():
    t = table(form="alter-ego")
    t.card("peter_parker").damage = 2
    t.act("recover", "peter_parker")
    assert t.damage("peter_parker") == 0
    assert t.exhausted("peter_parker")


@pytest.mark.rule("champions.villain_defeat.next_stage_revealed", "champions.villain_defeat.excess_damage_lost")
@pytest.mark.rule("champions.villain_defeat.status_cards_stay", "champions.villain_defeat.attachments_stay")
def test_the_next_stage_takes_over_with_attachments_and_status_but_no_damage():
    t = table(in_play=["charge"])
    t.card("villain").stunned = True
    t.hurt("rhino", 20)
    assert t.villain_stage == "II"
    assert t.damage("villain") == 0
    assert t.stunned("villain")
    assert t.attached("villain") == ["charge"]
    assert t.in_play("breakin_takin")


@pytest.mark.rule("champions.game_end.players_win")
def test_defeating_the_last_stage_wins():
    t = table()
    t.hurt("rhino", 20)
    t.hurt("rhino", 20)
    assert t.result.winners == [0]


@pytest.mark.rule("champions.player_elimination.all_eliminated_loss", "champions.player_elimination.identity_defeated")
def test_the_last_defeated_player_loses_the_game():
    t = table()
    t.hurt("spider_man", 10)
    assert t.result.winners == []


@pytest.mark.rule(
    "champions.player_elimination.minions_move_clockwise", "champions.player_elimination.minions_keep_state"
)
@pytest.mark.rule("champions.first_player.eliminated_passes_token")
def test_the_minions_of_an_eliminated_player_go_to_the_next_one():
    t = table(heroes=["spider_man", "spider_man"], engaged=["sandman"])
    t.card("sandman").damage = 1
    t.hurt("p0", 10)
    assert t.engaged_with("sandman") == 1
    assert t.damage("sandman") == 1
    assert t.first == 1
    assert not t.over


@pytest.mark.rule("champions.surge.reveal_another")
def test_surge_reveals_another_card():
    t = table(form="alter-ego")
    t.on_top("hydra_mercenary")
    t.reveal("assault")
    assert t.in_play("hydra_mercenary")


@pytest.mark.rule("champions.player_deck_empty.reshuffle", "champions.player_deck_empty.encounter_card_penalty")
def test_an_empty_deck_is_made_anew_and_brings_an_encounter_card():
    t = table(hand=[])
    t.empty("deck", "discard", leave=1)
    assert t.draw(3) == 3
    assert (len(t.hand()), len(t.lying("dealt"))) == (3, 1)


@pytest.mark.rule("champions.encounter_deck_empty.acceleration_token")
def test_an_empty_encounter_deck_brings_an_acceleration_token():
    t = table()
    t.empty("encounter", "encounter-discard", leave=1)
    t.step("deal_encounter_cards")
    assert t.acceleration == 1
    assert len(t.lying("encounter")) > 1
    t.empty("encounter", "encounter-discard", leave=1)
    t.step("deal_encounter_cards")
    assert t.acceleration == 2  # each time
    t.step("villain_threat")
    assert t.threat() == 1 + 2


@pytest.mark.rule("champions.obligation.given_to_linked_player", "champions.remove_from_game.set_aside")
def test_an_obligation_is_resolved_by_its_hero():
    t = table()
    t.reveal("eviction_notice", "may-change-form/change-form", "choose-one/exhaust")
    assert t.exhausted("peter_parker")
    assert t.zone("eviction_notice") == "removed"
