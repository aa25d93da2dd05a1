"""What the positions of the living rulebook show is so."""

from __future__ import annotations

import pytest

from tests.civilwar_table import at, codes


@pytest.mark.rule("civilwar.terms.attack_enemy", "civilwar.shield.must_flip", "civilwar.damage.card_to_bottom")
def test_an_enemy_here_loses_the_shield_first_and_then_a_card():
    t = at("enemies", 2)
    assert (t.shields("iron_man"), t.hand("iron_man")) == (0, ["iron_man_01", "iron_man_06"])
    t = at("enemies")
    assert t.hand("iron_man") == ["iron_man_06"]
    assert t.deck("iron_man")[-1] == "iron_man_01"
    assert not at("enemies", 1).can("attack", "kate_bishop")


@pytest.mark.rule(
    "civilwar.setup_clash.starting_hero", "civilwar.setup.opening_hand", "civilwar.setup_clash.one_shield"
)
def test_setting_up_ends_with_three_cards_a_shield_and_the_hero_who_begins():
    t = at("setting_up", 0)
    assert [(len(hero.hand.cards), hero.active_shields) for hero in t.s.heroes] == [(3, 1)] * 4
    assert [t.controls(position) for position in range(6)] == ["blue", "red", "blue", "red", "blue", "red"]
    t = at("setting_up")
    assert (t.active, "summary" in t.marks("kate_bishop")) == ("kate_bishop", True)


@pytest.mark.rule("civilwar.bid.lower", "civilwar.bid.passer_red", "civilwar.bid.bidder_blue")
def test_whoever_named_the_lowest_number_plays_blue_with_so_many_cards():
    t = at("bid", 1)
    assert not t.can("bid", "13")
    t = at("bid")
    assert (t.s.limit, t.s.players[t.choice.seat].side) == (11, t.s.blue)
    assert t.s.blue == t.s.players[0].side  # the second team has bid first and passed


@pytest.mark.rule("civilwar.turn.previous_symbols", "civilwar.storyline.previous_symbols_own")
def test_the_symbols_of_two_cards_rescue_move_and_attack():
    assert at("storyline", 1).pool == "MAH"  # nothing of Red's last card
    t = at("storyline")
    assert (t.score, t.folk(0), t.folk(1)) == ((2, 0), "", "")


@pytest.mark.rule("civilwar.token.spend", "civilwar.token.keep", "civilwar.action.wild")
def test_tokens_do_what_their_letters_say_and_the_wild_symbol_the_rest():
    t = at("tokens", 1)
    assert (t.pool, sorted(t.tokens("spectrum"))) == ("W", ["A", "M"])
    t = at("tokens")
    assert (t.tokens("spectrum"), t.score, t.where("spectrum")) == ("", (2, 0), 1)


@pytest.mark.rule("civilwar.equipment.charge", "civilwar.equipment.use")
def test_a_charged_shield_is_used_and_empty_again():
    t = at("equipment", 2)
    assert t.hero("captain_america").charges == [True, True]
    t = at("equipment")
    assert t.hero("captain_america").charges == [False, False]
    assert (t.shields("captain_america"), t.shields("tigra")) == (1, 0)


@pytest.mark.rule("civilwar.approval.flip_at_two", "civilwar.approval.immediate_use", "civilwar.approval.place")
def test_two_heroic_actions_of_red_bring_a_blue_location_under_its_control_and_its_effect_at_once():
    t = at("approval", 2)
    assert (t.place(1).approval, t.controls(1)) == (1, "blue")
    t = at("approval", 3)
    assert (t.place(1).approval, t.controls(1), t.prompt) == (0, "red", "end-of-turn")
    assert at("approval").folk(1) == ""


@pytest.mark.rule("civilwar.population.one_per_space", "civilwar.board.overflow_once")
@pytest.mark.rule("civilwar.location.overflow_damage")
def test_the_fourth_point_brings_civilians_and_what_finds_no_room_hurts():
    t = at("population")
    assert t.score == (4, 1)
    assert (t.folk(0), t.folk(3)) == ("CTTTT", "CC")
    assert t.shields("kate_bishop") == 0


@pytest.mark.rule("civilwar.damage.ko", "civilwar.scoring.ko")
def test_the_last_card_lost_knocks_out_and_brings_five_points():
    t = at("knocked_out")
    assert (t.hero("kate_bishop").ko, t.hand("kate_bishop"), t.score) == (True, [], (0, 5))


@pytest.mark.rule("civilwar.damage.recovery", "civilwar.shield.recover_on_stand", "civilwar.damage.ko_ignored")
def test_whoever_was_knocked_out_stands_up_with_four_cards_and_a_shield():
    assert at("standing_up", 1).hero("captain_america").ko
    t = at("standing_up")
    assert (t.active, t.hero("captain_america").ko) == ("captain_america", False)
    assert (len(t.hand("captain_america")), t.shields("captain_america")) == (4, 1)


@pytest.mark.rule("civilwar.clash.initiative", "civilwar.clash.reveal_event", "civilwar.clash.round_four_turns")
def test_after_four_turns_an_event_comes_and_the_team_with_fewer_points_begins():
    t = at("initiative", 0)
    assert (t.s.starter, t.s.turn) == (t.s.red, 3)
    t = at("initiative")
    assert (t.s.round, t.active, codes(t.s.event)) == (2, "captain_america", ["resupply"])
    assert t.shields("captain_america") == 1


@pytest.mark.rule("civilwar.clash.other_starter_3x3", "civilwar.clash.hero_order")
def test_of_three_heroes_the_next_one_begins_though_the_initiative_stays():
    t = at("three_heroes", 0)
    assert (t.s.seats, t.choice.seat, t.s.starter) == (6, 1, t.s.red)
    t = at("three_heroes")
    assert (t.s.starter, t.active, t.choice.seat) == (t.s.red, "wonder_man", 5)


@pytest.mark.rule("civilwar.scoring.winner", "civilwar.clash.end_at_40", "civilwar.population.none_after_last")
def test_forty_points_at_the_end_of_a_round_win():
    t = at("forty")
    assert (t.over, t.score, t.result.winners) == (True, (40, 31), [0])
    assert t.course("population") == []


@pytest.mark.rule(
    "civilwar.mission.replace", "civilwar.mission.population_after", "civilwar.danger.clear_on_completion"
)
def test_a_completed_mission_is_replaced_after_a_card_of_the_population():
    t = at("mission")
    assert (t.s.missions_done, codes(t.s.mission)) == (1, ["secret_couriers"])
    assert t.course("population", "mission") == ["population", "mission"]


@pytest.mark.rule("civilwar.danger.as_far_as_possible")
def test_of_four_thugs_that_are_meant_only_three_are_there_and_all_of_them_carry_danger():
    t = at("danger")
    assert [(place.thugs, place.endangered_thugs) for place in t.s.ring] == [
        (2, 2), (0, 0), (0, 0), (1, 1), (0, 0), (0, 0),
    ]  # fmt: skip
    assert t.s.placed == 3


@pytest.mark.rule("civilwar.control.flip_on_use", "civilwar.location.eot_optional")
def test_a_location_that_is_used_goes_over_to_the_other_team():
    t = at("control", 2)
    assert (t.prompt, t.controls(3)) == ("end-of-turn", "blue")
    t = at("control")
    assert (t.controls(3), len(t.hand("captain_america"))) == ("red", 3)


@pytest.mark.rule("civilwar.prison.ko_to_cell", "civilwar.prison.trap_with_crisis", "civilwar.prison.crisis_discard")
@pytest.mark.rule("civilwar.prison.trap_other_target", "civilwar.prison.trap_discard")
def test_kate_bishop_is_thrown_into_cell_a_and_captain_america_pays_for_it():
    t = at("prison", 2)
    assert [name.partition(":")[2] for name in t.options()] == ["cell-a", "cell-c"]
    shields = t.hero("captain_america").shields
    t = at("prison")
    assert (t.where("kate_bishop"), t.hero("kate_bishop").ko, t.hero("kate_bishop").crisis) == ("a", True, 0)
    assert t.hero("captain_america").shields == shields - 1
    assert codes(t.s.cell_discard) == ["power_dampener"]
    assert codes(t.s.cell_zones[2]) == ["ambush"]


@pytest.mark.rule("civilwar.prison.escape_cost", "civilwar.prison.escape_location", "civilwar.prison.escape_continue")
def test_two_heroic_actions_break_out_and_the_third_rescues():
    t = at("escape", 1)
    assert (t.where("kate_bishop"), t.pool) == ("b", "HHH")
    assert "civilwar.prison.no_move" in t.why_not("move", "avengers_mansion")
    t = at("escape")
    assert (t.where("kate_bishop"), t.folk(3)) == (3, "")


@pytest.mark.rule("civilwar.keyword.stun", "civilwar.keyword.stun_discard")
def test_whoever_is_stunned_goes_without_the_special_effect_once():
    t = at("stunned", 1)
    assert "civilwar.keyword.stun" in t.why_not("special", "wonder_man_12")
    assert at("stunned").hero("wonder_man").stun == 0


@pytest.mark.rule("civilwar.tournament.pick_four", "civilwar.tournament.reveal_order", "civilwar.tournament.ban_one")
def test_each_team_picks_four_in_secret_and_bans_one_of_the_others():
    t = at("tournament", 7)
    assert t.course("shows") == []
    t = at("tournament")
    assert t.course("shows", "bans") == ["shows", "shows", "bans"]
    assert (t.prompt, t.choice.seat) == ("ban", 0)
    assert len(t.options()) == 4
