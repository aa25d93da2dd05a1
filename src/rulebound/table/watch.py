"""Who has been away from a table for how long, and whose time is running."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from rulebound.table.terms import Terms

if TYPE_CHECKING:
    from rulebound.table.sights import Sights


RETURN: Final = 20.0
"""Seconds in which browsers come back to a match that was not in memory: until then nobody is known to be away."""


class Watch:
    """Looked at once a second and whenever something changes."""

    __slots__ = ("_asked", "_at", "_seen", "_table", "_told", "late", "terms", "used")

    def __init__(self, table: Sights, terms: Terms) -> None:
        now = time.monotonic()
        unvisited = (datetime.now(UTC) - datetime.fromisoformat(table.stored.touched).astimezone(UTC)).total_seconds()
        seen = now - max(0.0, min(unvisited, table.limits.left) - RETURN)
        self.terms = terms
        self.used = (terms.used or [0.0] * len(table.seats))[:]
        self.late: dict[int, int] = {}
        """The choice for which a seat has had its time: a computer player makes it."""
        self._table = table
        self._at = now
        self._seen = [seen] * len(table.seats)
        self._asked: dict[int, int] = {}
        self._told: list[list[Literal["stand_in", "claim"]]] = [[] for _ in table.seats]

    @property
    def terms_now(self) -> Terms:
        """What is to be kept."""
        return msgspec.structs.replace(self.terms, used=self.used[:]) if self.terms.clock else self.terms

    # --- being away ----------------------------------------------------------------------------------

    def away(self, seat: int) -> float:
        """For how many seconds nobody has been seen on the seat."""
        return 0.0 if self._table.connected(seat) else time.monotonic() - self._seen[seat]

    def can(self, seat: int) -> list[Literal["stand_in", "claim"]]:
        """What others may do about it."""
        table = self._table
        sitting = table.seats[seat]
        if table.over or table.player_at(seat) or table.connected(seat):
            return []
        away = self.away(seat)
        found: list[Literal["stand_in", "claim"]] = ["stand_in"] if away >= table.limits.away else []
        game = table.course.match.game
        if sitting.kind == "person" and not game.cooperative and seat in table.course.asked:
            found += ["claim"] if away >= table.limits.left else []
        return found

    # --- the clock -------------------------------------------------------------------------------------

    def left(self, seat: int) -> int | None:
        """Seconds that the seat still has."""
        clock = self.terms.clock
        if clock is None or self._table.seats[seat].kind == "computer":
            return None
        return max(0, round(clock.seconds - self.used[seat]))

    def tick(self) -> list[int]:
        """Let the time pass since the last look; the seats whose time is up now."""
        table = self._table
        now = time.monotonic()
        passed, self._at = now - self._at, now
        here = [seat for seat in range(len(table.seats)) if table.connected(seat)]
        for seat in here:
            self._seen[seat] = now
        self._count(passed, here)
        if self.terms.clock is None or not table.is_playable:
            return []
        return [seat for seat in self._deciding() if self.used[seat] >= self.terms.clock.seconds]

    def _deciding(self) -> list[int]:
        """People who are asked something."""
        table = self._table
        return [seat for seat in table.course.asked if table.seats[seat].kind == "person" and not table.player_at(seat)]

    def _count(self, passed: float, here: list[int]) -> None:
        """Time runs for whoever decides while another person is waiting at the table."""
        clock = self.terms.clock
        if clock is None:
            return
        table = self._table
        if clock.per == "move":
            for seat, number in table.course.asked.items():
                if self._asked.get(seat) != number:
                    self.used[seat] = 0.0
        for seat in self._deciding():
            # A choice that was not open at the last look has not used up anything.
            known = self._asked.get(seat) == table.course.asked[seat]
            if known and any(other != seat and table.seats[other].kind == "person" for other in here):
                self.used[seat] += passed
        self._asked = dict(table.course.asked)

    def news(self) -> bool:
        """Whether others may do more or less about somebody than they were told."""
        now = [self.can(seat) for seat in range(len(self._table.seats))]
        changed, self._told = now != self._told, now
        return changed
