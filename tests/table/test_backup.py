"""A backup by itself, with a storage that lies in the memory of the test."""

from __future__ import annotations

import asyncio
import gzip
import os
import stat
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from rulebound.kernel.text import Refused
from rulebound.table.backup import Row, back_up, read_backup, restore

ROWS: list[Row] = [("matches", {"id": "m", "seal": None}), ("events", {"match": "m", "number": 0})]


class Shelf:
    """A storage that has these rows and, where it is not whole, keeps only so many of those that are put back."""

    def __init__(self, rows: Sequence[Row] = (), keeps: int = 9) -> None:
        self.there = list(rows)
        self.keeps = keeps

    async def is_empty(self) -> bool:
        return not self.there

    async def put_back(self, rows: Sequence[Row]) -> None:
        self.there = list(rows)[: self.keeps]

    async def rows(self) -> AsyncIterator[Row]:
        for row in reversed(self.there):
            yield row


def test_a_backup_is_on_the_disk_whole_before_it_takes_its_name(tmp_path, monkeypatch):
    seen: list[tuple[list[str], int]] = []

    def fsync(file: int) -> None:
        seen.append(([path.name for path in tmp_path.iterdir()], os.fstat(file).st_size))

    monkeypatch.setattr(os, "fsync", fsync)
    file = tmp_path / "all.gz"
    assert asyncio.run(back_up(cast(Any, Shelf(ROWS)), file)) == ROWS[::-1]
    assert seen == [(["all.gz.part"], file.stat().st_size)]
    assert [path.name for path in tmp_path.iterdir()] == ["all.gz"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert read_backup(file) == ROWS[::-1]


def test_a_file_that_is_no_backup_or_not_whole_or_of_a_newer_program_is_refused(tmp_path):
    file = tmp_path / "all.gz"
    asyncio.run(back_up(cast(Any, Shelf(ROWS)), file))
    head, *rows, end = gzip.decompress(file.read_bytes()).splitlines()
    for lines, why in (
        ([head, *rows, end], ""), ([head.replace(b"rulebound-backup", b"anything"), *rows, end], "refused-backup"),
        ([head, *rows], "refused-backup"), ([head, *rows[1:], end], "refused-backup"),
        ([head, *rows[::-1], end], "refused-backup"), ([], "refused-backup"),
        ([head.replace(b'"schema":3', b'"schema":4'), *rows, end], "refused-database-newer"),
    ):  # fmt: skip
        file.write_bytes(gzip.compress(b"\n".join(lines)))
        assert why_not(read_backup, file) == why
    file.write_bytes(b"nothing packed")
    assert why_not(read_backup, file) == "refused-backup"


def why_not(work: Callable[[Path], object], file: Path) -> str:
    """With what words it is refused, if it is."""
    try:
        work(file)
    except Refused as wrong:
        return wrong.text.id
    return ""


def put(shelf: Shelf) -> str:
    """With what words it is refused, if it is."""
    try:
        asyncio.run(restore(cast(Any, shelf), ROWS))
    except Refused as wrong:
        return wrong.text.id
    return ""


def test_a_backup_is_put_back_whole_into_what_is_empty():
    whole = Shelf()
    assert (put(whole), whole.there) == ("", ROWS)
    full = Shelf(ROWS[:1])
    assert (put(full), full.there) == ("refused-restore-full", ROWS[:1])


def test_a_backup_of_which_something_is_missing_afterwards_is_refused():
    assert put(Shelf(keeps=1)) == "refused-restore-differs"


@pytest.mark.parametrize("seal", [None, "1:ab"])
def test_a_backup_that_has_fewer_columns_is_the_same_if_they_are_empty(seal):
    class Newer(Shelf):
        async def put_back(self, rows: Sequence[Row]) -> None:
            self.there = [(name, {**row, "marked": seal}) for name, row in rows]

    assert put(Newer()) == ("" if seal is None else "refused-restore-differs")
