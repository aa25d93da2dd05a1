"""Обзор игры: battle after battle."""

import pytest

from tests.guardians_table import table


@pytest.mark.rule("guardians.overview.series_of_battles")
def test_the_next_battle_follows_while_nobody_has_three_wins():
    t = table(2, lay={0: "melee"}, energy={1: 2}, wins=[1, 2]).perform("hail_of_blows")
    assert t.wins == [2, 2]
    assert (t.battle, t.prompt, t.winners) == (2, "draft", None)


@pytest.mark.rule("guardians.overview.all_players_in_each_battle")
def test_who_left_one_battle_fights_the_next():
    t = table(lay={0: "melee"}, out=[2], energy={1: 2}).perform("hail_of_blows")
    assert t.battle == 2
    assert t.in_battle == [0, 1, 2]


@pytest.mark.rule("guardians.overview.out_hero_unaffected")
def test_techniques_do_not_touch_a_hero_who_has_left():
    t = table(4, lay={0: "ambush", 1: "shot", 3: "trick"}, hands={2: ["trick"]}, first=2, out=[2], energy={2: 0})
    t.perform("false_trail")  # seat 3 acts first, left of the holder of the first-player card
    t.perform("seize_initiative")
    assert t.energies == [3, 3, 0, 3]
    t.answer("act", "shoot_to_kill")
    assert t.offers() == [0, 3, "done"]
    t.give("shot/0", "shot/3")
    assert t.energies == [2, 3, 0, 2]
    assert t.hand(2) == ["trick"]


@pytest.mark.rule("guardians.overview.out_hero_unaffected")
@pytest.mark.parametrize(("technique", "action"), [("trick", "tackle"), ("shot", "suppressive_fire")])
def test_who_has_left_is_not_made_to_discard(technique, action):
    t = table(4, lay={0: technique}, hands={1: ["shot"], 2: ["trick", "melee"], 3: ["melee"]}, out=[2])
    t.perform(action)
    assert t.offers() == [1, 3]
    t.answer("make-discard", 1)
    assert t.hand_sizes == [3, 0, 2, 1]
