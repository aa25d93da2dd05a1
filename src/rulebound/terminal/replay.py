"""A saved match, shown step by step."""

from __future__ import annotations

import time
from typing import Any

from rich.rule import Rule
from rich.text import Text as Line

from rulebound.i18n import rule_title
from rulebound.kernel.game import Game
from rulebound.kernel.match import Match
from rulebound.kernel.record import DoesNotFit, Record
from rulebound.kernel.text import Refused, Text, refuse
from rulebound.kernel.view import View
from rulebound.terminal.board import DECIDE, QUIET, RISK, Board
from rulebound.terminal.explain import Explainer
from rulebound.terminal.game import log_lines, show_result
from rulebound.terminal.layout import hang
from rulebound.terminal.screen import InputEnded, Screen

PAUSE = 1.0
"""Seconds between two steps of the automatic showing."""


class Replay:
    """Stands at one step of a record; `last` is the last step that the rules of today can follow."""

    __slots__ = ("fault", "game", "last", "match", "record", "screen", "seat")

    def __init__(self, game: Game[Any], record: Record, screen: Screen, seat: int | None) -> None:
        self.game = game
        self.record = record
        self.screen = screen
        self.seat = seat
        self.fault: Refused | None = None
        try:
            self.match: Match[Any] = Match.replay(game, record)
        except DoesNotFit as wrong:
            self.fault = wrong
            self.match = wrong.match
        self.record = self.match.record()  # in the words of today
        self.last = self.match.answers
        self._check_seat(seat)

    @property
    def step(self) -> int:
        return self.match.answers

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.match.state.seats:
            raise refuse("refused-no-seat", seat=seat + 1, seats=self.match.state.seats)

    def go(self, step: int) -> None:
        """To that step; forwards by playing on, backwards by playing from the start."""
        if not 0 <= step <= self.last:
            raise refuse("terminal-no-step", step=step, last=self.last)
        if step < self.step:
            self.match = Match.replay(self.game, self.record, step)
        for seat, key in self.record.answers[self.step : step]:
            self.match.follow(seat, key)

    def view(self, since: int = 0) -> View:
        return self.match.view(self.seat, since)

    # --- on the screen --------------------------------------------------------------------------------

    def run(self) -> None:
        """Show and ask where to go, until the input ends."""
        self.show(self._lines_before())
        self.screen.say("terminal-replay-commands", style=QUIET)
        while True:
            try:
                typed = self.screen.ask(f"{self.step}/{self.last} > ")
                if typed.lower() == "q":
                    return
                self._read(typed)
            except InputEnded:
                return
            except Refused as refused:
                self.screen.show(Line(self.screen.text(refused.text), RISK))

    def _read(self, typed: str) -> None:
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        if typed in ("", "n"):
            self._turn_to(self.step + 1)
        elif typed == "p":
            self._turn_to(self.step - 1)
        elif typed.isdecimal():
            self._turn_to(int(typed))
        elif typed in ("a", "auto"):
            self.show_all()
        elif command in ("seat", "s"):
            self._sit_down(rest)
        elif typed == "l":
            self.screen.show(*log_lines(self.view().log, self.screen, rules=True))
        elif typed.startswith("?") and len(typed) > 1:
            self.screen.show(*Explainer(self.match, self.view(), self.screen).explain(typed[1:].strip()))
        else:
            raise refuse("terminal-wrong-replay", typed=typed, last=self.last)

    def _turn_to(self, step: int) -> None:
        before = len(self.match.log)
        forward = step == self.step + 1
        self.go(step)
        self.show(before if forward else self._lines_before())

    def _lines_before(self) -> int:
        """Where the log stood before the last answer: its lines are what the step has brought."""
        return next((i for i, line in enumerate(self.match.log) if line.at >= self.step), len(self.match.log))

    def _sit_down(self, seat: str) -> None:
        """See the table as one player saw it, or as a spectator (0)."""
        if not seat.isdecimal() or int(seat) > self.match.state.seats:
            raise refuse("terminal-wrong-seat", typed=seat, seats=self.match.state.seats)
        self.seat = int(seat) - 1 if int(seat) else None
        self.show(self._lines_before())

    def show(self, since: int) -> None:
        """The last step: what it brought, the board, and who decides next."""
        view = self.view(since)
        self.screen.blank()
        self.screen.show(Rule(self._title(), align="left", characters="═", style="yellow"))
        if self.step:
            self.screen.show(*hang(Line(" › "), [Line(self._decided())], self.screen.console))
        self.screen.show(*log_lines(view.log, self.screen))
        self.screen.show(*Board(view, self.screen).draw())
        if view.result is not None:
            show_result(self.match, view, self.screen)
        elif view.choices:
            names = [self.screen.words("seat", n=choice.seat + 1) for choice in view.choices]
            rule = rule_title(view.choices[0].rule)
            self.screen.say("terminal-decides", n=len(names), names=", ".join(names), rule=rule)

    def _decided(self) -> str:
        """Whose decision this step was; what was decided in secret is told only to who decided it."""
        seat, key = self.record.answers[self.step - 1]
        who = Text("seat", {"n": seat + 1})
        if seat != self.seat:
            return self.screen.words("terminal-decided", seat=who)
        before = Match.replay(self.game, self.record, self.step - 1).view(seat)
        options = [option for choice in before.choices for option in choice.options]
        taken = next(option for option in options if option.key == key)
        return self.screen.words("terminal-decided-on", seat=who, option=taken.text)

    def _title(self) -> Line:
        whose = Text("seat", {"n": self.seat + 1}) if self.seat is not None else Text("terminal-spectator")
        words = self.screen.words("terminal-step", step=self.step, last=self.last, viewer=whose)
        return Line(words, DECIDE)

    def show_all(self) -> None:
        """From here to the end, a step at a time; Ctrl-C stops it."""
        try:
            for step in range(self.step + 1, self.last + 1):
                before = len(self.match.log)
                self.go(step)
                self.screen.show(*log_lines(self.view(before).log, self.screen))
                if self.screen.is_typed:
                    time.sleep(PAUSE)
        except KeyboardInterrupt:
            self.screen.blank()
        self.show(len(self.match.log))
