"""All matches of a server as one file, whatever its database; the file is proven by replaying every match in it.

The file is packed text: a line about itself, a line for each row, and a last line with the number and the hash of
the rows. It holds the seeds of all matches, so only its owner can read it. Secrets of links are in it as hashes only.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

import rulebound
from rulebound.kernel.game import load_game
from rulebound.kernel.record import read_whole
from rulebound.kernel.text import Refused, Text, refuse
from rulebound.table.course import Course
from rulebound.table.migrations import SCHEMA
from rulebound.table.storage import Storage
from rulebound.table.stored import Event, now

KIND: Final = "rulebound-backup"

Row: TypeAlias = "tuple[str, dict[str, Any]]"


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    kind: str
    schema: int
    made: str
    version: str


class End(msgspec.Struct, frozen=True):
    """The last line: a file that was cut off has none."""

    rows: int
    hash: str


class Proof(msgspec.Struct, frozen=True):
    """What replaying has shown."""

    matches: int
    events: int
    faults: list[tuple[str, Text]]
    """Matches that today's rules cannot follow to their end, and why."""


async def back_up(storage: Storage, path: Path) -> list[Row]:
    """Write everything down as it stands at one moment; the server may go on playing."""
    rows = [row async for row in storage.rows()]
    lines = [msgspec.json.encode(row) for row in rows]
    head = Head(KIND, SCHEMA, now(), rulebound.__version__)
    end = End(len(rows), _hash(lines))
    data = gzip.compress(b"\n".join([msgspec.json.encode(head), *lines, msgspec.json.encode(end)]) + b"\n")
    draft = path.with_name(path.name + ".part")
    try:
        file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(file, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(path)
    except OSError as wrong:
        raise refuse("refused-file", file=str(path), problem=wrong.strerror or str(wrong)) from None
    return rows


def read_backup(path: Path) -> list[Row]:
    """The rows of a backup; one that is not whole is refused."""
    packed = read_whole(path)
    try:
        lines = gzip.decompress(packed).splitlines()
    except (OSError, EOFError, ValueError, zlib.error) as wrong:
        raise refuse("refused-backup", file=str(path), problem=str(wrong)) from None
    try:
        head = msgspec.json.decode(lines[0], type=Head)
        end = msgspec.json.decode(lines[-1], type=End)
        rows = [msgspec.json.decode(line, type=tuple[str, dict[str, Any]]) for line in lines[1:-1]]
    except (IndexError, msgspec.DecodeError, RecursionError) as wrong:
        raise refuse("refused-backup", file=str(path), problem=str(wrong)) from None
    if head.kind != KIND or end != End(len(rows), _hash(lines[1:-1])):
        raise refuse("refused-backup", file=str(path), problem=f"{len(rows)} ≠ {end.rows}")
    if head.schema > SCHEMA:
        raise refuse("refused-database-newer", theirs=head.schema, ours=SCHEMA)
    return rows


async def prove(rows: Sequence[Row]) -> Proof:
    """Replay every match of a backup and hold it against its seals."""
    events: dict[str, list[Event]] = {}
    for name, row in rows:
        if name == "events":
            events.setdefault(row["match"], []).append(Event(row["seat"], row["key"], row["back"], row.get("seal")))
    matches = [row for name, row in rows if name == "matches"]
    faults: list[tuple[str, Text]] = []
    for row in matches:
        fault = await _fault(row, events.get(row["id"], []))
        if fault is not None:
            faults.append((row["id"], fault))
    return Proof(len(matches), sum(map(len, events.values())), faults)


async def _fault(row: dict[str, Any], events: list[Event]) -> Text | None:
    last = row.get("seal") if row.get("sealed") == len(events) else None
    try:
        setup, seed = msgspec.json.decode(row["setup"]), msgspec.json.decode(row["seed"])
        course = await Course.replay(load_game(row["game"]), setup, seed, events, row["version"], last)
    except Refused as wrong:
        return wrong.text
    except msgspec.DecodeError as wrong:
        return Text("refused-record", {"problem": str(wrong)})
    return course.notice


async def restore(storage: Storage, rows: Sequence[Row]) -> None:
    """Put the rows of a backup into a database in which no match is; what is there afterwards is what was in it."""
    if not await storage.is_empty():
        raise refuse("refused-restore-full")
    await storage.put_back(rows)
    there = [row async for row in storage.rows()]
    if _hash(sorted(map(_whole, there))) != _hash(sorted(map(_whole, rows))):
        raise refuse("refused-restore-differs")


def _whole(row: Row) -> bytes:
    """A row without what is empty in it: an older backup has fewer columns."""
    name, values = row
    return msgspec.json.encode((name, {key: value for key, value in sorted(values.items()) if value is not None}))


def _hash(lines: Iterable[bytes]) -> str:
    said = hashlib.sha256()
    for line in lines:
        said.update(line + b"\n")
    return said.hexdigest()
