"""What is seen at a table: who sits there, what a visitor may look at, what could be taken back."""

from __future__ import annotations

import asyncio
import time
from typing import Final, cast

import msgspec

from rulebound.kernel.match import UndoPoint
from rulebound.kernel.text import Refused, Text, refuse, seated
from rulebound.kernel.view import View
from rulebound.table import wire
from rulebound.table.course import Course
from rulebound.table.limits import Limits
from rulebound.table.neighbours import Elsewhere, Neighbours
from rulebound.table.standing import Request, terms_of
from rulebound.table.stored import Key, Seat, Stored
from rulebound.table.terms import seen_setup
from rulebound.table.visitor import Visitor
from rulebound.table.watch import Watch

_encoder: Final = msgspec.json.Encoder()
ADVISER: Final = "heuristic"


class Sights:
    """A match with its seats and visitors, as it is looked at."""

    def __init__(
        self, stored: Stored, course: Course, seats: list[Seat], neighbours: Neighbours, limits: Limits
    ) -> None:
        self.id = stored.id
        self.kind = stored.kind
        self.stored = stored
        self.course = course
        self.seats = seats
        self.visitors: set[Visitor] = set()
        self.request: Request | None = None
        self.plans: dict[int, Text] = {}
        """What computer players are after, where all play on one side."""
        self.lock = asyncio.Lock()
        self.lost = False
        self.changed_at = time.monotonic()
        self.limits = limits
        self.elsewhere = Elsewhere(neighbours)
        self.watch = Watch(self, terms_of(stored))
        length = len(course.match.log)
        self._lengths = (length, length)
        self._views: dict[tuple[int | None, int], View] = {}

    # --- who is there ---------------------------------------------------------------------------------------

    def connected(self, seat: int) -> bool:
        return any(visitor.holds(seat) for visitor in self.visitors) or self.elsewhere.connected(seat)

    def player_at(self, seat: int) -> str:
        """The computer player that answers for the seat now, if one does: also for who has parted, or let time pass."""
        match = self.course.match
        if seat in match.state.gone or self.watch.late.get(seat, -1) == self.course.asked.get(seat):
            return self.usual
        return self.seats[seat].played_by

    @property
    def usual(self) -> str:
        """The computer player that stands in at this table."""
        return next((seat.player for seat in self.seats if seat.kind == "computer"), ADVISER)

    @property
    def spectators(self) -> int:
        return self._spectators_here + self.elsewhere.spectators()

    @property
    def _spectators_here(self) -> int:
        return sum(visitor.is_spectator for visitor in self.visitors)

    def _must_hold(self, visitor: Visitor, seat: int) -> None:
        if not visitor.holds(seat):
            raise refuse("refused-not-yours", player=seated(seat))

    @property
    def is_playable(self) -> bool:
        return self.kind == "match" and not self.lost and self.course.notice is None

    # --- what is seen ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.course.match.result is not None

    def may_look(self, key: Key, seat: int | None) -> bool:
        """From their own seats; from all when the game is over, or when it was only laid out for study."""
        if seat is None or seat in key.seats:
            return True
        return self.over or (self.kind == "study" and key.kind == "holder")

    def look(self, visitor: Visitor, seat: int | None) -> None:
        if seat is not None and seat >= len(self.seats):
            raise refuse("refused-no-seat", seat=seat + 1, seats=len(self.seats))
        if not self.may_look(visitor.key, seat):
            raise refuse("refused-look")
        visitor.looking = seat
        visitor.log_sent = 0
        visitor.see_table()

    def seat_views(self) -> list[wire.SeatView]:
        awaited = self.course.match.choices
        gone = self.course.match.state.gone
        return [
            wire.SeatView(
                i, seat.kind, seat.name, seat.player, seat.kept, bool(seat.played_by) or self.connected(i),
                i in awaited, i in gone, self.watch.can(i), self.watch.left(i),
                self.plans.get(i) if self.player_at(i) else None,
            )
            for i, seat in enumerate(self.seats)
        ]  # fmt: skip

    def now_for(self, visitor: Visitor) -> bytes:
        """The table as the visitor may see it, with the lines of the log that it has not got yet."""
        course = self.course
        since = min(visitor.log_sent, len(course.match.log))
        visitor.log_sent = len(course.match.log)
        yours = visitor.key.seats
        setup = seen_setup(course.match.game, course.setup, visitor.key, self.over)
        told, visitor.setup_sent = visitor.setup_sent, setup
        return _encoder.encode(
            wire.TableNow(
                match=self.id,
                turn=course.turn,
                kind=self.kind,
                yours=yours,
                host=visitor.key.host,
                looking=visitor.looking,
                seats=self.seat_views(),
                view=self._view(visitor.looking, since),
                asked=[wire.Asked(seat, course.asked[seat]) for seat in yours if seat in course.asked],
                undo=[self._undo_view(visitor.key, seat) for seat in yours],
                request=self.request.view() if self.request else None,
                spectators=self.spectators,
                may_save=self.may_save(visitor.key),
                setup=None if told == setup else setup,
                clock=self.watch.terms.clock,
                known=self.watch.terms.known,
                notice=course.notice or course.remark,
            )
        )

    def _view(self, seat: int | None, since: int) -> View:
        """Encoded once for all who look from the same seat; the encoder copies it into each message as it is.

        It is kept for those who have the whole log, or had it before the last change, or have nothing: what else a
        browser says it has is its own business, and not our memory's.
        """
        found = self._views.get((seat, since))
        if found is None:
            found = cast(View, msgspec.Raw(_encoder.encode(self.course.match.view(seat, since))))
            if since == 0 or since in self._lengths:
                self._views[seat, since] = found
        return found

    def seats_now(self) -> bytes:
        return _encoder.encode(
            wire.Seats(
                seats=self.seat_views(),
                request=self.request.view() if self.request else None,
                spectators=self.spectators,
            )
        )

    async def past(self, visitor: Visitor, answers: int, re: int) -> wire.PastView:
        """An earlier position, from where the visitor looks."""
        async with self.lock:
            match = await self.course.position(answers)
        view = match.view(visitor.looking, len(match.log))
        return wire.PastView(re=re, answers=answers, last=self.course.match.answers, view=view)

    def why_not(self, visitor: Visitor, seat: int, key: str, re: int) -> wire.WhyNot:
        """What stops the seat from using a thing now."""
        self._must_hold(visitor, seat)
        return wire.WhyNot(re=re, key=key, verdicts=self.course.match.why_not(seat, key))

    def may_save(self, key: Key) -> bool:
        """A record tells all secrets: once it is over, or to somebody who plays without other people."""
        if self.over:
            return True
        if key.kind != "holder":
            return False
        return all(seat.kind == "computer" or i in key.seats for i, seat in enumerate(self.seats))

    def look_anew(self) -> None:
        """The position or who sits there has changed: everyone is shown it."""
        self._views.clear()
        self._lengths = (self._lengths[1], len(self.course.match.log))
        for visitor in self.visitors:
            visitor.see_table()

    def tell_seats(self) -> None:
        for visitor in self.visitors:
            visitor.see_seats()

    # --- what could be taken back ---------------------------------------------------------------------------

    def _must_agree(self, key: Key, point: UndoPoint) -> set[int]:
        """The other people who have answered since."""
        since = point.others - set(key.seats)
        return {other for other in since if not self.player_at(other)}

    @property
    def minding(self) -> list[int]:
        """Seats of people: computer players do not remember what they saw in a position that was taken back."""
        return [i for i, seat in enumerate(self.seats) if seat.kind != "computer"]

    def _undo_point(self, seat: int, payment: bool = False) -> UndoPoint:
        """Once it is over all hands may be looked at, so there is no way back into the game."""
        if self.over:
            raise refuse("refused-undo-over")
        return self.course.match.undo_point(seat, self.minding, payment=payment)

    def _undo_view(self, key: Key, seat: int) -> wire.UndoView:
        if self.kind == "study" or key.kind != "holder":
            return wire.UndoView(seat, "no", Text("refused-study"))
        try:
            point = self._undo_point(seat)
        except Refused as why:
            return wire.UndoView(seat, "no", why.text)
        return wire.UndoView(seat, "ask" if self._must_agree(key, point) else "yes")
