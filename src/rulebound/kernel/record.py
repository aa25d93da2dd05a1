"""A match as a file: game, version, setup, seed, answers. Replayed, it is the same match again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from rulebound.kernel.text import Refused, refuse

FORMAT = 1


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The complete save file of a match."""

    game: str
    version: str
    setup: dict[str, Any]
    seed: int | str
    answers: list[tuple[int, str]]
    format: int = FORMAT

    def to_json(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"

    @staticmethod
    def from_json(data: bytes | str) -> Record:
        try:
            record = msgspec.json.decode(data, type=Record)
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise refuse("refused-record", problem=str(wrong)) from None
        if record.format != FORMAT:
            raise refuse("refused-record-format", format=record.format, known=FORMAT)
        return record

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        draft = path.with_name(path.name + ".part")
        try:
            draft.write_bytes(self.to_json())
            draft.replace(path)
        except OSError as wrong:
            raise refuse("refused-file", file=str(path), problem=wrong.strerror or str(wrong)) from None

    @staticmethod
    def read(path: Path) -> Record:
        try:
            return Record.from_json(path.read_bytes())
        except OSError as wrong:
            raise refuse("refused-file", file=str(path), problem=wrong.strerror or str(wrong)) from None


class DoesNotFit(Refused):
    """A record that the rules of today cannot follow to its end; `match` stands at the last position that holds."""

    def __init__(self, refused: Refused, match: Any, answers: int) -> None:
        super().__init__(refused.text)
        self.match = match
        self.answers = answers
