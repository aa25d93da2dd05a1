"""The ten heroes of the Guardians box: window, effect, decline, and the edges that the set names."""

import pytest

from tests.guardians_table import NUMBERS, table


def one(hero, **position):
    """Seat 0 plays this hero and acts first."""
    return table(**{"heroes": {0: hero}, "lay": {}, **position})


@pytest.mark.parametrize("hero", ["star_lord", "rocket", "yondu", "iron_man", "thor", "hawkeye"])
def test_after_the_own_action_an_active_hero_is_asked_and_may_decline(hero):
    t = one(hero)
    assert t.prompt == "act"
    t.perform("false_trail")
    assert (t.deciding, t.prompt, t.offers()) == ([0], "after-action", ["use-ability", "decline"])
    assert t.rule == "guardians.hero.active_once_per_battle"
    before = (t.energies, t.hand_sizes, t.traps, t.knockouts)
    t.answer("after-action", "decline")
    assert (t.energies, t.hand_sizes, t.traps, t.knockouts) == before
    assert not t.used(0)
    assert t.deciding == [1]


@pytest.mark.parametrize("hero", ["star_lord", "rocket", "mantis", "yondu", "iron_man", "thor", "hawkeye"])
def test_a_used_hero_is_not_asked_again_in_this_battle(hero):
    t = one(hero, used=[0])
    assert t.prompt == "act"
    t.perform("false_trail")
    assert t.deciding == [1]


@pytest.mark.parametrize("hero", ["mantis", "doctor_strange"])
def test_before_the_own_reveal_an_active_hero_is_asked_and_may_decline(hero):
    t = one(hero)
    assert (t.deciding, t.prompt, t.offers()) == ([0], "before-reveal", ["use-ability", "decline"])
    assert t.revealed == []
    t.answer("before-reveal", "decline")
    assert (t.revealed, t.prompt) == ([0], "act")
    assert not t.used(0)
    t.perform("false_trail")
    assert t.deciding == [1]


# --- Star-Lord ---


def test_star_lord_draws_and_performs_the_other_action_too():
    t = one("star_lord", lay={0: "melee"}, deck=["shot"]).perform("grapple", "grapple/1").use("after-action")
    assert t.hand(0)[-1] == "shot"
    assert t.offers() == [1, 2]
    t.answer("hail", 2)
    assert t.energies == [4, 2, 1]
    assert t.used(0)
    assert t.deciding == [1]


def test_star_lord_who_chose_the_first_action_performs_the_second():
    t = one("star_lord", lay={0: "melee"}).perform("hail_of_blows", "hail/1").use("after-action", "grapple/2")
    assert t.energies == [4, 1, 2]


def test_star_lords_second_action_may_turn_the_card():
    t = one("star_lord", lay={0: "defence"}).perform("breather").use("after-action")
    assert t.in_stance(0)


def test_star_lords_second_action_is_not_checked_for_a_trap_again():
    t = (
        one("star_lord", lay={0: "arsenal"}, traps=["shot"])
        .perform("resupply")
        .use("after-action", "traps/set-traps", "set-trap/arsenal", "set-trap/done")
    )
    assert t.energy(0) == 3
    assert t.traps == ["arsenal", "shot"]
    assert t.deciding == [1]


def test_star_lord_put_out_by_his_own_initiative_gets_no_window():
    t = one("star_lord", lay={0: "ambush"}, energy={0: 1}).perform("seize_initiative")
    assert t.out(0)
    assert t.deciding == [1]


# --- Rocket ---


def test_rocket_sets_a_trap_of_choice_and_draws_two():
    t = (
        one("rocket", traps=["shot"], deck=["melee", "melee"], lay={0: "defence"})
        .perform("defensive_stance")
        .use("after-action")
    )
    assert t.offers() == [code for code in NUMBERS if code != "shot"]
    t.answer("set-trap", "melee")
    assert t.traps == ["shot", "melee"]
    assert t.hand(0)[-2:] == ["melee", "melee"]
    assert t.used(0)


def test_rocket_draws_also_when_no_tactic_is_free():
    t = one("rocket", traps=list(NUMBERS), lay={0: "defence"}).perform("defensive_stance").use("after-action")
    assert t.hand_sizes == [5, 3, 3]


# --- Mantis ---


def test_mantis_alone_sees_the_hand_then_it_loses_one_and_she_draws():
    t = one("mantis", hands={1: ["shot", "melee", "trick"]}, deck=["arsenal"]).use("before-reveal")
    assert t.offers() == [1, 2]
    t.answer("read-mind", 1)
    assert t.hand_sizes == [4, 2, 3]
    assert t.hand(0)[-1] == "arsenal"
    assert None not in t.faces(0, 1)
    assert t.faces(2, 1) == t.faces(None, 1) == [None, None]
    assert (t.revealed, t.prompt) == ([0], "act")


def test_mantis_sees_it_from_whatever_seat_and_nobody_else_does():
    t = table(4, heroes={2: "mantis"}, first=2, lay={}, hands={0: ["shot", "melee", "trick"]}).use(
        "before-reveal", "read-mind/0"
    )
    assert None not in t.faces(2, 0)
    assert [t.faces(viewer, 0) for viewer in (1, 3, None)] == [[None, None]] * 3


def test_mantis_may_choose_an_empty_hand_and_then_draws_nothing():
    t = one("mantis", hands={1: []}).use("before-reveal")
    assert t.offers() == [1, 2]
    t.answer("read-mind", 1)
    assert t.hand_sizes == [3, 0, 3]
    assert t.used(0)


def test_mantis_and_black_widow_leave_each_other_alone():
    t = table(heroes={0: "mantis", 1: "black_widow"}, lay={}).use("before-reveal")
    assert t.offers() == [1, 2]
    t.answer("read-mind", 1)
    assert t.hand_sizes == [3, 3, 3]
    assert t.faces(0, 1) == [None, None, None]


def test_mantis_acts_before_her_own_card_puts_her_out():
    t = one("mantis", series={0: ["melee"]}, lay={0: "trick"}).use("before-reveal", "read-mind/1")
    assert t.out(0)
    assert t.hand_sizes == [4, 2, 3]


# --- Yondu ---


def test_yondu_hurts_the_nearest_opponents_on_both_sides():
    t = table(5, heroes={0: "yondu"}, lay={}, out=[1]).perform("false_trail").use("after-action")
    assert t.energies == [3, 0, 2, 3, 2]


def test_yondu_hurts_a_single_opponent_once():
    t = table(2, heroes={0: "yondu"}, lay={}).perform("false_trail").use("after-action")
    assert t.energies == [3, 2]


def test_yondu_passes_over_team_mates():
    t = (
        table(6, teams=[[0, 3], [1, 4], [2, 5]], heroes={0: "yondu"}, lay={}, out=[1, 2])
        .perform("false_trail")
        .use("after-action")
    )
    assert t.energies == [3, 0, 0, 3, 2, 2]


def test_yondus_arrow_goes_through_a_stance_and_may_end_the_battle_for_two_at_once():
    t = one("yondu", stance=[1], energy={1: 1, 2: 1}).perform("false_trail").use("after-action")
    assert t.wins == [1, 0, 0]


# --- Adam Warlock ---


@pytest.mark.parametrize("energy", [1, 2])
def test_adam_warlock_survives_with_one_energy_and_loses_a_card(energy):
    t = table(heroes={1: "adam_warlock"}, lay={0: "melee"}, energy={1: energy}).perform("hail_of_blows", "hail/1")
    assert (t.deciding, t.prompt, t.offers()) == ([1], "survive", ["use-ability", "decline"])
    t.use("survive")
    assert t.energy(1) == 1
    assert not t.out(1)
    assert t.hand_sizes == [3, 2, 3]
    assert t.used(1)


def test_adam_warlock_may_decline_and_is_out():
    t = (
        table(heroes={1: "adam_warlock"}, lay={0: "melee"}, energy={1: 1})
        .perform("hail_of_blows", "hail/1")
        .answer("survive", "decline")
    )
    assert t.out(1)
    assert not t.used(1)
    assert t.hand_sizes == [3, 3, 3]


def test_adam_warlock_is_not_asked_while_he_would_keep_energy_or_when_used():
    t = table(heroes={1: "adam_warlock"}, lay={0: "melee"}).perform("hail_of_blows", "hail/1")
    assert (t.energy(1), t.prompt) == (1, "act")
    t = table(heroes={1: "adam_warlock"}, used=[1], lay={0: "melee"}, energy={1: 1}).perform("hail_of_blows", "hail/1")
    assert t.out(1)


def test_adam_warlock_survives_a_trap_with_an_empty_hand_and_acts():
    t = one("adam_warlock", lay={0: "shot"}, hands={0: []}, energy={0: 1}, traps=["shot"]).use("survive")
    assert (t.energy(0), t.hand(0)) == (1, [])
    assert t.offers() == ["shoot_to_kill", "suppressive_fire"]


def test_adam_warlock_is_not_helped_against_a_knockout_a_low_card_or_an_empty_hand():
    assert one("adam_warlock", lay={0: "shot"}, knockouts=["shot"]).out(0)
    assert one("adam_warlock", series={0: ["melee"]}, lay={0: "shot"}).out(0)
    assert table(heroes={0: "adam_warlock"}, hands={0: []}).out(0)


def test_adam_warlocks_own_discard_is_no_opponents_doing():
    t = table(heroes={1: "adam_warlock"}, battlefield="hydra", lay={0: "melee"}, energy={1: 1})
    t.perform("hail_of_blows", "hail/1").use("survive")
    assert t.hand_sizes == [3, 2, 3]


def test_adam_warlock_who_was_saved_from_one_energy_has_lost_none():
    t = (
        table(heroes={0: "gamora", 1: "adam_warlock"}, lay={0: "melee"}, energy={1: 1})
        .perform("hail_of_blows", "hail/1")
        .use("survive")
    )
    assert t.hand_sizes == [3, 2, 3]  # Gamora draws only when energy was lost


# --- Gamora ---


@pytest.mark.parametrize(
    ("technique", "answers", "energy", "hand"),
    [
        ("melee", ["hail_of_blows", "hail/1"], 1, 3),
        ("shot", ["shoot_to_kill", "shot/1", "shot/done"], 2, 3),
        ("shot", ["suppressive_fire", "make-discard/1"], 3, 1),
    ],
)
def test_gamora_ignores_the_stance(technique, answers, energy, hand):
    t = one("gamora", stance=[1], lay={0: technique}).perform(*answers)
    assert (t.energy(1), t.hand_sizes[1]) == (energy, hand)


def test_gamora_draws_once_for_a_damage_event():
    t = one("gamora", lay={0: "shot"}, deck=["melee"]).perform("shoot_to_kill", "shot/1", "shot/2")
    assert t.energies == [3, 2, 2]
    assert t.hand_sizes == [4, 3, 3]
    assert t.hand(0)[-1] == "melee"


def test_gamora_draws_for_damage_by_stun_and_initiative_too():
    t = table(heroes={1: "gamora"}, lay={1: "ambush"}).perform("false_trail").perform("seize_initiative")
    assert t.hand_sizes == [4, 4, 3]
    t = one("gamora", lay={0: "ambush"}).perform("stun", "stun/1", "name/arsenal")
    assert t.hand_sizes == [4, 2, 3]


def test_gamora_draws_nothing_for_hurting_herself_or_when_nobody_loses_energy():
    t = one("gamora", lay={0: "ambush"}).perform("seize_initiative")
    assert (t.energy(0), t.hand_sizes[0]) == (2, 3)
    t = one("gamora", lay={0: "shot"}).perform("shoot_to_kill", "shot/done")
    assert t.hand_sizes[0] == 3


def test_gamora_draws_nothing_for_hurting_a_team_mate():
    t = table(4, teams=[[0, 2], [1, 3]], heroes={2: "gamora"}, lay={2: "ambush"})
    t.perform("false_trail").perform("false_trail").perform("seize_initiative")
    assert t.energies == [2, 3, 3, 3]
    assert t.hand_sizes[2] == 3


def test_a_knockout_that_gamora_placed_is_stopped_by_the_stance():
    t = one("gamora", stance=[1], lay={0: "planning", 1: "melee"}).perform("feint_manoeuvre", "place-knockout/melee")
    assert not t.out(1)


def test_gamora_draws_nothing_when_her_damage_ends_the_battle():
    t = table(2, heroes={0: "gamora"}, lay={0: "melee"}, energy={1: 1}, wins=[2, 0]).perform("hail_of_blows")
    assert t.winners == [0]
    assert t.hand_sizes[0] == 3


# --- Drax ---


def test_the_first_trap_of_a_battle_does_not_hurt_drax():
    t = one("drax", lay={0: "trick"}, hands={0: ["trick", "trick", "trick"]}, traps=["trick"])
    assert t.energy(0) == 3
    t.perform("false_trail").play_on().lay()
    assert t.energy(0) == 2


def test_drax_is_spared_a_trap_only_and_an_earlier_blow_uses_nothing_up():
    t = table(heroes={1: "drax"}, lay={0: "melee", 1: "shot"}, traps=["shot"]).perform("grapple", "grapple/1")
    assert t.energy(1) == 2  # the blow hurt, the trap that followed did not
    assert t.happened("trap-spared") == [("trap-spared", 1)]
    t = table(heroes={1: "drax"}, lay={0: "melee", 1: "shot"}).perform("grapple", "grapple/1")
    assert (t.energy(1), t.happened("trap-spared")) == (2, [])


def test_a_new_battle_spares_drax_again():
    t = one("drax", traps=["trick"])
    t = t.begin("prepare_battle")
    assert not t.player(0).trap_spared


def test_drax_who_reveals_melee_draws_before_the_action():
    t = one("drax", lay={0: "melee"}, deck=["shot"])
    assert (t.hand(0)[-1], t.prompt) == ("shot", "act")
    assert one("drax", lay={0: "shot"}).hand_sizes[0] == 3


def test_drax_who_does_not_pass_the_checks_draws_nothing():
    for bad in ({"knockouts": ["melee"]}, {"series": {0: ["melee"]}, "lay": {0: "shot"}}):
        t = one("drax", **{"lay": {0: "melee"}, **bad})
        assert (t.out(0), t.hand_sizes[0]) == (True, 3)


def test_drax_put_out_by_a_second_trap_draws_nothing():
    t = one("drax", lay={0: "shot"}, hands={0: ["melee"] * 2}, energy={0: 1}, traps=["shot", "melee"])
    t.perform("shoot_to_kill", "shot/done").play_on().lay({0: "melee"})
    assert (t.out(0), t.hand(0)) == (True, ["melee"])


def test_a_trap_that_hits_for_nothing_does_not_use_up_drax():
    t = table(heroes={0: "drax"}, battlefield="wakanda", lay={0: "trick"}, traps=["trick"])
    assert t.energy(0) == 3
    assert not t.player(0).trap_spared


# --- Groot ---


@pytest.mark.parametrize(("technique", "energy"), [("defence", 4), ("arsenal", 4), ("trick", 3), ("melee", 3)])
def test_groot_gains_when_he_reveals_defence_or_arsenal(technique, energy):
    t = one("groot", lay={0: technique})
    assert (t.energy(0), t.prompt) == (energy, "act")


def test_groot_gains_after_the_trap_and_not_after_a_knockout():
    assert one("groot", lay={0: "defence"}, traps=["defence"]).energy(0) == 3
    t = one("groot", lay={0: "defence"}, traps=["defence"], energy={0: 1})
    assert (t.out(0), t.energy(0)) == (True, 0)
    t = one("groot", lay={0: "defence"}, knockouts=["defence"])
    assert (t.out(0), t.energy(0)) == (True, 3)


# --- Nebula ---


def test_nebula_makes_who_hurt_her_discard_and_draws():
    t = table(heroes={1: "nebula"}, lay={0: "melee"}).perform("grapple", "grapple/1")
    assert t.energies == [4, 2, 3]
    assert t.hand_sizes == [2, 4, 3]


def test_nebula_draws_also_when_there_is_nothing_to_discard():
    t = table(heroes={1: "nebula"}, lay={0: "melee"}, hands={0: []}).perform("grapple", "grapple/1")
    assert t.hand_sizes == [0, 4, 3]
    t = table(heroes={0: "black_widow", 1: "nebula"}, lay={0: "melee"}).perform("grapple", "grapple/1")
    assert t.hand_sizes == [3, 4, 3]


def test_nebula_does_not_answer_traps_or_her_own_initiative():
    t = one("nebula", lay={0: "ambush"}, traps=["ambush"]).perform("seize_initiative")
    assert (t.energy(0), t.hand_sizes) == (1, [3, 3, 3])


def test_nebula_does_not_answer_team_mates():
    t = table(4, teams=[[0, 2], [1, 3]], heroes={0: "nebula"}, lay={2: "ambush"})
    t.perform("false_trail").perform("false_trail").perform("seize_initiative")
    assert t.energies == [2, 3, 3, 3]
    assert t.hand_sizes == [4, 4, 3, 3]  # a card each from False Trail, none from Nebula


def test_nebula_who_leaves_or_loses_nothing_does_not_answer():
    t = table(heroes={1: "nebula"}, lay={0: "melee"}, energy={1: 2}).perform("hail_of_blows", "hail/1")
    assert (t.out(1), t.hand_sizes) == (True, [3, 3, 3])
    t = table(heroes={1: "nebula"}, stance=[1], lay={0: "melee"}).perform("hail_of_blows", "hail/1")
    assert t.hand_sizes == [3, 3, 3]


def test_nebula_draws_nothing_when_the_same_damage_ends_the_battle():
    t = table(2, heroes={1: "nebula"}, lay={0: "melee"}, energy={1: 1}, wins=[2, 0]).perform("hail_of_blows")
    assert (t.winners, t.hand_sizes) == ([0], [3, 3])


# --- Cosmo ---


@pytest.mark.parametrize(("number", "out"), [("arsenal", False), ("ambush", True), ("planning", False)])
def test_cosmo_may_miss_a_number_by_exactly_one(number, out):
    t = one("cosmo", series={0: ["planning"]}, lay={0: number})
    assert t.out(0) is out


def test_cosmo_may_miss_once_a_round_and_the_next_card_compares_with_the_new_one():
    t = one("cosmo", series={0: ["planning"]}, lay={0: "arsenal"}, hands={0: ["arsenal", "ambush"]})
    t.perform("resupply").play_on().lay({0: "arsenal"})
    assert not t.out(0)
    t = one("cosmo", series={0: ["planning"]}, lay={0: "arsenal"}, hands={0: ["arsenal", "ambush"]})
    t.perform("resupply").play_on().lay({0: "ambush"})
    assert t.out(0)


def test_cosmo_may_miss_again_in_the_next_round():
    t = one("cosmo", series={seat: ["trick", "planning"] for seat in range(3)}, lay={0: "arsenal"},
            hands={0: ["planning", "arsenal"], 1: ["trick"] * 3, 2: ["trick"] * 3}, both=True)  # fmt: skip
    t.perform("resupply").play_on()
    assert t.round == 2
    t.play_stage({0: "planning"}).lay({0: "arsenal"})
    assert not t.out(0)
    assert t.deciding == [0]


def test_cosmo_does_not_use_it_up_on_a_card_that_fits():
    t = one("cosmo", series={0: ["planning"]}, lay={0: "planning"})
    assert not t.player(0).forgave


def test_cosmo_in_the_sanctum_may_miss_by_one_upwards():
    for number, out in [("shot", False), ("melee", True), ("arsenal", False)]:
        t = table(heroes={0: "cosmo"}, battlefield="sanctum", series={0: ["planning"]}, lay={0: number})
        assert t.out(0) is out
