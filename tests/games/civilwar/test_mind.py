"""What the computer player of Civil War thinks: habits in small positions, and what a position is worth."""

from __future__ import annotations

import pytest

from rulebound.games.civilwar import GAME
from rulebound.games.civilwar.mind.features import distance
from rulebound.kernel.match import Match
from rulebound.players.heuristic import HeuristicPlayer
from rulebound.players.player import RandomPlayer, play_out
from tests.civilwar_table import Table, table


def usual(t: Table) -> str:
    """What is done by habit where the table stands."""
    (choice,) = t.choices
    number = GAME.mind.habit(t.s, choice)
    assert number is not None
    option = choice.options[number]
    return f"{option.verb}:{t.called(option.on)}" if option.on is not None else option.verb


def worth(t: Table, seat: int) -> float:
    return GAME.mind.value(t.s, seat)


def test_a_blow_that_knocks_out_comes_before_a_thug():
    t = table(
        "iron_man", hands={"iron_man": ["04", "01"], "kate_bishop": ["01"]}, shields={"kate_bishop": 0},
        at={"iron_man": 1, "kate_bishop": 1}, folk={1: "T"},
    )  # fmt: skip
    t.play("04")
    assert usual(t) == "attack:kate_bishop"


def test_a_thug_comes_before_an_enemy_who_can_take_much():
    t = table(
        "iron_man", hands={"iron_man": ["04", "01"], "kate_bishop": ["01", "02", "03", "04"]},
        at={"iron_man": 1, "kate_bishop": 1}, folk={1: "T"},
    )  # fmt: skip
    t.play("04")
    assert usual(t) != "attack:kate_bishop"
    assert usual(t).startswith("attack:")


def test_one_goes_where_there_is_work():
    t = table("iron_man", hands={"iron_man": ["03", "01"]}, at={"iron_man": 4}, folk={4: "", 5: "T", 3: ""})
    t.play("03")
    assert usual(t) == f"move:{t.place(5).tile.code}"


def test_team_blue_serves_the_mission_first():
    t = table(
        "kate_bishop", mode="registration", mission="safe_houses", hands={"kate_bishop": ["07", "01"]},
        at={"kate_bishop": 1}, folk={1: "CT"}, danger={1: 1}, placed=5,
    )  # fmt: skip
    t.play("07")
    assert usual(t).startswith("mission:")


def test_a_prisoner_breaks_out():
    t = table("kate_bishop", mode="registration", jailed={"kate_bishop": "a"}, hands={"kate_bishop": ["07", "01"]})
    t.play("07")
    assert usual(t) == "escape-heroic:kate_bishop"


def test_the_poorest_card_is_lost():
    t = table(
        "iron_man", hands={"iron_man": ["04", "02"], "kate_bishop": ["05", "01", "08"]}, shields={"kate_bishop": 0},
        at={"iron_man": 1, "kate_bishop": 1},
    )  # fmt: skip
    t.play("04")
    t.act("attack", "kate_bishop", until="lose")
    assert usual(t).endswith("kate_bishop_01")


@pytest.mark.parametrize(("limit", "taken"), [(0, 14), (14, 13), (12, 11)])
def test_a_bid_goes_down_to_what_is_fair(limit, taken):
    t = table("iron_man", mode="registration", auction=True, step="bid", limit=limit)
    (choice,) = t.choices
    number = GAME.mind.habit(t.s, choice)
    assert number is not None
    assert choice.options[number].on == taken


def test_less_than_fair_is_not_bid():
    t = table("iron_man", mode="registration", auction=True, step="bid", limit=11)
    (choice,) = t.choices
    number = GAME.mind.habit(t.s, choice)
    assert number is not None
    assert choice.options[number].act == "pass"


def test_points_cards_in_hand_and_control_are_worth_something():
    even = table("iron_man")
    assert worth(even, 0) == pytest.approx(1 - worth(even, 1))
    assert worth(table("iron_man", score=(6, 2)), 0) > worth(even, 0)
    assert worth(table("iron_man", hands={"kate_bishop": []}), 0) < worth(even, 0)
    assert worth(table("iron_man", control={2: "blue", 3: "blue"}), 0) > worth(even, 0)
    assert worth(table("iron_man", tokens={"kate_bishop": "MW"}), 0) > worth(even, 0)


def test_missions_prisoners_and_cards_left_are_worth_something():
    def blue(**more: object) -> float:
        setting = {"mission": "safe_houses", "placed": 5, **more}
        return worth(table("iron_man", mode="registration", **setting), 0)

    assert blue(done=2) > blue(done=1)
    assert blue(limit=15) > blue(limit=12)
    assert blue(jailed={"kate_bishop": "a"}) < blue()
    assert blue(prepared={"b": "ambush"}) < blue()


def test_a_way_along_the_ring_is_the_shorter_one():
    assert [distance(0, other) for other in range(6)] == [0, 1, 2, 3, 2, 1]


@pytest.mark.parametrize("mode", ["clash", "registration"])
@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_chance_on_either_side(mode, seat):
    match = Match(GAME, {"mode": mode}, seed=3)
    players = [RandomPlayer(1), RandomPlayer(2)]
    players[seat] = HeuristicPlayer(5)
    play_out(match, players)
    assert match.result is not None
    assert match.result.winners == [seat]


def test_who_looks_far_sees_two_turns_of_each_team():
    t = table("iron_man")
    (choice,) = t.choices
    since = GAME.mind.clock(t.s)
    seen = {}
    for turns in range(6):
        seen[turns] = (GAME.mind.settled(t.s, choice, since), GAME.mind.foreseen(t.s, choice, since))
        t.s.teams[turns % 2].turns += 1
    assert [turns for turns, (settled, _) in seen.items() if settled] == [2, 3, 4, 5]
    assert [turns for turns, (_, foreseen) in seen.items() if foreseen] == [4, 5]
