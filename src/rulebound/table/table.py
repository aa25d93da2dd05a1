"""One table: a match that is being played, with who sits and who watches there, and what they may ask for."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from rulebound.kernel.match import WISH
from rulebound.kernel.parting import partings
from rulebound.kernel.record import Record
from rulebound.kernel.text import Text, refuse, seated
from rulebound.table import wire
from rulebound.table.happenings import Happenings, payment
from rulebound.table.sights import ADVISER
from rulebound.table.standing import Request
from rulebound.table.stored import Event, Key, Seat
from rulebound.table.thinking import ADVICE
from rulebound.table.visitor import Visitor

FURTHER: Final = 12
"""So many answers of one advice can follow the first."""


class Table(Happenings):
    """One match with its seats and visitors."""

    # --- coming and going -----------------------------------------------------------------------------------

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

    def tick(self) -> None:
        """A second has passed."""
        for seat in self.watch.tick():
            if self.thinks_here:
                self.start(self._time_is_up(seat))
        if self.watch.news():
            self.tell_seats()

    # --- advice ---------------------------------------------------------------------------------------------

    async def hint(self, visitor: Visitor, seat: int, re: int) -> wire.Hint:
        """The best options for the seat of whoever asks, and why."""
        self._must_hold(visitor, seat)
        number = self.course.asked.get(seat)
        if number is None:
            raise refuse("refused-hint")
        if seat in self._advised:
            raise refuse("refused-hint-busy")
        self._advised.add(seat)
        try:
            advised = await self._thinkers.advise(self.id, self.course.record(final=False), seat)
            best = advised.options[0].key
            then = await self._advise_next(seat, best)
        finally:
            self._advised.discard(seat)
        return wire.Hint(
            re=re, seat=seat, number=number, key=best, text=advised.text, options=advised.options, then=then
        )

    async def _advise_next(self, seat: int, key: str) -> list[wire.HintStep]:
        """What it would answer to what that asks next: about the same card, or what needs no thought."""
        match = self.course.match
        choice = match.choices.get(seat)
        if choice is None or key not in choice.keys:  # somebody has decided in the meantime
            return []
        chosen, start = choice.options[choice.find(key)].on, match.answers
        steps: list[wire.HintStep] = []
        copy = match.fork()
        copy.answer(seat, key)
        while len(steps) < FURTHER and copy.could_go_back(start, seat, self.minding):
            choice = copy.choices.get(seat)
            if choice is None or (choice.about is not chosen and choice.prompt not in match.game.mind.routines):
                break
            if choice.pays is not None:
                if steps:
                    break
                for paid in payment(copy, seat, copy.suggested_payment(choice)):
                    copy.answer(seat, paid)
                continue
            view = next(one for one in copy.view(seat, len(copy.log)).choices if one.seat == seat)
            key = await self._thinkers.decide("", copy.record(final=False), seat, ADVISER, ADVICE)
            taken = next(option for option in view.options if option.key == key)
            assert view.prompt is not None
            steps.append(wire.HintStep(view.prompt.id, key, taken.text))
            copy.answer(seat, key)
        return steps

    # --- back -----------------------------------------------------------------------------------------------

    async def undo(self, visitor: Visitor, seat: int, payment: bool = False) -> None:
        """Take back the seat's last answer, or ask those who have answered since whether they mind.

        The last payment alone can be taken back while nobody has to be asked.
        """
        async with self.lock:
            self._must_hold(visitor, seat)
            self._must_be_playable()
            if self.course.undos[seat] >= self.limits.undos:
                raise refuse("refused-undo-often", most=self.limits.undos)
            point = self._undo_point(seat, payment)
            others = self._must_agree(visitor.key, point)
            if not others:
                await self._go_back(seat, payment)
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
                self.request, by = None, min(asked)
                self._tell_everyone(asking=True, declined=by)
                self._tell_declined(request.seat, by)
                return
            request.waiting -= asked
            if request.waiting:
                self._tell_everyone(asking=True)
            else:
                await self._go_back(request.seat)

    async def _go_back(self, seat: int, payment: bool = False) -> None:
        last = self._undo_point(seat, payment).answers
        await self._write(Event(seat, back=last))
        await self._step_back(last, seat)
        self._changed()

    # --- talk -----------------------------------------------------------------------------------------------

    def speak(self, visitor: Visitor, seat: int, phrase: wire.Phrase) -> None:
        """Somebody says one of a few phrases to everybody here and elsewhere; now and then, not all the time."""
        self._must_hold(visitor, seat)
        self._phrases.take(str(seat))
        spoken = wire.Spoken(seat=seat, phrase=phrase)
        self._hear_said(spoken)
        self.tell_neighbours(spoken=spoken)

    # --- seats ----------------------------------------------------------------------------------------------

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
                raise refuse("refused-not-yours", player=seated(seat))
            sitting = self.seats[seat]
            self._must_not_be_gone(seat)
            if visitor.holds(seat):
                await self._reseat(seat, msgspec.structs.replace(sitting, player=player, kept=True))
                return
            if sitting.kind == "computer" or self.connected(seat):
                raise refuse("refused-not-empty", player=seated(seat))
            if "stand_in" not in self.watch.can(seat):
                raise refuse("refused-not-away", player=seated(seat), seconds=round(self.limits.away))
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

    async def _reseat(self, seat: int, sitting: Seat) -> None:
        """The lock is held."""
        await self._storage.seat(self.id, seat, sitting)
        self.seats[seat] = sitting
        self._reseated()

    def _reseated(self, keys: bool = False) -> None:
        """Somebody else sits there: who may do what has changed, so everyone looks anew."""
        self.tell_neighbours(keys=keys, seats=True)
        self.look_anew()

    async def rekeyed(self, seat: int, sitting: Seat) -> None:
        """A token was given the seat, or has lost it: it is written already. The lock is held."""
        self.seats[seat] = sitting
        await self.check_keys()
        self._reseated(keys=True)

    # --- parting --------------------------------------------------------------------------------------------

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
                raise refuse("refused-claim-side", player=seated(seat))
            self._must_not_be_gone(seat)
            self._must_go_on()
            if "claim" not in self.watch.can(seat):
                raise refuse("refused-claim", player=seated(seat), minutes=max(1, round(self.limits.left / 60)))
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
        """The seat is out, and whoever goes with it. The lock is held."""
        match = self.course.match
        people = [i for i, who in enumerate(self.seats) if who.kind == "person"]
        for other, said in partings(match.game.sides(match.state), people, match.state.gone, seat, word):
            if not self.over:
                await self._happen(Event(other, WISH + said))

    def _must_go_on(self) -> None:
        if self.over:
            raise refuse("refused-over")
        if not self.is_playable:
            self._must_be_playable()

    # --- files ----------------------------------------------------------------------------------------------

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


def clean_name(name: str) -> str:
    """A name without line breaks, control characters and tricks that turn the writing around."""
    return " ".join("".join(c for c in name if c.isprintable() or c.isspace()).split())[:40]
