"""What the positions of the living rulebook show is so."""

import pytest

from tests.guardians_table import at


def led(position):
    return at(position, len(at(position).game.positions[position].answers))


@pytest.mark.rule("guardians.hero.active_once_per_battle", "guardians.hero.active_flips_card")
def test_rocket_uses_his_ability_and_turns_his_card():
    t = at("active_hero", 4)
    assert not t.used(0)
    t = led("active_hero")
    assert t.used(0)
    assert t.traps == ["planning"]
    assert t.energy(1) == 3  # Drax does not mind the first trap


@pytest.mark.rule("guardians.battle_setup.reset_energy", "guardians.battle_setup.draw_up_to_five")
def test_after_a_battle_all_have_three_energy_and_five_cards():
    t = led("new_battle")
    assert (t.battle, t.wins, t.energies, t.hand_sizes) == (2, [1, 0, 0], [3, 3, 3], [5, 5, 5])


@pytest.mark.rule("guardians.action.too_low_leaves", "guardians.selection.illegal_out_on_reveal")
def test_a_number_that_is_too_low_is_found_out_when_it_is_revealed():
    t = at("too_low", 2)
    assert t.in_battle == [0, 1, 2]
    t = led("too_low")
    assert t.left == [(0, "guardians.action.too_low_leaves")]


@pytest.mark.rule("guardians.knockout.triggered", "guardians.knockout.first_hero_only")
def test_of_two_with_the_technique_the_first_is_knocked_out():
    t = led("knockout")
    assert (t.in_battle, t.deciding, t.knockouts) == ([1, 2], [1], [])


@pytest.mark.rule("guardians.trap.one_damage", "guardians.trap.stays", "guardians.effect.trap_before_action")
def test_a_trap_hurts_before_the_action_and_stays():
    t = at("trap", 3)
    assert (t.energies, t.traps, t.deciding) == ([2, 3, 3], ["shot"], [0])
    assert led("trap").traps == ["shot"]


@pytest.mark.rule("guardians.effect.stance_protects_knockout", "guardians.effect.stance_knockout_returned")
def test_who_is_in_stance_is_not_knocked_out():
    t = led("stance")
    assert (t.in_battle, t.knockouts, t.stack, t.deciding) == ([0, 1, 2], [], 7, [0])


@pytest.mark.rule("guardians.victory.third_win", "guardians.elimination.last_energy")
def test_the_third_battle_wins_the_game():
    assert led("third_win").winners == [0]


@pytest.mark.rule("guardians.team.battle_ends_one_team", "guardians.team.team_wins_battle")
def test_a_battle_ends_when_one_team_is_left():
    t = led("teams")
    assert (t.battle, t.wins) == (2, [1, 0])
