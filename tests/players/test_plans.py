"""Plans for a turn: two steps that are good only together are found, followed, and dropped when they do not fit."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from rulebound.kernel.cards import State
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, GameOver, ask
from rulebound.kernel.game import Game, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.mind import Mind
from rulebound.kernel.rulebook import Rule, Rulebook
from rulebound.kernel.text import Text
from rulebound.kernel.view import AreaView, Face, Result
from rulebound.players import Budget, Chair, SearchPlayer, think
from rulebound.players.thought import Judged, Way, merged

RULE = "lock.play.turn"
COMBINATION = ["turn-left", "which-second", "turn-right"]
"""What opens the lock; every other way is worth a tenth, and not to begin a fifth."""


class LockState(State):
    __slots__ = ("given",)

    def __init__(self, chance: Chance) -> None:
        super().__init__(1, chance, "turn")
        self.given: list[str] = []

    def clone(self) -> LockState:
        copy = super().clone()
        assert isinstance(copy, LockState)
        copy.given = [*self.given]
        return copy


def turn(s: LockState) -> Flow[str]:
    """A turn of two handles, with a question between them."""
    taken = yield from ask(Choice(0, "turn", [Option("turn", "right"), Option("turn", "left"), Option("leave")], RULE))
    s.given.append(f"{taken.act}-{taken.on}")
    if taken.act == "leave":
        raise over(0.1 if len(s.given) > 1 else 0.2)
    if len(s.given) == 1:
        taken = yield from ask(Choice(0, "which", [Option("which", n) for n in ("first", "second")], RULE))
        s.given.append(f"{taken.act}-{taken.on}")
        return "turn"
    raise over(1.0 if s.given == COMBINATION else 0.1)


def over(score: float) -> GameOver:
    return GameOver(Result([0] if score == 1 else [], [score], Text("lock-result"), RULE))


class Habit(Mind[LockState]):
    """Takes the first option of every question, and so never opens anything."""

    def habit(self, s: LockState, choice: Choice) -> int | None:
        return 0

    def settled(self, s: LockState, choice: Choice, since: int) -> bool:
        return False


class Planner(Habit):
    turns: ClassVar[frozenset[str]] = frozenset(("turn",))

    def in_turn(self, s: LockState, seat: int, since: int) -> bool:
        return True


class Setup(msgspec.Struct, frozen=True):
    pass


class Opening:
    Setup: type[msgspec.Struct] = Setup

    def check_setup(self, setup: Any) -> None:
        pass

    def start(self, setup: Any, chance: Chance) -> LockState:
        return LockState(chance)


class Lock(Game[LockState]):
    id = "lock"
    opening: Any = Opening()
    steps = {"turn": turn}  # noqa: RUF012
    mind: Mind[Any] = Planner()

    @property
    def rulebook(self) -> Rulebook:
        return Rulebook("lock", [Rule(RULE, "Play", "play", "turn", "turn")])

    def areas(self, s: LockState, seat: int | None) -> list[AreaView]:
        return []

    def faces(self) -> list[Face]:
        return []


class Unplanned(Lock):
    mind: Mind[Any] = Habit()


PLAYS = Budget(plays=600)


def chair_at(game: Lock, *answers: str) -> Chair:
    match: Match[Any] = Match(game, {}, 1)
    for answer in answers:
        match.answer(0, answer)
    return Chair(match, 0)


def test_two_steps_that_are_good_together_are_found_only_by_a_plan():
    planned, unplanned = (think(chair_at(game), PLAYS, Chance(1)) for game in (Lock(), Unplanned()))
    assert unplanned.best == 2, "as far as the habit goes, the lock is best left alone"
    assert planned.best == 1
    assert planned.chosen.mean == pytest.approx(1.0)
    assert planned.chosen.way == Way(1, ("which:second", "turn:right"))
    assert {judged.option: judged.then for judged in unplanned.options} == {0: (), 1: (), 2: ()}


def test_an_option_is_worth_what_its_best_way_is_worth():
    thought = think(chair_at(Lock()), PLAYS, Chance(1))
    assert [judged.mean for judged in thought.options] == pytest.approx([0.1, 1.0, 0.2])
    assert thought.habit == 0


@pytest.mark.parametrize("plays", [1, 30])
def test_a_small_budget_finds_no_ways_and_tries_every_option(plays):
    thought = think(chair_at(Lock()), Budget(plays=plays), Chance(1))
    assert [judged.option for judged in thought.options] == [0, 1, 2]
    assert all(judged.plays and not judged.then for judged in thought.options)


def test_a_player_follows_its_plan_and_thinks_again_when_its_turn_asks_again():
    match: Match[Any] = Match(Lock(), {}, 1)
    player, chair = SearchPlayer(1, PLAYS), Chair(match, 0)
    first = player.think(chair)
    assert player.plan == ("which:second", "turn:right")
    match.answer(0, first.best)
    second = player.think(chair)
    assert (second.best, second.plays) == (1, 0), "decided when the plan was made"
    assert player.plan == ("turn:right",)
    match.answer(0, second.best)
    third = player.think(chair)
    assert third.plays > 0
    match.answer(0, third.best)
    assert match.result is not None
    assert match.result.scores == [1.0]


def test_what_a_plan_says_and_is_not_offered_is_thought_over():
    chair = chair_at(Lock(), "turn:left")
    followed = think(chair, PLAYS, Chance(1), plan=("which:second", "turn:right"))
    assert (followed.best, followed.plays, followed.chosen.then) == (1, 0, ("turn:right",))
    for plan in ((), ("which:third", "turn:right"), ("turn:right",)):
        assert think(chair, PLAYS, Chance(1), plan=plan) == think(chair, PLAYS, Chance(1))
        assert think(chair, PLAYS, Chance(1), plan=plan).plays > 0


def test_a_plan_is_a_way_among_others_when_the_turn_asks_again():
    chair = chair_at(Lock(), "turn:left", "which:second")
    for plan in ("turn:left", "turn:right", "leave:None"):
        thought = think(chair, PLAYS, Chance(1), plan=(plan,))
        assert thought.best == 0
        assert thought.plays > 0


def test_who_is_asked_about_some_options_only_gets_no_others():
    thought = think(
        chair_at(Lock()), PLAYS, Chance(1), options=[0, 2], plan=("turn:left", "which:second", "turn:right")
    )
    assert [judged.option for judged in thought.options] == [0, 2]
    assert thought.best == 2


def test_of_several_workers_the_better_way_is_kept():
    good = think(chair_at(Lock()), PLAYS, Chance(1))
    poor = msgspec.structs.replace(good, options=tuple(Judged(o.option, 0.0, 0.1, 9, ("no",)) for o in good.options))
    for both in (merged([poor, good]), merged([good, poor])):
        assert both.of(1).then == ("which:second", "turn:right")


def test_whoever_plans_does_not_peek():
    """A turn of Marvel Champions with everything hidden dealt anew: the same ways are found, the same is decided."""
    told = 0
    for seed in range(3):
        match: Match[Any] = Match(load_game("champions"), {"heroes": ["iron_man"], "villain": "klaw"}, seed)
        while next(iter(match.choices.values())).prompt != "turn":
            match.answer(0, 0)
        other = match.otherwise(0, Chance(99))
        assert other is not None
        told += other.seal() != match.seal()
        thoughts = [think(Chair(one, 0), Budget(plays=150), Chance(5)) for one in (match, other)]
        assert thoughts[0] == thoughts[1]
        assert any(judged.then for judged in thoughts[0].options)
    assert told == 3
