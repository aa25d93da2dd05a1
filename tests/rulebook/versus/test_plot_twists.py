"""Карты Снаряжения, Локаций и Поворота Сюжета, вторая половина: what they cost, when they work, when they do not."""

from __future__ import annotations

import pytest

from tests.versus_table import FOE, ME, called, table

FIVE = ["Wild Sentinel"] * 5


def bonus_of(t, name):
    """ATK and DEF above the printed ones."""
    atk, defense = t.strength(name)
    printed = t.card(name).printed
    return atk - printed.atk, defense - printed.defense


# --- equipment -----------------------------------------------


@pytest.mark.rule("versus.equipment.no_move")
@pytest.mark.parametrize("stage", ["resource", "recruit", "formation", "attack"])
def test_equipment_is_never_offered_to_be_moved(stage):
    t = table(
        stage=stage,
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"],
        gear={"Sentinel Siege-Frame": "Gauntlet of Command"},
        row=FIVE,
        foe_front=["Wild Sentinel"],
    )
    helm = t.card("Gauntlet of Command")
    assert not [option for option in t.options() if option.endswith(f":{helm.key}")]
    for act in ("move", "equip", "recruit"):
        t.refused(act, "Gauntlet of Command")
    assert t.s.bearer(helm) is t.card("Sentinel Siege-Frame")


@pytest.mark.rule("versus.equipment.no_move")
def test_equipment_stays_with_its_character_wherever_that_goes():
    t = table(
        stage="formation",
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"],
        gear={"Sentinel Siege-Frame": "Gauntlet of Command"},
    )
    t.do("move", "Sentinel Siege-Frame")
    t.answer("place", "f1")  # they change places
    assert bonus_of(t, "Sentinel Siege-Frame") == (1, 1)
    assert bonus_of(t, "Sentinel Bulwark-Frame") == (0, 0)


@pytest.mark.rule("versus.equipment.target_gone")
def test_equipment_for_a_character_that_was_koed_in_response_goes_to_the_ko_pile():
    t = table(
        stage="recruit",
        hand=["Gauntlet of Command"],
        row=FIVE,
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"],
        stunned=["Sentinel Siege-Frame"],
        foe_front=["Sentinel Carrier-Frame"],
        gear={"foe Sentinel Carrier-Frame": "War Wagon"},
    )
    t.do("recruit", "Gauntlet of Command")
    t.answer("equip", "Sentinel Siege-Frame")
    t.pass_(ME)
    t.do("use", "foe War Wagon")  # War Wagon
    t.resolve()
    assert t.where("Sentinel Siege-Frame") == "ko"
    assert t.where("Gauntlet of Command") == "pending"
    t.resolve()
    assert t.where("Gauntlet of Command") == "ko"
    assert bonus_of(t, "Sentinel Bulwark-Frame") == (0, 0)
    assert t.points() == 4  # paid all the same


@pytest.mark.rule("versus.equipment.target_gone")
def test_equipment_for_a_character_that_returned_to_hand_goes_to_the_ko_pile():
    t = table(stage="recruit", hand=["Gauntlet of Command"], row=FIVE, front=["Forge"])
    t.do("recruit", "Gauntlet of Command")
    t.do("use", "Forge")  # Forge returns to hand
    t.resolve()
    t.answer("search", "decline")
    t.resolve()
    assert t.where("Gauntlet of Command") == "ko"


# --- locations -----------------------------------------------


@pytest.mark.rule("versus.location.must_be_face_up")
def test_the_power_of_a_location_is_used_face_up_only():
    t = table(row=["Borderland Village", "Wild Sentinel"], front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"])
    assert not t.can("use", "Borderland Village")
    t.refused("use", "Borderland Village")
    t.do("flip", "Borderland Village")
    t.do("use", "Borderland Village")
    t.resolve()
    assert t.endurance(ME) == 51


@pytest.mark.rule("versus.location.must_be_face_up")
@pytest.mark.parametrize(("where", "more"), [("row", 1), ("face_up", 3)])
def test_the_text_of_a_location_works_face_up_only(where, more):
    t = table(
        front=["Sabretooth, Victor Creed"],
        hand=["Sabretooth, Savage Prowler"],
        foe_front=["Sentinel Omega-Frame"],
        **{where: ["Lost City"]},
    )  # Lost City
    t.attack("Sabretooth, Victor Creed", "foe Sentinel Omega-Frame")
    t.do("power-up", "Sabretooth, Savage Prowler")
    t.resolve()
    assert bonus_of(t, "Sabretooth, Victor Creed") == (more, more)


# --- playing plot twists -----------------------------------------------


@pytest.mark.rule("versus.plot_twist.no_points")
def test_a_plot_twist_is_played_without_points():
    t = table(
        hand=["Danger Drill"], row=["Wild Sentinel"] * 3, front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"]
    )
    assert t.points() == 0
    t.play("Danger Drill")
    t.resolve()
    assert t.size("hand") == 1


@pytest.mark.rule("versus.plot_twist.no_points")
def test_a_plot_twist_leaves_the_points_of_the_recruit_step_alone():
    t = table(stage="recruit", hand=["Danger Drill"], row=FIVE)
    t.play("Danger Drill")
    t.resolve()
    assert t.points() == 5


@pytest.mark.rule("versus.plot_twist.threshold_timing")
def test_a_resource_lost_in_response_does_not_stop_a_plot_twist():
    t = table(
        front=["Sentinel Siege-Frame"],
        hand=["Savage Beatdown"],
        row=["Wild Sentinel"] * 3,
        face_up=["Borderland Village"],
        foe_front=["Sentinel Carrier-Frame"],
        foe_hand=["Scrap the Works"],
        foe_row=FIVE,
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Carrier-Frame")
    t.play("Savage Beatdown")  # threshold 4
    t.pass_(ME)
    t.play("foe Scrap the Works")  # Scrap the Works
    t.resolve()
    t.answer("replace", "decline")
    assert t.size("resources") == 3
    t.resolve()
    assert bonus_of(t, "Sentinel Siege-Frame") == (5, 0)


@pytest.mark.rule("versus.plot_twist.from_hand")
def test_a_plot_twist_from_hand_is_shown_to_everybody_as_it_is_played():
    t = table(hand=["Danger Drill"], row=FIVE, front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"])

    def seen(seat):
        areas = t.match.view(seat).areas
        cards = [c for area in areas for zone in area.zones for c in zone.cards]
        cards += [c for area in areas for place in area.places for c in place.cards]
        return "Danger Drill" in [called(c.face) for c in cards if c.face is not None]

    assert [seen(ME), seen(FOE), seen(None)] == [True, False, False]
    t.play("Danger Drill")
    assert t.chain == ["plot-twist"]
    assert [seen(ME), seen(FOE), seen(None)] == [True, True, True]


@pytest.mark.rule("versus.plot_twist.on_chain")
@pytest.mark.parametrize(("first", "second"), [("Danger Drill", "Danger Drill#2"), ("Danger Drill#2", "Danger Drill")])
def test_a_plot_twist_puts_its_effect_on_top_of_the_chain(first, second):
    t = table(
        front=["Sentinel Siege-Frame"], foe_front=["Wild Sentinel"], hand=["Danger Drill"], row=["Danger Drill", *FIVE]
    )  # one in each place
    t.play(first)
    t.play(second)
    assert t.chain == ["plot-twist", "plot-twist"]
    assert t.s.chain[-1].source == t.card(second).id
    assert t.lying("hand") == []  # nothing has been drawn yet


@pytest.mark.rule("versus.plot_twist.any_time")
@pytest.mark.parametrize("active", [ME, FOE])
@pytest.mark.parametrize("stage", ["draw", "resource", "recruit", "formation", "attack", "recovery"])
def test_a_plot_twist_is_played_in_any_step_with_priority(stage, active):
    t = table(
        stage=stage,
        active=-1 if stage in ("draw", "recovery") else active,
        initiative=active,
        hand=["Danger Drill"],
        row=FIVE,
        front=["Sentinel Siege-Frame"],
        foe_front=["Wild Sentinel"],
    )
    if active == FOE:
        t.pass_(FOE)
    assert t.choice.seat == ME
    t.play("Danger Drill")
    t.resolve()
    assert t.where("Danger Drill") == "ko"


@pytest.mark.rule("versus.plot_twist.any_time")
def test_a_plot_twist_that_says_when_is_played_only_then():
    for stage, may in (("recruit", False), ("formation", False), ("attack", True)):
        t = table(
            stage=stage,
            hand=["Finish Them"],
            row=FIVE,
            front=["Sentinel Siege-Frame"],
            foe_front=["Wild Sentinel", "Sentinel Mark I"],
            stunned=["foe Wild Sentinel"],
        )
        assert t.can("play", "Finish Them") == may
        assert t.why_not("play", "Finish Them") == ([] if may else ["versus.plot_twist.any_time"])


@pytest.mark.rule("versus.plot_twist.additional_cost")
def test_a_plot_twist_whose_additional_cost_cannot_be_paid_is_refused():
    t = table(
        hand=["Finish Them"],
        row=FIVE,
        front=["Sentinel Siege-Frame"],
        exhausted=["Sentinel Siege-Frame"],
        foe_front=["Wild Sentinel"],
        stunned=["foe Wild Sentinel"],
    )
    assert not t.can("play", "Finish Them")
    assert t.why_not("play", "Finish Them") == ["versus.anatomy.ready_uses"]


@pytest.mark.rule("versus.plot_twist.additional_cost")
def test_an_additional_cost_is_paid_as_the_plot_twist_is_played():
    t = table(
        hand=["Finish Them"],
        row=FIVE,
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"],
        exhausted=["Sentinel Bulwark-Frame"],
        foe_front=["Wild Sentinel"],
        stunned=["foe Wild Sentinel"],
    )
    t.play("Finish Them")
    assert t.exhausted("Sentinel Siege-Frame")
    assert t.where("foe Wild Sentinel") == "characters"
    t.resolve()
    assert t.where("foe Wild Sentinel") == "ko"


@pytest.mark.rule("versus.plot_twist.additional_cost")
def test_an_additional_cost_stays_paid_when_the_effect_is_negated():
    t = table(
        hand=["Stand Together"],
        row=FIVE,
        front=["Bishop"],
        stunned=["Bishop"],
        foe_hand=["Counterplan"],
        foe_row=FIVE,
        endurance=(4, 50),
    )
    t.play("Stand Together")
    assert t.endurance(ME) == 2
    t.pass_(ME)
    t.play("foe Counterplan")
    t.resolve()
    assert t.stunned("Bishop")
    assert t.endurance(ME) == 2


# --- face up in the row -----------------------------------------------


@pytest.mark.rule("versus.plot_twist.row_inert")
def test_a_used_plot_twist_in_the_row_has_no_further_influence():
    t = table(
        front=["Sentinel Siege-Frame", "Sentinel Bulwark-Frame"],
        row=["Focused Barrage", *FIVE],
        foe_front=["Sentinel Omega-Frame", "Wild Sentinel"],
    )
    t.attack("Sentinel Siege-Frame", "foe Sentinel Omega-Frame")
    t.play("Focused Barrage")  # Focused Barrage: Sentinel attackers get +2 ATK this attack
    t.resolve()
    assert bonus_of(t, "Sentinel Siege-Frame") == (2, 0)
    t.conclude()
    assert t.card("Focused Barrage").now.face_up
    t.attack("Sentinel Bulwark-Frame", "foe Wild Sentinel")
    assert bonus_of(t, "Sentinel Bulwark-Frame") == (0, 0)
    assert not t.can("play", "Focused Barrage")


@pytest.mark.rule("versus.plot_twist.ongoing_first_part")
@pytest.mark.parametrize("place", ["hand", "row"])
def test_the_text_before_ongoing_is_carried_out(place):
    t = table(
        front=["Sentinel Siege-Frame"],
        foe_front=["Wild Sentinel"],
        hand=["Danger Drill"] if place == "hand" else [],
        row=FIVE if place == "hand" else ["Danger Drill", *FIVE],
        deck=["Sentinel Omega-Frame"],
    )
    t.play("Danger Drill")
    t.resolve()
    assert t.where("Sentinel Omega-Frame") == "hand"


@pytest.mark.rule("versus.plot_twist.ongoing_from_hand")
def test_the_ongoing_part_of_a_plot_twist_from_hand_never_works():
    t = table(front=["Sabretooth, Victor Creed"], hand=["Mutant Supremacy"], row=FIVE, foe_front=["Wild Sentinel"])
    t.play("Mutant Supremacy")  # Mutant Supremacy
    t.resolve()
    assert t.endurance(FOE) == 49
    t.attack("Sabretooth, Victor Creed", "foe Wild Sentinel")
    assert bonus_of(t, "Sabretooth, Victor Creed") == (0, 0)


@pytest.mark.rule("versus.plot_twist.ongoing_negated")
def test_a_negated_ongoing_plot_twist_stays_face_up_and_does_nothing():
    t = table(
        front=["Sabretooth, Victor Creed"],
        row=["Mutant Supremacy", *FIVE],
        foe_front=["Wild Sentinel"],
        foe_hand=["Counterplan"],
        foe_row=FIVE,
        endurance=(2, 50),
    )
    t.play("Mutant Supremacy")
    t.pass_(ME)
    t.play("foe Counterplan")  # Counterplan
    t.resolve()
    assert t.chain == []
    assert t.where("Mutant Supremacy") == "resources"
    assert t.card("Mutant Supremacy").now.face_up
    assert t.endurance(FOE) == 50
    assert not t.can("play", "Mutant Supremacy")
    t.attack("Sabretooth, Victor Creed", "foe Wild Sentinel")
    assert bonus_of(t, "Sabretooth, Victor Creed") == (0, 0)
