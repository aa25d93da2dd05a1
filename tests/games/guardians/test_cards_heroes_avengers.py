"""The ten heroes of the Avengers box: window, effect, decline, and the edges that the set names."""

import pytest

from rulebound.games.guardians.hands import show_hand
from rulebound.kernel.cards import EVERYONE
from tests.guardians_table import NUMBERS, table


def one(hero, **position):
    """Seat 0 plays this hero and acts first."""
    return table(**{"heroes": {0: hero}, "lay": {}, **position})


# --- Iron Man ---


def test_iron_man_gains_one():
    t = one("iron_man").perform("false_trail").use("after-action")
    assert t.energies == [4, 3, 3]
    assert t.used(0)
    assert t.deciding == [1]


# --- Captain America ---


def test_captain_america_prevents_damage_of_an_opponent():
    t = table(heroes={1: "captain_america"}, lay={0: "melee"}).perform("hail_of_blows", "hail/1")
    assert (t.deciding, t.prompt, t.offers()) == ([1], "prevent", ["use-ability", "decline"])
    t.use("prevent")
    assert t.energies == [3, 3, 3]
    assert t.used(1)
    assert t.prompt == "act"


def test_captain_america_may_decline():
    t = (
        table(heroes={1: "captain_america"}, lay={0: "melee"})
        .perform("hail_of_blows", "hail/1")
        .answer("prevent", "decline")
    )
    assert t.energies == [3, 1, 3]
    assert not t.used(1)


def test_captain_america_prevents_only_what_he_takes():
    t = (
        table(heroes={1: "captain_america"}, lay={0: "shot"})
        .perform("shoot_to_kill", "shot/1", "shot/2")
        .use("prevent")
    )
    assert t.energies == [3, 3, 2]


def test_captain_america_is_not_asked_about_traps_knockouts_battlefields_or_his_own_initiative():
    t = one("captain_america", lay={0: "ambush"}, traps=["ambush"])
    assert (t.energy(0), t.prompt) == (2, "act")
    t.perform("seize_initiative")
    assert (t.energy(0), t.deciding) == (1, [1])
    t = table(heroes={0: "captain_america"}, battlefield="death", step="start_round", round=1)
    assert t.energy(0) == 2
    assert one("captain_america", lay={0: "shot"}, knockouts=["shot"]).out(0)


def test_captain_america_is_not_asked_when_nothing_would_be_lost_or_when_used():
    t = table(heroes={1: "captain_america"}, stance=[1], lay={0: "melee"}).perform("hail_of_blows", "hail/1")
    assert (t.energy(1), t.prompt) == (3, "act")
    t = table(heroes={1: "captain_america"}, used=[1], lay={0: "melee"}).perform("hail_of_blows", "hail/1")
    assert (t.energy(1), t.prompt) == (1, "act")


def test_captain_america_is_not_asked_about_a_team_mates_initiative():
    t = table(4, teams=[[0, 2], [1, 3]], heroes={0: "captain_america"}, lay={2: "ambush"})
    t.perform("false_trail").perform("false_trail").perform("seize_initiative")
    assert t.energy(0) == 2


def test_captain_america_can_prevent_an_opponents_initiative_damage():
    t = table(heroes={0: "captain_america"}, lay={1: "ambush"}).perform("false_trail").perform("seize_initiative")
    assert t.prompt == "prevent"
    t.use("prevent")
    assert (t.energy(0), t.first) == (3, 1)


# --- Thor ---


def test_thor_strikes_up_to_three_different_opponents():
    t = table(5, heroes={0: "thor"}, lay={}).perform("false_trail").use("after-action")
    assert t.offers() == [1, 2, 3, 4, "done"]
    t.answer("hero", 2)
    assert t.offers() == [1, 3, 4, "done"]
    t.give("hero/4", "hero/1")
    assert t.energies == [3, 2, 2, 3, 2]
    assert t.deciding == [1]


def test_thor_may_strike_nobody_and_a_stance_does_not_help():
    t = one("thor").perform("false_trail").use("after-action", "hero/done")
    assert (t.energies, t.used(0)) == ([3, 3, 3], True)
    assert one("thor", stance=[1]).perform("false_trail").use("after-action", "hero/1", "hero/done").energy(1) == 2


# --- Hawkeye ---


def test_hawkeye_places_a_knockout_and_draws_one():
    t = (
        one("hawkeye", knockouts=["shot"], deck=["melee"], lay={0: "defence"})
        .perform("defensive_stance")
        .use("after-action")
    )
    assert t.offers() == [code for code in NUMBERS if code != "shot"]
    t.answer("place-knockout", "melee")
    assert (t.knockouts, t.stack) == (["shot", "melee"], 5)
    assert t.hand(0)[-1] == "melee"
    assert t.hand_sizes == [4, 3, 3]


# --- Doctor Strange ---


def test_doctor_strange_swaps_the_laid_card_and_draws_one():
    t = one("doctor_strange", lay={0: "melee"}, hands={0: ["shot", "trick"]}, deck=["planning"]).use("before-reveal")
    assert t.offers() == ["shot", "trick"]
    t.answer("swap", "trick")
    assert t.series(0) == ["trick"]
    assert t.hand(0) == ["shot", "melee", "planning"]
    assert t.faces(1, 0) == [None, None, None]
    assert t.offers() == ["tackle", "false_trail"]


@pytest.mark.rule("guardians.selection.face_down_right_end")
def test_doctor_strange_swaps_the_last_card_of_his_series_and_who_had_seen_his_hand_no_longer_knows_it():
    t = one("doctor_strange", series={0: ["defence"]}, lay={0: "melee"}, hands={0: ["shot", "planning"]})
    show_hand(t.s, t.player(0), EVERYONE, "guardians.effect.stun_show_hand")
    assert t.faces(1, 0) == ["shot", "planning"]
    t.use("before-reveal", "swap/planning")
    assert t.series(0) == ["defence", "planning"]
    assert t.hand(0)[:2] == ["shot", "melee"]
    assert t.faces(1, 0) == [None, None, None]


def test_doctor_strange_lays_a_card_that_he_held_before_the_swap():
    t = one("doctor_strange", lay={0: "melee"}, hands={0: ["shot"]}).use(
        "before-reveal"
    )  # the only card: not asked which
    assert t.series(0) == ["shot"]
    assert t.hand(0)[0] == "melee"


def test_doctor_strange_escapes_a_knockout_but_not_a_new_one():
    t = one("doctor_strange", lay={0: "melee"}, hands={0: ["shot", "trick"]}, knockouts=["melee"]).use(
        "before-reveal", "swap/shot"
    )
    assert not t.out(0)
    assert t.knockouts == ["melee"]
    assert (
        one("doctor_strange", lay={0: "melee"}, hands={0: ["shot", "trick"]}, knockouts=["shot"])
        .use("before-reveal", "swap/shot")
        .out(0)
    )


def test_doctor_strange_is_not_asked_with_an_empty_hand():
    t = one("doctor_strange", hands={0: []})
    assert t.prompt == "act"


# --- Hulk ---


def test_hulk_draws_whenever_he_loses_energy_and_stays():
    t = table(heroes={1: "hulk"}, lay={0: "melee"}).perform("hail_of_blows", "hail/1")
    assert (t.energy(1), t.hand_sizes[1]) == (1, 4)
    t = one("hulk", lay={0: "ambush"}, traps=["ambush"])
    assert t.hand_sizes[0] == 4
    t.perform("seize_initiative")
    assert (t.energy(0), t.hand_sizes[0]) == (1, 5)


def test_hulk_draws_nothing_when_he_leaves_or_loses_nothing():
    t = table(heroes={1: "hulk"}, lay={0: "melee"}, energy={1: 2}).perform("hail_of_blows", "hail/1")
    assert t.hand_sizes[1] == 3
    t = table(heroes={1: "hulk"}, stance=[1], lay={0: "melee"}).perform("hail_of_blows", "hail/1")
    assert t.hand_sizes[1] == 3


# --- Black Widow ---


@pytest.mark.parametrize(
    ("technique", "action", "answers"),
    [("trick", "tackle", ["make-discard/1"]), ("shot", "suppressive_fire", ["make-discard/1"]),
     ("ambush", "stun", ["stun/1", "name/arsenal"]), ("ambush", "stun", ["stun/1", "name/melee"])],
)  # fmt: skip
def test_black_widow_may_be_chosen_but_neither_discards_nor_shows(technique, action, answers):
    t = table(heroes={1: "black_widow"}, lay={0: technique}).perform(action)
    assert t.offers() == [1, 2]
    t.give(*answers)
    assert (t.energies, t.hand_sizes, t.discard) == ([3, 3, 3], [3, 3, 3], [])
    assert t.faces(0, 1) == [None, None, None]


def test_black_widow_cuts_her_hand_and_passes_cards_like_anyone():
    t = table(heroes={0: "black_widow"}, step="prepare_battle", hands={0: ["trick"] * 6}, next_battlefields=["ego"])
    assert (t.deciding, t.prompt) == ([0], "cut")
    t = table(heroes={0: "black_widow"}, battlefield="quantum", step="start_round", round=1, hands={0: ["shot"] * 3})
    assert t.hand(0).count("shot") == 2
    assert "shot" in t.hand(1)


# --- Spider-Man ---


def test_spider_man_takes_one_damage_instead_of_the_knockout_and_draws():
    t = one("spider_man", lay={0: "shot"}, knockouts=["shot"], deck=["melee"])
    assert not t.out(0)
    assert (t.energy(0), t.hand(0)[-1]) == (2, "melee")
    assert (t.knockouts, t.stack) == ([], 7)
    assert t.offers() == ["shoot_to_kill", "suppressive_fire"]


def test_spider_man_then_springs_the_trap_below():
    t = one("spider_man", lay={0: "shot"}, knockouts=["shot"], traps=["shot"])
    assert (t.energy(0), t.hand_sizes[0]) == (1, 4)
    t = one("spider_man", lay={0: "shot"}, knockouts=["shot"], traps=["shot"], energy={0: 2})
    assert (t.out(0), t.hand_sizes[0]) == (True, 4)


def test_spider_man_at_one_energy_is_out_and_draws_nothing():
    t = one("spider_man", lay={0: "shot"}, knockouts=["shot"], energy={0: 1})
    assert (t.out(0), t.hand_sizes[0], t.stack) == (True, 3, 7)
    assert t.deciding == [1]


def test_spider_man_in_stance_is_not_hurt_at_all():
    t = one("spider_man", stance=[0], lay={0: "shot"}, knockouts=["shot"])
    assert (t.energy(0), t.hand_sizes[0]) == (3, 3)


# --- Black Panther ---


def test_black_panther_takes_one_from_a_harder_blow_and_draws():
    t = table(heroes={1: "black_panther"}, lay={0: "melee"}).perform("hail_of_blows", "hail/1")
    assert (t.energy(1), t.hand_sizes[1]) == (2, 4)


def test_black_panther_draws_nothing_for_one_damage_or_when_he_leaves():
    t = table(heroes={1: "black_panther"}, lay={0: "melee"}).perform("grapple", "grapple/1")
    assert (t.energy(1), t.hand_sizes[1]) == (2, 3)
    t = table(heroes={1: "black_panther"}, lay={0: "melee"}, energy={1: 1}).perform("hail_of_blows", "hail/1")
    assert (t.out(1), t.hand_sizes[1]) == (True, 3)


def test_black_panther_in_wakanda_finds_one_damage_left():
    t = table(heroes={1: "black_panther"}, battlefield="wakanda", lay={0: "melee"}).perform("hail_of_blows", "hail/1")
    assert (t.energy(1), t.hand_sizes[1]) == (2, 3)


def test_black_panther_on_the_sovereign_takes_one_from_a_trap():
    t = table(heroes={0: "black_panther"}, battlefield="sovereign", lay={0: "shot"}, traps=["shot"])
    assert (t.energy(0), t.hand_sizes[0]) == (2, 4)


# --- Captain Marvel ---


@pytest.mark.parametrize("energy", [3, 6])
def test_captain_marvel_draws_whenever_she_is_given_energy(energy):
    t = one("captain_marvel", lay={0: "planning"}, energy={0: energy}).perform("vantage_point")
    assert (t.energy(0), t.hand_sizes[0]) == (min(6, energy + 1), 4)


def test_captain_marvel_draws_once_for_one_effect():
    t = table(4, heroes={0: "captain_marvel"}, battlefield="sakaar", lay={0: "shot"}, energy={1: 1, 2: 1})
    t.perform("shoot_to_kill", "shot/1", "shot/2")
    assert (t.energy(0), t.hand_sizes[0]) == (5, 4)


def test_captain_marvel_draws_nothing_at_battle_setup_or_once_she_is_out():
    t = table(heroes={0: "captain_marvel"}, step="prepare_battle", next_battlefields=["knowhere"], energy={0: 1})
    assert (t.energy(0), t.hand_sizes[0]) == (4, 5)
    t = table(heroes={0: "captain_marvel"}, battlefield="ego", step="end_round", out=[0])
    assert (t.energies, t.hand_sizes[0]) == ([0, 4, 4], 3)


# --- several at once ---


def test_reactions_are_asked_from_the_first_player_clockwise():
    heroes = {0: "adam_warlock", 2: "captain_america"}
    t = table(4, heroes=heroes, first=1, lay={1: "shot"}, energy={0: 1}).perform("shoot_to_kill", "shot/0", "shot/2")
    assert (t.deciding, t.prompt) == ([2], "prevent")
    t.use("prevent")
    assert (t.deciding, t.prompt) == ([0], "survive")
    t.use("survive")
    assert t.energies == [1, 3, 3, 3]


def test_triggers_follow_from_the_first_player_clockwise_after_who_hurt():
    heroes = {0: "hulk", 1: "gamora", 2: "nebula"}
    t = table(4, heroes=heroes, first=1, lay={1: "shot"}).perform("shoot_to_kill", "shot/0", "shot/2")
    assert t.happened("draws", "discards") == [("draws", 1), ("discards", 1), ("draws", 2), ("draws", 0)]


def test_in_the_realm_of_death_adam_warlock_can_outlive_the_last_other_hero():
    t = table(heroes={0: "adam_warlock"}, battlefield="death", step="start_round", energy={0: 1, 1: 1}, out=[2])
    assert (t.deciding, t.prompt, t.in_battle) == ([0], "survive", [0, 1])
    t.use("survive")
    assert t.wins == [1, 0, 0]
