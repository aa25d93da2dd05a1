"""The judge of a game that is over: how the chances stood, where they turned, and what would have been better.

Every position is judged from the chair of whoever decided there, by imagined games: from what that seat could know.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from rulebound.kernel.chance import Chance, seed_of
from rulebound.kernel.game import load_game
from rulebound.kernel.match import WISH, Match
from rulebound.kernel.record import Record
from rulebound.kernel.text import Text, refuse
from rulebound.players.ahead import usual
from rulebound.players.chair import Chair
from rulebound.players.reasons import difference, reasons
from rulebound.players.search import Budget, think

PLAYS: Final = 60
"""Imagined games for one decision, if nobody says otherwise."""
CLEAR: Final = 0.05
"""Whoever gives away less than this, or than twice the error, has made no clear mistake."""
SUSPECT: Final = 0.02
"""What looks worse by this much at first sight is looked at again, with new deals."""
TURN: Final = 0.12
"""A chance that changes by this much from one decision to the next has turned."""
MOST_TURNS: Final = 6


class Point(msgspec.Struct, frozen=True):
    """What a seat could expect with what it decided, from 0 (lost) to 1 (won)."""

    answers: int
    """The number of answers before the decision; at the end of the game all of them."""
    seat: int
    chance: float
    error: float = 0.0


class Mistake(msgspec.Struct, frozen=True):
    """A decision that was clearly worse than another."""

    answers: int
    seat: int
    taken: Text
    better: Text
    key: str
    """That of the better option, to try it out from here."""
    loss: float
    error: float
    plays: int
    """In how many imagined games each of the two was tried."""
    why: list[Text]
    """What would have been better; noun phrases, see `players/reasons.py`."""


class TurningPoint(msgspec.Struct, frozen=True):
    """The chance of a side changed between two decisions of its own."""

    answers: int
    until: int
    side: int
    """Its place among the sides."""
    before: float
    after: float


class Judgement(msgspec.Struct, frozen=True):
    """What the judge says of a whole game."""

    game: str
    sides: list[list[int]]
    """The seats of each side."""
    answers: int
    plays: int
    """How many imagined games each decision was given."""
    points: list[Point]
    turning: list[TurningPoint]
    mistakes: list[Mistake]
    """The worst first."""


class Part(msgspec.Struct, frozen=True):
    """What the judge says of some decisions in a row."""

    points: list[Point]
    mistakes: list[Mistake]


def judge(
    record: Record, plays: int = PLAYS, seed: int | str = 1, progress: Callable[[int, int], None] | None = None
) -> Judgement:
    """Go through a whole game. The same seed gives the same judgement."""
    must_be_over(record)
    answers = len(record.answers)
    parts = []
    match = _standing(record, 0)
    for number in range(answers):
        parts.append(_decision(match, record, number, plays, seed))
        match.follow(*record.answers[number])
        if progress is not None:
            progress(number + 1, answers)
    return conclude(record, plays, parts)


def must_be_over(record: Record) -> None:
    """Refuse a game that still goes on, before anything is thought; and a record that does not fit."""
    if Match.replay(load_game(record.game), record).result is None:
        raise refuse("refused-judge-running")


def judge_part(record: Record, first: int, last: int, plays: int, seed: int | str) -> Part:
    """The decisions of these numbers, so that several processes can share the work."""
    match = _standing(record, first)
    parts = []
    for number in range(first, last):
        parts.append(_decision(match, record, number, plays, seed))
        match.follow(*record.answers[number])
    return _joined(parts)


def conclude(record: Record, plays: int, parts: Sequence[Part]) -> Judgement:
    """All parts, in their order, and how the game ended."""
    match = _standing(record, len(record.answers))
    assert match.result is not None
    number = len(record.answers)
    whole = _joined(parts)
    scores = match.result.scores
    points = [*whole.points, *(Point(number, seat, scores[seat]) for seat in range(match.state.seats))]
    of_seat = match.game.sides(match.state)
    sides = [[seat for seat, side in enumerate(of_seat) if side == one] for one in dict.fromkeys(of_seat)]
    turning = [turn for side, seats in enumerate(sides) for turn in _turns(points, side, seats)]
    turning = sorted(turning, key=lambda turn: -abs(turn.after - turn.before))[:MOST_TURNS]
    mistakes = sorted(whole.mistakes, key=lambda mistake: -mistake.loss)
    in_order = sorted(turning, key=lambda turn: turn.answers)
    return Judgement(record.game, sides, number, plays, points, in_order, mistakes)


def _standing(record: Record, answers: int) -> Match[Any]:
    """The match of a record after so many answers, without a log."""
    match: Match[Any] = Match(load_game(record.game), record.setup, record.seed, log=False)
    for seat, key in record.answers[:answers]:
        match.follow(seat, key)
    return match


def _joined(parts: Sequence[Part]) -> Part:
    points = [point for part in parts for point in part.points]
    return Part(points, [mistake for part in parts for mistake in part.mistakes])


def _decision(match: Match[Any], record: Record, number: int, plays: int, seed: int | str) -> Part:
    """One decision from the chair of whoever made it; nothing, if there was nothing to decide."""
    seat, key = record.answers[number]
    if key.startswith(WISH) or seat not in match.choices:
        return Part([], [])
    choice = match.choices[seat]
    taken = choice.find(choice.recall(key))
    chair = Chair(match, seat)
    options = sorted({*usual(chair)[1], taken})
    if len(options) < 2 or not _matters(chair, taken):
        return Part([], [])
    chance = Chance(seed_of(f"{seed}/{number}"))
    thought = think(chair, Budget(plays=plays), chance, options)
    judged = thought.of(taken)
    points = [Point(number, seat, judged.mean, judged.error)]
    best = thought.best
    if best == taken or thought.chosen.mean - judged.mean < SUSPECT:
        return Part(points, [])
    found = difference(chair, thought.chosen.way, [judged.way], max(12, plays // 2), chance)
    if found.mean < max(CLEAR, 2 * found.error):
        return Part(points, [])
    asked = chair.choice
    assert asked is not None
    mistake = Mistake(
        number, seat, asked.options[taken].text, asked.options[best].text, asked.options[best].key,
        found.mean, found.error, found.plays, reasons(chair.game, found),
    )  # fmt: skip
    return Part(points, [mistake])


def _matters(chair: Chair, taken: int) -> bool:
    """How somebody wants to be asked is neither good nor bad."""
    manners = chair.mind.manners
    return not manners or chair.imagine(Chance(0)).choices[chair.seat].options[taken].verb not in manners


def _turns(points: Sequence[Point], side: int, seats: Sequence[int]) -> Iterator[TurningPoint]:
    """Where the chance of a side changed by more than a few imagined games could make believe."""
    of_side = [point for point in points if point.seat in seats]
    for one, other in pairwise(of_side):
        change = abs(other.chance - one.chance)
        if other.answers > one.answers and change >= TURN and change > 2 * math.hypot(one.error, other.error):
            yield TurningPoint(one.answers, other.answers, side, one.chance, other.chance)
