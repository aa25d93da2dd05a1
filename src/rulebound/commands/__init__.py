"""The commands, one module each. A command returns its exit code; what it needs is imported when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rulebound.terminal.screen import Screen

OK, FAILED, BAD_INPUT = 0, 1, 2
"""Exit codes: as wanted; what was checked did not hold; the command could not be understood or carried out."""

# The help of an option is the id of a message: cli.py puts it into the user's language.
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file", show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="CODE", help="cli-help-lang", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-json", show_default=False)]
Seat = Annotated[int, typer.Option("--seat", metavar="N", help="cli-help-seat")]
Workers = Annotated[int, typer.Option("--workers", metavar="N", help="cli-help-workers", show_default=False)]
Settings = Annotated[
    list[str] | None, typer.Option("--setup", metavar="OPTION=VALUE", help="cli-help-setup", show_default=False)
]
With = Annotated[str, typer.Option("--with", metavar="NAMES", help="cli-help-with")]


def open_screen(lang: str | None) -> Screen:
    """A screen that speaks the language of the option, else of the environment."""
    from rulebound.i18n import pick_language
    from rulebound.terminal.screen import Screen

    return Screen(pick_language(lang))


def read_seed(seed: str) -> int | str:
    """A seed may be a number or any word."""
    return int(seed) if seed.lstrip("-").isdecimal() else seed
