"""A match as a file: game, version, setup, seed, answers, seals. Replayed, it is the same match again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from rulebound.kernel.text import Refused, refuse

FORMAT = 2
READ = (1, FORMAT)
"""The formats that are understood: the first had no seals."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as wrong:
        raise refuse("refused-file", file=str(path), problem=wrong.strerror or str(wrong)) from None


def read_whole(path: Path) -> bytes:
    """What a file holds; one that cannot be read is refused in a sentence."""
    try:
        return path.read_bytes()
    except OSError as wrong:
        raise refuse("refused-file", file=str(path), problem=wrong.strerror or str(wrong)) from None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The complete save file of a match."""

    game: str
    version: str
    setup: dict[str, Any]
    seed: int | str
    answers: list[tuple[int, str]]
    seals: list[tuple[int, str]] = []
    """After so many answers the position was this one (`kernel/seal.py`); a record of the past has none."""
    format: int = FORMAT

    def upto(self, answers: int) -> Record:
        """The record of the first so many answers."""
        seals = [(at, seal) for at, seal in self.seals if at <= answers]
        return msgspec.structs.replace(self, answers=self.answers[:answers], seals=seals)

    def to_json(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"

    @staticmethod
    def from_json(data: bytes | str) -> Record:
        try:
            record = msgspec.json.decode(data, type=Record)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
            raise refuse("refused-record", problem=str(wrong)) from None
        if record.format not in READ:
            raise refuse("refused-record-format", format=record.format, known=FORMAT)
        return record

    def save(self, path: Path) -> None:
        write_whole(path, self.to_json())

    @staticmethod
    def read(path: Path) -> Record:
        return Record.from_json(read_whole(path))


class DoesNotFit(Refused):
    """A record that the rules of today cannot follow to its end; `match` stands at the last position that holds."""

    def __init__(self, refused: Refused, match: Any, answers: int) -> None:
        super().__init__(refused.text)
        self.match = match
        self.answers = answers
