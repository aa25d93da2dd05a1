"""Життя, поранення, картки стану, знешкоджування, апгрейд, підтримка, виснаження: characters and their cards."""

from __future__ import annotations

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.damage import can_be_hurt
from rulebound.games.champions.powers import ATTACKABLE
from rulebound.games.champions.status import CONFUSED, STUNNED, TOUGH, give_status, has_status
from rulebound.games.champions.words import indirect_damage
from rulebound.games.champions.words.amounts import DAMAGE_YOU_HAVE_SUSTAINED
from rulebound.kernel.requirements import legal
from rulebound.lcg.moment import Moment
from rulebound.lcg.targets import EACH_PLAYER
from tests.champions_table import table

# --- hit points -------------------------------------------------------------------------------------------


@pytest.mark.rule("champions.hit_points.identity_and_villain_dial", "champions.remaining_hit_points.dial_value")
@pytest.mark.rule("champions.hit_points.villain_dial_zero")
def test_the_dial_of_identity_and_villain():
    t = table()
    t.hurt("rhino", 3)
    t.hurt("spider_man", 4)
    assert (t.hit_points("rhino"), t.hit_points("spider_man")) == (11, 6)
    t.hurt("rhino", 11)
    assert t.villain_stage == "II"


@pytest.mark.rule("champions.hit_points.ally_minion_tokens", "champions.damage.reduces_hit_points")
@pytest.mark.rule("champions.remaining_hit_points.ally_minion_formula")
def test_damage_tokens_lower_the_hit_points_of_allies_and_minions():
    t = table(engaged=["sandman"], in_play=["mockingbird"])
    t.card("sandman").tough = False
    t.hurt("sandman", 3)
    t.hurt("mockingbird", 2)
    assert (t.damage("sandman"), t.hit_points("sandman")) == (3, 1)
    assert (t.damage("mockingbird"), t.hit_points("mockingbird")) == (2, 1)


@pytest.mark.rule("champions.hit_points.ally_minion_defeated_discard", "champions.defeat.card_discarded")
def test_the_defeated_are_discarded_to_their_piles():
    t = table(engaged=["hydra_mercenary"], in_play=["mockingbird"], side=["crowd_control"])
    t.hurt("hydra_mercenary", 3)
    t.hurt("mockingbird", 3)
    t.card("crowd_control").threat = 1
    t.thwart("spider_man")
    t.hurt("rhino", 14)
    zones = [t.zone(name) for name in ("hydra_mercenary", "mockingbird", "crowd_control", "01094")]
    assert zones == ["encounter-discard", "discard", "encounter-discard", "removed"]
    assert t.damage("mockingbird") == 0


@pytest.mark.rule("champions.remaining_hit_points.zero_defeats", "champions.maximum_hit_points.formula")
def test_who_lived_by_given_hit_points_is_defeated_without_them():
    t = table(villain="ultron", hand=["energy", "genius", "strength"])
    card = t.drone()
    t.reveal("upgraded_drones")
    assert t.maximum(card) == 2
    t.hurt(card, 1)
    assert card.in_play
    t.use("upgraded_drones")
    assert not card.in_play


@pytest.mark.rule("champions.sustained_damage.definition", "champions.sustained_damage.token_characters")
def test_sustained_damage_is_what_is_missing():
    t = table(engaged=["sandman"])
    t.card("sandman").tough = False
    t.hurt("sandman", 2)
    t.hurt("spider_man", 3)
    assert DAMAGE_YOU_HAVE_SUSTAINED.value(t.s, Moment(t.card("spider_man"), 0)) == 3
    t.gets("sandman", "hp", 3, "round")
    assert t.damage("sandman") == 2
    assert t.hit_points("sandman") == 4 + 3 - 2


@pytest.mark.rule("champions.heal.by_ability_reduces_damage")
def test_healing_takes_damage_away():
    t = table(hand=["first_aid", "energy"], in_play=["mockingbird"])
    t.card("mockingbird").damage = 2
    t.play("first_aid")
    assert t.damage("mockingbird") == 0


# --- attacks and thwarts ----------------------------------------------------------------------------------


@pytest.mark.rule("champions.attack.ally_basic_damage", "champions.ready.enters_ready")
def test_an_ally_that_has_just_come_attacks_with_its_atk():
    t = table(hand=["nick_fury", "energy", "genius"])
    t.play("nick_fury", "choose-one/draw")
    assert not t.exhausted("nick_fury")
    t.attack("nick_fury", "rhino")
    assert t.damage("rhino") == 2


@pytest.mark.rule("champions.attack.labelled_ability", "champions.retaliate.damage_after_attack")
@pytest.mark.rule("champions.attack.labelled_no_exhaust")
def test_an_attack_event_is_an_attack_and_exhausts_nobody():
    t = table(hand=["haymaker", "energy"], engaged=["m_o_d_o_k"])
    t.play("haymaker", "attack/attack:m_o_d_o_k")
    assert t.damage("m_o_d_o_k") == 3
    assert t.damage("spider_man") == 2
    assert not t.exhausted("spider_man")


@pytest.mark.rule("champions.retaliate.must_survive")
def test_the_defeated_do_not_retaliate():
    t = table(hand=["swinging_web_kick", "energy", "genius"], engaged=["m_o_d_o_k"])
    t.card("spider_man").exhausted = True
    t.play("swinging_web_kick", "attack/attack:m_o_d_o_k")
    assert t.discarded("m_o_d_o_k")
    assert t.damage("spider_man") == 0


@pytest.mark.rule("champions.attack.any_enemy_target", "champions.guard.villain_with_guard_exempt")
def test_any_enemy_may_be_attacked_but_for_guards():
    t = table(heroes=["spider_man", "captain_marvel"])
    t.put("sandman", seat=1)
    t.put("hydra_mercenary", seat=0)
    assert t.attackable(0) == ["hydra_mercenary", "sandman"]
    assert "rhino" in t.attackable(1)
    t.gets("rhino", "guard", 1, "round")  # a villain that has guard itself
    assert "rhino" in t.attackable(0)


def test_who_has_left_play_is_neither_attacked_nor_hurt():
    t = table(engaged=["sandman"])
    sandman = t.card("sandman")
    assert legal(ATTACKABLE, t.s, 0, sandman)
    assert can_be_hurt(t.s, sandman, None)
    t.leaves("sandman")
    assert not legal(ATTACKABLE, t.s, 0, sandman)
    assert not can_be_hurt(t.s, sandman, None)


@pytest.mark.rule("champions.attack.enemy_extra_attack_explicit")
def test_damage_by_an_encounter_card_is_no_attack_unless_it_says_so():
    t = table()
    t.reveal("shocker")
    assert not t.said("enemy-attacks")
    t.on_top("advance")
    t.reveal("assault")
    assert t.said("enemy-attacks")


@pytest.mark.rule("champions.thwart.hero_basic_exhausts", "champions.thwart.hero_basic_amount")
@pytest.mark.parametrize(("threat", "left"), [(5, 3), (1, 0)])
def test_a_hero_thwarts_with_thw_and_is_exhausted(threat, left):
    t = table(hero="captain_marvel", threat=threat)
    t.thwart("captain_marvel")
    assert t.threat() == left
    assert t.exhausted("captain_marvel")
    assert not t.can("thwart", "captain_marvel")


@pytest.mark.rule("champions.thwart.ally_basic_amount", "champions.consequential_damage.after_thwart")
def test_an_ally_thwarts_with_thw_and_takes_consequential_damage():
    t = table(side=["crowd_control"], in_play=["mockingbird"])
    t.card("crowd_control").threat = 3
    t.thwart("mockingbird")
    assert t.threat("crowd_control") == 2
    assert t.damage("mockingbird") == 1


@pytest.mark.rule("champions.thwart.labelled_ability", "champions.thwart.labelled_no_exhaust")
def test_a_thwart_event_is_a_thwart_of_one_scheme_and_exhausts_nobody():
    t = table(hand=["for_justice", "energy"], threat=5)
    t.card("spider_man").exhausted = True
    t.play("for_justice")
    assert t.threat() < 5
    assert t.course().count("thwarts") == 1


@pytest.mark.rule("champions.confused.cost_still_paid")
def test_a_confused_hero_pays_for_nothing():
    t = table(hand=["for_justice", "energy"], threat=5)
    t.card("spider_man").confused = True
    t.play("for_justice")
    assert t.threat() == 5
    assert t.hand() == []
    assert not t.confused("spider_man")


# --- status cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("champions.status.three_types", "champions.status.one_per_type")
@pytest.mark.rule("champions.status.placed_from_supply")
def test_a_character_has_at_most_one_status_card_of_each_type():
    t = table()
    rhino = t.card("villain")
    for status in (CONFUSED, STUNNED, TOUGH):
        assert not has_status(rhino, status)
        assert give_status(t.s, rhino, status)
        assert has_status(rhino, status)
        assert not give_status(t.s, rhino, status)
    assert (rhino.confused, rhino.stunned, rhino.tough) == (True, True, True)


@pytest.mark.rule("champions.status.priority_over_abilities")
def test_a_tough_card_comes_before_every_ability():
    t = table(hand=["backflip", "energy"])
    t.card("spider_man").tough = True
    t.villain_attacks()
    assert "interrupt-damage" not in t.prompts()
    assert t.hand() == ["backflip", "energy"]
    t.villain_attacks()
    assert "interrupt-damage" in t.prompts()


@pytest.mark.rule("champions.stunned.ability_places_card")
def test_an_ability_stuns():
    t = table(hand=["mockingbird", "energy", "genius"], engaged=["hydra_mercenary"])
    t.play("mockingbird", "response-enter/use:mockingbird", "stunned/stunned:hydra_mercenary")
    assert t.stunned("hydra_mercenary")


@pytest.mark.rule("champions.confused.ability_places_card")
def test_an_ability_confuses():
    t = table()
    t.reveal("false_alarm")
    assert t.confused("spider_man")


@pytest.mark.rule("champions.toughness.enters_with_tough")
def test_toughness_gives_one_tough_card_on_entering():
    t = table(engaged=["sandman"])
    assert t.tough("sandman")
    t.hurt("sandman", 1)
    t.step("end_round")
    assert not t.tough("sandman")


# --- upgrades, supports, ready and exhausted --------------------------------------------------------------


@pytest.mark.rule("champions.upgrade.active_while_in_play", "champions.upgrade.enters_by_identity")
@pytest.mark.rule("champions.upgrade.modifies_identity")
def test_an_upgrade_changes_its_identity_while_in_play():
    t = table(in_play=["combat_training", "mockingbird"])
    assert t.atk("spider_man") == 3
    assert t.atk("mockingbird") == 1
    assert t.host("combat_training") == ""
    assert t.zone("combat_training") == "area"
    t.reveal("caught_off_guard")
    assert t.atk("spider_man") == 2


@pytest.mark.rule("champions.upgrade.attached_modifies_host")
def test_an_attached_upgrade_changes_its_host():
    t = table(in_play=["mockingbird"])
    t.put("inspired", on="mockingbird")
    assert (t.atk("mockingbird"), t.thw("mockingbird")) == (2, 2)
    assert (t.atk("spider_man"), t.thw("spider_man")) == (2, 1)


@pytest.mark.rule("champions.upgrade.stays_until_removed", "champions.support.stays_in_play")
def test_upgrades_and_supports_stay_after_a_round():
    t = table(in_play=["combat_training", "avengers_mansion"])
    t.use("avengers_mansion")
    t.step("end_round")
    assert t.exhausted("avengers_mansion")
    assert t.in_play("avengers_mansion")
    assert t.in_play("combat_training")


@pytest.mark.rule("champions.support.play_area", "champions.ready.orientation")
def test_supports_lie_in_the_last_row_and_exhausted_cards_are_turned():
    t = table(in_play=["combat_training", "avengers_mansion", "mockingbird"])
    t.card("avengers_mansion").exhausted = True
    own = GAME.areas(t.s, 0)[-1]
    rows = [zone.id for zone in own.zones if zone.layout == "row" and zone.id != "dealt"]
    assert rows == ["engaged", "identity", "allies", "playing", "upgrades", "supports"]
    marks = {card.face.name.plain: card.marks for zone in own.zones for card in zone.cards if card.face is not None}
    assert marks["Avengers Mansion"] == ["exhausted"]
    assert marks["Mockingbird"] == []


@pytest.mark.rule("champions.support.stays_and_active")
def test_a_support_is_active_while_in_play():
    t = table(in_play=["tac_team"])
    t.step("end_round")
    t.use("tac_team")
    assert t.damage("rhino") == 2


@pytest.mark.rule("champions.exhaust.state_change", "champions.exhaust.not_twice", "champions.ready.readying")
def test_an_exhausted_card_cannot_be_exhausted_again_until_it_is_ready():
    t = table(in_play=["tac_team"])
    t.use("tac_team")
    assert t.exhausted("tac_team")
    assert t.why_not("use", "tac_team") == ["champions.cost.ability_cost_before_effect"]
    t.step("end_player_phase")
    assert t.can("use", "tac_team")


@pytest.mark.rule("champions.exhaust.abilities_stay_active")
def test_an_exhausted_card_stays_active():
    t = table(in_play=["combat_training"])
    t.card("combat_training").exhausted = True
    assert t.atk("spider_man") == 3


TWO = ["spider_man", "captain_marvel"]


@pytest.mark.rule("champions.indirect_damage.divided", "champions.indirect_damage.cap_per_character")
def test_each_player_divides_indirect_damage_among_own_characters():
    t = table(heroes=TWO, in_play=["mockingbird"])
    t.card("mockingbird").damage = 1  # two hit points left
    effect = indirect_damage(4, EACH_PLAYER)
    t.resolve(effect, *["assign/assign:mockingbird"] * 2, by="villain")
    assert t.discarded("mockingbird")
    assert [t.damage(f"p{seat}") for seat in (0, 1)] == [2, 4]
    offered = [{option.on for option in choice.options} for choice in t.asked]
    assert t.card("p1") not in offered[0]
    assert all(t.card("mockingbird") not in options for options in offered[2:])
