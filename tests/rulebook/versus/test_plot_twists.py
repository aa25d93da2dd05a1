"""Карты Снаряжения, Локаций и Поворота Сюжета, вторая половина: what they cost, when they work, when they do not."""

from __future__ import annotations

import pytest

from rulebound.kernel.text import Refused
from tests.versus_table import FOE, ME, table

FIVE = ["VS-001"] * 5


def bonus_of(t, name):
    """ATK and DEF above the printed ones."""
    atk, defense = t.strength(name)
    printed = t.card(name).printed
    return atk - printed.atk, defense - printed.defense


# --- equipment -----------------------------------------------


@pytest.mark.rule("versus.equipment.no_move")
@pytest.mark.parametrize("stage", ["resource", "recruit", "formation", "attack"])
def test_equipment_is_never_offered_to_be_moved(stage):
    t = table(stage=stage, front=["VS-008", "VS-006"], gear={"VS-008": "VS-088"}, row=FIVE, foe_front=["VS-001"])
    helm = t.card("VS-088")
    assert not [option for option in t.options() if option.endswith(f":{helm.key}")]
    for act in ("move", "equip", "recruit"):
        with pytest.raises(Refused):
            t.do(act, "VS-088")
    assert t.s.bearer(helm) is t.card("VS-008")


@pytest.mark.rule("versus.equipment.no_move")
def test_equipment_stays_with_its_character_wherever_that_goes():
    t = table(stage="formation", front=["VS-008", "VS-006"], gear={"VS-008": "VS-088"})
    t.do("move", "VS-008")
    t.do("place", "f1")  # they change places
    assert bonus_of(t, "VS-008") == (1, 1)
    assert bonus_of(t, "VS-006") == (0, 0)


@pytest.mark.rule("versus.equipment.target_gone")
def test_equipment_for_a_character_that_was_koed_in_response_goes_to_the_ko_pile():
    t = table(
        stage="recruit", hand=["VS-088"], row=FIVE, front=["VS-008", "VS-006"], stunned=["VS-008"],
        foe_front=["VS-010"], gear={"foe VS-010": "VS-105"},
    )  # fmt: skip
    t.do("recruit", "VS-088")
    t.do("equip", "VS-008")
    t.pass_(ME)
    t.do("use", "foe VS-105")  # War Wagon
    t.resolve()
    assert t.where("VS-008") == "ko"
    assert t.where("VS-088") == "pending"
    t.resolve()
    assert t.where("VS-088") == "ko"
    assert bonus_of(t, "VS-006") == (0, 0)
    assert t.s.players[ME].points == 4  # paid all the same


@pytest.mark.rule("versus.equipment.target_gone")
def test_equipment_for_a_character_that_returned_to_hand_goes_to_the_ko_pile():
    t = table(stage="recruit", hand=["VS-088"], row=FIVE, front=["VS-027"])
    t.do("recruit", "VS-088")
    t.do("use", "VS-027")  # Forge returns to hand
    t.resolve()
    t.do("decline")
    t.resolve()
    assert t.where("VS-088") == "ko"


# --- locations -----------------------------------------------


@pytest.mark.rule("versus.location.must_be_face_up")
def test_the_power_of_a_location_is_used_face_up_only():
    t = table(row=["VS-087", "VS-001"], front=["VS-008"], foe_front=["VS-001"])
    assert not t.can("use", "VS-087")
    with pytest.raises(Refused):
        t.do("use", "VS-087")
    t.do("flip", "VS-087")
    t.do("use", "VS-087")
    t.resolve()
    assert t.endurance(ME) == 51


@pytest.mark.rule("versus.location.must_be_face_up")
@pytest.mark.parametrize(("where", "more"), [("row", 1), ("face_up", 3)])
def test_the_text_of_a_location_works_face_up_only(where, more):
    t = table(front=["VS-055"], hand=["VS-049"], foe_front=["VS-014"], **{where: ["VS-064"]})  # Lost City
    t.attack("VS-055", "foe VS-014")
    t.do("power-up", "VS-049")
    t.resolve()
    assert bonus_of(t, "VS-055") == (more, more)


# --- playing plot twists -----------------------------------------------


@pytest.mark.rule("versus.plot_twist.no_points")
def test_a_plot_twist_is_played_without_points():
    t = table(hand=["VS-042"], row=["VS-001"] * 3, front=["VS-008"], foe_front=["VS-001"])
    assert t.s.players[ME].points == 0
    t.play("VS-042")
    t.resolve()
    assert len(t.s.players[ME].hand) == 1


@pytest.mark.rule("versus.plot_twist.no_points")
def test_a_plot_twist_leaves_the_points_of_the_recruit_step_alone():
    t = table(stage="recruit", hand=["VS-042"], row=FIVE)
    t.play("VS-042")
    t.resolve()
    assert t.s.players[ME].points == 5


@pytest.mark.rule("versus.plot_twist.threshold_timing")
def test_a_resource_lost_in_response_does_not_stop_a_plot_twist():
    t = table(
        front=["VS-008"], hand=["VS-092"], row=["VS-001"] * 3, face_up=["VS-087"], foe_front=["VS-010"],
        foe_hand=["VS-101"], foe_row=FIVE,
    )  # fmt: skip
    t.attack("VS-008", "foe VS-010")
    t.play("VS-092")  # threshold 4
    t.pass_(ME)
    t.play("foe VS-101")  # Scrap the Works
    t.resolve()
    t.do("decline")
    assert len(t.s.players[ME].resources) == 3
    t.resolve()
    assert bonus_of(t, "VS-008") == (5, 0)


@pytest.mark.rule("versus.plot_twist.from_hand")
def test_a_plot_twist_from_hand_is_shown_to_everybody_as_it_is_played():
    t = table(hand=["VS-042"], row=FIVE, front=["VS-008"], foe_front=["VS-001"])

    def seen(seat):
        areas = t.match.view(seat).areas
        cards = [c for area in areas for zone in area.zones for c in zone.cards]
        cards += [c for area in areas for place in area.places for c in place.cards]
        return "VS-042" in [c.face.code for c in cards if c.face is not None]

    assert [seen(ME), seen(FOE), seen(None)] == [True, False, False]
    t.play("VS-042")
    assert t.chain == ["plot-twist"]
    assert [seen(ME), seen(FOE), seen(None)] == [True, True, True]


@pytest.mark.rule("versus.plot_twist.on_chain")
@pytest.mark.parametrize(("first", "second"), [("VS-042", "VS-042#2"), ("VS-042#2", "VS-042")])
def test_a_plot_twist_puts_its_effect_on_top_of_the_chain(first, second):
    t = table(front=["VS-008"], foe_front=["VS-001"], hand=["VS-042"], row=["VS-042", *FIVE])  # one in each place
    t.play(first)
    t.play(second)
    assert t.chain == ["plot-twist", "plot-twist"]
    assert t.s.chain[-1].source == t.card(second).id
    assert t.s.players[ME].hand.cards == []  # nothing has been drawn yet


@pytest.mark.rule("versus.plot_twist.any_time")
@pytest.mark.parametrize("active", [ME, FOE])
@pytest.mark.parametrize("stage", ["draw", "resource", "recruit", "formation", "attack", "recovery"])
def test_a_plot_twist_is_played_in_any_step_with_priority(stage, active):
    t = table(
        stage=stage, active=-1 if stage in ("draw", "recovery") else active, initiative=active, hand=["VS-042"],
        row=FIVE, front=["VS-008"], foe_front=["VS-001"],
    )  # fmt: skip
    if active == FOE:
        t.pass_(FOE)
    assert t.asked.seat == ME
    t.play("VS-042")
    t.resolve()
    assert t.where("VS-042") == "ko"


@pytest.mark.rule("versus.plot_twist.any_time")
def test_a_plot_twist_that_says_when_is_played_only_then():
    for stage, may in (("recruit", False), ("formation", False), ("attack", True)):
        t = table(
            stage=stage, hand=["VS-097"], row=FIVE, front=["VS-008"], foe_front=["VS-001", "VS-003"],
            stunned=["foe VS-001"],
        )  # fmt: skip
        assert t.can("play", "VS-097") == may
        assert t.why_not(ME, "VS-097") == ([] if may else ["versus.plot_twist.any_time"])


@pytest.mark.rule("versus.plot_twist.additional_cost")
def test_a_plot_twist_whose_additional_cost_cannot_be_paid_is_refused():
    t = table(
        hand=["VS-097"], row=FIVE, front=["VS-008"], exhausted=["VS-008"], foe_front=["VS-001"], stunned=["foe VS-001"]
    )  # fmt: skip
    assert not t.can("play", "VS-097")
    assert t.why_not(ME, "VS-097") == ["versus.anatomy.ready_uses"]


@pytest.mark.rule("versus.plot_twist.additional_cost")
def test_an_additional_cost_is_paid_as_the_plot_twist_is_played():
    t = table(
        hand=["VS-097"], row=FIVE, front=["VS-008", "VS-006"], exhausted=["VS-006"], foe_front=["VS-001"],
        stunned=["foe VS-001"],
    )  # fmt: skip
    t.play("VS-097")
    assert t.exhausted("VS-008")
    assert t.where("foe VS-001") == "characters"
    t.resolve()
    assert t.where("foe VS-001") == "ko"


@pytest.mark.rule("versus.plot_twist.additional_cost")
def test_an_additional_cost_stays_paid_when_the_effect_is_negated():
    t = table(
        hand=["VS-041"], row=FIVE, front=["VS-025"], stunned=["VS-025"], foe_hand=["VS-098"], foe_row=FIVE,
        endurance=(4, 50),
    )  # fmt: skip
    t.play("VS-041")
    assert t.endurance(ME) == 2
    t.pass_(ME)
    t.play("foe VS-098")
    t.resolve()
    assert t.stunned("VS-025")
    assert t.endurance(ME) == 2


# --- face up in the row -----------------------------------------------


@pytest.mark.rule("versus.plot_twist.row_inert")
def test_a_used_plot_twist_in_the_row_has_no_further_influence():
    t = table(front=["VS-008", "VS-006"], row=["VS-016", *FIVE], foe_front=["VS-014", "VS-001"])
    t.attack("VS-008", "foe VS-014")
    t.play("VS-016")  # Focused Barrage: Sentinel attackers get +2 ATK this attack
    t.resolve()
    assert bonus_of(t, "VS-008") == (2, 0)
    t.conclude()
    assert t.card("VS-016").now.face_up
    t.attack("VS-006", "foe VS-001")
    assert bonus_of(t, "VS-006") == (0, 0)
    assert not t.can("play", "VS-016")


@pytest.mark.rule("versus.plot_twist.ongoing_first_part")
@pytest.mark.parametrize("place", ["hand", "row"])
def test_the_text_before_ongoing_is_carried_out(place):
    t = table(
        front=["VS-008"], foe_front=["VS-001"], hand=["VS-042"] if place == "hand" else [],
        row=FIVE if place == "hand" else ["VS-042", *FIVE], deck=["VS-014"],
    )  # fmt: skip
    t.play("VS-042")
    t.resolve()
    assert t.where("VS-014") == "hand"


@pytest.mark.rule("versus.plot_twist.ongoing_from_hand")
def test_the_ongoing_part_of_a_plot_twist_from_hand_never_works():
    t = table(front=["VS-055"], hand=["VS-061"], row=FIVE, foe_front=["VS-001"])
    t.play("VS-061")  # Mutant Supremacy
    t.resolve()
    assert t.endurance(FOE) == 49
    t.attack("VS-055", "foe VS-001")
    assert bonus_of(t, "VS-055") == (0, 0)


@pytest.mark.rule("versus.plot_twist.ongoing_negated")
def test_a_negated_ongoing_plot_twist_stays_face_up_and_does_nothing():
    t = table(
        front=["VS-055"], row=["VS-061", *FIVE], foe_front=["VS-001"], foe_hand=["VS-098"], foe_row=FIVE,
        endurance=(2, 50),
    )  # fmt: skip
    t.play("VS-061")
    t.pass_(ME)
    t.play("foe VS-098")  # Counterplan
    t.resolve()
    assert t.chain == []
    assert t.where("VS-061") == "resources"
    assert t.card("VS-061").now.face_up
    assert t.endurance(FOE) == 50
    assert not t.can("play", "VS-061")
    t.attack("VS-055", "foe VS-001")
    assert bonus_of(t, "VS-055") == (0, 0)
