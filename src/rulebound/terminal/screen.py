"""The screen and the keyboard, or the files and pipes in their place."""

from __future__ import annotations

import contextlib
import re
import sys
from copy import copy
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text as Line

from rulebound.i18n import Language, term
from rulebound.kernel.text import Arg, Text


class InputEnded(Exception):
    """Nothing more will be typed: a script is over, or somebody pressed Ctrl-D or Ctrl-C."""


class Screen:
    """Says things in one language. What is piped gets no colours, no control codes and no waiting."""

    __slots__ = ("console", "errors", "language")

    def __init__(self, language: Language) -> None:
        self.language = language
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.errors = Console(stderr=True, highlight=False, markup=False, emoji=False)

    def read_by(self, seat: int | None) -> Screen:
        """The same screen while it speaks to one player, who is "you" in what it says."""
        screen = copy(self)
        screen.language = self.language.read_by(seat)
        return screen

    # --- words ------------------------------------------------------------------------------------

    def text(self, text: Text) -> str:
        return harmless(self.language.text(text))

    def words(self, id: str, **args: Arg) -> str:
        """A message of the catalogues."""
        return harmless(self.language.text(Text(id, args)))

    def term(self, game: str, kind: str, id: str | int | bool) -> str:
        """The name of a zone, counter, mark or option of a game."""
        return harmless(self.language.text(term(game, kind, id)))

    # --- out --------------------------------------------------------------------------------------

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, id: str, style: str = "", **args: Arg) -> None:
        self.show(Line(self.words(id, **args), style))

    def say_text(self, text: Text, style: str = "") -> None:
        self.show(Line(self.text(text), style))

    def show(self, *drawings: RenderableType) -> None:
        for drawing in drawings:
            self.console.print(drawing)

    def blank(self) -> None:
        self.console.print()

    def warn(self, text: Text) -> None:
        """One sentence about what went wrong, where errors go."""
        self.errors.print(self.text(text), soft_wrap=True)

    def wipe(self) -> None:
        """Clear the screen and what can be scrolled back to: the next person must not see it."""
        if self.console.is_terminal:
            self.console.file.write("\033[2J\033[3J\033[H")
            self.console.file.flush()

    # --- in ---------------------------------------------------------------------------------------

    @property
    def is_typed(self) -> bool:
        """Whether a person sits at the keyboard; otherwise each line of the input is one answer."""
        return sys.stdin.isatty()

    def ask(self, prompt: str = "> ") -> str:
        """One line of input. Piped answers are written down too, so that the output can be read as a game."""
        try:
            if self.is_typed:
                return _typed(prompt)
            line = sys.stdin.readline()
        except (KeyboardInterrupt, EOFError):
            self.blank()
            raise InputEnded from None
        if not line:
            raise InputEnded
        line = line.strip()
        self.show(Line(f"{prompt}{line}"))
        return line


def harmless(words: str) -> str:
    """Without what would make a terminal do something: names and answers may come from a file of somebody else."""
    return _COMMANDS.sub("\N{REPLACEMENT CHARACTER}", words)


_COMMANDS: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Escape sequences, signs that turn the writing around, halves of letters."""


def _typed(prompt: str) -> str:
    with contextlib.suppress(ImportError):  # Windows has none
        import readline  # noqa: F401 (importing it gives input() line editing and a history)
    return input(prompt).strip()
