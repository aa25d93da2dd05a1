"""Przebieg Rundy: turns and Rounds of a Clash of Heroes, its events, initiative, its end."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.civilwar.clash import end_round
from rulebound.games.civilwar.words import Event, Flip
from tests.civilwar_table import Table, codes, new_game, table

CALM = ["media_frenzy", "ceasefire", "press_conference", "resupply", "evacuation"]
BLUE, RED = {"captain_america", "kate_bishop", "spectrum"}, {"iron_man", "tigra", "wonder_man"}


def quiet(t: Table, turns: int) -> Table:
    """So many turns in which nobody does more than play a card; then the next one is to be played."""
    for _ in range(turns):
        t.until("play").answer("play", "play")
    return t.until("play")


def colours(t: Table) -> list[str]:
    return ["blue" if code in BLUE else "red" for code in t.turns]


def after_round(score: tuple[int, int], on_top: str = "red", **position: Any) -> Table:
    """The end of a Round, before its event; Blue has had the last turn."""
    t = table("kate_bishop", step="end_round", turn=4, score=score, on_top=on_top, **{"events": CALM, **position})
    return t.until("play")


# --- turns ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.clash.alternate_turns", "civilwar.clash.round_four_turns")
@pytest.mark.parametrize("teams", ["2x2", "3x3"])
@pytest.mark.parametrize(("first", "second"), [("red", "blue"), ("blue", "red")])
def test_a_round_is_four_turns_in_which_the_teams_alternate(teams, first, second):
    t = quiet(new_game(teams=teams, starting_team=first), 4)
    assert colours(t)[:4] == [first, second, first, second]
    assert len(set(t.turns[:4])) == 4
    assert t.course("turn-over", "event")[:5] == ["turn-over"] * 4 + ["event"]


@pytest.mark.rule("civilwar.clash.round_four_turns")
def test_in_a_round_of_six_heroes_one_of_each_team_rests():
    t = quiet(new_game(teams="3x3"), 4)
    assert len(BLUE & set(t.turns[:4])) == len(RED & set(t.turns[:4])) == 2
    assert (t.s.round, t.s.turn) == (2, 0)


@pytest.mark.rule("civilwar.clash.hero_order", "civilwar.clash.team_order_choice")
@pytest.mark.parametrize(("teams", "order"), [
    ("3x3", ["spectrum", "captain_america", "kate_bishop"]), ("2x2", ["kate_bishop", "captain_america"]),
])  # fmt: skip
def test_the_first_turns_fix_the_order_of_a_team_for_the_whole_game(teams, order):
    t = new_game(teams=teams, starting_team="blue")
    asked = [code for code in order if code != order[-1]]
    for code in asked:
        t.until("next-hero", seat=0).answer("next-hero", code, seat=0)
    quiet(t, 12)
    mine = [code for code in t.turns if code in BLUE]
    assert mine[:6] == (order * 3)[:6]
    assert t.prompts(seat=0).count("next-hero") == len(asked)


@pytest.mark.rule("civilwar.clash.team_order_choice")
def test_who_has_not_acted_yet_is_offered_and_the_last_one_needs_no_choice():
    t = new_game(teams="3x3", starting_team="blue").answer("next-hero", "kate_bishop")
    t.until("next-hero", seat=0)
    assert t.options(seat=0) == ["next-hero:captain_america", "next-hero:spectrum"]
    t.answer("next-hero", "spectrum", seat=0)
    quiet(t, 6)
    assert [code for code in t.turns if code in BLUE][:4] == [
        "kate_bishop",
        "spectrum",
        "captain_america",
        "kate_bishop",
    ]


# --- events ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.clash.reveal_event")
def test_after_the_fourth_turn_the_top_event_is_revealed_to_all():
    t = table("iron_man", turn=3, hands={"iron_man": ["01", "02"]}, at={"iron_man": 4}, events=["ceasefire", "riots"])
    t.play("01", "act/end")
    t.until("play")
    assert codes(t.s.event) == ["ceasefire"]
    assert len(t.s.event_deck) == 4
    assert [card.face.code for card in t.shown("track", None).zones[0].cards if card.face] == ["ceasefire"]


@pytest.mark.rule("civilwar.clash.reveal_event")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_no_event_comes_after_an_earlier_turn(turn):
    t = table("iron_man", turn=turn, hands={"iron_man": ["01", "02"]}, at={"iron_man": 4})
    t.play("01", "act/end")
    t.until("play")
    assert (codes(t.s.event), len(t.s.event_deck), t.s.turn) == ([], 5, turn + 1)


@pytest.mark.rule("civilwar.clash.event_discard_old")
def test_the_old_event_is_discarded_when_the_new_one_comes():
    t = after_round((1, 0), event="media_frenzy", events=["ceasefire"], round=2)
    assert (codes(t.s.event), codes(t.s.event_discard)) == (["ceasefire"], ["media_frenzy"])
    assert t.course("event", "event-discarded") == ["event-discarded", "event"]


@pytest.mark.rule("civilwar.clash.event_instant")
def test_an_event_that_acts_at_once_acts_before_initiative():
    t = after_round((1, 0), events=["riots"], folk=dict.fromkeys(range(6), ""))
    assert [t.folk(position) for position in range(6)] == ["T", "T", "", "T", "T", ""]
    assert t.course("event", "comes", "initiative") == ["event", *["comes"] * 4, "initiative"]


@pytest.mark.rule("civilwar.common.ties", "civilwar.clash.event_instant")
@pytest.mark.parametrize("active", ["kate_bishop", "wonder_man"])
def test_what_an_event_leaves_open_is_decided_by_the_hero_whose_turn_has_just_ended(active):
    t = table(active, teams="3x3", seats="all", step="end_round", turn=4, events=["ceasefire"])
    t.card("ceasefire").printed = Event("made_up", "Made Up", Flip(1))
    t.until("flip")
    assert t.choice.seat == t.hero(active).seat


@pytest.mark.rule("civilwar.clash.event_lasting")
@pytest.mark.parametrize("turn", range(4))
def test_a_lasting_event_applies_in_all_four_turns_of_the_next_round(turn):
    t = table("captain_america", turn=turn, round=3, event="media_frenzy", events=["ceasefire"], folk={1: ""},
              hands={"captain_america": ["06", "01"]}, at={"captain_america": 1}, approval={1: 1})  # fmt: skip
    t.play("06")
    t.act("approve", "l1")
    assert t.score == (2, 0)


@pytest.mark.rule("civilwar.clash.event_lasting")
def test_it_ends_when_the_next_event_is_revealed():
    t = table(
        "kate_bishop", turn=3, round=2, score=(0, 1), event="media_frenzy", events=["ceasefire"], approval={1: 1},
        at={"captain_america": 1, "kate_bishop": 5}, tokens={"captain_america": "H"},
        order={"blue": ["captain_america", "kate_bishop"]},
    )  # fmt: skip
    quiet(t, 1).play("01")
    t.act("approve", "l1")
    assert (t.active, t.score) == ("captain_america", (1, 1))


# --- initiative ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.clash.initiative")
@pytest.mark.parametrize(("score", "first"), [((4, 7), "blue"), ((7, 4), "red")])
def test_the_team_with_fewer_points_starts_the_new_round(score, first):
    t = after_round(score)
    assert colours(t) == [first]
    assert t.said("initiative", rule="civilwar.clash.initiative")
    assert (t.s.round, t.s.turn) == (2, 0)


@pytest.mark.rule("civilwar.clash.initiative")
def test_points_that_the_event_brings_are_counted():
    t = table("kate_bishop", step="end_round", turn=4, score=(4, 2), events=["riots"], folk={3: "CCCC"},
              shields={"iron_man": 0}, hands={"iron_man": ["01"]})  # fmt: skip
    t.until("play", "p1>overflow/iron_man")
    assert t.score == (9, 2)
    other = table("kate_bishop", step="end_round", turn=4, score=(4, 2), events=["riots"], folk={0: "CCC"},
                  shields={"kate_bishop": 0}, hands={"kate_bishop": ["01"]})  # fmt: skip
    other.until("play", "p0>overflow/kate_bishop")
    assert (other.score, colours(other)) == ((4, 7), ["blue"])


@pytest.mark.rule("civilwar.clash.initiative_next_hero")
def test_the_round_starts_with_the_next_hero_in_turn_order():
    order = {"blue": ["captain_america", "kate_bishop", "spectrum"], "red": ["tigra", "iron_man"]}
    t = table("kate_bishop", teams="3x3", turn=3, score=(0, 3), order=order, events=CALM, at={"kate_bishop": 5})
    assert quiet(t, 1).active == "spectrum"


@pytest.mark.rule("civilwar.clash.summary_each_round", "civilwar.setup_clash.summary_card")
def test_who_starts_a_round_takes_the_summary_card():
    t = after_round((0, 3), order={"blue": ["captain_america", "kate_bishop"], "red": ["tigra", "iron_man"]})
    holder = [hero.sheet.code for hero in t.s.heroes if "summary" in t.marks(hero.sheet.code)]
    assert holder == [t.active]
    quiet(t, 1)
    assert [hero.sheet.code for hero in t.s.heroes if "summary" in t.marks(hero.sheet.code)] == holder != [t.active]


@pytest.mark.rule("civilwar.clash.initiative_tie")
@pytest.mark.parametrize("on_top", ["blue", "red"])
def test_on_equal_points_the_team_whose_tracker_lies_on_top_starts(on_top):
    t = after_round((6, 6), on_top=on_top)
    assert colours(t) == [on_top]
    assert t.said("initiative", rule="civilwar.clash.initiative_tie")


@pytest.mark.rule("civilwar.clash.initiative_tie_zero")
@pytest.mark.parametrize(("first", "second"), [("red", "blue"), ("blue", "red")])
def test_with_no_point_at_all_the_other_team_starts_the_second_round(first, second):
    t = quiet(new_game(starting_team=first), 4)
    assert t.score == (0, 0)
    assert colours(t)[4] == second


@pytest.mark.rule("civilwar.clash.same_starter_2x2")
def test_with_two_heroes_each_the_same_hero_starts_again():
    t = new_game(starting_team="red").answer("next-hero", "tigra")
    t.s.teams[t.s.blue].score = 9
    t.s.greens = 2
    quiet(t, 4)
    assert (t.turns[0], t.turns[4]) == ("tigra", "tigra")


@pytest.mark.rule("civilwar.clash.other_starter_3x3")
def test_with_three_heroes_each_another_one_starts():
    t = new_game(teams="3x3", starting_team="red").answer("next-hero", "tigra")
    t.s.teams[t.s.blue].score = 9
    t.s.greens = 2
    quiet(t, 4)
    assert [code for code in t.turns if code in RED][:3] == ["tigra", t.turns[2], t.turns[4]]
    assert len({"tigra", t.turns[2], t.turns[4]}) == 3


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.clash.last_round", "civilwar.clash.six_rounds")
@pytest.mark.parametrize("teams", ["2x2", "3x3"])
def test_after_the_fifth_event_one_last_round_is_played(teams):
    t = new_game(teams=teams)
    while not t.over:
        t.match.answer(t.choice.seat, t.idle(t.choice) or 0)
    assert max(t.score) < 40
    assert (len(t.turns), len(t.lines("event")), len(t.s.event_deck)) == (24, 5, 0)
    assert t.course("turn-over", "event")[-5:] == ["event"] + ["turn-over"] * 4
    assert t.said("last-turn", rule="civilwar.clash.last_round", round=6)


@pytest.mark.rule("civilwar.clash.end_at_40")
@pytest.mark.parametrize(("score", "over"), [((41, 3), True), ((40, 3), True), ((3, 40), True), ((39, 3), False)])
def test_the_game_ends_with_the_round_in_which_a_tracker_reaches_40(score, over):
    t = table(
        "iron_man", turn=3, round=4, hands={"iron_man": ["01", "02"]}, at={"iron_man": 4}, score=score, events=CALM
    )
    t.play("01", "act/end")
    assert t.over == over
    if over:
        assert t.said("last-turn", rule="civilwar.clash.end_at_40", round=4)
        assert codes(t.s.event) == []


@pytest.mark.rule("civilwar.clash.end_at_40")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_it_does_not_end_before_the_round_is_over(turn):
    t = table("iron_man", turn=turn, round=4, hands={"iron_man": ["01", "02"]}, at={"iron_man": 4}, score=(41, 3))
    t.play("01", "act/end")
    assert not t.over


@pytest.mark.rule("civilwar.clash.end_at_40")
def test_forty_points_by_an_event_end_the_game_with_the_next_round():
    t = table("iron_man", turn=4, round=3, step="act", score=(38, 3), events=["riots"], folk={3: "CCCC"},
              shields={"iron_man": 0}, hands={"iron_man": ["01"]})  # fmt: skip
    assert t.run(end_round(t.s), "p1>overflow/iron_man") == "choose_hero"
    assert (t.score, t.over) == ((43, 3), False)
