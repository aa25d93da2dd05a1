"""«Защитная стойка»: what a turned Defence protects from, and for how long."""

import pytest

from tests.guardians_table import table


@pytest.mark.rule("guardians.effect.stance_marker")
def test_the_defence_card_is_turned_for_all_to_see():
    t = table(lay={0: "defence"}).perform("defensive_stance")
    assert [t.seen(viewer, "series", 0)[0].marks for viewer in (0, 1, None)] == [["turned"]] * 3
    assert "stance" in t.area(1, 0).marks
    assert "stance" not in t.area(1, 1).marks


@pytest.mark.rule("guardians.effect.stance_marker")
def test_breather_turns_nothing():
    t = table(lay={0: "defence"}).perform("breather")
    assert not t.in_stance(0)


@pytest.mark.rule("guardians.effect.stance_protects_knockout", "guardians.effect.stance_knockout_returned")
def test_a_hero_in_stance_returns_the_knockout_and_stays():
    t = table(stance=[0], lay={0: "shot"}, knockouts=["shot"])
    assert not t.out(0)
    assert (t.knockouts, t.stack) == ([], 7)
    assert (t.deciding, t.offers()) == ([0], ["shoot_to_kill", "suppressive_fire"])


@pytest.mark.rule("guardians.effect.stance_protects_knockout")
def test_a_defence_that_is_not_turned_does_not_protect():
    t = table(series={0: ["defence"]}, lay={0: "shot"}, knockouts=["shot"])
    assert t.out(0)


@pytest.mark.rule("guardians.effect.stance_protects_hail", "guardians.effect.stance_targetable")
def test_a_hero_in_stance_may_be_chosen_for_hail_of_blows_and_loses_nothing():
    t = table(stance=[1], lay={0: "melee"}).perform("hail_of_blows")
    assert t.offers() == [1, 2]
    t.answer("hail", 1)
    assert t.energies == [3, 3, 3]


@pytest.mark.rule("guardians.effect.stance_protects_shot")
def test_the_stance_protects_from_both_actions_of_shot():
    t = table(stance=[1], lay={0: "shot"}).perform("shoot_to_kill")
    assert t.offers() == [1, 2, "done"]
    t.give("shot/1", "shot/2")
    assert t.energies == [3, 3, 2]
    t = table(stance=[1], lay={0: "shot"}).perform("suppressive_fire")
    assert t.offers() == [1, 2]
    t.answer("make-discard", 1)
    assert t.hand_sizes == [3, 3, 3]


@pytest.mark.rule("guardians.effect.stance_nothing_else")
def test_the_stance_does_not_protect_from_a_trap_or_a_too_low_number():
    assert table(stance=[0], lay={0: "shot"}, traps=["shot"]).energy(0) == 2
    t = table(stance=[0], series={0: ["defence", "melee"]}, lay={0: "shot"})
    assert t.out(0)


@pytest.mark.rule("guardians.effect.stance_nothing_else")
def test_the_stance_does_not_protect_from_grapple_tackle_stun_or_initiative():
    assert table(stance=[1], lay={0: "melee"}).perform("grapple", "grapple/1").energies == [4, 2, 3]
    assert table(stance=[1], lay={0: "trick"}).perform("tackle", "make-discard/1").hand_sizes == [3, 2, 3]
    t = table(stance=[1], lay={0: "ambush"}).perform("stun", "stun/1", "name/arsenal")
    assert (t.energy(1), t.hand_sizes[1]) == (2, 2)
    t = table(stance=[0], first=0, lay={1: "ambush"}).perform("breather").perform("seize_initiative")
    assert t.energies == [3, 3, 3]  # one gained by Breather, one lost


@pytest.mark.rule("guardians.effect.stance_duration")
def test_the_stance_lasts_as_long_as_the_card_lies_in_the_series():
    hands = {0: ["melee"] * 3, 1: ["shot"] * 2 + ["trick", "melee"], 2: ["trick"] * 3}
    t = table(2, lay={0: "melee", 1: "defence"}, hands=hands, energy={0: 6})
    t.perform("grapple").perform("defensive_stance")
    assert t.energy(1) == 2
    for _ in range(2):
        t.lay({0: "melee", 1: "shot"}).perform("hail_of_blows")
        assert t.energy(1) == 2
        t.perform("shoot_to_kill", "shot/done")
    assert (t.round, t.in_stance(1)) == (2, False)
    t.lay({0: "melee", 1: "trick"}).perform("hail_of_blows")
    assert t.wins == [1, 0]


@pytest.mark.rule("guardians.effect.stance_not_against_own_card")
def test_a_knockout_on_defence_itself_is_stopped_only_by_an_earlier_stance():
    assert table(lay={0: "defence"}, knockouts=["defence"]).out(0)
    t = table(stance=[0], lay={0: "defence"}, knockouts=["defence"])
    assert not t.out(0)
    assert t.offers() == ["defensive_stance", "breather"]
