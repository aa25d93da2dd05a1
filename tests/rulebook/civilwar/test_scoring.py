"""Punktacja, Społeczna Aprobata, Karty Populacji: points and who wins, approval, who comes when a tracker passes."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.civilwar.control import flip
from rulebound.games.civilwar.population import draw_population
from rulebound.games.civilwar.printed import LocationTile
from rulebound.games.civilwar.words import HERE, ClearThreat, DiscardFolk
from tests.civilwar_table import Table, codes, table, with_special

PARK = LocationTile("park", "Park", "-" * 8)


def ended(score: tuple[int, int], on_top: str = "red", **position: Any) -> Table:
    """After the last turn of a Clash."""
    t = table("iron_man", turn=3, round=6, at={"iron_man": 4}, score=score, on_top=on_top, **position)
    t.play("01", "act/end", "?end-of-turn/decline")
    return t


# --- points ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.scoring.civilian", "civilwar.scoring.thug", "civilwar.scoring.immediate")
@pytest.mark.parametrize(("active", "at", "after"), [("captain_america", 0, (6, 5)), ("iron_man", 3, (5, 6))])
@pytest.mark.parametrize(("token", "deed", "on"), [("H", "rescue", "c"), ("A", "attack", "t")])
def test_a_civilian_or_a_thug_brings_a_point_at_once(active, at, after, token, deed, on):
    t = table(active, hands={active: ["01", "02"]}, tokens={active: token}, folk={at: "CT"}, score=(5, 5))
    t.play("01")
    t.act(deed, f"l{at}{on}")
    assert t.score == after
    assert t.prompt == "act"


@pytest.mark.rule("civilwar.scoring.ko", "civilwar.scoring.immediate")
@pytest.mark.parametrize(("active", "enemy", "after"), [
    ("captain_america", "tigra", (10, 5)), ("iron_man", "kate_bishop", (5, 10)),
])  # fmt: skip
def test_a_knock_out_brings_the_other_team_five_points(active, enemy, after):
    t = table(active, hands={active: ["04", "01"], enemy: ["01"]}, at={active: 1, enemy: 1}, score=(5, 5),
              shields={enemy: 0})  # fmt: skip
    t.play("04")
    t.act("attack", enemy)
    assert t.score == after
    assert t.prompt == "act"


@pytest.mark.rule("civilwar.scoring.ko", "civilwar.clash.event_lasting")
def test_while_ceasefire_lasts_a_knock_out_brings_three():
    t = table("iron_man", hands={"iron_man": ["04", "01"], "kate_bishop": ["01"]}, at={"iron_man": 0},
              event="ceasefire", shields={"kate_bishop": 0})  # fmt: skip
    t.play("04")
    t.act("attack", "kate_bishop")
    assert t.score == (0, 3)


@pytest.mark.rule("civilwar.scoring.ko_any_cause")
def test_overflow_in_a_teams_own_turn_may_cost_it_five_points():
    t = table("iron_man", hands={"iron_man": ["01", "02"], "tigra": ["01"]}, at={"iron_man": 2}, folk={3: "CCCC"},
              population=[1], score=(4, 4), greens=0, shields={"tigra": 0})  # fmt: skip
    t.play("01", "act/end", "p1>overflow/tigra")
    assert t.score == (9, 4)


@pytest.mark.rule("civilwar.population.green_check")
def test_points_between_two_turns_are_looked_at_after_the_next_turn():
    t = table("iron_man", hands={"iron_man": ["01", "02"], "tigra": ["01"]}, at={"iron_man": 2}, folk={3: "CCCC"},
              population=[1, 12], score=(4, 4), greens=0, shields={"tigra": 0})  # fmt: skip
    t.play("01", "act/end", "p1>overflow/tigra")
    t.until("play")
    assert (t.score, codes(t.s.population_discard)) == ((9, 4), ["population_01"])
    t.play("01", "?act/end", "?end-of-turn/decline")
    assert codes(t.s.population_discard) == ["population_01", "population_12"]


@pytest.mark.rule("civilwar.scoring.control")
@pytest.mark.parametrize(("position", "after"), [(1, (6, 5)), (2, (5, 6))])
@pytest.mark.parametrize("active", ["captain_america", "iron_man"])
def test_a_location_that_changes_hands_brings_its_new_team_a_point(position, after, active):
    t = table(active, step="act", score=(5, 5))
    flip(t.s, t.place(position), "civilwar.approval.flip_at_two")
    assert t.score == after


@pytest.mark.rule("civilwar.scoring.discard_no_score")
@pytest.mark.parametrize(("kind", "left"), [("T", "C"), ("C", "T")])
def test_who_is_sent_off_brings_nobody_a_point(kind, left):
    t = table(
        "tigra", hands={"tigra": ["10"]}, folk={3: "CT"}, sheets=with_special("tigra", DiscardFolk(kind, 1, HERE))
    )
    t.play("10")
    t.act("special", "tigra_10", "send-off/send-off")
    assert (t.folk(3), t.score) == (left, (0, 0))


@pytest.mark.rule("civilwar.scoring.stack_on_top")
@pytest.mark.parametrize(("active", "score", "top"), [
    ("captain_america", (5, 6), "top-blue"), ("iron_man", (6, 5), "top-red"),
])  # fmt: skip
def test_a_tracker_that_arrives_on_an_occupied_space_lies_on_top(active, score, top):
    other = "red" if top == "top-blue" else "blue"
    t = table(
        active, hands={active: ["01", "02"]}, tokens={active: "H"}, folk={0: "C", 3: "C"}, score=score, on_top=other
    )
    t.play("01")
    t.act("rescue")
    assert t.score == (6, 6)
    assert top in t.shown("track").marks


@pytest.mark.rule("civilwar.scoring.stack_on_top")
def test_a_tracker_that_passes_another_lies_on_nothing():
    t = table(
        "captain_america", step="act", score=(5, 6), on_top="red", tokens={"captain_america": "HH"}, folk={0: "CC"}
    )
    t.act("rescue")
    t.act("rescue")
    assert t.score == (7, 6)
    assert not any(mark.startswith("top-") for mark in t.shown("track").marks)


# --- who wins --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.scoring.winner")
@pytest.mark.parametrize(("score", "winner"), [((31, 28), 0), ((28, 31), 1), ((29, 28), 0)])
def test_the_team_further_along_wins(score, winner):
    t = ended(score, control=dict.fromkeys(range(6), "blue" if winner else "red"))
    assert (t.result.winners, t.result.rule) == ([winner], "civilwar.scoring.winner")


@pytest.mark.rule("civilwar.scoring.winner")
def test_all_people_of_a_team_win_together():
    t = ended((31, 28), teams="3x3", seats="all")
    assert t.result.winners == [0, 1, 2]
    assert t.result.scores == [1.0, 1.0, 1.0, 0.0, 0.0, 0.0]


@pytest.mark.rule("civilwar.scoring.tie_locations")
@pytest.mark.parametrize("on_top", ["blue", "red"])
@pytest.mark.parametrize(("control", "winner"), [({1: "blue"}, 0), ({0: "red"}, 1)])
def test_on_equal_points_the_team_with_more_locations_wins(on_top, control, winner):
    t = ended((30, 30), on_top, control=control)
    assert (t.result.winners, t.result.rule) == ([winner], "civilwar.scoring.tie_locations")


@pytest.mark.rule("civilwar.scoring.tie_bottom")
@pytest.mark.parametrize(("on_top", "winner"), [("blue", 1), ("red", 0)])
def test_with_as_many_locations_too_the_tracker_at_the_bottom_wins(on_top, winner):
    t = ended((30, 30), on_top)
    assert (t.result.winners, t.result.rule) == ([winner], "civilwar.scoring.tie_bottom")


@pytest.mark.rule("civilwar.scoring.past_40")
def test_points_above_40_count():
    t = table("captain_america", turn=3, round=4, score=(43, 42), tokens={"captain_america": "H"}, folk={0: "C"},
              hands={"captain_america": ["01", "02"]}, at={"kate_bishop": 1})  # fmt: skip
    t.play("01")
    t.act("rescue")
    t.act("end", "", "?end-of-turn/decline")
    assert (t.score, t.result.winners) == ((44, 42), [0])


# --- Public Approval -------------------------------------------------------------------------------------------------


@pytest.mark.rule("civilwar.approval.place")
@pytest.mark.parametrize(("active", "at"), [("captain_america", 1), ("iron_man", 2)])
def test_a_heroic_action_puts_one_token_on_the_location_where_the_hero_is(active, at):
    t = table(
        active, hands={active: ["06" if active == "captain_america" else "07", "01"]}, at={active: at}, folk={at: ""}
    )
    t.play("06" if active == "captain_america" else "07")
    t.act("approve", f"l{at}")
    assert [place.approval for place in t.s.ring] == [1 if position == at else 0 for position in range(6)]
    assert t.pool == "H"
    other = next(
        position for position in range(6) if t.place(position).control == t.place(at).control and position != at
    )
    assert "civilwar.approval.place" in t.why_not("approve", f"l{other}")
    counter = next(c for c in t.shown("ring").places[at].counters if c.id == "approval")
    assert (counter.value, counter.most) == (1, 2)


@pytest.mark.rule("civilwar.approval.not_own_location")
@pytest.mark.parametrize(("active", "card", "at"), [("captain_america", "06", 2), ("iron_man", "07", 1)])
def test_nobody_seeks_approval_in_an_own_location(active, card, at):
    t = table(active, hands={active: [card, "01"]}, at={active: at}, tokens={active: "M"})
    t.play(card)
    assert not t.can("approve")
    assert "civilwar.approval.not_own_location" in t.why_not("approve", f"l{at}")


@pytest.mark.rule("civilwar.approval.flip_at_two")
@pytest.mark.parametrize(
    ("active", "at", "after"), [("captain_america", 1, ("blue", (1, 0))), ("iron_man", 2, ("red", (0, 1)))]
)
def test_the_second_token_turns_the_location_over_before_anything_else(active, at, after):
    t = table(active, hands={active: ["01", "02"]}, at={active: at}, tokens={active: "HHH"}, folk={at: ""})
    t.play("01")
    t.act("approve", f"l{at}")
    t.act("approve", f"l{at}")
    assert (t.place(at).approval, (t.controls(at), t.score)) == (0, after)
    assert t.prompt == "act"
    assert not t.can("approve")


@pytest.mark.rule("civilwar.approval.persist")
def test_a_single_token_stays_over_turns_and_rounds():
    t = table("captain_america", hands={"captain_america": ["01", "02", "03"]}, at={"captain_america": 1}, turn=2,
              tokens={"captain_america": "H"}, events=["ceasefire", "resupply"])  # fmt: skip
    t.play("01")
    t.act("approve", "l1")
    while t.s.round < 3:
        t.answer(t.prompt, (t.idle(t.choice) or t.choice.options[0]).verb)
    assert (t.place(1).approval, t.controls(1)) == (1, "red")


@pytest.mark.rule("civilwar.approval.immediate_use")
def test_a_location_just_won_may_be_used_at_the_end_of_the_same_turn():
    t = table("iron_man", hands={"iron_man": ["01", "02", "03"]}, at={"iron_man": 1}, control={1: "blue"},
              approval={1: 1}, tokens={"iron_man": "H"})  # fmt: skip
    t.play("01")
    t.act("approve", "l1")
    t.end()
    assert t.options() == ["use-place:washington_dc", "decline"]


@pytest.mark.rule("civilwar.approval.reset_on_flip")
def test_a_token_on_a_location_that_an_effect_turns_over_is_discarded():
    t = table("tigra", hands={"tigra": ["10"]}, at={"tigra": 2}, approval={2: 1, 4: 1},
              sheets=with_special("tigra", ClearThreat()))  # fmt: skip
    t.play("10")
    t.act("special", "tigra_10")
    assert (t.controls(2), t.place(2).approval, t.place(4).approval) == ("red", 0, 1)


@pytest.mark.rule("civilwar.approval.mode")
@pytest.mark.parametrize("mode", ["clash", "registration"])
def test_approval_is_sought_in_a_clash_only(mode):
    t = table("captain_america", mode=mode, hands={"captain_america": ["06"]}, at={"captain_america": 1})
    t.play("06")
    assert t.can("approve") == (mode == "clash")


# --- population cards -------------------------------------------------------------------------------------------------


def rescued(n: int, score: tuple[int, int], **position: Any) -> Table:
    """Captain America rescues so many civilians and ends his turn."""
    t = table(
        "captain_america", hands={"captain_america": ["01", "02"]}, tokens={"captain_america": "H" * n},
        tiles={0: PARK}, folk={0: "C" * n}, score=score, at={"kate_bishop": 1}, control={0: "red"}, **position,
    )  # fmt: skip
    t.play("01")
    for _ in range(n):
        t.act("rescue")
    assert not t.said("population")
    t.end()
    return t


@pytest.mark.rule("civilwar.population.green_check", "civilwar.population.one_per_space")
@pytest.mark.parametrize(("n", "score", "drawn"), [
    (2, (3, 0), 1), (1, (3, 0), 1), (1, (4, 0), 0), (6, (3, 0), 2), (5, (3, 0), 2), (4, (3, 0), 1), (1, (35, 0), 1),
    (1, (39, 0), 0), (3, (37, 0), 0),
])  # fmt: skip
def test_after_the_turn_one_card_comes_for_every_green_space_reached_or_passed(n, score, drawn):
    t = rescued(n, score)
    assert len(t.lines("population")) == drawn
    assert len(t.s.population_discard) == drawn
    assert t.course("turn-over", "population")[0] == "turn-over"


@pytest.mark.rule("civilwar.population.green_check")
@pytest.mark.parametrize("space", range(4, 40, 4))
def test_every_fourth_space_is_green(space):
    t = rescued(1, (space - 1, 0))
    assert t.said("green-space", n=space)


@pytest.mark.rule("civilwar.population.first_time_only")
@pytest.mark.parametrize("score", [(3, 4), (3, 7), (7, 8)])
def test_a_green_space_that_the_other_tracker_has_reached_brings_nobody(score):
    assert not rescued(1, score).said("population")


@pytest.mark.rule("civilwar.population.first_time_only")
def test_only_the_spaces_that_nobody_had_reached_count():
    t = rescued(6, (3, 5))
    assert [line["n"] for line in t.lines("green-space")] == ["8"]


@pytest.mark.rule("civilwar.population.add_tokens")
@pytest.mark.parametrize("mode", ["clash", "registration"])
def test_a_population_card_adds_whom_it_shows_where_it_says(mode):
    t = table(mode=mode, step="act", folk={0: "T", 1: "", 2: "C", 3: "", 4: "T", 5: ""}, population=[1])
    t.run(draw_population(t.s))
    assert [t.folk(position) for position in range(6)] == ["CT", "T", "C", "C", "TT", ""]
    assert codes(t.s.population_discard) == ["population_01"]


@pytest.mark.rule("civilwar.population.before_event")
def test_the_population_card_comes_before_the_event():
    t = rescued(1, (3, 0), turn=3, events=["ceasefire"]).until("play")
    assert t.course("population", "event", "initiative") == ["population", "event", "initiative"]


@pytest.mark.rule("civilwar.population.none_after_last")
@pytest.mark.parametrize(("n", "score", "round"), [(1, (3, 0), 6), (5, (35, 0), 4)])
def test_after_the_last_turn_of_the_game_nobody_comes(n, score, round):
    t = rescued(n, score, turn=3, round=round)
    assert t.over
    assert not t.said("population")
    assert len(t.s.population) == 12


@pytest.mark.rule("civilwar.population.deck_empty")
def test_with_no_card_left_nobody_comes():
    t = table(step="act", folk={0: "C"})
    for card in t.s.population.cards[:]:
        t.s.move(card, t.s.population_discard)
    before = [t.folk(position) for position in range(6)]
    t.run(draw_population(t.s))
    assert [t.folk(position) for position in range(6)] == before
    assert t.said("no-population")
