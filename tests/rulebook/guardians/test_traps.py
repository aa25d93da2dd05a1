"""Ловушки."""

import pytest

from rulebound.kernel.text import Refused
from tests.guardians_table import NUMBERS, table


@pytest.mark.rule("guardians.trap.set_flips_tactic")
def test_a_trap_is_set_on_a_tactic_that_shows_its_number():
    t = table(lay={0: "arsenal"}, traps=["shot"]).perform("explosives", "traps/set-traps")
    assert t.offers() == [*(code for code in NUMBERS if code != "shot"), "done"]
    assert t.why_not("set-trap", "shot") == ["guardians.trap.set_flips_tactic"]
    with pytest.raises(Refused):
        t.match.answer(0, "set-trap:t6")
    t.give("set-trap/melee", "set-trap/done")
    assert t.traps == ["shot", "melee"]


@pytest.mark.rule("guardians.trap.hits_any_hero", "guardians.trap.stays", "guardians.trap.one_damage")
def test_a_trap_hits_everyone_also_who_set_it_and_stays():
    t = table(hands={seat: ["shot", "shot"] for seat in range(3)}, lay={0: "arsenal"})
    t.perform("explosives", "set-trap/shot", "set-trap/done").play_on()
    t.lay({0: "shot", 1: "shot", 2: "shot"})
    assert t.energies == [2, 3, 3]
    assert t.traps == ["shot"]
    t.perform("shoot_to_kill", "shot/done")
    assert t.energies == [2, 2, 3]
    assert t.traps == ["shot"]


@pytest.mark.rule("guardians.trap.one_damage")
def test_only_the_trapped_technique_hurts():
    t = table(lay={0: "shot"}, traps=["melee", "trick"])
    assert t.energies == [3, 3, 3]
    t.perform("shoot_to_kill", "shot/done")
    assert t.energies == [3, 2, 3]


@pytest.mark.rule("guardians.trap.remove_flips_back")
def test_a_trap_of_choice_is_removed():
    t = table(lay={0: "planning"}, traps=["shot", "trick"]).perform("vantage_point")
    assert t.offers() == ["trick", "shot", "done"]
    assert t.why_not("remove-trap", "melee") == ["guardians.trap.remove_flips_back"]
    t.answer("remove-trap", "shot")
    assert t.traps == ["trick"]


@pytest.mark.rule("guardians.effect.trap_before_action")
def test_trap_damage_comes_before_the_action():
    t = table(lay={0: "defence"}, traps=["defence"])
    assert (t.energy(0), t.prompt) == (2, "act")
    t.perform("breather")
    assert t.energy(0) == 3


@pytest.mark.rule("guardians.effect.trap_before_own_removal")
def test_trap_damage_comes_even_if_the_card_could_remove_the_trap():
    t = table(lay={0: "arsenal"}, traps=["arsenal"])
    assert (t.energy(0), t.offers()) == (2, ["explosives", "resupply"])


@pytest.mark.rule("guardians.effect.lethal_trap_no_action")
def test_who_loses_the_last_energy_to_a_trap_does_not_act():
    t = table(lay={0: "melee"}, energy={0: 1}, traps=["melee"])
    assert t.out(0)
    assert t.energies == [0, 3, 3]
    assert t.happened("acts") == []
    assert t.deciding == [1]


@pytest.mark.rule("guardians.effect.trap_until_battle_end")
def test_a_trap_works_until_the_battle_ends():
    series = {0: ["trick", "trick"], 1: ["defence", "defence"]}
    t = table(2, series=series, lay={0: "arsenal"}, hands={0: ["trick"] * 4, 1: ["defence"] * 4})
    t.perform("explosives", "set-trap/shot", "set-trap/done").play_on()
    t.play_stage().play_stage().play_stage()
    assert (t.round, t.traps) == (3, ["shot"])
    t = t.begin("prepare_battle")
    assert t.traps == []


@pytest.mark.rule("guardians.effect.explosives_vantage_own_trap")
def test_explosives_remove_their_own_trap_after_it_has_hurt():
    t = table(lay={0: "arsenal"}, energy={0: 2}, traps=["arsenal"])
    assert (t.energy(0), t.traps) == (1, ["arsenal"])
    t.perform("explosives", "traps/remove-traps")
    assert t.offers() == ["arsenal", "done"]
    t.answer("remove-trap", "arsenal")
    assert (t.energy(0), t.traps) == (1, [])


@pytest.mark.rule("guardians.effect.vantage_own_trap")
def test_vantage_point_removes_its_own_trap_after_it_has_hurt():
    t = table(lay={0: "planning"}, energy={0: 2}, traps=["planning"])
    assert (t.energy(0), t.traps) == (1, ["planning"])
    t.perform("vantage_point", "remove-trap/planning")
    assert (t.energy(0), t.traps) == (2, [])


@pytest.mark.rule("guardians.effect.explosives_vantage_own_trap", "guardians.effect.vantage_own_trap")
@pytest.mark.parametrize("technique", ["arsenal", "planning"])
def test_at_one_energy_the_own_trap_puts_out_and_stays(technique):
    t = table(lay={0: technique}, energy={0: 1}, traps=[technique])
    assert t.out(0)
    assert t.traps == [technique]
