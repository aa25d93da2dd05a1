"""Выполнение действий: who reveals when, and what is checked in which order."""

import pytest

from tests.guardians_table import table


@pytest.mark.rule("guardians.action.first_player_reveals_first")
def test_the_first_player_reveals_first():
    t = table(first=1, lay={1: "shot"})
    assert t.revealed == [1]
    assert t.deciding == [1]
    assert t.faces(0, 1, "series") == ["shot"]
    assert t.faces(0, 2, "series") == [None]


@pytest.mark.rule("guardians.action.too_low_leaves")
def test_a_hero_who_reveals_too_low_a_number_leaves_without_an_action():
    t = table(first=1, series={1: ["planning"]}, lay={1: "arsenal"}, hands={1: ["melee"]})
    assert t.out(1)
    assert t.deciding == [2]
    assert t.happened("acts") == []
    assert t.hand(1) == ["melee"]
    assert t.cited("guardians.action.too_low_leaves")


@pytest.mark.rule("guardians.action.reveal_check_order")
def test_a_too_low_card_touches_neither_knockout_nor_trap():
    t = table(series={0: ["melee"]}, lay={0: "shot"}, knockouts=["shot"], traps=["shot"])
    assert t.out(0)
    assert t.energy(0) == 3
    assert (t.knockouts, t.stack) == (["shot"], 6)


@pytest.mark.rule("guardians.action.reveal_check_order")
def test_the_knockout_comes_before_the_trap_and_the_trap_before_the_action():
    t = table(stance=[0], lay={0: "shot"}, knockouts=["shot"], traps=["shot"])
    assert (t.knockouts, t.stack) == ([], 7)
    assert t.energy(0) == 2
    assert t.offers() == ["shoot_to_kill", "suppressive_fire"]
    whats = [line.what for line in t.match.log]
    assert whats.index("knockout-returned") < whats.index("trap-springs") < whats.index("loses")


@pytest.mark.rule("guardians.action.reveal_check_order")
def test_who_is_knocked_out_does_not_spring_the_trap():
    t = table(lay={0: "shot"}, knockouts=["shot"], traps=["shot"])
    assert t.out(0)
    assert t.energy(0) == 3


@pytest.mark.rule("guardians.action.one_of_two")
def test_exactly_one_of_the_two_actions_is_performed():
    t = table(lay={0: "melee"})
    assert t.offers() == ["hail_of_blows", "grapple"]
    assert t.rule == "guardians.action.one_of_two"
    t.perform("grapple", "grapple/1")
    assert t.energies == [4, 2, 3]
    assert t.deciding == [1]


@pytest.mark.rule("guardians.action.clockwise_order")
def test_the_turn_passes_clockwise_and_everyone_acts_once():
    t = table(4, first=2, lay={}).play_on()
    assert t.revealed == [2, 3, 0, 1]
    assert t.stage == 2


@pytest.mark.rule("guardians.action.end_immediately_one_left")
def test_the_battle_ends_in_the_very_action_that_leaves_one_hero():
    t = table(2, lay={0: "melee"}, energy={1: 2}).perform("hail_of_blows")
    assert t.revealed == [0]
    assert t.wins == [1, 0]
    assert t.battle == 2
    assert t.happened("phase-battle-end") == []
    assert t.cited("guardians.action.end_immediately_one_left")


@pytest.mark.rule("guardians.first_player.card_not_passed")
def test_the_first_player_card_stays_at_the_end_of_a_round_and_of_a_battle():
    t = table(first=1, series={seat: ["trick", "trick"] for seat in range(3)}, lay={}, both=True)
    t.play_on()
    assert (t.round, t.first) == (2, 1)
    t = table(first=1, lay={1: "shot"}, energy={0: 1, 2: 1}).perform("shoot_to_kill", "shot/0", "shot/2")
    assert (t.battle, t.first) == (2, 1)


@pytest.mark.rule("guardians.first_player.only_by_initiative")
def test_who_seizes_the_initiative_is_first_player_and_reveals_first_in_the_next_stage():
    t = table(first=0, lay={2: "ambush"}, hands={2: ["melee", "melee"]})
    t.perform("false_trail").perform("false_trail").perform("seize_initiative")
    assert t.first == 2
    assert [seat for seat in range(3) if "first-player" in t.area(0, seat).marks] == [2]
    t.lay()
    assert t.revealed[3:] == [2]


@pytest.mark.rule("guardians.first_player.out_keeps_card")
def test_a_first_player_who_leaves_keeps_the_card():
    t = table(first=1, series={1: ["melee"]}, lay={1: "shot"})
    assert t.out(1)
    assert t.first == 1
    assert t.play_on().first == 1


@pytest.mark.rule("guardians.first_player.out_left_starts")
@pytest.mark.parametrize(("out", "begins"), [([1], 2), ([1, 2], 3), ([1, 2, 3], 4)])
def test_left_of_a_first_player_who_is_out_begins(out, begins):
    t = table(4 if len(out) < 3 else 5, first=1, out=out, lay={})
    assert t.revealed == [begins]
