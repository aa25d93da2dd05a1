"""One table: a match that is being played, with who sits and who watches there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final, TypeVar, cast

import msgspec

from rulebound.kernel.match import UndoPoint
from rulebound.kernel.record import Record
from rulebound.kernel.text import Refused, Text, refuse
from rulebound.kernel.view import LogView, Result, View
from rulebound.table import metrics, wire
from rulebound.table.computers import Computers
from rulebound.table.course import Course
from rulebound.table.journal import note
from rulebound.table.limits import Limits
from rulebound.table.neighbours import Elsewhere, Neighbours, Note
from rulebound.table.sketch import sketch
from rulebound.table.storage import AlreadyWritten, Event, Key, Seat, Storage, StorageLost, Stored
from rulebound.table.thinking import Thinkers
from rulebound.table.visitor import Visitor

_log: Final = logging.getLogger("rulebound.table")
_encoder: Final = msgspec.json.Encoder()
ADVISER: Final = "heuristic"

T = TypeVar("T")


class Standing(msgspec.Struct, frozen=True):
    """How a match stands, in words that everyone may read: for lists of matches."""

    answers: int
    awaited: list[int]
    last: LogView | None = None
    result: Result | None = None
    position: list[wire.Sketch] = []


def standing(course: Course, drawn: bool = True) -> Standing:
    """How it stands now; `drawn`: with a small picture of the position."""
    match = course.match
    last = match.log[-1].view(None) if match.log else None
    return Standing(match.answers, sorted(match.choices), last, match.result, sketch(match) if drawn else [])


class Request(msgspec.Struct):
    """Somebody wants to take back an answer, and others have to agree."""

    number: int
    seat: int
    waiting: set[int]

    def view(self) -> wire.UndoRequest:
        return wire.UndoRequest(self.number, self.seat, sorted(self.waiting))


class Table:
    """One match with its seats and visitors. Whatever changes it goes through its lock, one after another."""

    def __init__(
        self,
        stored: Stored,
        course: Course,
        seats: list[Seat],
        storage: Storage,
        thinkers: Thinkers,
        neighbours: Neighbours,
        limits: Limits,
    ) -> None:
        self.id = stored.id
        self.kind = stored.kind
        self.stored = stored
        self.course = course
        self.seats = seats
        self.visitors: set[Visitor] = set()
        self.request: Request | None = None
        self.lock = asyncio.Lock()
        self.lost = False
        self.changed_at = time.monotonic()
        self.noted = False
        """Whether the storage knows how the match stands."""
        self.limits = limits
        self._storage = storage
        self._thinkers = thinkers
        self._neighbours = neighbours
        self._views: dict[tuple[int | None, int], View] = {}
        self._computers = Computers(self, thinkers)
        self._elsewhere = Elsewhere()
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- who is there -----------------------------------------------------------------------------

    def enter(self, visitor: Visitor) -> None:
        """A visitor comes; a table has room for so many, and for even fewer spectators."""
        full = len(self.visitors) >= self.limits.at_one_table
        if full or (visitor.is_spectator and self._spectators_here >= self.limits.spectators):
            raise refuse("refused-table-full")
        self.visitors.add(visitor)
        self._tell_everyone()
        visitor.see_table()
        self._computers.wake()

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self.changed_at = time.monotonic()
        self.noted = self.noted and bool(self.visitors)  # the position is drawn when everyone has gone
        self._tell_everyone()

    @property
    def is_idle(self) -> bool:
        """Nobody is here, and nothing is known here that the storage does not know."""
        return not self.visitors and (self.noted or self.lost)

    def connected(self, seat: int) -> bool:
        return any(visitor.holds(seat) for visitor in self.visitors) or self._elsewhere.connected(seat)

    @property
    def spectators(self) -> int:
        return self._spectators_here + self._elsewhere.spectators()

    @property
    def _spectators_here(self) -> int:
        return sum(visitor.is_spectator for visitor in self.visitors)

    def _tell_everyone(self, asking: bool = False, declined: int | None = None) -> None:
        """Here and elsewhere: who is there, and what is asked for."""
        self.tell_neighbours(asking, declined)
        self._tell_seats()

    def _tell_seats(self) -> None:
        for visitor in self.visitors:
            visitor.see_seats()

    # --- what is seen -------------------------------------------------------------------------------

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
            raise refuse("refused-look", seat=(seat or 0) + 1)
        visitor.looking = seat
        visitor.log_sent = 0
        visitor.see_table()

    def seat_views(self) -> list[wire.SeatView]:
        awaited = self.course.match.choices
        return [
            wire.SeatView(
                i, seat.kind, seat.name, seat.player, seat.kept, bool(seat.played_by) or self.connected(i), i in awaited
            )
            for i, seat in enumerate(self.seats)
        ]

    def now_for(self, visitor: Visitor) -> bytes:
        """The table as the visitor may see it, with the lines of the log that it has not got yet."""
        course = self.course
        since = min(visitor.log_sent, len(course.match.log))
        visitor.log_sent = len(course.match.log)
        yours = visitor.key.seats
        return _encoder.encode(
            wire.TableNow(
                match=self.id,
                turn=course.turn,
                kind=self.kind,
                setup=course.setup,
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
                notice=course.notice or course.remark,
            )
        )

    def _view(self, seat: int | None, since: int) -> View:
        """Encoded once for all who look from the same seat; the encoder copies it into each message as it is."""
        found = self._views.get((seat, since))
        if found is None:
            found = cast(View, msgspec.Raw(_encoder.encode(self.course.match.view(seat, since))))
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

    # --- answers ----------------------------------------------------------------------------------------

    async def answer(self, visitor: Visitor, seat: int, number: int, key: str) -> None:
        """A person takes an option. It is written down first."""
        async with self.lock:
            self._must_hold(visitor, seat)
            if self.seats[seat].played_by:
                raise refuse("refused-kept", seat=seat + 1)
            await self.give(Event(seat, key), number)

    async def give(self, event: Event, number: int) -> None:
        """An answer to the choice of that number takes effect, once it is written. The lock is held."""
        assert event.key is not None
        self._must_be_playable()
        self.course.check(event.seat, number, event.key)
        await self._write(event)
        self.course.answer(event.seat, event.key)
        if self.over:
            note("match-ended", match=self.id, game=self.stored.game, answers=self.course.match.answers)
        self._changed()

    def _must_hold(self, visitor: Visitor, seat: int) -> None:
        if not visitor.holds(seat):
            raise refuse("refused-not-yours", seat=seat + 1)

    @property
    def is_playable(self) -> bool:
        return self.kind == "match" and not self.lost and self.course.notice is None

    @property
    def thinks_here(self) -> bool:
        """Whether this process thinks for the computer players, or another one where visitors are."""
        return self._elsewhere.thinks(self._neighbours.process)

    def _must_be_playable(self) -> None:
        if self.kind == "study":
            raise refuse("refused-study")
        if self.lost:
            raise refuse("refused-storage")
        if self.course.notice is not None:
            raise Refused(self.course.notice)
        if self.course.turn >= self.limits.answers:
            raise refuse("refused-too-long", most=self.limits.answers)

    async def _write(self, event: Event) -> None:
        turn = self.course.turn
        if self.course.seal_due:
            event = msgspec.structs.replace(event, seal=self.course.match.seal())
        try:
            with metrics.store_seconds.measure():
                await self._storage.append(self.id, turn, event)
            metrics.answers.add()
        except AlreadyWritten:  # through another process, which was faster
            await self._read_on()
            raise refuse("refused-late", number=turn, now=self.course.turn) from None
        except StorageLost:
            _log.exception("Match %s could not be written to the storage", self.id)
            note("storage-refused", match=self.id)
            self.send_away(Text("refused-storage"))
            raise refuse("refused-storage") from None

    def send_away(self, why: Text) -> None:
        """What stands in memory is no longer what is stored: everyone who comes back comes to what is stored."""
        self.lost = True
        for visitor in self.visitors:
            visitor.bid_farewell(why)

    def _changed(self) -> None:
        """Everyone sees the new position; who has to decide now, decides."""
        self.changed_at = time.monotonic()
        self.request = None
        self._reseated()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let something go on by itself, to its end or until the table is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- other processes ---------------------------------------------------------------------------------------

    def tell_neighbours(self, asking: bool = False, declined: int | None = None, keys: bool = False) -> None:
        """Whoever has this match open in another process looks into the storage."""
        here = sorted({seat for visitor in self.visitors for seat in visitor.key.seats})
        request = self.request.view() if self.request else None
        note = Note(self._neighbours.process, self.id, here, self._spectators_here, asking, request, declined, keys)
        self._neighbours.tell(note)

    def hear(self, note: Note) -> None:
        if self._elsewhere.hear(note) and self.visitors:
            self.tell_neighbours()
        self.start(self._catch_up(note))

    async def _catch_up(self, note: Note) -> None:
        async with self.lock:
            await self._read_on()
            if note.keys:
                await self.check_keys()
            if note.asking:
                asked = self.request
                self.request = None
                if note.request is not None and note.request.number == self.course.turn:
                    self.request = Request(note.request.number, note.request.seat, set(note.request.waiting))
                elif note.declined is not None and asked is not None:
                    self._tell_declined(asked.seat, note.declined)
            self._tell_seats()
            self._computers.wake()

    async def _read_on(self) -> None:
        """Go on with what other processes have written. The lock is held."""
        if self.course.notice is not None:
            return
        events = await self._storage.events(self.id, self.course.turn)
        seats = await self._storage.seats(self.id)
        if not seats:
            self.send_away(Text("refused-removed"))
            return
        for event in events:
            if event.key is not None:
                self.course.answer(event.seat, event.key)
            elif event.back is not None:
                await self._step_back(event.back)
        if seats != self.seats:
            self.seats[:] = seats
            self._look_anew()
        if events:
            self.changed_at = time.monotonic()
            self.request = None
            self._look_anew()

    def _look_anew(self) -> None:
        self.noted = False
        self._views.clear()
        for visitor in self.visitors:
            visitor.see_table()

    # --- advice ----------------------------------------------------------------------------------------------

    async def hint(self, visitor: Visitor, seat: int, re: int) -> wire.Hint:
        """What the computer player would do on the seat of whoever asks."""
        self._must_hold(visitor, seat)
        number = self.course.asked.get(seat)
        if number is None:
            raise refuse("refused-hint")
        key = await self._thinkers.decide(self.id, self.course.record(final=False), seat, ADVISER)
        return wire.Hint(re=re, seat=seat, number=number, key=key, player=ADVISER)

    # --- back ---------------------------------------------------------------------------------------------------

    def _must_agree(self, key: Key, point: UndoPoint) -> set[int]:
        """The other people who have answered since."""
        since = point.others - set(key.seats)
        return {other for other in since if not self.seats[other].played_by}

    def _undo_point(self, seat: int) -> UndoPoint:
        """Once it is over all hands may be looked at, so there is no way back into the game."""
        if self.over:
            raise refuse("refused-undo-over")
        return self.course.match.undo_point(seat)

    def _undo_view(self, key: Key, seat: int) -> wire.UndoView:
        if self.kind == "study" or key.kind != "holder":
            return wire.UndoView(seat, "no", Text("refused-study"))
        try:
            point = self._undo_point(seat)
        except Refused as why:
            return wire.UndoView(seat, "no", why.text)
        return wire.UndoView(seat, "ask" if self._must_agree(key, point) else "yes")

    async def undo(self, visitor: Visitor, seat: int) -> None:
        """Take back the seat's last answer, or ask those who have answered since whether they mind."""
        async with self.lock:
            self._must_hold(visitor, seat)
            self._must_be_playable()
            point = self._undo_point(seat)
            others = self._must_agree(visitor.key, point)
            if not others:
                await self._go_back(seat)
                return
            self.request = Request(self.course.turn, seat, others)
            self._tell_everyone(asking=True)

    async def agree(self, visitor: Visitor, number: int, agree: bool) -> None:
        """Somebody who was asked says yes or no."""
        async with self.lock:
            request = self.request
            if request is None or request.number != number:
                raise refuse("refused-no-request")
            asked = {seat for seat in request.waiting if visitor.holds(seat)}
            if not asked:
                raise refuse("refused-not-asked")
            if not agree:
                self.request = None
                self._tell_everyone(asking=True, declined=min(asked))
                self._tell_declined(request.seat, min(asked))
                return
            request.waiting -= asked
            if request.waiting:
                self._tell_everyone(asking=True)
            else:
                await self._go_back(request.seat)

    def _tell_declined(self, seat: int, by: int) -> None:
        for visitor in self.visitors:
            if visitor.holds(seat):
                visitor.say(wire.RefusedMessage(text=Text("refused-undo-declined", {"seat": by + 1})))

    async def _go_back(self, seat: int) -> None:
        last = self._undo_point(seat).answers
        await self._write(Event(seat, back=last))
        await self._step_back(last)
        self._changed()

    async def _step_back(self, answers: int) -> None:
        """Lines of the log that were told may hold no more, so everyone gets them anew."""
        await self.course.go_back(answers)
        for visitor in self.visitors:
            visitor.log_sent = 0

    # --- seats ----------------------------------------------------------------------------------------------------

    async def rename(self, visitor: Visitor, seat: int, name: str) -> None:
        async with self.lock:
            self._must_hold(visitor, seat)
            await self._reseat(seat, msgspec.structs.replace(self.seats[seat], name=clean_name(name)))

    async def stand_in(self, visitor: Visitor, seat: int, player: str) -> None:
        """A computer player takes the seat of whoever asks, or one where nobody is."""
        if seat >= len(self.seats):
            raise refuse("refused-no-seat", seat=seat + 1, seats=len(self.seats))
        self._thinkers.must_know(player)
        async with self.lock:
            if not any(visitor.holds(own) for own in visitor.key.seats):
                raise refuse("refused-not-yours", seat=seat + 1)
            sitting = self.seats[seat]
            if sitting.kind == "computer" or (self.connected(seat) and not visitor.holds(seat)):
                raise refuse("refused-not-empty", seat=seat + 1)
            await self._reseat(seat, msgspec.structs.replace(sitting, player=player, kept=True))

    async def take_back(self, visitor: Visitor, seat: int) -> None:
        async with self.lock:
            self._must_hold(visitor, seat)
            await self._reseat(seat, msgspec.structs.replace(self.seats[seat], player="", kept=False))

    async def _reseat(self, seat: int, sitting: Seat) -> None:
        """The lock is held."""
        await self._storage.seat(self.id, seat, sitting)
        self.seats[seat] = sitting
        self._reseated()

    def _reseated(self, keys: bool = False) -> None:
        """Somebody else sits there: who may do what has changed, so everyone looks anew."""
        self._look_anew()
        self.tell_neighbours(keys=keys)
        self._computers.wake()

    async def rekeyed(self, seat: int, sitting: Seat) -> None:
        """A token was given the seat, or has lost it: it is written already. The lock is held."""
        self.seats[seat] = sitting
        await self.check_keys()
        self._reseated(keys=True)

    async def check_keys(self) -> None:
        """Whoever is here holds what the storage says. The lock is held."""
        for visitor in list(self.visitors):
            key = await self._storage.key(visitor.hash)
            if key == visitor.key:
                continue
            if key is None:
                visitor.bid_farewell(Text("refused-withdrawn"))
                continue
            if key.kind == "revoked":
                visitor.bid_farewell(Text("refused-revoked", {"seat": key.seats[0] + 1}))
                continue
            visitor.key = key
            visitor.see_table()
            if not self.may_look(key, visitor.looking) or visitor.looking is None:
                self.look(visitor, key.seats[0])

    # --- files ------------------------------------------------------------------------------------------------------

    def may_save(self, key: Key) -> bool:
        """A record tells all secrets: once it is over, or to somebody who plays without other people."""
        if self.over:
            return True
        if key.kind != "holder":
            return False
        return all(seat.kind == "computer" or i in key.seats for i, seat in enumerate(self.seats))

    def record(self, visitor: Visitor, upto: int | None = None) -> Record:
        if not self.may_save(visitor.key):
            raise refuse("refused-save")
        if upto is not None and upto > self.course.match.answers:
            raise refuse("refused-position", answers=upto, last=self.course.match.answers)
        return self.course.record(upto)

    def same_seats(self, key: Key) -> list[wire.SeatWish]:
        """For going on as a new match: who asks sits as before (a spectator sits first), computers elsewhere."""
        mine = key.seats or [0]
        return [
            wire.SeatWish("me", seat.name)
            if i in mine
            else wire.SeatWish("computer", seat.name, seat.player or ADVISER)
            for i, seat in enumerate(self.seats)
        ]

    def retire(self) -> None:
        """This object no longer is the table of the match: nothing may be written through it."""
        self.lost = True
        for task in self._tasks:
            task.cancel()

    async def close(self) -> None:
        """The server ends."""
        self.retire()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def clean_name(name: str) -> str:
    """A name without line breaks, control characters and tricks that turn the writing around."""
    return " ".join("".join(c for c in name if c.isprintable() or c.isspace()).split())[:40]
