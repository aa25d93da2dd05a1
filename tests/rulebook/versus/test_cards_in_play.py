"""Снаряжение, локации, повороты сюжета, усиление, оглушение, способности."""

from __future__ import annotations

import pytest

from rulebound.games.versus.numbers import flies, keywords
from rulebound.games.versus.state import FLIGHT, RANGE
from tests.versus_table import FOE, ME, table

FIVE = ["VS-001"] * 5


def recruit(t, name):
    t.do("recruit", name)
    if t.asked.prompt == "equip":
        return
    t.resolve_all()


# --- equipment ---


@pytest.mark.rule("versus.equipment.recruit", "versus.equipment.attach", "versus.equipment.no_slot")
def test_equipment_is_recruited_onto_a_character():
    t = table(stage="recruit", hand=["VS-088"], row=FIVE, front=["VS-008"])
    t.do("recruit", "VS-088")
    assert t.s.players[ME].points == 4
    t.resolve_all()
    assert t.where("VS-088") == "equipment"
    assert t.strength("VS-008") == (8, 7)
    assert len(t.s.players[ME].characters) == 1


@pytest.mark.rule("versus.equipment.one_each", "versus.equipment.own_character")
def test_a_character_carries_one_equipment():
    t = table(
        stage="recruit", hand=["VS-088"], row=FIVE, front=["VS-008"], gear={"VS-008": "VS-021"}, foe_front=["VS-008"]
    )  # fmt: skip
    assert not t.can("recruit", "VS-088")
    assert t.why_not(ME, "VS-088") == ["versus.equipment.one_each"]


@pytest.mark.rule("versus.equipment.ko_with_character")
def test_equipment_goes_with_its_character():
    stunned = ["VS-008", "VS-005"]
    t = table(stage="recovery", active=-1, front=["VS-008", "VS-005"], gear={"VS-005": "VS-021"}, stunned=stunned)
    t.both_pass()
    t.do("recover", "VS-008")
    assert t.where("VS-021") == "ko"


@pytest.mark.rule("versus.equipment.stunned_inactive", "versus.equipment.stunned_bearer")
def test_equipment_on_a_stunned_character_stays_but_does_nothing():
    t = table(front=["VS-008"], gear={"VS-008": "VS-088"}, stunned=["VS-008"])
    assert t.where("VS-088") == "equipment"
    assert t.strength("VS-008") == (7, 6)


# --- locations and plot twists ---


@pytest.mark.rule("versus.location.threshold", "versus.location.flip_in_row_only", "versus.location.any_time")
def test_a_location_is_flipped_in_the_row_with_enough_cards():
    t = table(row=["VS-064", "VS-001"], hand=["VS-019"], front=["VS-008"], foe_front=["VS-001"])
    assert not t.can("flip", "VS-064")
    assert t.why_not(ME, "VS-064") == ["versus.location.threshold"]
    assert not t.can("flip", "VS-019")
    t = table(row=["VS-064", "VS-001", "VS-001"], front=["VS-008"], foe_front=["VS-001"])
    assert t.can("flip", "VS-064")


@pytest.mark.rule("versus.location.stays_up", "versus.location.stays_resource", "versus.location.no_points")
def test_a_flipped_location_stays_a_resource():
    t = table(row=["VS-087", "VS-001"], front=["VS-008"], foe_front=["VS-001"])
    t.do("flip", "VS-087")
    assert not t.can("flip", "VS-087")
    assert len(t.s.players[ME].resources) == 2


@pytest.mark.rule("versus.uniqueness.location", "versus.uniqueness.location_face_down")
def test_flipping_a_location_kos_the_same_one_face_up():
    t = table(row=["VS-087", "VS-087", "VS-001"], face_up=["VS-087"], front=["VS-008"], foe_front=["VS-001"])
    t.do("flip", "VS-087")
    assert t.where("VS-087#3") == "ko"
    assert t.where("VS-087#2") == "resources"


@pytest.mark.rule("versus.build.resource_no_flip_char_equip", "versus.anatomy.resource_not_character")
def test_characters_in_the_row_stay_face_down():
    t = table(row=["VS-008", "VS-088"], front=["VS-008"], foe_front=["VS-001"])
    assert not t.can("flip", "VS-008#2")
    assert "versus.build.resource_no_flip_char_equip" in t.why_not(ME, "VS-008#2")


@pytest.mark.rule("versus.plot_twist.threshold", "versus.plot_twist.play_from_hand", "versus.plot_twist.hand_to_ko")
def test_a_plot_twist_from_hand_goes_to_the_ko_pile():
    t = table(hand=["VS-042"], row=["VS-001"] * 2)
    assert not t.can("play", "VS-042")
    assert "versus.plot_twist.threshold" in t.why_not(ME, "VS-042")
    t = table(hand=["VS-042"], row=["VS-001"] * 3)
    t.play("VS-042")
    t.resolve()
    assert t.where("VS-042") == "ko"
    assert not t.card("VS-042").now.ongoing  # versus.plot_twist.ongoing_from_hand


@pytest.mark.rule(
    "versus.plot_twist.from_row", "versus.plot_twist.two_ways", "versus.plot_twist.row_stays_resource",
    "versus.plot_twist.row_no_turn_back", "versus.plot_twist.ongoing_starts", "versus.plot_twist.ongoing_duration",
)  # fmt: skip
def test_an_ongoing_plot_twist_from_the_row_stays_and_works_after_it_resolves():
    t = table(row=["VS-061", *FIVE], front=["VS-055"], foe_front=["VS-001"])
    t.play("VS-061")
    assert t.card("VS-061").now.face_up
    assert not t.card("VS-061").now.ongoing
    t.resolve()
    assert t.endurance(FOE) == 49
    assert not t.can("play", "VS-061")
    t.attack("VS-055", "foe VS-001")
    assert t.strength("VS-055")[0] == 13 + 1


# --- power-up ---


@pytest.mark.rule(
    "versus.power_up.discard_same_name", "versus.power_up.version_irrelevant", "versus.power_up.bonus",
    "versus.power_up.on_chain", "versus.power_up.duration",
)  # fmt: skip
def test_a_card_of_the_same_name_powers_up_for_this_attack():
    t = table(front=["VS-029"], hand=["VS-034"], foe_front=["VS-014"])
    assert not t.can("power-up", "VS-034")  # versus.power_up.attacker_or_defender
    t.attack("VS-029", "foe VS-014")
    t.do("power-up", "VS-034")
    assert t.where("VS-034") == "ko"
    assert t.chain == ["power-up"]
    t.resolve()
    assert t.strength("VS-029") == (6, 5)


@pytest.mark.rule("versus.power.replacement", "versus.golden.card_over_rule")
def test_lost_city_makes_power_ups_three_times_as_strong():
    t = table(front=["VS-055"], hand=["VS-049"], face_up=["VS-064"], foe_front=["VS-014"])
    t.attack("VS-055", "foe VS-014")
    t.do("power-up", "VS-049")
    t.resolve()
    assert t.strength("VS-055") == (16, 14)


# --- stun and powers ---


@pytest.mark.rule("versus.stun.no_power_use", "versus.stun.text_inactive", "versus.stun.loses_powers")
def test_a_stunned_character_has_no_powers():
    """Storm, a flyer with range who gives flight to her X-Men, and Puppet Master."""
    t = table(front=["VS-031", "VS-025", "VS-069"], stunned=["VS-031", "VS-069"], foe_front=["VS-001"])
    assert not t.can("use", "VS-069")
    assert "versus.stun.no_power_use" in t.why_not(ME, "VS-069")
    assert keywords(t.s, t.card("VS-031")) == 0
    assert keywords(t.s, t.card("VS-025")) == RANGE  # Bishop's own


@pytest.mark.rule("versus.stun.loses_powers")
def test_a_flyer_loses_flight_and_range_with_the_stun():
    t = table(front=["VS-014"], foe_front=["VS-031", "VS-025"])
    assert keywords(t.s, t.card("foe VS-031")) == FLIGHT | RANGE
    assert flies(t.s, t.card("foe VS-025"))
    t.attack("VS-014", "foe VS-031")
    t.conclude()
    assert keywords(t.s, t.card("foe VS-031")) == 0
    assert not flies(t.s, t.card("foe VS-025"))


@pytest.mark.rule("versus.power.activate", "versus.power.activate_exhausted", "versus.power.target")
def test_an_activated_power_exhausts_its_card_and_hits_its_target():
    t = table(front=["VS-069"], foe_front=["VS-008", "VS-010"])
    t.do("use", "VS-069")
    t.do("target", "foe VS-010")
    assert t.exhausted("VS-069")
    assert not t.can("use", "VS-069")
    t.resolve()
    assert t.exhausted("foe VS-010")
    assert not t.exhausted("foe VS-008")


@pytest.mark.rule("versus.power.endurance_cost")
def test_endurance_is_paid_only_with_enough_of_it():
    t = table(hand=["VS-041"], row=FIVE, front=["VS-025"], stunned=["VS-025"], endurance=(1, 50))
    assert not t.can("play", "VS-041")
    assert t.why_not(ME, "VS-041") == ["versus.power.endurance_cost"]


@pytest.mark.rule("versus.stun.power_on_chain")
def test_an_effect_on_the_chain_outlives_the_stun_of_its_source():
    t = table(front=["VS-069"], foe_front=["VS-008"], foe_support=["VS-059"], foe_hand=["VS-091", "VS-091"])
    t.do("use", "VS-069")
    t.do("target", "foe VS-008")
    t.pass_(ME)
    t.do("use", "foe VS-059")  # Magneto discards two cards and stuns Puppet Master
    t.do("discard", "foe VS-091")
    t.do("discard", "foe VS-091#2")
    t.resolve()
    assert t.stunned("VS-069")
    assert t.chain == ["power"]
    t.resolve()
    assert t.exhausted("foe VS-008")


@pytest.mark.rule("versus.power.triggered_auto", "versus.power.triggered_stunned_source")
def test_a_power_triggers_on_the_stun_of_its_own_character():
    t = table(front=["VS-014"], foe_front=["VS-089"])
    t.attack("VS-014", "foe VS-089")
    t.conclude()
    assert t.chain == ["trigger"]
    t.resolve()
    assert len(t.s.players[FOE].hand) == 1


@pytest.mark.rule("versus.power.trigger_no_target")
def test_a_trigger_without_a_needed_target_is_not_put_on_the_chain():
    t = table(stage="recruit", hand=["VS-053"], row=FIVE, foe_front=["VS-008"])
    recruit(t, "VS-053")
    t.do("place", "f0")
    assert t.chain == []


@pytest.mark.rule("versus.stun.cannot_ready", "versus.stun.recover")
def test_a_recovered_character_stays_exhausted():
    t = table(hand=["VS-041"], row=FIVE, front=["VS-025"], stunned=["VS-025"])
    t.play("VS-041")
    t.resolve()
    assert not t.stunned("VS-025")
    assert t.exhausted("VS-025")
