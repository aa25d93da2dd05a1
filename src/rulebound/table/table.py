"""One table: a match that is being played, with who sits and who watches there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any, Final, TypeVar, cast

import msgspec

from rulebound.kernel.match import WISH, UndoPoint
from rulebound.kernel.parting import CLOSE
from rulebound.kernel.record import Record
from rulebound.kernel.text import Refused, Text, refuse
from rulebound.kernel.view import LogView, Result, View
from rulebound.table import metrics, wire
from rulebound.table.computers import Computers
from rulebound.table.course import Course
from rulebound.table.journal import note
from rulebound.table.limits import Buckets, Limits
from rulebound.table.neighbours import Elsewhere, Neighbours, Note
from rulebound.table.sketch import sketch
from rulebound.table.storage import FORGOTTEN, AlreadyWritten, Event, Key, Seat, Storage, StorageLost, Stored
from rulebound.table.terms import Terms, seen_setup
from rulebound.table.thinking import ADVICE, Thinkers
from rulebound.table.visitor import Visitor
from rulebound.table.watch import Watch

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
        self.watch = Watch(self, terms_of(stored))
        self.answered = stored.touched != stored.started or age_of(stored) > FORGOTTEN
        """Whether anything has happened since the match was made, or it is so old that a visit is worth noting."""
        length = len(course.match.log)
        self._lengths = (length, length)
        self._views: dict[tuple[int | None, int], View] = {}
        self._advised: set[int] = set()
        self._unasked = Buckets(limits.wishes_at_once, limits.wishes_per_second)
        self._computers = Computers(self, thinkers)
        self._elsewhere = Elsewhere()
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- who is there -----------------------------------------------------------------------------

    def enter(self, visitor: Visitor) -> None:
        """A visitor comes. There is room for so many spectators; whoever holds a seat always finds room.

        A browser that has come too often before is let go where it came first.
        """
        if visitor.is_spectator and self._spectators_here >= self.limits.spectators:
            raise refuse("refused-table-full")
        same = [other for other in self.visitors if other.hash == visitor.hash and other.farewell is None]
        if not visitor.is_spectator and len(same) >= self.limits.of_one_token:
            min(same, key=lambda other: other.came).bid_farewell(Text("refused-elsewhere"))
        self.visitors.add(visitor)
        self._tell_everyone()
        visitor.see_table()
        self._computers.wake()
        for seat in self.course.minded.intersection(visitor.key.seats):
            if visitor.holds(seat):
                self.start(self._welcome_back(visitor, seat))

    def leave(self, visitor: Visitor) -> None:
        self.watch.tick()  # until now it was here
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

    def tick(self) -> None:
        """A second has passed."""
        for seat in self.watch.tick():
            if self.thinks_here:
                self.start(self._time_is_up(seat))
        if self.watch.news():
            self._tell_seats()

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
        gone = self.course.match.state.gone
        return [
            wire.SeatView(
                i, seat.kind, seat.name, seat.player, seat.kept, bool(seat.played_by) or self.connected(i),
                i in awaited, i in gone, self.watch.can(i), self.watch.left(i),
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

    # --- answers ----------------------------------------------------------------------------------------

    async def answer(self, visitor: Visitor, seat: int, number: int, key: str) -> None:
        """A person takes an option. It is written down first."""
        async with self.lock:
            self._must_hold(visitor, seat)
            self._must_not_be_gone(seat)
            if self.seats[seat].played_by:
                raise refuse("refused-kept", seat=seat + 1)
            if self.player_at(seat):
                raise refuse("refused-time")
            if key.startswith(WISH):
                self._must_be_scarce(seat, key)
            await self.give(Event(seat, key), number)

    def _must_be_scarce(self, seat: int, key: str) -> None:
        """A wish is written down like an answer, so there are a few in a minute, and not for ever."""
        self.course.match.check(seat, key)
        if self.course.wishes[seat] >= self.limits.wishes:
            raise refuse("refused-too-often")
        self._unasked.take(str(seat))

    async def give(self, event: Event, number: int) -> None:
        """An answer to the choice of that number takes effect, once it is written. The lock is held."""
        assert event.key is not None
        self._must_be_playable()
        self.course.check(event.seat, number, event.key)
        await self._happen(event)

    async def _happen(self, event: Event) -> None:
        """It takes effect, once it is written."""
        assert event.key is not None
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
        if self.course.answered >= self.limits.answers:
            raise refuse("refused-too-long", most=self.limits.answers)

    async def _write(self, event: Event) -> None:
        self.watch.tick()  # whoever has decided has used up the time until now
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
            note("storage-refused", match=self.id)
            _log.exception("Match %s could not be written to the storage", self.id)
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
        self.answered = True
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
                await self._step_back(event.back, event.seat)
        if seats != self.seats:
            self.seats[:] = seats
            self._look_anew()
        if events:
            self.changed_at = time.monotonic()
            self.request = None
            self.answered = True
            self._look_anew()

    def _look_anew(self) -> None:
        self.noted = False
        self._views.clear()
        self._lengths = (self._lengths[1], len(self.course.match.log))
        for visitor in self.visitors:
            visitor.see_table()

    # --- advice ----------------------------------------------------------------------------------------------

    async def hint(self, visitor: Visitor, seat: int, re: int) -> wire.Hint:
        """What the computer player would do on the seat of whoever asks."""
        self._must_hold(visitor, seat)
        number = self.course.asked.get(seat)
        if number is None:
            raise refuse("refused-hint")
        if seat in self._advised:
            raise refuse("refused-hint-busy")
        self._advised.add(seat)
        try:
            key = await self._thinkers.decide(self.id, self.course.record(final=False), seat, ADVISER, ADVICE)
        finally:
            self._advised.discard(seat)
        return wire.Hint(re=re, seat=seat, number=number, key=key, player=ADVISER)

    # --- back ---------------------------------------------------------------------------------------------------

    def _must_agree(self, key: Key, point: UndoPoint) -> set[int]:
        """The other people who have answered since."""
        since = point.others - set(key.seats)
        return {other for other in since if not self.player_at(other)}

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
            if self.course.undos[seat] >= self.limits.undos:
                raise refuse("refused-undo-often", most=self.limits.undos)
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
        await self._step_back(last, seat)
        self._changed()

    async def _step_back(self, answers: int, seat: int) -> None:
        """Lines of the log that were told may hold no more, so everyone gets them anew."""
        await self.course.go_back(answers, seat)
        for visitor in self.visitors:
            visitor.log_sent = 0

    # --- seats ----------------------------------------------------------------------------------------------------

    async def rename(self, visitor: Visitor, seat: int, name: str) -> None:
        async with self.lock:
            self._must_hold(visitor, seat)
            await self._reseat(seat, msgspec.structs.replace(self.seats[seat], name=clean_name(name)))

    async def stand_in(self, visitor: Visitor, seat: int, player: str) -> None:
        """A computer player takes the seat of whoever asks, or one that somebody has left a minute ago.

        For another it is the usual player of the table, everyone is told, and it ends when that person is back.
        """
        if seat >= len(self.seats):
            raise refuse("refused-no-seat", seat=seat + 1, seats=len(self.seats))
        self._thinkers.must_know(player)
        async with self.lock:
            if not any(visitor.holds(own) for own in visitor.key.seats):
                raise refuse("refused-not-yours", seat=seat + 1)
            sitting = self.seats[seat]
            self._must_not_be_gone(seat)
            if visitor.holds(seat):
                await self._reseat(seat, msgspec.structs.replace(sitting, player=player, kept=True))
                return
            if sitting.kind == "computer" or self.connected(seat):
                raise refuse("refused-not-empty", seat=seat + 1)
            if "stand_in" not in self.watch.can(seat):
                raise refuse("refused-not-away", seat=seat + 1, seconds=round(self.limits.away))
            self._must_go_on()
            await self._happen(Event(seat, f"{WISH}stood-in"))
            await self._reseat(seat, msgspec.structs.replace(sitting, player=self.usual, kept=True))

    async def take_back(self, visitor: Visitor, seat: int) -> None:
        async with self.lock:
            self._must_hold(visitor, seat)
            self._must_not_be_gone(seat)
            await self._sit_down_again(seat)

    async def _welcome_back(self, visitor: Visitor, seat: int) -> None:
        """Whoever was stood in for plays on as soon as they are back."""
        async with self.lock:
            if seat in self.course.minded and visitor.holds(seat) and self.is_playable and not self.over:
                await self._sit_down_again(seat)

    async def _sit_down_again(self, seat: int) -> None:
        await self._reseat(seat, msgspec.structs.replace(self.seats[seat], player="", kept=False))
        if seat in self.course.minded and not self.over:
            await self._happen(Event(seat, f"{WISH}back"))

    async def note_freed(self, seat: int) -> None:
        """Everyone reads that the seat is open again. The lock is held."""
        if self.is_playable and not self.over:
            await self._happen(Event(seat, f"{WISH}freed"))

    def _must_not_be_gone(self, seat: int) -> None:
        if seat in self.course.match.state.gone:
            raise refuse("refused-gone", seat=seat + 1)

    # --- parting --------------------------------------------------------------------------------------------------

    async def concede(self, visitor: Visitor, seat: int) -> None:
        """Whoever sits there gives up."""
        async with self.lock:
            self._must_hold(visitor, seat)
            self._must_not_be_gone(seat)
            self._must_go_on()
            await self._part(seat, "concede")

    async def claim(self, visitor: Visitor, seat: int) -> None:
        """Somebody who should decide left minutes ago, and another does not want to wait."""
        if seat >= len(self.seats):
            raise refuse("refused-no-seat", seat=seat + 1, seats=len(self.seats))
        async with self.lock:
            match = self.course.match
            sides = match.game.sides(match.state)
            gone = match.state.gone
            if not any(
                visitor.holds(own) and own not in gone and sides[own] != sides[seat] for own in visitor.key.seats
            ):
                raise refuse("refused-claim-side", seat=seat + 1)
            self._must_not_be_gone(seat)
            self._must_go_on()
            if "claim" not in self.watch.can(seat):
                raise refuse("refused-claim", seat=seat + 1, minutes=max(1, round(self.limits.left / 60)))
            await self._part(seat, "left")

    async def _time_is_up(self, seat: int) -> None:
        async with self.lock:
            if seat not in self.watch.tick():
                return
            clock = self.watch.terms.clock
            assert clock is not None
            if clock.per == "move":
                self.watch.late[seat] = self.course.asked[seat]
                self._reseated()
            else:
                await self._part(seat, "time")

    async def _part(self, seat: int, word: str) -> None:
        """The seat is out, and with it the computer players of its side if no person is left there.

        If no person is left at all, it is over. The lock is held.
        """
        match = self.course.match
        sides = match.game.sides(match.state)
        await self._happen(Event(seat, WISH + word))
        people = {i for i, who in enumerate(self.seats) if who.kind == "person" and i not in match.state.gone}
        if not any(sides[i] == sides[seat] for i in people):
            for i, side in enumerate(sides):
                if side == sides[seat] and i not in match.state.gone:
                    await self._happen(Event(i, WISH + word))
        if not people and not self.over:
            await self._happen(Event(seat, WISH + CLOSE))

    def _must_go_on(self) -> None:
        if self.over:
            raise refuse("refused-over")
        if not self.is_playable:
            self._must_be_playable()

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
            if not self.may_look(key, visitor.looking) or visitor.looking is None:
                self.look(visitor, key.seats[0])
            visitor.see_table()

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
