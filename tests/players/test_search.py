"""The search: it keeps its budget, decides the same again, finds what is best, and never peeks."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from typing import Any

import pytest

from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.mind import Mind
from rulebound.kernel.text import Refused
from rulebound.players import Budget, Chair, Judged, SearchPlayer, Thought, make_player, merged, think
from rulebound.players.ahead import foresee, outlook
from rulebound.players.thought import Way, best_of
from tests.kernel.toy import TOY, Toy, ToyState
from tests.players.guess import GUESS, SAFE

GUARDIANS = load_game("guardians")


class Peeking(Chair):
    """A chair from which one sees through all cards."""

    __slots__ = ("match",)

    def __init__(self, match: Match[Any], seat: int) -> None:
        super().__init__(match, seat)
        self.match = match

    def imagine(self, chance: Chance) -> Match[Any]:
        return self.match.fork()


def score(kind: type[Chair], seed: int) -> float:
    match: Match[Any] = Match(GUESS, {}, seed)
    match.answer(0, think(kind(match, 0), Budget(plays=400), Chance(seed)).best)
    assert match.result is not None
    return match.result.scores[0]


def test_peeking_would_win_and_the_search_cannot():
    assert [score(Peeking, seed) for seed in range(10)] == [1.0] * 10
    assert [score(Chair, seed) for seed in range(10)] == [SAFE] * 10


def test_a_guess_is_worth_what_it_is_worth_to_who_does_not_know():
    thought = think(Chair(Match(GUESS, {}, 3), 0), Budget(plays=4_000), Chance(1))
    assert thought.chosen == Judged(0, SAFE, 0.0, thought.chosen.plays)
    for judged in thought.options[1:]:
        assert abs(judged.mean - 0.25) < 4 * judged.error
        assert judged.error == pytest.approx(math.sqrt(judged.mean * (1 - judged.mean) / (judged.plays - 1)))


def positions(seats: int = 3) -> Iterator[Match[Any]]:
    """Matches of the smallest game and of a real one, somewhere in the middle, with several to choose from."""
    for game, setup in ((TOY, {"seats": seats}), (GUARDIANS, {"players": seats})):
        for seed in range(8):
            match: Match[Any] = Match(game, setup, seed)
            dice = Chance(seed)
            for _ in range(dice.below(12)):
                if match.choices:
                    seat = dice.pick(sorted(match.choices))
                    match.answer(seat, dice.below(len(match.choices[seat].options)))
            if match.choices:
                yield match


def test_with_everything_hidden_dealt_anew_the_thought_is_the_same():
    told = 0
    for match in positions():
        for seat in match.choices:
            other = match.otherwise(seat, Chance(99))
            if other is None or len(other.choices) != len(match.choices):
                continue
            told += other.seal() != match.seal()
            thoughts = [think(Chair(one, seat), Budget(plays=60), Chance(5)) for one in (match, other)]
            assert thoughts[0] == thoughts[1]
    assert told > 10


def test_the_same_chance_gives_the_same_thought_and_another_does_not():
    match = next(match for match in positions() if match.game is GUARDIANS)
    chair = Chair(match, min(match.choices))
    one, again, other = (think(chair, Budget(plays=90), Chance(seed)) for seed in (1, 1, 2))
    assert one == again != other


def test_a_budget_of_games_is_kept_and_nearly_spent():
    for match in positions():
        for seat, choice in match.choices.items():
            thought = think(Chair(match, seat), Budget(plays=45), Chance(1))
            assert 45 - 4 * len(choice.options) <= thought.plays <= 45


def test_a_clear_decision_is_not_thought_over_to_the_end():
    chair = Chair(Match(GUESS, {}, 3), 0)
    between_guesses = think(chair, Budget(plays=2_000), Chance(1), options=[1, 2])
    assert between_guesses.plays > 1_900, "a red card is as likely as a green one"
    clear = think(chair, Budget(plays=2_000), Chance(1), options=[0, 1])
    assert clear.best == 0
    assert 2 * 24 <= clear.plays < 1_000


def test_what_makes_no_difference_is_not_thought_over():
    class Calm(Toy):
        mind = Mind()

    match: Match[Any] = Match(Calm(), {"seats": 2}, 3)
    thought = think(Chair(match, 0), Budget(plays=2_000), Chance(1), options=[0, 1])
    assert {judged.mean for judged in thought.options} == {0.5}
    assert thought.plays == 2 * 24


def test_a_trifle_is_not_thought_over():
    lot = Chance(7)

    class Fickle(Mind[Any]):
        def value(self, s: Any, seat: int) -> float:
            return float(0.5 + 0.004 * lot.below(2))

    class Trifling(Toy):
        mind = Fickle()

    thought = think(Chair(Match(Trifling(), {"seats": 2}, 3), 0), Budget(plays=2_000), Chance(1), options=[0, 1])
    assert len({judged.mean for judged in thought.options}) == 2
    assert thought.plays == 2 * 24


@pytest.mark.parametrize("soon", [0.0, 0.25, 1.0])
def test_a_search_looks_soon_and_later_as_the_mind_weighs_them(soon):
    class Eager(Mind[ToyState]):
        def value(self, s: ToyState, seat: int) -> float:
            return {1: 1.0, 2: 0.2}[s.tricks]

        def settled(self, s: ToyState, choice: Choice, since: int) -> bool:
            return s.tricks >= 1

        def foreseen(self, s: ToyState, choice: Choice, since: int) -> bool:
            return s.tricks >= 2

    class Looking(Toy):
        mind = Eager()

    Looking.mind.soon = soon
    chair = Chair(Match(Looking(), {"seats": 2}, 3), 0)
    assert outlook(chair, Way(0), 5) == 1.0
    assert outlook(chair, Way(0), 5, far=True) == pytest.approx(soon * 1.0 + (1 - soon) * 0.2)
    assert foresee(chair, Way(0), 5, far=True).state.tricks == 2


def test_every_option_is_tried_however_small_the_budget():
    for match in positions():
        for seat, choice in match.choices.items():
            thought = think(Chair(match, seat), Budget(plays=1), Chance(1))
            assert [judged.plays for judged in thought.options] == [1] * len(choice.options)


def test_the_better_half_is_tried_more_often_and_the_best_of_them_is_taken():
    thought = think(Chair(Match(GUESS, {}, 3), 0), Budget(plays=300), Chance(1))
    plays = sorted((judged.plays for judged in thought.options), reverse=True)
    assert plays[0] == plays[1] > plays[2] > plays[3] == plays[4]
    assert thought.ranking()[0] == thought.chosen
    assert [judged.plays for judged in thought.ranking()] == plays
    assert thought.plays == sum(plays)


class Clock:
    """A clock that goes on by a second whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def test_when_time_is_up_the_last_good_answer_is_given(monkeypatch):
    match: Match[Any] = Match(GUESS, {}, 3)
    for seconds in (0.0, 3.0, 30.0, 300.0):
        clock = Clock()
        monkeypatch.setattr(time, "perf_counter", clock)
        thought = think(Chair(match, 0), Budget(seconds=seconds), Chance(1))
        assert clock.now <= 1.1 * seconds + 12
        assert thought.plays >= 1
        assert thought.best in {judged.option for judged in thought.options if judged.plays}
    assert thought.plays > 200
    assert thought.best == 0


def test_a_deal_that_time_cuts_short_counts_for_nobody(monkeypatch):
    monkeypatch.setattr(time, "perf_counter", Clock())
    thought = think(Chair(Match(GUESS, {}, 3), 0), Budget(seconds=47.0), Chance(1))
    plays = sorted(judged.plays for judged in thought.options)
    assert plays[-1] == plays[-2]
    assert plays[0] == plays[1] >= 1


def test_only_the_options_that_are_named_are_tried():
    thought = think(Chair(Match(GUESS, {}, 3), 0), Budget(plays=60), Chance(1), options=[2, 3])
    assert [judged.option for judged in thought.options] == [2, 3]
    assert thought.best in (2, 3)
    assert thought.of(0) == Judged(0)


def test_what_has_no_alternative_is_not_tried():
    alone = think(Chair(Match(GUESS, {}, 3), 0), Budget(plays=60), Chance(1), options=[4])
    assert alone == Thought((Judged(4),), 4)
    assert alone.plays == 0


def test_thoughts_of_several_workers_are_one():
    chair = Chair(Match(GUESS, {}, 3), 0)
    one, two = (think(chair, Budget(plays=400), Chance(seed)) for seed in (1, 2))
    both = merged([one, two])
    assert both.best == 0
    assert both.plays == one.plays + two.plays
    for first, second, together in zip(one.options, two.options, both.options, strict=True):
        assert together.plays == first.plays + second.plays
        assert min(first.mean, second.mean) <= together.mean <= max(first.mean, second.mean)
        assert together.error <= max(first.error, second.error)
    assert merged([alone := think(chair, Budget(plays=9), Chance(1), options=[4]), alone]) == alone


def test_what_was_hardly_tried_is_not_taken_however_good_it_looked():
    options = [Judged(0, 0.6, 0.01, 100), Judged(1, 0.9, 0.1, 10), Judged(2, 0.6, 0.01, 60)]
    assert best_of(options, {}) == [0, 2]
    assert best_of(options, {2: 0.01}) == [2]


@pytest.mark.parametrize(("name", "budget"), [("search:400", Budget(plays=400)), ("search:1.5s", Budget(seconds=1.5))])
def test_a_search_is_named_with_its_budget(name, budget):
    player = make_player(name, 1)
    assert isinstance(player, SearchPlayer)
    assert player.budget == budget


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-4", "search:x", "search:1.5", "search:s", "research"])
def test_a_search_with_no_such_budget_is_refused(name):
    with pytest.raises(Refused):
        make_player(name)
