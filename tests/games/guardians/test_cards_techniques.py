"""The fourteen actions of the seven techniques: the exact effect, what is offered, and the edges."""

import pytest

from rulebound.kernel.text import Refused
from tests.guardians_table import NUMBERS, table


def test_tackle_makes_a_chosen_opponent_discard_one():
    t = table(lay={0: "trick"}).perform("tackle", "make-discard/2")
    assert t.hand_sizes == [3, 3, 2]
    assert len(t.discard) == 1
    assert t.energies == [3, 3, 3]


def test_the_only_opponent_needs_no_choosing():
    t = table(2, lay={0: "trick"}).perform("tackle")
    assert t.hand_sizes == [3, 2]
    assert t.deciding == [1]


def test_false_trail_draws_one():
    t = table(lay={0: "trick"}, deck=["melee"]).perform("false_trail")
    assert t.hand(0)[-1] == "melee"
    assert t.hand_sizes == [4, 3, 3]


def test_defensive_stance_turns_the_card_and_does_nothing_else():
    t = table(lay={0: "defence"}).perform("defensive_stance")
    assert t.in_stance(0)
    assert t.hand_sizes == [3, 3, 3]
    assert t.energies == [3, 3, 3]


def test_a_card_played_earlier_is_not_turned_by_a_new_stance():
    t = table(series={0: ["defence"]}, lay={0: "defence"}).perform("defensive_stance")
    assert [card.turned for card in t.player(0).series.cards] == [False, True]


def test_breather_gains_one_and_draws_one():
    t = table(lay={0: "defence"}, deck=["melee"]).perform("breather")
    assert t.energy(0) == 4
    assert t.hand(0)[-1] == "melee"
    assert t.happened("gains", "draws") == [("gains", 0), ("draws", 0)]


def test_seize_initiative_takes_the_card_and_hurts_the_old_holder():
    t = table(first=0, lay={1: "ambush"}).perform("false_trail").perform("seize_initiative")
    assert t.first == 1
    assert t.energies == [2, 3, 3]


def test_stun_takes_a_copy_and_one_energy_from_who_has_the_technique():
    t = table(lay={0: "ambush"}, hands={1: ["shot", "trick", "shot"]}).perform("stun", "stun/1", "name/shot")
    assert t.hand(1) == ["trick", "shot"]
    assert t.discard == ["shot"]
    assert t.energies == [3, 2, 3]
    assert t.faces(2, 1) == [None, None]
    assert t.happened("discards", "loses") == [("discards", 1), ("loses", 1)]


def test_stun_does_not_count_the_laid_card():
    t = table(lay={0: "ambush", 1: "shot"}, hands={1: ["trick"]}).perform("stun", "stun/1", "name/shot")
    assert t.energy(1) == 3
    assert t.faces(2, 1) == ["trick"]


def test_stun_on_an_empty_hand_shows_an_empty_hand():
    t = table(lay={0: "ambush"}, hands={1: []}).perform("stun", "stun/1", "name/shot")
    assert t.energy(1) == 3
    assert t.happened("shows") == [("shows", 1)]


def test_stun_can_put_a_hero_out():
    t = table(lay={0: "ambush"}, hands={1: ["shot"]}, energy={1: 1}).perform("stun", "stun/1", "name/shot")
    assert t.out(1)
    assert t.discard[0] == "shot"  # discarded first, then the damage and the series


def test_explosives_set_up_to_two_traps():
    t = table(lay={0: "arsenal"}).perform("explosives")  # nothing to remove: setting needs no choosing
    assert t.offers() == [*NUMBERS, "done"]
    t.answer("set-trap", "trick")
    assert t.offers() == [*(code for code in NUMBERS if code != "trick"), "done"]
    t.answer("set-trap", "shot")
    assert t.traps == ["trick", "shot"]
    assert t.deciding == [1]


def test_explosives_remove_up_to_two_traps():
    t = table(lay={0: "arsenal"}, traps=["trick", "shot", "melee"]).perform("explosives")
    assert t.offers() == ["set-traps", "remove-traps"]
    t.give("traps/remove-traps", "remove-trap/shot")
    assert t.offers() == ["trick", "melee", "done"]
    t.answer("remove-trap", "trick")
    assert t.traps == ["melee"]
    assert t.deciding == [1]


@pytest.mark.parametrize("way", ["set-trap", "remove-trap"])
def test_explosives_may_change_nothing(way):
    t = table(lay={0: "arsenal", 1: "planning"}, traps=["shot"]).perform("explosives", f"traps/{way}s", f"{way}/done")
    assert t.traps == ["shot"]
    assert t.deciding == [1]


def test_with_traps_everywhere_explosives_can_only_remove():
    t = table(lay={0: "arsenal"}, traps=list(NUMBERS)).perform("explosives")
    assert t.offers() == [*NUMBERS, "done"]
    t.give("remove-trap/arsenal", "remove-trap/done")
    assert len(t.traps) == 6


def test_a_tactic_under_a_knockout_can_be_turned():
    t = table(lay={0: "arsenal"}, knockouts=["shot"]).perform("explosives", "set-trap/shot", "set-trap/done")
    assert (t.traps, t.knockouts) == (["shot"], ["shot"])


def test_resupply_draws_two():
    t = table(lay={0: "arsenal"}, deck=["melee", "shot"]).perform("resupply")
    assert t.hand(0)[-2:] == ["melee", "shot"]
    assert t.hand_sizes == [5, 3, 3]


def test_feint_manoeuvre_must_place_its_knockout():
    t = table(lay={0: "planning"}).perform("feint_manoeuvre")
    assert t.offers() == list(NUMBERS)
    with pytest.raises(Refused):
        t.match.answer(0, "done")
    t.answer("place-knockout", "melee")
    assert t.stack == 6


def test_vantage_point_removes_a_trap_and_a_knockout_of_one_tactic_and_gains_one():
    t = table(lay={0: "planning"}, traps=["shot", "melee"], knockouts=["shot", "melee"])
    t.perform("vantage_point", "remove-trap/shot")
    assert t.offers() == ["shot", "melee", "done"]
    assert t.energy(0) == 3
    t.answer("remove-knockout", "shot")
    assert (t.traps, t.knockouts, t.stack) == (["melee"], ["melee"], 6)
    assert t.energy(0) == 4


def test_vantage_point_may_leave_both_and_still_gains():
    t = table(lay={0: "planning"}, traps=["shot"], knockouts=["shot"]).perform(
        "vantage_point", "remove-trap/done", "remove-knockout/done"
    )
    assert (t.traps, t.knockouts, t.energy(0)) == (["shot"], ["shot"], 4)


def test_vantage_point_with_nothing_to_remove_gains_at_once():
    t = table(lay={0: "planning"}).perform("vantage_point")
    assert (t.energy(0), t.deciding) == (4, [1])


@pytest.mark.parametrize(
    ("picks", "energies"),
    [(["done"], [3, 3, 3, 3]), ([2, "done"], [3, 3, 2, 3]), ([1, 3], [3, 2, 3, 2])],
)
def test_shoot_to_kill_hits_up_to_two_opponents_for_one(picks, energies):
    t = table(4, lay={0: "shot"}).perform("shoot_to_kill", *[f"shot/{pick}" for pick in picks])
    assert t.energies == energies
    assert t.deciding == [1]


def test_shoot_to_kill_hits_different_opponents():
    t = table(4, lay={0: "shot"}).perform("shoot_to_kill", "shot/1")
    assert t.offers() == [2, 3, "done"]
    assert t.energy(1) == 3  # both at once, when both are chosen


def test_suppressive_fire_makes_a_chosen_opponent_discard_two():
    t = table(lay={0: "shot"}).perform("suppressive_fire", "make-discard/1")
    assert t.hand_sizes == [3, 1, 3]


def test_hail_of_blows_deals_two_to_one():
    assert table(lay={0: "melee"}).perform("hail_of_blows", "hail/2").energies == [3, 3, 1]


def test_grapple_deals_one_and_then_gains_one():
    t = table(lay={0: "melee"}).perform("grapple", "grapple/2")
    assert t.energies == [4, 3, 2]
    assert t.happened("loses", "gains") == [("loses", 2), ("gains", 0)]


def test_when_grapple_ends_the_battle_nothing_is_gained():
    t = table(2, lay={0: "melee"}, energy={1: 1}, wins=[2, 0]).perform("grapple")
    assert t.winners == [0]
    assert t.energy(0) == 3
