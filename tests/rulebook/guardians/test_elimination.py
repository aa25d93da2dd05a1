"""Выход из боя: how a hero leaves, and what becomes of the cards."""

import pytest

from tests.guardians_table import table


@pytest.mark.rule("guardians.elimination.last_energy")
@pytest.mark.parametrize(("energy", "left"), [(1, 0), (2, 0), (3, 1)])
def test_a_hero_who_loses_the_last_energy_leaves(energy, left):
    t = table(lay={0: "melee"}, energy={1: energy}).perform("hail_of_blows", "hail/1")
    assert t.energy(1) == left
    assert t.out(1) is (left == 0)


@pytest.mark.rule("guardians.elimination.cannot_lay")
def test_a_hero_with_an_empty_hand_leaves_when_it_must_lay():
    t = table(hands={1: []})
    assert t.out(1)
    assert t.deciding == [0, 2]
    assert t.cited("guardians.elimination.cannot_lay")


@pytest.mark.rule("guardians.elimination.cannot_lay")
def test_a_hero_with_only_too_low_cards_is_not_out_and_may_lay_one():
    t = table(series={1: ["melee"]}, hands={1: ["trick", "defence"]})
    assert t.in_battle == [0, 1, 2]
    assert t.offers(1) == ["trick", "defence"]


@pytest.mark.rule("guardians.elimination.last_card_safe")
def test_playing_the_last_card_does_not_put_out():
    t = table(lay={0: "defence"}, hands={0: []}).perform("defensive_stance")
    assert not t.out(0)
    assert t.hand(0) == []


@pytest.mark.rule("guardians.elimination.no_lay_no_act")
def test_a_hero_who_has_left_lays_no_card():
    t = table(out=[2])
    assert t.deciding == [0, 1]
    assert "guardians.elimination.no_lay_no_act" in t.why_not("lay", "arsenal", seat=2)
    t.lay()
    assert t.series(2) == []
    assert t.revealed == [0]


@pytest.mark.rule("guardians.elimination.out_no_action")
def test_a_hero_put_out_before_its_turn_neither_reveals_nor_acts():
    t = table(4, lay={0: "melee", 2: "shot"}, energy={2: 2})
    t.perform("hail_of_blows", "hail/2").play_on()
    assert t.revealed == [0, 1, 3]
    assert t.energies == [3, 3, 0, 3]


@pytest.mark.rule("guardians.elimination.not_targetable")
@pytest.mark.parametrize(
    ("technique", "action"),
    [
        ("melee", "hail_of_blows"), ("melee", "grapple"), ("shot", "suppressive_fire"), ("trick", "tackle"),
        ("ambush", "stun"),
    ],
)  # fmt: skip
def test_a_hero_who_has_left_is_no_target(technique, action):
    t = table(4, lay={0: technique}, out=[2]).perform(action)
    assert t.offers() == [1, 3]
    assert t.why_not(t.prompt, "2") == ["guardians.elimination.not_targetable"]


@pytest.mark.rule("guardians.elimination.series_discarded")
def test_the_whole_series_goes_to_the_discard_at_once_with_the_card_laid_this_turn():
    t = table(series={1: ["defence", "arsenal"]}, lay={0: "melee", 1: "shot"}, energy={1: 2})
    t.perform("hail_of_blows", "hail/1")
    assert t.discard == ["defence", "arsenal", "shot"]
    assert t.series(1) == []
    assert t.revealed == [0, 2]


@pytest.mark.rule("guardians.elimination.series_discarded")
def test_the_discarded_series_of_several_heroes_lie_in_the_order_from_the_first_player():
    t = table(4, first=3, lay={3: "shot", 0: "planning", 2: "arsenal"}, energy={0: 1, 2: 1})
    t.perform("shoot_to_kill", "shot/2", "shot/0")
    assert t.discard == ["planning", "arsenal"]


@pytest.mark.rule("guardians.elimination.hand_kept")
def test_who_leaves_keeps_the_hand():
    hand = ["trick", "shot", "melee", "melee"]
    t = table(lay={0: "melee"}, hands={1: hand}, energy={1: 1}).perform("hail_of_blows", "hail/1")
    assert t.out(1)
    assert t.hand(1) == hand


@pytest.mark.rule("guardians.elimination.simultaneous_cannot_lay")
def test_all_who_cannot_lay_leave_together_and_the_one_left_wins():
    t = table(hands={0: [], 1: []})
    assert t.wins == [0, 0, 1]
    assert t.left == [(0, "guardians.elimination.cannot_lay"), (1, "guardians.elimination.cannot_lay")]


@pytest.mark.rule("guardians.effect.empty_hand_stays_until_lay")
def test_a_hero_with_an_empty_hand_stays_until_it_must_lay():
    t = table(lay={}, hands={0: ["shot", "melee"], 1: [], 2: ["shot", "melee"]})
    t.perform("false_trail").perform("tackle", "make-discard/0")
    assert t.in_battle == [0, 1, 2]
    t.perform("false_trail")
    assert t.stage == 2
    assert t.in_battle == [0, 2]
