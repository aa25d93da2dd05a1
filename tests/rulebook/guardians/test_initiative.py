"""«Перехват инициативы»: the first-player card changes hands."""

import pytest

from tests.guardians_table import table


@pytest.mark.rule("guardians.effect.initiative_old_first_player")
@pytest.mark.parametrize(("icon", "energy"), [("damage", 2), ("energy", 4)])
def test_the_old_first_player_gets_one_of_the_icon(icon, energy):
    t = table(4, first=1, lay={2: "ambush"}, initiative_icon=icon).perform("false_trail").perform("seize_initiative")
    assert t.first == 2
    assert t.energies == [3, energy, 3, 3]


@pytest.mark.rule("guardians.effect.initiative_by_first_player")
@pytest.mark.parametrize(("icon", "energy"), [("damage", 2), ("energy", 4)])
def test_a_first_player_who_seizes_the_initiative_gets_it_too(icon, energy):
    t = table(first=1, lay={1: "ambush"}, initiative_icon=icon).perform("seize_initiative")
    assert t.first == 1
    assert t.energies == [3, energy, 3]


@pytest.mark.rule("guardians.effect.initiative_when_first_out")
@pytest.mark.parametrize("icon", ["damage", "energy"])
def test_when_the_first_player_is_out_nobody_gets_it(icon):
    t = table(4, first=1, out=[1], lay={2: "ambush"}, initiative_icon=icon)
    assert t.offers() == ["seize_initiative", "stun"]
    t.perform("seize_initiative")
    assert t.first == 2
    assert t.energies == [3, 0, 3, 3]


@pytest.mark.rule("guardians.effect.initiative_skip_acted")
def test_next_is_the_nearest_to_the_left_who_has_not_acted():
    t = table(5, first=0, out=[2], lay={1: "ambush"}).perform("false_trail").perform("seize_initiative")
    assert t.deciding == [3]
    t.perform("false_trail")
    assert t.deciding == [4]
    t.perform("false_trail")
    assert t.revealed == [0, 1, 3, 4]
    assert t.stage == 2


@pytest.mark.rule("guardians.effect.initiative_skip_acted")
def test_the_order_goes_on_from_who_acts_when_the_first_player_was_out():
    t = table(5, first=2, out=[2], lay={4: "ambush"}).perform("false_trail").perform("seize_initiative").play_on()
    assert t.revealed == [3, 4, 0, 1]


@pytest.mark.rule("guardians.effect.initiative_by_first_player")
def test_who_is_put_out_by_the_own_initiative_keeps_the_card_and_the_next_acts():
    t = table(first=1, lay={1: "ambush"}, energy={1: 1}).perform("seize_initiative")
    assert t.out(1)
    assert (t.first, t.deciding) == (1, [2])
    assert t.play_on().revealed == [1, 2, 0]


@pytest.mark.rule("guardians.effect.initiative_old_first_player")
def test_the_card_moves_even_if_the_damage_ends_the_battle():
    t = table(2, first=0, lay={1: "ambush"}, energy={0: 1}).perform("false_trail").perform("seize_initiative")
    assert t.wins == [0, 1]
    assert t.first == 1
