"""Campaigns: several matches of a game in a row, and the log that goes from one to the next, as a file of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from msgspec import structs

from rulebound.kernel.cards import State
from rulebound.kernel.chance import Chance
from rulebound.kernel.record import Record, read_whole, write_whole
from rulebound.kernel.text import Text, refuse

if TYPE_CHECKING:
    from rulebound.kernel.decks import Deck
    from rulebound.kernel.game import Game
    from rulebound.kernel.match import Match

FORMAT = 1

S = TypeVar("S", bound=State)
L = TypeVar("L", bound=msgspec.Struct)


class Section(msgspec.Struct, frozen=True):
    """A part of the campaign sheet: its title and its lines."""

    title: Text
    lines: list[Text]


class Campaigns(Generic[S, L]):
    """How a game is played as a campaign: the type of its log, how one begins, and how it goes on."""

    __slots__ = ("log",)

    def __init__(self, log: type[L]) -> None:
        self.log = log

    def read(self, written: Any) -> L:
        """A log from plain data, refused with a sentence if it cannot be."""
        try:
            log = msgspec.convert(written, self.log)
        except msgspec.ValidationError as wrong:
            raise refuse("refused-campaign", problem=str(wrong)) from None
        self.check(log)
        return log

    def check(self, log: L) -> None:
        """Refuse a log that cannot be."""

    def begin(
        self,
        decks: Sequence[str | Mapping[str, int]],
        *,
        names: Sequence[str] = (),
        mode: str = "",
        expert: bool = False,
        after: L | None = None,
    ) -> L:
        """The log of a new campaign."""
        raise NotImplementedError  # pragma: no cover

    def begin_by_lot(self, chance: Chance, after: L | None = None) -> L:
        """Any campaign, perhaps after another one."""
        raise NotImplementedError  # pragma: no cover

    def next_setup(self, log: L, decks: Sequence[str | Mapping[str, int]] = ()) -> dict[str, Any]:
        """The setup of the next match, with other decks if some are given."""
        raise NotImplementedError  # pragma: no cover

    def is_over(self, log: L) -> bool:
        raise NotImplementedError  # pragma: no cover

    def log_of(self, s: S) -> L:
        """The log as it stands in a match; when the match is over, the one to go on with."""
        raise NotImplementedError  # pragma: no cover

    def let_win(self, s: S) -> None:
        """The players win here and now, if the match has begun: random play seldom gets to the end of a campaign."""
        raise NotImplementedError  # pragma: no cover

    def deck_list(self, deck: Deck) -> dict[str, int]:
        """A deck as one list of cards."""
        return dict(deck.cards)

    def sheet(self, log: L) -> list[Section]:
        """The log as the rulebook lays it out."""
        raise NotImplementedError  # pragma: no cover


class CampaignFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign as it is saved: its log, the matches that were played, and the one that is going on."""

    game: str
    version: str
    log: dict[str, Any]
    played: list[Record] = []
    current: Record | None = None
    format: int = FORMAT

    # --- the file -----------------------------------------------------------------------------------------

    def to_json(self) -> bytes:
        """The log to be read by people, each match in a line of its own."""
        log = msgspec.json.format(msgspec.json.encode(self.log), indent=1).replace(b"\n", b"\n ")
        played = b",\n  ".join(msgspec.json.encode(record) for record in self.played)
        heads = {"format": self.format, "game": self.game, "version": self.version}
        lines = [f" {msgspec.json.encode(name).decode()}: {msgspec.json.encode(value).decode()}".encode()
                 for name, value in heads.items()]  # fmt: skip
        lines.append(b' "log": ' + log)
        lines.append(b' "played": [' + (b"\n  " + played if played else b"") + b"]")
        lines.append(b' "current": ' + msgspec.json.encode(self.current))
        return b"{\n" + b",\n".join(lines) + b"\n}\n"

    @staticmethod
    def from_json(data: bytes | str) -> CampaignFile:
        try:
            file = msgspec.json.decode(data, type=CampaignFile)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            raise refuse("refused-campaign", problem=str(wrong)) from None
        if file.format != FORMAT:
            raise refuse("refused-campaign-format", format=file.format, known=FORMAT)
        return file

    def save(self, path: Path) -> None:
        write_whole(path, self.to_json())

    @staticmethod
    def read(path: Path) -> CampaignFile:
        return CampaignFile.from_json(read_whole(path))

    # --- how it goes on -----------------------------------------------------------------------------------

    def with_match(self, game: Game[Any], match: Match[Any]) -> CampaignFile:
        """The campaign with a match as it stands now: one that is over is taken into the log."""
        record = match.record()
        if match.choices:
            return structs.replace(self, version=game.version, current=record)
        log = msgspec.to_builtins(campaigns_of(game).log_of(match.state))
        return structs.replace(self, version=game.version, log=log, played=[*self.played, record], current=None)


def campaigns_of(game: Game[Any]) -> Campaigns[Any, Any]:
    """How the game is played as a campaign; refused if it is not."""
    if game.campaigns is None:
        raise refuse("refused-no-campaign", game=game.id)
    return game.campaigns


def begin_file(game: Game[Any], log: msgspec.Struct) -> CampaignFile:
    """A campaign in which nothing has been played yet."""
    return CampaignFile(game.id, game.version, msgspec.to_builtins(log))
