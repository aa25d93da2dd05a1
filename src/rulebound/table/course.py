"""The course of one match: its answers, the way back, and any earlier position."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rulebound.kernel.game import Game
from rulebound.kernel.match import WISH, Match
from rulebound.kernel.parting import WORDS
from rulebound.kernel.record import Record
from rulebound.kernel.seal import EVERY, holds
from rulebound.kernel.text import Arg, Refused, Text, refuse
from rulebound.table.stored import Event

BREATH: Final = 20
"""So many answers are replayed before other tables get a turn."""
STRIDE: Final = 40
"""Positions so far apart are kept once somebody looks at the past,"""
LANDMARKS: Final = 16
"""and so many at most: of a longer match they lie further apart."""


class Course:
    """A match with the numbers of its choices, so that a late answer is told from a timely one, and with its past."""

    __slots__ = (
        "_landmarks", "_stride", "asked", "freed", "match", "minded", "notice", "remark", "setup", "turn", "undone_at",
        "undos", "wishes",
    )  # fmt: skip

    def __init__(self, game: Game[Any], setup: dict[str, Any], seed: int | str) -> None:
        self.match: Match[Any] = Match(game, setup, seed)
        self.setup = setup
        self.turn = 0
        """How many events there were: answers, and steps back."""
        self.undone_at = 0
        """The turn of the last step back: a page that is older has read lines that no longer hold."""
        self.notice: Text | None = None
        """Why it cannot go on, if it cannot."""
        self.remark: Text | None = None
        """What everyone should know although it goes on."""
        self.asked: dict[int, int]
        """The number of each open choice: the turn at which it was asked."""
        self.wishes: Counter[int] = Counter()
        self.undos: Counter[int] = Counter()
        """How often each seat has said something unasked, or taken back an answer."""
        self.minded: set[int] = set()
        """Seats for which a computer player stands in because others wanted it."""
        self.freed: set[int] = set()
        """Seats that somebody has held and holds no more."""
        self._landmarks: dict[int, Match[Any]] = {}
        self._stride = STRIDE
        self._number_choices({})

    @staticmethod
    async def replay(
        game: Game[Any],
        setup: dict[str, Any],
        seed: int | str,
        events: Sequence[Event],
        version: str | None = None,
        last: str | None = None,
    ) -> Course:
        """The course again from its events; where the rules of today cannot follow, it stops with a notice.

        Positions that were sealed are held against their seals, the `last` one too: where one is another than it was,
        the course stops at the position before that is still proven. Everyone is told if the rules had another
        `version` when it was begun.
        """
        course = Course(game, setup, seed)
        versions: dict[str, Arg] = {"theirs": version or game.version, "ours": game.version}
        proven = 0
        for number, event in enumerate([*events, None]):
            seal = last if event is None else event.seal
            if seal is not None:
                if not holds(seal, course.match.state, course.match.choices):
                    course = await Course.replay(game, setup, seed, events[:proven])
                    course.notice = Text("refused-match-differs", {"number": number, "proven": proven, **versions})
                    return course
                proven = number
            if event is None:
                break
            try:
                await course.follow(event)
            except Refused as wrong:
                course.notice = Text("refused-match-stuck", {"number": number + 1, "problem": wrong.text})
                break
            await _breathe(number)
        if version is not None and version != game.version:
            course.remark = Text("notice-other-version", versions)
        return course

    async def follow(self, event: Event) -> None:
        """Do what was written down."""
        if event.key is not None:
            self.answer(event.seat, event.key)
        elif event.back is not None:
            await self.go_back(event.back, event.seat)

    @property
    def seal_due(self) -> bool:
        """Whether what happens next is written down with the seal of the position in which it happens."""
        return self.turn > 0 and self.turn % EVERY == 0

    # --- forth ------------------------------------------------------------------------------------

    def check(self, seat: int, number: int, key: str) -> None:
        """Refuse an answer that cannot be given now: late, repeated, illegal, or not this seat's business.

        A wish answers no choice, so its number does not matter.
        """
        if self.notice is not None:
            raise Refused(self.notice)
        if not key.startswith(WISH) and self.asked.get(seat, number) != number:
            raise refuse("refused-late", number=number, now=self.asked[seat])
        self.match.check(seat, key)

    def answer(self, seat: int, key: str) -> None:
        before = self.match.choices
        opened = {seat: (choice, self.asked[seat]) for seat, choice in before.items()}
        self.match.follow(seat, key)
        self.turn += 1
        if key.startswith(WISH):
            self._heed(seat, key.removeprefix(WISH))
        self._number_choices(opened)

    def _heed(self, seat: int, said: str) -> None:
        if said not in WORDS:
            self.wishes[seat] += 1
        elif said == "stood-in":
            self.minded.add(seat)
        elif said == "back":
            self.minded.discard(seat)
        elif said == "freed":
            self.freed.add(seat)

    @property
    def answered(self) -> int:
        """How many answers it has, without what was said unasked."""
        return self.match.answers - self.wishes.total()

    def _number_choices(self, opened: dict[int, tuple[Any, int]]) -> None:
        """A choice that stays open while others answer keeps its number."""
        self.asked = {
            seat: opened[seat][1] if seat in opened and opened[seat][0] is choice else self.turn
            for seat, choice in self.match.choices.items()
        }

    # --- back ---------------------------------------------------------------------------------------

    async def go_back(self, answers: int, seat: int) -> None:
        """Forget all answers but the first so many, as a seat wishes."""
        earlier = await self.position(answers)
        self._landmarks = {at: match for at, match in self._landmarks.items() if at <= answers}
        self.match = earlier
        self.undos[seat] += 1
        self.turn = self.undone_at = self.turn + 1
        self._number_choices({})

    async def position(self, answers: int) -> Match[Any]:
        """The match as it was after so many answers, as a copy."""
        record = self.match.record(final=False)
        if not 0 <= answers <= len(record.answers):
            raise refuse("refused-position", answers=answers, last=len(record.answers))
        at = max((mark for mark in self._landmarks if mark <= answers), default=0)
        match = self._landmarks[at].fork() if at else Match(self.match.game, record.setup, record.seed)
        for number in range(at, answers):
            match.follow(*record.answers[number])
            if (number + 1) % self._stride == 0:
                self._landmarks.setdefault(number + 1, match.fork())
                self._thin_out()
            await _breathe(number)
        return match

    def _thin_out(self) -> None:
        if len(self._landmarks) > LANDMARKS:
            self._stride *= 2
            self._landmarks = {at: match for at, match in self._landmarks.items() if at % self._stride == 0}

    def record(self, upto: int | None = None, *, final: bool = True) -> Record:
        record = self.match.record(final=final)
        return record if upto is None else record.upto(upto)


async def _breathe(number: int) -> None:
    """After every so many answers that are replayed, the first of which is number 0."""
    if (number + 1) % BREATH == 0:
        await asyncio.sleep(0)
