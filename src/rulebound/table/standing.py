"""How a match stands, for lists of matches and for whoever comes back to it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec

from rulebound.kernel.view import LogView, Result
from rulebound.table import wire
from rulebound.table.course import Course
from rulebound.table.sketch import sketch
from rulebound.table.stored import Stored
from rulebound.table.terms import Terms


class Standing(msgspec.Struct, frozen=True):
    """How a match stands, in words that everyone may read: for lists of matches."""

    answers: int
    awaited: list[int]
    last: LogView | None = None
    result: Result | None = None
    position: list[wire.Sketch] = []
    terms: Terms = Terms()


def standing(course: Course, drawn: bool = True, terms: Terms | None = None) -> Standing:
    """How it stands now; `drawn`: with a small picture of the position."""
    match = course.match
    last = match.log[-1].view(None) if match.log else None
    position = sketch(match) if drawn else []
    return Standing(match.answers, list(match.choices), last, match.result, position, terms or Terms())


def terms_of(stored: Stored) -> Terms:
    """What was agreed; a summary that cannot be read has nothing to say, and the match is played on without."""
    try:
        return msgspec.json.decode(stored.summary, type=Standing).terms
    except (msgspec.DecodeError, RecursionError):
        return Terms()


def age_of(stored: Stored) -> timedelta:
    return datetime.now(UTC) - datetime.fromisoformat(stored.started).astimezone(UTC)


class Request(msgspec.Struct):
    """Somebody wants to take back an answer, and others have to agree."""

    number: int
    seat: int
    waiting: set[int]

    def view(self) -> wire.UndoRequest:
        return wire.UndoRequest(self.number, self.seat, sorted(self.waiting))
