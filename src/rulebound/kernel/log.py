"""What happened, line by line, each with the rule that made it happen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from rulebound.kernel.text import Arg, Text
from rulebound.kernel.things import Thing
from rulebound.kernel.view import LogView

LogArg: TypeAlias = "Arg | Thing | Sequence[Thing]"


class Mention:
    """A thing named in a line, as each viewer may name it: what was hidden when it was written stays so."""

    __slots__ = ("hidden", "knowing", "open")

    def __init__(self, thing: Thing, seats: int) -> None:
        self.knowing = frozenset(seat for seat in range(seats) if thing.visible_to(seat))
        self.hidden = thing.name_for(None)
        self.open = thing.name_for(next(iter(self.knowing), None))

    def text_for(self, seat: int | None) -> Text:
        return self.open if seat in self.knowing else self.hidden


Told: TypeAlias = "str | int | Text | Mention | list[Text | Mention]"


class Line:
    """One line of the log; `at` counts the answers given before it, so that one can go back there."""

    __slots__ = ("args", "at", "rule", "what")

    def __init__(self, what: str, rule: str, at: int, args: Mapping[str, Told]) -> None:
        self.what = what
        self.rule = rule
        self.at = at
        self.args = args

    def seat(self, name: str) -> int:
        """The seat that an argument names."""
        arg = self.args[name]
        n = arg.hidden.args["n"] if isinstance(arg, Mention) else None
        assert isinstance(n, int)
        return n - 1

    def view(self, seat: int | None) -> LogView:
        args: dict[str, Arg] = {}
        for name, arg in self.args.items():
            if isinstance(arg, Mention):
                args[name] = arg.text_for(seat)
            elif isinstance(arg, list):
                args[name] = [a.text_for(seat) if isinstance(a, Mention) else a for a in arg]
            else:
                args[name] = arg
        return LogView(Text(f"{self.rule.split('.', 1)[0]}-log-{self.what}", args), self.rule, self.at)


class Log:
    """The lines of one match; a quiet match has a log that is off and costs nothing."""

    __slots__ = ("answers", "lines", "on", "seats")

    def __init__(self, seats: int, on: bool = True) -> None:
        self.seats = seats
        self.on = on
        self.answers = 0
        self.lines: list[Line] = []

    def say(self, what: str, rule: str, **args: LogArg) -> None:
        """Write a line: the message `<game>-log-<what>` and the rule that made it happen."""
        if not self.on:
            return
        told: dict[str, Told] = {}
        for name, arg in args.items():
            if isinstance(arg, Thing):
                told[name] = Mention(arg, self.seats)
            elif isinstance(arg, str | int | Text):
                told[name] = arg
            else:
                told[name] = [Mention(a, self.seats) if isinstance(a, Thing) else a for a in arg]
        self.lines.append(Line(what, rule, self.answers, told))

    def cut(self, length: int, answers: int) -> Log:
        """A log of its own as this one was after so many lines and answers."""
        copy = Log(self.seats, self.on)
        copy.lines = self.lines[:length]
        copy.answers = answers
        return copy


SILENT: Final = Log(0, on=False)
"""For states that nobody listens to. Its list stays empty: `say` does nothing while `on` is False."""
