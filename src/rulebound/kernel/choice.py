"""What a player is asked: one option out of a list, always."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from rulebound.kernel.payment import Payment
from rulebound.kernel.text import Arg, Text, refuse
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Verdict

Target: TypeAlias = "Thing | str | int | None"

Facts: TypeAlias = "Mapping[str, Arg] | Callable[[], Mapping[str, Arg]]"
"""What a question tells of what it is about. Given as a function it is put together only when somebody reads it."""


class Option:
    """One thing that may be done: a verb and what it is done to. Nothing that it points at points back at it."""

    __slots__ = ("act", "number", "on")

    def __init__(self, act: str, on: Target = None, number: int = 0) -> None:
        self.act = act
        self.on = on
        self.number = number  # which of several that the same thing offers, from 1: "use the second ability"

    @property
    def verb(self) -> str:
        """The act with its number: `use-2`."""
        return f"{self.act}-{self.number}" if self.number else self.act

    def key_for(self, seat: int, zones: Sequence[Any] = ()) -> str:
        """How a record writes this option down, and whoever sits there says it."""
        on = self.on
        if on is None:
            return self.verb
        return f"{self.verb}:{on.key_for(seat, zones) if isinstance(on, Thing) else on}"

    def details(self) -> list[Text]:
        """What it does, where no card on the table says it."""
        return self.on.details() if isinstance(self.on, Thing) else []

    def __repr__(self) -> str:
        return f"Option({self.verb}{'' if self.on is None else f' {self.on}'})"


PASS: Final = Option("pass")
"""The option of doing nothing, where that is all it says; nothing that is done changes an option."""


class Choice:
    """One seat, a prompt, the legal options, the rule that asks. Plain data between two moments of a game."""

    __slots__ = ("about", "always", "args", "explain", "options", "pays", "prompt", "rule", "seat", "zones")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[Option],
        rule: str,
        *,
        about: Thing | None = None,
        args: Facts | None = None,
        explain: Callable[[Thing], list[Verdict] | None] | None = None,
        always: bool = False,
        pays: Callable[[], Payment] | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.rule = rule
        self.about = about  # the card that asks
        self.args = args  # see `facts`
        self.explain = explain  # what this choice demands of a thing; None if it is not about such things
        self.always = always  # asked even with one option, because not asking would tell something
        self.pays = pays  # what is being paid, if this is one step of a payment
        # Where cards lie, when it is asked: one that the seat does not know is called by its place.
        self.zones: Sequence[Any] = ()

    def facts(self) -> dict[str, Arg]:
        """What the question tells, by the names of the variables in its message."""
        args = self.args
        return {} if args is None else dict(args() if callable(args) else args)

    def find(self, wanted: Option | int | str) -> int:
        """The place of an option in the list, given as itself, its number or its key."""
        options = self.options
        if isinstance(wanted, int):
            if 0 <= wanted < len(options):
                return wanted
            raise refuse("refused-option-number", number=wanted + 1, last=len(options))
        if isinstance(wanted, Option):
            for i, option in enumerate(options):
                if option is wanted:
                    return i
            raise refuse("refused-option", option=self.key_of(wanted), options=self._listed())
        for i, option in enumerate(options):
            if self.key_of(option) == wanted:
                return i
        raise refuse("refused-option", option=str(wanted), options=self._listed())

    def recall(self, key: str) -> Option | str:
        """The option that a record of the past calls so, else the key itself."""
        if ":c" not in key:
            return key
        for option in self.options:
            if isinstance(option.on, Thing) and f"{option.verb}:{option.on.old_key}" == key:
                return option
        return key

    @property
    def keys(self) -> list[str]:
        """The keys of the options, for the seat that is asked."""
        return [self.key_of(option) for option in self.options]

    def key_of(self, option: Option) -> str:
        return option.key_for(self.seat, self.zones)

    def _listed(self) -> str:
        return ", ".join(self.keys)

    def __repr__(self) -> str:
        return f"Choice(seat {self.seat}, {self.prompt}: {self._listed()})"


class Together:
    """Choices that several seats make at once and reveal at once."""

    __slots__ = ("choices",)

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = choices
