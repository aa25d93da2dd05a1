"""A table without a server and without a database: what it would write down lies on a shelf of the test."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec

from rulebound.kernel.game import load_game
from rulebound.kernel.record import Record
from rulebound.kernel.text import refuse
from rulebound.players.advice import Advised
from rulebound.table.course import Course
from rulebound.table.limits import Limits
from rulebound.table.neighbours import Neighbours, Note
from rulebound.table.standing import Standing
from rulebound.table.stored import Event, Key, Seat, Stored, now
from rulebound.table.table import Table
from rulebound.table.terms import Terms
from rulebound.table.visitor import Visitor

PERSON, OPEN, COMPUTER = Seat("person"), Seat("open"), Seat("computer", player="random")


class Shelf:
    """What a table has written, in the order in which it was written."""

    def __init__(self) -> None:
        self.written: list[Event | Seat] = []
        self.keys: dict[str, Key] = {}
        self.laid: list[Seat] = []

    async def append(self, match: str, number: int, event: Event) -> None:
        self.written.append(event)

    async def seat(self, match: str, number: int, seat: Seat) -> None:
        self.written.append(seat)
        self.laid[number] = seat

    async def events(self, match: str, since: int = 0) -> list[Event]:
        return [event for event in self.written if isinstance(event, Event)][since:]

    async def seats(self, match: str) -> list[Seat]:
        return self.laid[:]

    async def key(self, hash: str) -> Key | None:
        return self.keys.get(hash)

    @property
    def said(self) -> list[tuple[int, str]]:
        """What was written of answers and wishes."""
        return [(event.seat, event.key) for event in self.written if isinstance(event, Event) and event.key is not None]


class Pondering:
    """Computer players that think for ever; who they think for is noted."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []

    async def decide(self, match: str, record: Record, seat: int, player: str, lane: str = "") -> str:
        assert not record.seals, "nobody waits for a seal"
        self.asked.append((seat, player))
        await asyncio.Event().wait()
        return ""

    async def advise(self, match: str, record: Record, seat: int) -> Advised:
        assert not record.seals, "nobody waits for a seal"
        self.asked.append((seat, "advice"))
        await asyncio.Event().wait()
        raise AssertionError

    def must_know(self, player: str) -> None:
        if player == "nobody":
            raise refuse("refused-player", player=player, players="")


class Told(Neighbours):
    """Neighbours that remember what they are told."""

    def __init__(self) -> None:
        super().__init__()
        self.process = "m"
        self.notes: list[Note] = []

    def tell(self, note: Note) -> None:
        self.notes.append(note)


class Alone:
    """A match of Guardians with these seats, of which nobody is here yet."""

    def __init__(
        self, *seats: Seat, terms: Terms | None = None, started: str = "", touched: str = "",
        setup: dict[str, Any] | None = None, **limits: Any,
    ) -> None:  # fmt: skip
        course = Course(load_game("guardians"), {"players": len(seats), **(setup or {})}, 4)
        summary = msgspec.json.encode(Standing(0, [], terms=terms or Terms()))
        time = started or now()
        stored = Stored("m", "match", "guardians", "1", course.setup, 4, time, touched or time, False, summary)
        self.limits = Limits(**limits)
        self.shelf = Shelf()
        self.shelf.laid = list(seats)
        self.thinkers = Pondering()
        self.neighbours = Told()
        self.table = Table(
            stored, course, list(seats), cast(Any, self.shelf), cast(Any, self.thinkers), self.neighbours, self.limits
        )  # fmt: skip

    def visitor(self, *seats: int, hash: str = "") -> Visitor:
        kind = Key("m", "holder", list(seats)) if seats else Key("m", "spectate", [])
        return Visitor(kind, hash or f"hash{seats}", self.limits)

    def enter(self, *seats: int) -> Visitor:
        """Whoever holds these seats comes."""
        visitor = self.visitor(*seats)
        self.table.enter(visitor)
        return visitor
