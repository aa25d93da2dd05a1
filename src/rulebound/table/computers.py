"""The computer players of one table: they think as soon as they are asked, and answer after the people."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from rulebound.kernel.record import Record
from rulebound.kernel.text import Refused, Text
from rulebound.table.stored import Event
from rulebound.table.thinking import Thinkers

if TYPE_CHECKING:
    from rulebound.table.happenings import Happenings

_log: Final = logging.getLogger("rulebound.table")


class Computers:
    """What is thought at a table and not yet said."""

    __slots__ = ("_planning", "_table", "_thinkers", "_thinking", "_thoughts")

    def __init__(self, table: Happenings, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._thinking: set[int] = set()
        self._planning: set[int] = set()
        self._thoughts: dict[int, tuple[int, str]] = {}  # the seat's option, for the choice of that number

    def wake(self) -> None:
        """Let those think whose choice is open, all at the same time; what is thought already may be said."""
        table = self._table
        if not table.is_playable or not table.thinks_here:
            return
        for seat, number in table.course.asked.items():
            player = table.player_at(seat)
            if player and seat not in self._thinking and seat not in self._thoughts:
                self._thinking.add(seat)
                table.start(self._think(seat, number, player))
        if self._thoughts:
            table.start(self._answer())

    async def _think(self, seat: int, number: int, player: str) -> None:
        table = self._table
        try:
            if table.course.asked.get(seat) == number:  # else it was answered before this thought could begin
                record = table.course.record(final=False)
                key = await self._thinkers.decide(table.id, record, seat, player)
                self._tell_plan(record, seat, key)
                await asyncio.sleep(table.changed_at + table.limits.pace - time.monotonic())
                self._thoughts[seat] = (number, key)
        finally:
            self._thinking.discard(seat)
        await self._answer()

    def _tell_plan(self, record: Record, seat: int, key: str) -> None:
        """People who play on the same side are told what a computer player is after. Nobody waits for that."""
        table = self._table
        people = any(not table.player_at(i) for i in range(len(table.seats)))
        if table.course.match.game.cooperative and people and seat not in self._planning:
            self._planning.add(seat)
            table.start(self._plan(record, seat, key))

    async def _plan(self, record: Record, seat: int, key: str) -> None:
        table = self._table
        try:
            why = await self._thinkers.plan(table.id, record, seat, key)
        finally:
            self._planning.discard(seat)
        if why:
            table.plans[seat] = Text("advice-plan", {"why": why})
            table.tell_seats()

    async def _answer(self) -> None:
        """Say what was thought once no person has to decide: until then a pick made together can be taken back."""
        table = self._table
        async with table.lock:
            for seat, (number, key) in list(self._thoughts.items()):
                asked = table.course.asked
                if asked.get(seat) != number or not table.player_at(seat):
                    del self._thoughts[seat]  # it came too late
                    continue
                if any(not table.player_at(other) for other in asked):
                    return
                del self._thoughts[seat]
                try:
                    await table.give(Event(seat, key), number)
                except Refused as wrong:
                    _log.warning("The computer player at seat %d of match %s was refused: %s", seat, table.id, wrong)
                    return
            self.wake()
