"""Saving a match, without ever writing over somebody else's file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulebound.kernel.match import Match
from rulebound.kernel.text import refuse


class SaveFile:
    """Where a match is kept; once it has been saved somewhere, it is saved there again."""

    __slots__ = ("path",)

    def __init__(self, path: Path | None = None) -> None:
        self.path = path

    def save(self, match: Match[Any], to: str = "") -> Path:
        path = Path(to).expanduser() if to else self.path or _free_name(match)
        if path != self.path and path.exists():
            raise refuse("terminal-file-exists", file=str(path))
        match.record().save(path)
        self.path = path
        return path


def _free_name(match: Match[Any]) -> Path:
    """`guardians-7.json`, or the first of `guardians-7-2.json`, ... that is not there yet."""
    stem = f"{match.game.id}-{''.join(c if c.isalnum() else '-' for c in str(match.seed))}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path
