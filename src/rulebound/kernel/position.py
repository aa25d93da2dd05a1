"""Positions that explain a rule: how the table is laid, and the answers that lead on.

One definition serves the rulebook, which shows it step by step and lets one try it, and the tests, which prove with it
that the rule is kept. A match from a position has the setup `{"position": "overkill"}`, so its record says so and
replays like any other.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import msgspec

from rulebound.kernel.cards import Card, State
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.things import Thing

if TYPE_CHECKING:
    from rulebound.kernel.match import Match

S = TypeVar("S", bound=State)

POSITION: Final = "position"
"""What the setup of such a match names it with."""
_SPELLED: Final = re.compile(r"(?:p(\d+)>)?([a-z-]+)/(.+)")
QUIET: Final = ("pass", "done", "decline", "no-defense", "no-engage", "no-attack", "stay", "end-turn", "end")
"""What everybody takes whom the position gives no answer."""
MOST_PASSED: Final = 30
"""So often at most: an answer that nobody asks for would play the game to its end."""


class Position(Generic[S]):
    """How the table is laid, the same each time, and answers: `p1>defend/mockingbird` is who, asked what, takes what.

    A card is called by its code or by its name in small letters, everything else by its name or as records call it
    (`t7`, `p0`).
    """

    __slots__ = ("answers", "example", "lay", "rules", "seat")

    def __init__(
        self, rules: Sequence[str], lay: Callable[[], S], *answers: str, seat: int = 0, example: bool = False
    ) -> None:
        self.rules = tuple(rules)  # what it shows; the title of the first is its title
        self.lay = lay
        self.answers = answers
        self.seat = seat  # whose eyes it is seen with
        self.example = example  # of the printed rulebook


def lead(match: Match[S], answers: Sequence[str]) -> Match[S]:
    """Give the answers one after the other; whoever is asked something else in between passes quietly."""
    for spelled in answers:
        found = _SPELLED.fullmatch(spelled)
        if found is None:
            raise ValueError(f"{spelled} is no answer: prompt/option")
        seat, prompt, wanted = found.groups()
        passed = 0
        while not _take(match, seat, prompt, wanted):
            if not match.choices:
                raise ValueError(f"it is over before {spelled}")
            choice = next(iter(match.choices.values()))
            quiet = next((option for option in choice.options if option.act in QUIET), None)
            passed += 1
            if quiet is None or passed > MOST_PASSED:
                raise ValueError(f"{spelled}: seat {choice.seat} is asked {choice.prompt}: {_offers(choice)}")
            match.answer(choice.seat, quiet)
    return match


def _take(match: Match[S], seat: str | None, prompt: str, wanted: str) -> bool:
    for choice in list(match.choices.values()):
        if choice.prompt == prompt and seat in (None, str(choice.seat)):
            option = next((option for option in choice.options if wanted in names_of(choice, option)), None)
            if option is None:
                raise ValueError(f"{prompt}/{wanted} is not offered: {_offers(choice)}")
            match.answer(choice.seat, option)
            return True
    return False


def names_of(choice: Choice, option: Option) -> list[str]:
    """All that an option may be called: what is done, what it is done to, or both."""
    key = choice.key_of(option)
    names = [key, key.partition(":")[2], option.verb]
    called: list[str] = []
    if isinstance(option.on, Card):
        called = [option.on.printed.code, snake(option.on.printed.name.plain)]
    elif isinstance(option.on, Thing):
        called = [snake(option.on.name_for(None).plain)]
    return [*names, *called, *(f"{option.verb}:{name}" for name in called)]


@cache
def snake(name: str) -> str:
    """How positions and tests call something: `Éowyn` is `eowyn`, `Breakin' & Takin'` is `breakin_takin`."""
    letters = "".join(letter for letter in unicodedata.normalize("NFD", name) if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "_", re.sub("['’]", "", letters.lower())).strip("_")


def _offers(choice: Choice) -> str:
    return ", ".join(names_of(choice, option)[-1] for option in choice.options)


class FromPosition(msgspec.Struct, frozen=True):
    """The setup of a match that begins in a position of the rulebook."""

    position: str
