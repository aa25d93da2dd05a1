"""Ekwipunek: charging, using and keeping equipment."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar.damage import damage
from tests.civilwar_table import table


@pytest.mark.rule("civilwar.equipment.charge")
@pytest.mark.parametrize(("card", "deed", "slots"), [
    ("04", "charge-attack", [True, False]), ("06", "charge-heroic", [False, True]),
    ("08", "charge-attack", [True, False]), ("08", "charge-heroic", [False, True]),
])  # fmt: skip
def test_an_action_of_its_type_or_a_wild_fills_an_empty_slot(card, deed, slots):
    t = table("captain_america", hands={"captain_america": [card, "01"]}, at={"captain_america": 3}, folk={3: "T"})
    t.play(card)
    before = len(t.pool)
    t.act(deed, "vibranium_shield")
    assert t.hero("captain_america").charges == slots
    assert len(t.pool) == before - 1
    assert (t.folk(3), t.shields("tigra"), t.shields("iron_man")) == ("T", 1, 1)


@pytest.mark.rule("civilwar.equipment.charge")
def test_an_action_of_another_type_fills_nothing_and_a_full_slot_takes_nothing():
    t = table("captain_america", hands={"captain_america": ["02", "01"]}, at={"captain_america": 4})
    t.play("02")
    charging = [option for option in t.options() if option.startswith("charge")]
    assert charging == ["charge-attack:vibranium_shield"]
    t.act("charge-attack", "vibranium_shield")
    assert not any(option.startswith("charge") for option in t.options())


@pytest.mark.rule("civilwar.equipment.charge")
def test_a_token_of_its_type_fills_a_slot():
    t = table("captain_america", hands={"captain_america": ["01", "02"]}, tokens={"captain_america": "H"})
    t.play("01")
    t.act("charge-heroic", "vibranium_shield")
    assert (t.hero("captain_america").charges, t.tokens("captain_america")) == ([False, True], "")


@pytest.mark.rule("civilwar.equipment.charge")
def test_a_wild_slot_takes_any_action():
    t = table("base_wasp", blue=["base_wasp", "kate_bishop"], hands={"base_wasp": ["02", "01"]}, at={"base_wasp": 4})
    t.s.move(t.card("field_kit"), t.hero("base_wasp").gear)
    t.hero("base_wasp").charges = [False, False]
    t.play("02")
    t.act("charge-move", "field_kit")
    assert t.hero("base_wasp").charges == [True, False]
    t.act("charge-attack", "field_kit")
    assert t.hero("base_wasp").charges == [True, True]


@pytest.mark.rule("civilwar.equipment.charge", "civilwar.equipment.use")
def test_nobody_charges_or_uses_the_equipment_of_another():
    t = table("kate_bishop", hands={"kate_bishop": ["08"]}, charges={"captain_america": 2})
    t.play("08")
    assert [o for o in t.options() if "vibranium_shield" in o] == []
    assert "civilwar.setup.own_equipment" in t.why_not("use", "vibranium_shield")


@pytest.mark.rule("civilwar.equipment.use")
def test_equipment_with_full_slots_is_used_and_then_empty():
    t = table("spectrum", blue=["spectrum", "kate_bishop"], hands={"spectrum": ["01", "02"]}, charges={"spectrum": 2})
    t.play("01")
    t.act("use", "photon_gauntlets", "go/l4")
    assert (t.where("spectrum"), len(t.hand("spectrum"))) == (4, 2)
    assert t.hero("spectrum").charges == [False, False]


@pytest.mark.rule("civilwar.equipment.use")
@pytest.mark.parametrize("full", [0, 1])
def test_with_an_empty_slot_it_cannot_be_used(full):
    t = table("spectrum", blue=["spectrum", "kate_bishop"], hands={"spectrum": ["01"]}, charges={"spectrum": full})
    t.play("01")
    assert not t.can("use", "photon_gauntlets")


@pytest.mark.rule("civilwar.equipment.use")
@pytest.mark.parametrize(("folk", "use"), [({}, False), ({1: "T"}, True)])
def test_equipment_that_would_do_nothing_keeps_its_charges(folk, use):
    t = table(
        "kate_bishop", hands={"kate_bishop": ["01", "02"]}, charges={"kate_bishop": 2}, folk={1: "", 5: "", **folk}
    )
    t.play("01")
    assert t.can("use", "recurve_bow") == use


@pytest.mark.rule("civilwar.equipment.use")
def test_it_is_used_once_a_turn_even_if_charged_again():
    t = table("spectrum", blue=["spectrum", "kate_bishop"], hands={"spectrum": ["03"]}, charges={"spectrum": 2},
              tokens={"spectrum": "M"})  # fmt: skip
    t.play("03")
    t.act("use", "photon_gauntlets", "go/l4")
    t.act("charge-move", "photon_gauntlets")
    t.act("charge-heroic", "photon_gauntlets")
    assert t.hero("spectrum").charges == [True, True]
    assert t.why_not("use", "photon_gauntlets")[0] == "civilwar.equipment.use"


@pytest.mark.rule("civilwar.equipment.use")
def test_in_the_next_turn_it_can_be_used_again():
    t = table("spectrum", blue=["spectrum", "kate_bishop"], step="start_turn", charges={"spectrum": 2})
    t.s.used_gear = True
    t.play("01")
    assert t.can("use", "photon_gauntlets")


@pytest.mark.rule("civilwar.equipment.keep")
def test_charges_stay_over_turns_and_through_a_knock_out():
    t = table(
        "captain_america", hands={"captain_america": ["01", "02"], "kate_bishop": ["01"]}, charges={"kate_bishop": 1},
        shields={"kate_bishop": 0},
        order={"blue": ["captain_america", "kate_bishop"], "red": ["tigra", "iron_man"]},
    )  # fmt: skip
    t.run(damage(t.s, t.hero("kate_bishop"), 1, t.s.red))
    assert t.hero("kate_bishop").ko
    for _ in range(2):
        t.until("play").play("01", "act/end", "?end-of-turn/decline")
    t.until("play")
    assert (t.active, t.hero("kate_bishop").charges) == ("kate_bishop", [True, False])
