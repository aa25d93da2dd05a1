"""Random games of three heroes against an expert villain, in which many fall: what must hold in every round."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games.champions import GAME
from rulebound.games.champions.player_phase import turn_options
from rulebound.games.champions.promises import ACTIVATIONS, LOST, everyone_once
from rulebound.games.champions.state import ChampionsState
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.log import Log
from rulebound.kernel.match import Match
from tests.champions_table import table

HEROES = ["spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther"]
GAMES = [(villain, seed) for villain in ("rhino", "klaw", "ultron") for seed in range(4)]


class Watching(Log):
    """Sees as it is written who has a turn, and against whom the villain is activated, round by round."""

    __slots__ = ("activations", "s", "turns")

    def __init__(self, s: ChampionsState) -> None:
        super().__init__(s.seats)
        self.s = s
        self.turns: list[tuple[int, int]] = []
        self.activations: list[tuple[int, int]] = []

    def say(self, what: str, rule: str, **args: Any) -> None:
        super().say(what, rule, **args)
        if what == "turn":
            self.turns.append((self.s.round, args["player"].seat))
        elif (rule in ACTIVATIONS or what in LOST) and self.s.villain in args.values():
            self.activations.append((self.s.round, args["player"].seat))


class Skipping(Log):
    """As it once was: whoever gets the token of the fallen loses the turn or the activation."""

    __slots__ = ("during", "s")

    def __init__(self, s: ChampionsState, during: str) -> None:
        super().__init__(s.seats)
        self.s = s
        self.during = during

    def say(self, what: str, rule: str, **args: Any) -> None:
        super().say(what, rule, **args)
        if rule == "champions.first_player.eliminated_passes_token" and self.s.step == self.during:
            self.s.waiting = tuple(other for other in self.s.waiting if other != self.s.first)


@pytest.mark.rule("champions.player_phase.one_turn_each", "champions.activation.once_per_player")
@pytest.mark.rule("champions.player_elimination.others_continue")
@pytest.mark.parametrize(("villain", "seed"), GAMES)
def test_everyone_alive_has_one_turn_and_one_activation_a_round(villain, seed):
    dice = Chance(seed)
    setup = {"heroes": dice.sample(HEROES, 3), "villain": villain, "mode": "expert"}
    match: Match[ChampionsState] = Match(GAME, setup, seed)
    watching = match.state.log = Watching(match.state)
    alive: dict[int, list[int]] = {}  # at the end of each round
    while match.choices:
        s = match.state
        assert GAME.faults(s, match.choices) == []
        alive[s.round - 1] = s.order() if alive.get(s.round - 1) is None else alive[s.round - 1]
        seat, choice = next(iter(match.choices.items()))
        match.answer(seat, dice.below(len(choice.options)))
    for had in (watching.turns, watching.activations):
        assert len(had) == len(set(had))
        for number, seats in alive.items():
            if number > 0:
                assert set(seats) <= {seat for round, seat in had if round == number}


@pytest.mark.rule("champions.activation.once_per_player", "champions.player_phase.one_turn_each")
@pytest.mark.parametrize(
    ("during", "fault"),
    [("turn", "seat 2 has no turn in round 1"), ("villain_activates", "the villain forgets seat 2 in round 1")],
)
def test_somebody_skipped_when_the_first_player_falls_is_noticed(during, fault):
    t = table(heroes=HEROES[:3], first=1)
    t.log = t.s.log = Skipping(t.s, during)
    nearly = t.s.identity(1)
    nearly.damage = 11
    t.s.round = 0
    if during == "turn":
        t.put("m_o_d_o_k", seat=1)
    t.whole_turns(*(["p1>turn/attack:captain_marvel", "attack/m_o_d_o_k"] if during == "turn" else []))
    step = t.step("end_player_phase")
    while step != "reveal_encounter_cards":
        step = t.step(step)
    t.log.say("reveals", "champions.reveal.turn_up_and_resolve")
    assert t.s.players[1].out
    assert everyone_once(t.log.lines, 3, {t.s.villain.printed.name.id}) == [fault]


def test_a_choice_for_a_fallen_seat_and_a_card_left_on_the_way_are_faults():
    match: Match[ChampionsState] = Match(GAME, {"heroes": HEROES[:3]}, 1)
    s = match.state
    turn = {1: Choice(1, "turn", [Option("end-turn")], "champions.player_turn.any_order_any_number")}
    assert GAME.faults(s, turn) == []
    s.move(s.encounter.cards[-1], s.revealing)
    assert len(GAME.faults(s, turn)) == 1
    s.move(s.revealing.cards[-1], s.encounter)
    s.players[1].out = True
    assert any("asks seat 1" in fault for fault in GAME.faults(s, turn))
    assert any("who is out" in fault and "lies with seat 1" in fault for fault in GAME.faults(s, turn))


@pytest.mark.rule("champions.player_turn.ask_other_player", "champions.discussion.hand_not_forced")
@pytest.mark.parametrize("seed", range(4))
def test_the_options_of_a_turn_tell_nothing_about_what_the_others_hold(seed):
    dice = Chance(seed)
    match: Match[ChampionsState] = Match(GAME, {"heroes": dice.sample(HEROES, 3), "villain": "klaw"}, seed)
    turns = 0
    while match.choices and turns < 40:
        seat, choice = next(iter(match.choices.items()))
        if choice.prompt == "turn":
            turns += 1
            other = match.state.clone()
            other.redeal(seat, Chance(dice.number()))
            options = turn_options(other, other.players[seat])
            assert [option.key_for(seat) for option in options] == choice.keys
        match.answer(seat, dice.below(len(choice.options)))
    assert turns > 10
