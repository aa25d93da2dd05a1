"""One server for one SQLite file: two would each believe what they have in memory.

The claim is a lock on a file beside the database. The system lets go of it when the process ends, however it ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulebound.kernel.text import refuse


class Claim:
    """Held from when it is made until it is let go."""

    __slots__ = ("_file",)

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as wrong:
            raise refuse("refused-file", file=str(path), problem=wrong.strerror or str(wrong)) from None
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise refuse("refused-database-taken", file=str(database)) from None

    def let_go(self) -> None:
        os.close(self._file)


@contextmanager
def claimed(database: Path | None) -> Iterator[None]:
    """For so long no other server uses that file. A database that is no file is made for several."""
    if database is None:
        yield
        return
    claim = Claim(database)
    try:
        yield
    finally:
        claim.let_go()


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
