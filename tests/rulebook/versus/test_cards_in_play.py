"""Снаряжение, локации, повороты сюжета, усиление, оглушение, способности."""

from __future__ import annotations

import pytest

from rulebound.games.versus.numbers import flies, keywords
from rulebound.games.versus.power_up import fighting
from rulebound.games.versus.state import FLIGHT, RANGE
from tests.versus_table import FOE, ME, table

FIVE = ["Wild Sentinel"] * 5


# --- equipment ---


@pytest.mark.rule("versus.equipment.recruit", "versus.equipment.attach", "versus.equipment.no_slot")
def test_equipment_is_recruited_onto_a_character():
    t = table(stage="recruit", hand=["Gauntlet of Command"], row=FIVE, front=["Sentinel Siege-Frame"])
    t.do("recruit", "Gauntlet of Command")
    assert t.points() == 4
    t.resolve_all()
    assert t.where("Gauntlet of Command") == "equipment"
    assert t.strength("Sentinel Siege-Frame") == (8, 7)
    assert t.size("characters") == 1


@pytest.mark.rule("versus.equipment.one_each", "versus.equipment.own_character")
def test_a_character_carries_one_equipment():
    t = table(
        stage="recruit",
        hand=["Gauntlet of Command"],
        row=FIVE,
        front=["Sentinel Siege-Frame"],
        gear={"Sentinel Siege-Frame": "Plasma Cannon Mount"},
        foe_front=["Sentinel Siege-Frame"],
    )
    assert not t.can("recruit", "Gauntlet of Command")
    assert t.why_not("recruit", "Gauntlet of Command") == ["versus.equipment.one_each"]


@pytest.mark.rule("versus.equipment.ko_with_character")
def test_equipment_goes_with_its_character():
    stunned = ["Sentinel Siege-Frame", "Sentinel Mark II"]
    t = table(
        stage="recovery",
        active=-1,
        front=["Sentinel Siege-Frame", "Sentinel Mark II"],
        gear={"Sentinel Mark II": "Plasma Cannon Mount"},
        stunned=stunned,
    )
    t.both_pass()
    t.answer("recover", "Sentinel Siege-Frame")
    assert t.where("Plasma Cannon Mount") == "ko"


@pytest.mark.rule("versus.equipment.stunned_inactive", "versus.equipment.stunned_bearer")
def test_equipment_on_a_stunned_character_stays_but_does_nothing():
    t = table(
        front=["Sentinel Siege-Frame"],
        gear={"Sentinel Siege-Frame": "Gauntlet of Command"},
        stunned=["Sentinel Siege-Frame"],
    )
    assert t.where("Gauntlet of Command") == "equipment"
    assert t.strength("Sentinel Siege-Frame") == (7, 6)


# --- locations and plot twists ---


@pytest.mark.rule("versus.location.threshold", "versus.location.flip_in_row_only", "versus.location.any_time")
def test_a_location_is_flipped_in_the_row_with_enough_cards():
    t = table(
        row=["Lost City", "Wild Sentinel"],
        hand=["Orbital Foundry"],
        front=["Sentinel Siege-Frame"],
        foe_front=["Wild Sentinel"],
    )
    assert not t.can("flip", "Lost City")
    assert t.why_not("flip", "Lost City") == ["versus.location.threshold"]
    assert not t.can("flip", "Orbital Foundry")
    t = table(
        row=["Lost City", "Wild Sentinel", "Wild Sentinel"], front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"]
    )
    assert t.can("flip", "Lost City")


@pytest.mark.rule("versus.location.stays_up", "versus.location.stays_resource", "versus.location.no_points")
def test_a_flipped_location_stays_a_resource():
    t = table(row=["Borderland Village", "Wild Sentinel"], front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"])
    t.do("flip", "Borderland Village")
    assert not t.can("flip", "Borderland Village")
    assert t.size("resources") == 2


@pytest.mark.rule("versus.uniqueness.location", "versus.uniqueness.location_face_down")
def test_flipping_a_location_kos_the_same_one_face_up():
    t = table(
        row=["Borderland Village", "Borderland Village", "Wild Sentinel"],
        face_up=["Borderland Village"],
        front=["Sentinel Siege-Frame"],
        foe_front=["Wild Sentinel"],
    )
    t.do("flip", "Borderland Village")
    assert t.where("Borderland Village#3") == "ko"
    assert t.where("Borderland Village#2") == "resources"


@pytest.mark.rule("versus.build.resource_no_flip_char_equip", "versus.anatomy.resource_not_character")
def test_characters_in_the_row_stay_face_down():
    t = table(
        row=["Sentinel Siege-Frame", "Gauntlet of Command"], front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"]
    )
    assert not t.can("flip", "Sentinel Siege-Frame#2")
    assert "versus.build.resource_no_flip_char_equip" in t.why_not("flip", "Sentinel Siege-Frame#2")


@pytest.mark.rule("versus.plot_twist.threshold", "versus.plot_twist.play_from_hand", "versus.plot_twist.hand_to_ko")
def test_a_plot_twist_from_hand_goes_to_the_ko_pile():
    t = table(hand=["Danger Drill"], row=["Wild Sentinel"] * 2)
    assert not t.can("play", "Danger Drill")
    assert "versus.plot_twist.threshold" in t.why_not("play", "Danger Drill")
    t = table(hand=["Danger Drill"], row=["Wild Sentinel"] * 3)
    t.play("Danger Drill")
    t.resolve()
    assert t.where("Danger Drill") == "ko"
    assert not t.card("Danger Drill").now.ongoing  # versus.plot_twist.ongoing_from_hand


@pytest.mark.rule(
    "versus.plot_twist.from_row",
    "versus.plot_twist.two_ways",
    "versus.plot_twist.row_stays_resource",
    "versus.plot_twist.row_no_turn_back",
    "versus.plot_twist.ongoing_starts",
    "versus.plot_twist.ongoing_duration",
)
def test_an_ongoing_plot_twist_from_the_row_stays_and_works_after_it_resolves():
    t = table(row=["Mutant Supremacy", *FIVE], front=["Sabretooth, Victor Creed"], foe_front=["Wild Sentinel"])
    t.play("Mutant Supremacy")
    assert t.card("Mutant Supremacy").now.face_up
    assert not t.card("Mutant Supremacy").now.ongoing
    t.resolve()
    assert t.endurance(FOE) == 49
    assert not t.can("play", "Mutant Supremacy")
    t.attack("Sabretooth, Victor Creed", "foe Wild Sentinel")
    assert t.strength("Sabretooth, Victor Creed")[0] == 13 + 1


# --- power-up ---


@pytest.mark.rule(
    "versus.power_up.discard_same_name",
    "versus.power_up.version_irrelevant",
    "versus.power_up.bonus",
    "versus.power_up.on_chain",
    "versus.power_up.duration",
)
def test_a_card_of_the_same_name_powers_up_for_this_attack():
    t = table(
        front=["Wolverine, Weapon Instinct"],
        hand=["Wolverine, The Best at What He Does"],
        foe_front=["Sentinel Omega-Frame"],
    )
    assert not t.can("power-up", "Wolverine, The Best at What He Does")  # versus.power_up.attacker_or_defender
    assert fighting(t.s, ME) == []
    t.attack("Wolverine, Weapon Instinct", "foe Sentinel Omega-Frame")
    t.do("power-up", "Wolverine, The Best at What He Does")
    assert t.where("Wolverine, The Best at What He Does") == "ko"
    assert t.chain == ["power-up"]
    t.resolve()
    assert t.strength("Wolverine, Weapon Instinct") == (6, 5)


@pytest.mark.rule("versus.power.replacement", "versus.golden.card_over_rule")
def test_lost_city_makes_power_ups_three_times_as_strong():
    t = table(
        front=["Sabretooth, Victor Creed"],
        hand=["Sabretooth, Savage Prowler"],
        face_up=["Lost City"],
        foe_front=["Sentinel Omega-Frame"],
    )
    t.attack("Sabretooth, Victor Creed", "foe Sentinel Omega-Frame")
    t.do("power-up", "Sabretooth, Savage Prowler")
    t.resolve()
    assert t.strength("Sabretooth, Victor Creed") == (16, 14)


# --- stun and powers ---


@pytest.mark.rule("versus.stun.no_power_use", "versus.stun.text_inactive", "versus.stun.loses_powers")
def test_a_stunned_character_has_no_powers():
    """Storm, a flyer with range who gives flight to her X-Men, and Puppet Master."""
    t = table(
        front=["Storm, Sky Sovereign", "Bishop", "Puppet Master"],
        stunned=["Storm, Sky Sovereign", "Puppet Master"],
        foe_front=["Wild Sentinel"],
    )
    assert not t.can("use", "Puppet Master")
    assert "versus.stun.no_power_use" in t.why_not("use", "Puppet Master")
    assert keywords(t.s, t.card("Storm, Sky Sovereign")) == 0
    assert keywords(t.s, t.card("Bishop")) == RANGE  # Bishop's own


@pytest.mark.rule("versus.stun.loses_powers")
def test_a_flyer_loses_flight_and_range_with_the_stun():
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Storm, Sky Sovereign", "Bishop"])
    assert keywords(t.s, t.card("foe Storm, Sky Sovereign")) == FLIGHT | RANGE
    assert flies(t.s, t.card("foe Bishop"))
    t.attack("Sentinel Omega-Frame", "foe Storm, Sky Sovereign")
    t.conclude()
    assert keywords(t.s, t.card("foe Storm, Sky Sovereign")) == 0
    assert not flies(t.s, t.card("foe Bishop"))


@pytest.mark.rule("versus.power.activate", "versus.power.activate_exhausted", "versus.power.target")
def test_an_activated_power_exhausts_its_card_and_hits_its_target():
    t = table(front=["Puppet Master"], foe_front=["Sentinel Siege-Frame", "Sentinel Carrier-Frame"])
    t.do("use", "Puppet Master")
    t.answer("target", "foe Sentinel Carrier-Frame")
    assert t.exhausted("Puppet Master")
    assert not t.can("use", "Puppet Master")
    t.resolve()
    assert t.exhausted("foe Sentinel Carrier-Frame")
    assert not t.exhausted("foe Sentinel Siege-Frame")


@pytest.mark.rule("versus.power.endurance_cost")
def test_endurance_is_paid_only_with_enough_of_it():
    t = table(hand=["Stand Together"], row=FIVE, front=["Bishop"], stunned=["Bishop"], endurance=(1, 50))
    assert not t.can("play", "Stand Together")
    assert t.why_not("play", "Stand Together") == ["versus.power.endurance_cost"]


@pytest.mark.rule("versus.stun.power_on_chain")
def test_an_effect_on_the_chain_outlives_the_stun_of_its_source():
    t = table(
        front=["Puppet Master"],
        foe_front=["Sentinel Siege-Frame"],
        foe_support=["Magneto, Asteroid Sovereign"],
        foe_hand=["Mercenary Squad", "Mercenary Squad"],
    )
    t.do("use", "Puppet Master")
    t.answer("target", "foe Sentinel Siege-Frame")
    t.pass_(ME)
    t.do("use", "foe Magneto, Asteroid Sovereign")  # Magneto discards two cards and stuns Puppet Master
    t.answer("discard", "foe Mercenary Squad")
    t.answer("discard", "foe Mercenary Squad#2")
    t.resolve()
    assert t.stunned("Puppet Master")
    assert t.chain == ["power"]
    t.resolve()
    assert t.exhausted("foe Sentinel Siege-Frame")


@pytest.mark.rule("versus.power.triggered_auto", "versus.power.triggered_stunned_source")
def test_a_power_triggers_on_the_stun_of_its_own_character():
    t = table(front=["Sentinel Omega-Frame"], foe_front=["Street Informant"])
    t.attack("Sentinel Omega-Frame", "foe Street Informant")
    t.conclude()
    assert t.chain == ["trigger"]
    t.resolve()
    assert t.size("hand", FOE) == 1


@pytest.mark.rule("versus.power.trigger_no_target")
def test_a_trigger_without_a_needed_target_is_not_put_on_the_chain():
    t = table(stage="recruit", hand=["Magneto, Iron Will"], row=FIVE, foe_front=["Sentinel Siege-Frame"])
    t.do("recruit", "Magneto, Iron Will")
    t.resolve_all()
    t.answer("place", "f0")
    assert t.chain == []


@pytest.mark.rule("versus.stun.cannot_ready", "versus.stun.recover")
def test_a_recovered_character_stays_exhausted():
    t = table(hand=["Stand Together"], row=FIVE, front=["Bishop"], stunned=["Bishop"])
    t.play("Stand Together")
    t.resolve()
    assert not t.stunned("Bishop")
    assert t.exhausted("Bishop")
