"""Saving a match, without ever writing over somebody else's file; a match of a campaign goes into the campaign."""

from __future__ import annotations

import secrets
from pathlib import Path
from shlex import quote
from typing import Any

from rulebound.kernel.campaign import CampaignFile
from rulebound.kernel.game import Game
from rulebound.kernel.match import Match
from rulebound.kernel.text import refuse
from rulebound.terminal.program import program
from rulebound.terminal.seating import Seating


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

    def go_on(self, seating: Seating) -> str:
        """The command with which the saved game goes on."""
        return f"{program()} resume {quote(str(self.path))} {seating.as_options()}"

    def watch(self, path: Path) -> str:
        """The command with which a game that is over is looked at."""
        return f"{program()} replay {quote(str(path))}"


class CampaignSave(SaveFile):
    """The file of a campaign, with the match that is being played in it; a copy of the match may go elsewhere."""

    __slots__ = ("before", "campaign", "game")

    def __init__(self, campaign: Path, before: CampaignFile, game: Game[Any]) -> None:
        super().__init__(campaign)
        self.campaign = campaign
        self.before = before  # as it was before this match, or at its last saving
        self.game = game

    def save(self, match: Match[Any], to: str = "") -> Path:
        if to and Path(to).expanduser() != self.campaign:
            return SaveFile().save(match, to)
        self.before.with_match(self.game, match).save(self.campaign)
        return self.campaign

    def go_on(self, seating: Seating) -> str:
        return f"{program()} campaign play {quote(str(self.campaign))} {seating.as_options()}"

    def watch(self, path: Path) -> str:
        return f"{program()} campaign show {quote(str(path))}" if path == self.campaign else super().watch(path)


def new_seed() -> int:
    """Short enough to be read out to a friend."""
    return secrets.randbelow(1_000_000)


def _free_name(match: Match[Any]) -> Path:
    """`guardians-7.json`, or the first of `guardians-7-2.json`, ... that is not there yet."""
    stem = f"{match.game.id}-{''.join(c if c.isalnum() else '-' for c in str(match.seed))}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path
