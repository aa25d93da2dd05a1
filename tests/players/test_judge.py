"""The judge: from what a seat could know, in parts or whole, and only clear mistakes."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from rulebound.kernel.text import Refused, Text
from rulebound.players import make_player, play_out
from rulebound.players.judge import Judgement, Part, Point, TurningPoint, _turns, conclude, judge, judge_part
from rulebound.players.reasons import Difference, reasons
from tests.players.guess import GUESS, SAFE


def played(seed: int, *names: str) -> Record:
    match: Match[Any] = Match(load_game("guardians"), {"players": len(names)}, seed)
    play_out(match, [make_player(name, f"{seed}/{seat}") for seat, name in enumerate(names)])
    return match.record()


@pytest.fixture(scope="module")
def record() -> Record:
    return played(1, "random", "heuristic")


@pytest.fixture(scope="module")
def judged(record: Record) -> Judgement:
    return judge(record, 40, "s")


def guessed(monkeypatch: pytest.MonkeyPatch, seed: int, key: str) -> Judgement:
    monkeypatch.setattr("rulebound.players.judge.load_game", lambda name: GUESS)
    match: Match[Any] = Match(GUESS, {}, seed)
    match.answer(0, key)
    return judge(match.record(), 400)


def test_a_lucky_guess_is_a_mistake_for_it_is_judged_by_what_could_be_known(monkeypatch):
    """Whoever peeks would praise it: the guess is right."""
    match: Match[Any] = Match(GUESS, {}, 3)
    lucky = match.state.deck.cards[-1].printed.code
    found = guessed(monkeypatch, 3, f"guess:{lucky}")
    assert found.points[-1] == Point(1, 0, 1.0), "and it has won"
    (mistake,) = found.mistakes
    assert (mistake.answers, mistake.seat, mistake.key) == (0, 0, "safe")
    assert mistake.loss == pytest.approx(SAFE - 0.25, abs=4 * mistake.error)
    assert mistake.why == [Text("advice-result")]
    assert abs(found.points[0].chance - 0.25) < 0.1


def test_what_was_best_is_no_mistake(monkeypatch):
    found = guessed(monkeypatch, 3, "safe")
    assert found.mistakes == []
    assert [point.chance for point in found.points] == [SAFE, SAFE]


def test_the_same_seed_gives_the_same_judgement_whole_or_in_parts(record, judged):
    middle = len(record.answers) // 2
    parts = [judge_part(record, *span, 40, "s") for span in ((0, middle), (middle, len(record.answers)))]
    assert conclude(record, 40, parts) == judged
    assert judge(record, 40, "other") != judged


def test_every_decision_is_judged_from_the_seat_that_made_it_and_the_end_is_what_it_was(record, judged):
    *points, first, second = judged.points
    assert {(point.answers, point.seat) for point in points} <= {
        (at, seat) for at, (seat, _) in enumerate(record.answers)
    }
    assert len(points) > 20
    assert all(0 <= point.chance <= 1 for point in points)
    match = Match.replay(load_game("guardians"), record)
    assert match.result is not None
    end = len(record.answers)
    assert [first, second] == [Point(end, seat, match.result.scores[seat]) for seat in (0, 1)]
    assert (judged.game, judged.sides, judged.answers, judged.plays) == ("guardians", [[0], [1]], end, 40)


def test_the_random_player_gives_away_more_than_the_one_that_thinks(judged):
    lost = [sum(mistake.loss for mistake in judged.mistakes if mistake.seat == seat) for seat in (0, 1)]
    assert lost[0] > lost[1]
    assert [mistake.loss for mistake in judged.mistakes] == sorted((m.loss for m in judged.mistakes), reverse=True)
    for mistake in judged.mistakes:
        assert mistake.loss >= max(0.05, 2 * mistake.error)
        assert mistake.taken.id.startswith("guardians-do-")


def test_how_to_be_asked_is_not_judged():
    match: Match[Any] = Match(load_game("fellowship"), {}, 3)
    while "pass-phase" not in next(iter(match.choices.values())).keys:
        seat, choice = next(iter(match.choices.items()))
        match.answer(seat, len(choice.options) - 1)
    at = match.answers
    match.answer(next(iter(match.choices)), "pass-phase")
    assert judge_part(match.record(), at, at + 1, 12, 1) == Part([], [])


def test_a_game_that_goes_on_is_not_judged(record):
    with pytest.raises(Refused) as refused:
        judge(record.upto(len(record.answers) - 1), 12)
    assert refused.value.text.id == "refused-judge-running"


def test_a_chance_turns_where_it_changes_by_more_than_luck_can_make_believe():
    points = [
        Point(0, 0, 0.5, 0.01), Point(1, 1, 0.5), Point(2, 0, 0.6, 0.01), Point(4, 0, 0.3, 0.01),
        Point(6, 0, 0.8, 0.3), Point(9, 0, 1.0), Point(9, 1, 0.0),
    ]  # fmt: skip
    assert list(_turns(points, 5, [0])) == [TurningPoint(2, 4, 5, 0.6, 0.3)]
    assert list(_turns(points, 1, [1])) == [TurningPoint(1, 9, 1, 0.5, 0.0)]


def test_reasons_are_what_weighs_most_and_only_what_speaks_for_it():
    def why(**weights: float) -> list[str]:
        return [text.id for text in reasons("x", Difference(0.1, 0.01, 9, weights))]

    assert why(minor_thing=0.3, major=0.5, third=0.4) == ["x-feature-major", "x-feature-third"]
    assert why(major=0.5, minor=0.1, against=-3.0) == ["x-feature-major"]
    assert why(a_thing=0.3, result=0.2) == ["x-feature-a-thing", "advice-result"]
    assert why(tiny=0.01) == []
