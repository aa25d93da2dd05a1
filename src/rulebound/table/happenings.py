"""What happens at a table: it is written down, takes effect, and is told to everyone, here and in other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator, Sequence
from typing import Any, Final, TypeVar

import msgspec

from rulebound.kernel.equal import is_open
from rulebound.kernel.match import WISH, Match
from rulebound.kernel.payment import DONE
from rulebound.kernel.text import Refused, Text, refuse, seated
from rulebound.kernel.things import Thing
from rulebound.table import metrics, wire
from rulebound.table.computers import Computers
from rulebound.table.course import Course
from rulebound.table.journal import note
from rulebound.table.limits import Buckets, Limits
from rulebound.table.neighbours import Neighbours, Note
from rulebound.table.sights import Sights
from rulebound.table.standing import Request, age_of
from rulebound.table.storage import Storage
from rulebound.table.stored import FORGOTTEN, AlreadyWritten, Event, Seat, StorageLost, Stored
from rulebound.table.thinking import Thinkers
from rulebound.table.visitor import Visitor

_log: Final = logging.getLogger("rulebound.table")

T = TypeVar("T")


class Happenings(Sights):
    """Whatever changes a match goes through its lock, one after another."""

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
        super().__init__(stored, course, seats, neighbours, limits)
        self.noted = False
        """Whether the storage knows how the match stands."""
        self.answered = stored.touched != stored.started or age_of(stored) > FORGOTTEN
        """Whether anything has happened since the match was made, or it is so old that a visit is worth noting."""
        self._storage = storage
        self._thinkers = thinkers
        self._advised: set[int] = set()
        """Seats for which advice is being thought out."""
        self._neighbours = neighbours
        self._unasked = Buckets(limits.wishes_at_once, limits.wishes_per_second)
        self._phrases = Buckets(limits.phrases_at_once, limits.phrases_per_second)
        self._computers = Computers(self, thinkers)
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- answers --------------------------------------------------------------------------------------------

    async def answer(
        self, visitor: Visitor, seat: int, number: int, key: str, then: Sequence[wire.Further] = (), pay: bool = False
    ) -> list[Text]:
        """A person takes an option, and then others; each is written down first.

        Told is what a payment was made with, if it was made as suggested.
        """
        async with self.lock:
            self._must_hold(visitor, seat)
            self._must_not_be_gone(seat)
            if self.seats[seat].played_by:
                raise refuse("refused-kept", player=seated(seat))
            if self.player_at(seat):
                raise refuse("refused-time")
            if key.startswith(WISH):
                self._must_be_scarce(seat, key)
            await self.give(Event(seat, key), number)
            used = await self._pay(seat) if pay else []
            for further in then:
                if self._is_asked(seat, further):
                    await self.give(Event(seat, further.key), self.course.asked[seat])
            return used

    def _is_asked(self, seat: int, further: wire.Further) -> bool:
        """Whether just this is asked now, and may be answered so."""
        match = self.course.match
        choice = match.choices.get(seat)
        asks = choice is not None and further.asks == f"{match.game.id}-ask-{choice.prompt}"
        return asks and choice is not None and further.key in choice.keys

    async def _pay(self, seat: int) -> list[Text]:
        """What is to be paid is paid as suggested, if all of it can be taken back: then it was no mistake to click."""
        match = self.course.match
        choice = match.choices.get(seat)
        keys = [] if choice is None else match.suggested_payment(choice)
        if not keys or not self._can_be_taken_back(seat, keys):
            return []
        assert choice is not None
        used = [option.on for option in choice.options if choice.key_of(option) in keys]
        for key in payment(match, seat, keys):
            await self.give(Event(seat, key), self.course.asked[seat])
        return [thing.name_for(seat) for thing in used if isinstance(thing, Thing)]

    def _can_be_taken_back(self, seat: int, keys: list[str]) -> bool:
        """Whether one could go back from where this payment leads, and is asked there, so that there is time to; it is
        tried on a copy."""
        copy = self.course.match.fork()
        start = copy.answers - 1  # where that was begun which is being paid for
        for key in payment(copy, seat, keys):
            copy.answer(seat, key)
        return seat in copy.choices and copy.could_go_back(start, seat, self.minding)

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
        """It takes effect, once it is written, and so does what follows as a matter of course."""
        following: Event | None = event
        while following is not None:
            assert following.key is not None
            await self._write(following)
            self.course.answer(following.seat, following.key)
            following = self._matter_of_course()
        if self.over:
            note("match-ended", match=self.id, game=self.stored.game, answers=self.course.match.answers)
        self._changed()

    def _matter_of_course(self) -> Event | None:
        """The answer of a person who has nothing to decide.

        Where others play it is asked all the same, unless they see as much: they could tell by how soon an answer
        comes what somebody holds.
        """
        if self.course.answered >= self.limits.answers:
            return None
        match, alone = self.course.match, len(self.minding) == 1
        for seat, choice in match.choices.items():
            if seat in self.minding and not self.player_at(seat) and (alone or is_open(choice)):
                taken = match.matter_of_course(choice)
                if taken is not None:
                    return Event(seat, choice.key_of(taken))
        return None

    @property
    def thinks_here(self) -> bool:
        """Whether this process thinks for the computer players, or another one where visitors are."""
        return self.elsewhere.thinks_here()

    def _must_be_playable(self) -> None:
        if self.kind == "study":
            raise refuse("refused-study")
        if self.lost:
            raise refuse("refused-storage")
        if self.course.notice is not None:
            raise Refused(self.course.notice)
        if self.course.answered >= self.limits.answers:
            raise refuse("refused-too-long", most=self.limits.answers)

    def _must_not_be_gone(self, seat: int) -> None:
        if seat in self.course.match.state.gone:
            raise refuse("refused-gone", player=seated(seat))

    # --- written and told -----------------------------------------------------------------------------------

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
        """Everyone sees the new position, here and elsewhere."""
        self._move_on()
        if self.elsewhere.anybody():
            self.tell_neighbours()

    def _move_on(self) -> None:
        """Something has happened, here or elsewhere: what was asked for before is forgotten."""
        self.changed_at = time.monotonic()
        self.request = None
        self.answered = True
        self.look_anew()

    def look_anew(self) -> None:
        """What the storage knows of how the match stands is old; who has to decide now, decides."""
        self.noted = False
        super().look_anew()
        self._computers.wake()

    async def _step_back(self, answers: int, seat: int) -> None:
        """Lines of the log that were told may hold no more, so everyone gets them anew."""
        await self.course.go_back(answers, seat)
        for visitor in self.visitors:
            visitor.log_sent = 0

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let something go on by itself, to its end or until the table is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def retire(self) -> None:
        """This object no longer is the table of the match: nothing may be written through it."""
        self.lost = True
        for task in self._tasks:
            task.cancel()

    async def close(self) -> None:
        """The server ends."""
        self.retire()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- other processes ------------------------------------------------------------------------------------

    def _tell_everyone(self, asking: bool = False, declined: int | None = None) -> None:
        """Here and elsewhere: who is there, and what is asked for."""
        self.tell_neighbours(asking, declined)
        self.tell_seats()

    def tell_neighbours(
        self, asking: bool = False, declined: int | None = None, keys: bool = False, seats: bool = False,
        spoken: wire.Spoken | None = None,
    ) -> None:  # fmt: skip
        """Whoever has this match open in another process looks into the storage."""
        here = sorted({seat for visitor in self.visitors for seat in visitor.key.seats})
        request = self.request.view() if self.request else None
        self._neighbours.tell(
            Note(
                self._neighbours.process, self.id, here, self._spectators_here, asking, request, declined, keys,
                self.course.turn, seats, spoken,
            )
        )  # fmt: skip

    def hear(self, note: Note) -> None:
        """Another process says something of this match. Who is new there, or knows less than we do, is told."""
        new = self.elsewhere.hear(note)
        if (new or 0 <= note.turn < self.course.turn) and self.visitors:
            self.tell_neighbours()
        if note.spoken is not None:
            self._hear_said(note.spoken)
        self.start(self._catch_up(note))

    def _hear_said(self, spoken: wire.Spoken) -> None:
        for visitor in self.visitors:
            visitor.say(spoken)

    def neighbours_changed(self) -> None:
        """Processes have come or gone: who is there is told and counted anew, and computer players think elsewhere."""
        if self.visitors:
            self._tell_everyone()
            self._computers.wake()

    async def _catch_up(self, note: Note) -> None:
        async with self.lock:
            unknown = note.turn < 0
            if unknown or note.turn > self.course.turn:
                await self._read_events()
            if unknown or note.seats or note.keys:
                await self._read_seats()
            if note.keys:
                await self.check_keys()
            if note.asking:
                asked = self.request
                self.request = None
                if note.request is not None and note.request.number == self.course.turn:
                    self.request = Request(note.request.number, note.request.seat, set(note.request.waiting))
                elif note.declined is not None and asked is not None:
                    self._tell_declined(asked.seat, note.declined)
            self.tell_seats()
            self._computers.wake()

    def _tell_declined(self, seat: int, by: int) -> None:
        declined = Text("refused-undo-declined", {"player": seated(by)})
        for visitor in self.visitors:
            if visitor.holds(seat):
                visitor.say(wire.RefusedMessage(text=declined))

    async def read_on(self) -> None:
        """Other processes have written what this one was not told."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        """Go on with what other processes have written. The lock is held."""
        await self._read_events()
        await self._read_seats()

    async def _read_events(self) -> None:
        events = [] if self.course.notice is not None else await self._storage.events(self.id, self.course.turn)
        for event in events:
            if event.key is not None:
                self.course.answer(event.seat, event.key)
            elif event.back is not None:
                await self._step_back(event.back, event.seat)
        if events:
            self._move_on()

    async def _read_seats(self) -> None:
        if self.course.notice is not None:
            return
        seats = await self._storage.seats(self.id)
        if not seats:
            self.send_away(Text("refused-removed"))
        elif seats != self.seats:
            self.seats[:] = seats
            self.look_anew()

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
                visitor.bid_farewell(Text("refused-revoked"))
                continue
            visitor.key = key
            if not self.may_look(key, visitor.looking) or visitor.looking is None:
                self.look(visitor, key.seats[0])
            visitor.see_table()


def payment(match: Match[Any], seat: int, keys: list[str]) -> Iterator[str]:
    """The answers of a payment, as long as it is asked for: what is needed to the last is taken without asking."""
    for key in [*keys, DONE]:
        choice = match.choices.get(seat)
        if choice is not None and choice.pays is not None and key in choice.keys:
            yield key
