"""The tables: each a match that is being played, with who sits and who watches there."""

from __future__ import annotations

import asyncio
import gc
import itertools
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final, cast

import msgspec

from rulebound.kernel.game import load_game
from rulebound.kernel.record import Record
from rulebound.kernel.text import Refused, Text, refuse
from rulebound.kernel.view import LogView, Result, View
from rulebound.table import wire
from rulebound.table.course import Course
from rulebound.table.limits import Limits
from rulebound.table.storage import Event, Key, Seat, Storage, StorageLost, Stored
from rulebound.table.thinking import Thinkers
from rulebound.table.visitor import Visitor

_log: Final = logging.getLogger("rulebound.table")
_encoder: Final = msgspec.json.Encoder()
ADVISER: Final = "heuristic"


class Standing(msgspec.Struct, frozen=True):
    """How a match stands, in words that everyone may read: for lists of matches."""

    answers: int
    awaited: list[int]
    last: LogView | None = None
    result: Result | None = None


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
        self, stored: Stored, course: Course, seats: list[Seat], storage: Storage, thinkers: Thinkers, limits: Limits
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
        self._storage = storage
        self._thinkers = thinkers
        self._limits = limits
        self._views: dict[tuple[int | None, int], View] = {}
        self._thinking: dict[int, int] = {}
        self._thoughts: dict[int, tuple[int, str]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- who is there -----------------------------------------------------------------------------

    def enter(self, visitor: Visitor) -> None:
        """A visitor comes; a table has room for so many, and for even fewer spectators."""
        spectators = sum(v.is_spectator for v in self.visitors)
        full = len(self.visitors) >= self._limits.at_one_table
        if full or (visitor.is_spectator and spectators >= self._limits.spectators):
            raise refuse("refused-table-full")
        self.visitors.add(visitor)
        self._tell_seats(but=visitor)
        visitor.see_table()
        self._wake_computers()

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        self.changed_at = time.monotonic()
        self._tell_seats()

    def connected(self, seat: int) -> bool:
        return any(visitor.holds(seat) for visitor in self.visitors)

    def _tell_seats(self, but: Visitor | None = None) -> None:
        for visitor in self.visitors:
            if visitor is not but:
                visitor.see_seats()

    # --- what is seen -------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.course.match.result is not None

    def may_look(self, key: Key, seat: int | None) -> bool:
        """From the own seats; from all when the game is over, or when it was only laid out for study."""
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
                spectators=sum(v.is_spectator for v in self.visitors),
                may_save=self.may_save(visitor.key),
                notice=course.notice,
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
                spectators=sum(v.is_spectator for v in self.visitors),
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

    def standing(self) -> Standing:
        match = self.course.match
        last = match.log[-1].view(None) if match.log else None
        return Standing(match.answers, sorted(match.choices), last, match.result)

    # --- answers ----------------------------------------------------------------------------------------

    async def answer(self, visitor: Visitor, seat: int, number: int, key: str) -> None:
        """A person takes an option. It is written down first."""
        self._must_hold(visitor, seat)
        if self.seats[seat].played_by:
            raise refuse("refused-kept", seat=seat + 1)
        async with self.lock:
            self._must_be_playable()
            self.course.check(seat, number, key)
            await self._write(Event(seat, key))
            self.course.answer(seat, key)
            self._changed()

    def _must_hold(self, visitor: Visitor, seat: int) -> None:
        if not visitor.holds(seat):
            raise refuse("refused-not-yours", seat=seat + 1)

    def _must_be_playable(self) -> None:
        if self.kind == "study":
            raise refuse("refused-study")
        if self.lost:
            raise refuse("refused-storage")
        if self.course.notice is not None:
            raise Refused(self.course.notice)
        if self.course.turn >= self._limits.answers:
            raise refuse("refused-too-long", most=self._limits.answers)

    async def _write(self, event: Event) -> None:
        try:
            await self._storage.append(self.id, self.course.turn, event)
        except StorageLost:
            _log.exception("Match %s could not be written to the storage", self.id)
            self._send_away()
            raise refuse("refused-storage") from None

    def _send_away(self) -> None:
        """What stands in memory may no longer be what is stored: everyone comes back to what is stored."""
        self.lost = True
        for visitor in self.visitors:
            visitor.bid_farewell(Text("refused-storage"))

    def _changed(self) -> None:
        """Everyone sees the new position; who has to decide now, decides."""
        self.changed_at = time.monotonic()
        self.noted = False
        self.request = None
        self._views.clear()
        for visitor in self.visitors:
            visitor.see_table()
        self._wake_computers()

    # --- computer players ----------------------------------------------------------------------------------

    def _wake_computers(self) -> None:
        """Let the computer players think whose choice is open, all at the same time."""
        if self.kind == "study" or self.course.notice is not None or self.lost:
            return
        for seat, number in self.course.asked.items():
            if self.seats[seat].played_by and seat not in self._thinking:
                if self._thoughts.get(seat, (-1, ""))[0] == number:
                    continue
                self._thinking[seat] = number
                self._start(self._think(seat, number, self.seats[seat].played_by))
        if self._thoughts:
            self._start(self._give_thoughts())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, seat: int, number: int, player: str) -> None:
        try:
            key = await self._thinkers.decide(self.id, self.course.record(), seat, player)
            wait = self.changed_at + self._limits.pace - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            self._thoughts[seat] = (number, key)
        finally:
            del self._thinking[seat]
        await self._give_thoughts()

    async def _give_thoughts(self) -> None:
        """Computer players answer after the people, so that these can still take back a pick made together."""
        async with self.lock:
            given = False
            for seat, (number, key) in list(self._thoughts.items()):
                asked = self.course.asked
                if asked.get(seat) != number or not self.seats[seat].played_by:
                    del self._thoughts[seat]
                    continue
                if any(not self.seats[other].played_by for other in asked):
                    continue
                try:
                    self._must_be_playable()
                    self.course.check(seat, number, key)
                    await self._write(Event(seat, key))
                except Refused as wrong:
                    _log.error("The computer player at seat %d of match %s was refused: %s", seat, self.id, wrong)
                    return
                del self._thoughts[seat]
                self.course.answer(seat, key)
                given = True
            if given:
                self._changed()
            else:
                self._wake_computers_again()

    def _wake_computers_again(self) -> None:
        """A thought that came too late was dropped; the choice that is open now still needs one."""
        missing = [s for s, n in self.course.asked.items() if self._thoughts.get(s, (-1, ""))[0] != n]
        if any(self.seats[seat].played_by and seat not in self._thinking for seat in missing):
            self._wake_computers()

    async def hint(self, visitor: Visitor, seat: int, re: int) -> wire.Hint:
        """What the computer player would do on the own seat."""
        self._must_hold(visitor, seat)
        number = self.course.asked.get(seat)
        if number is None:
            raise refuse("refused-hint")
        key = await self._thinkers.decide(self.id, self.course.record(), seat, ADVISER)
        return wire.Hint(re=re, seat=seat, number=number, key=key, player=ADVISER)

    # --- back ---------------------------------------------------------------------------------------------------

    def _must_agree(self, key: Key, seat: int) -> set[int]:
        """The other people who have answered since the last answer of the seat."""
        since = self.course.answered_since(seat) - set(key.seats)
        return {other for other in since if not self.seats[other].played_by}

    def _undo_view(self, key: Key, seat: int) -> wire.UndoView:
        if self.kind == "study" or key.kind != "holder":
            return wire.UndoView(seat, "no", Text("refused-study"))
        why = self.course.why_not_undo(seat)
        if why is not None:
            return wire.UndoView(seat, "no", why.text)
        return wire.UndoView(seat, "ask" if self._must_agree(key, seat) else "yes")

    async def undo(self, visitor: Visitor, seat: int) -> None:
        """Take back the seat's last answer, or ask those who have answered since whether they mind."""
        self._must_hold(visitor, seat)
        async with self.lock:
            self._must_be_playable()
            why = self.course.why_not_undo(seat)
            if why is not None:
                raise why
            others = self._must_agree(visitor.key, seat)
            if not others:
                await self._go_back(seat)
                return
            self.request = Request(self.course.turn, seat, others)
            self._tell_seats()

    async def agree(self, visitor: Visitor, number: int, agree: bool) -> None:
        """Somebody who was asked says yes or no."""
        async with self.lock:
            request = self.request
            if request is None or request.number != number:
                raise refuse("refused-no-request")
            asked = request.waiting & set(visitor.key.seats)
            if not asked or visitor.key.kind != "holder":
                raise refuse("refused-not-asked")
            if not agree:
                self.request = None
                self._tell_seats()
                for other in self.visitors:
                    if other.holds(request.seat):
                        other.say(wire.RefusedMessage(text=Text("refused-undo-declined", {"seat": min(asked) + 1})))
                return
            request.waiting -= asked
            if request.waiting:
                self._tell_seats()
            else:
                await self._go_back(request.seat)

    async def _go_back(self, seat: int) -> None:
        last = self.course.last_of(seat)
        assert last is not None
        await self._write(Event(seat, back=last))
        await self.course.go_back(last)
        self._thoughts.clear()
        for visitor in self.visitors:
            visitor.log_sent = 0
        self._changed()

    # --- seats ----------------------------------------------------------------------------------------------------

    async def rename(self, visitor: Visitor, seat: int, name: str) -> None:
        self._must_hold(visitor, seat)
        await self._reseat(seat, msgspec.structs.replace(self.seats[seat], name=clean_name(name)))

    async def stand_in(self, visitor: Visitor, seat: int, player: str) -> None:
        """A computer player takes the own seat, or one where nobody is."""
        if seat >= len(self.seats):
            raise refuse("refused-no-seat", seat=seat + 1, seats=len(self.seats))
        if not visitor.key.seats or visitor.key.kind != "holder":
            raise refuse("refused-not-yours", seat=seat + 1)
        sitting = self.seats[seat]
        if sitting.kind == "computer" or (self.connected(seat) and not visitor.holds(seat)):
            raise refuse("refused-not-empty", seat=seat + 1)
        self._thinkers.must_know(player)
        await self._reseat(seat, msgspec.structs.replace(sitting, player=player, kept=True))

    async def take_back(self, visitor: Visitor, seat: int) -> None:
        self._must_hold(visitor, seat)
        await self._reseat(seat, msgspec.structs.replace(self.seats[seat], player="", kept=False))

    async def _reseat(self, seat: int, sitting: Seat) -> None:
        async with self.lock:
            await self._storage.seat(self.id, seat, sitting)
            self.seats[seat] = sitting
            self.reseated()

    def reseated(self) -> None:
        """Somebody else sits there: who may do what has changed, so everyone looks anew."""
        self.noted = False
        for visitor in self.visitors:
            visitor.see_table()
        self._wake_computers()

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


class Tables:
    """The tables in memory. A match that nobody visits leaves; the next visitor finds it in the storage."""

    def __init__(self, storage: Storage, thinkers: Thinkers, limits: Limits) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.limits = limits
        self.connections = 0
        self._by_id: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self._note()
        for table in list(self._by_id.values()):
            await table.close()

    def live(self, id: str) -> Table | None:
        return self._by_id.get(id)

    def __len__(self) -> int:
        return len(self._by_id)

    async def open(self, id: str) -> Table:
        """The table of a match, replayed from the storage if it is not in memory."""
        table = self._by_id.get(id)
        if table is not None and not table.lost:
            return table
        lock = self._opening.setdefault(id, asyncio.Lock())
        async with lock:
            table = self._by_id.get(id)
            if table is None or table.lost:
                self._make_room()
                table = await self._read(id)
                self._by_id[id] = table
        self._opening.pop(id, None)
        return table

    async def _read(self, id: str) -> Table:
        stored = await self.storage.match(id)
        if stored is None:
            raise refuse("refused-no-match")
        game = load_game(stored.game)
        course = await Course.replay(game, stored.setup, stored.seed, await self.storage.events(id))
        seats = await self.storage.seats(id)
        return Table(stored, course, seats, self.storage, self.thinkers, self.limits)

    def _make_room(self) -> None:
        if len(self._by_id) < self.limits.tables:
            return
        idle = [table for table in self._by_id.values() if not table.visitors and table.noted]
        if not idle:
            raise refuse("refused-full")
        self._let_go(min(idle, key=lambda table: table.changed_at))

    def _let_go(self, table: Table) -> None:
        """Take a table out of the memory; what it still thinks of comes to nothing."""
        del self._by_id[table.id]
        table.retire()

    async def _keep(self) -> None:
        """Once a second: note how matches stand, and let go of those that nobody visits."""
        for second in itertools.count(1):
            await asyncio.sleep(1)
            if second % 60 == 0:
                gc.collect()
            try:
                await self._note()
            except StorageLost:
                _log.exception("The standings could not be written; they will be tried again")
            limit = time.monotonic() - self.limits.idle
            for table in list(self._by_id.values()):
                if table.noted and not table.visitors and table.changed_at < limit:
                    self._let_go(table)

    async def _note(self) -> None:
        changed = [table for table in self._by_id.values() if not table.noted and not table.lost]
        if not changed:
            return
        for table in changed:
            table.noted = True
        try:
            await self.storage.touch(
                [(t.id, t.over or t.kind == "study", _encoder.encode(t.standing())) for t in changed]
            )
        except StorageLost:
            for table in changed:
                table.noted = False
            raise
