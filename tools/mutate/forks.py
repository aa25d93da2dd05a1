"""Work in processes that are forked for it, a few at a time, and killed with all they started."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, Pipe, wait
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Child(NamedTuple):
    pid: int
    number: int
    until: float


class Failed(NamedTuple):
    """The work itself ended with an exception, which was printed."""


def in_parallel(
    tasks: Sequence[T], jobs: int, seconds: float, work: Callable[[T], R], late: R, died: R, failed: R
) -> Iterator[tuple[int, R]]:
    """The number of each task and what its work returned, as they end.

    If it returned nothing: `late`, `died` with its process, or `failed` with an exception.
    """
    running: dict[Connection, Child] = {}
    waiting = list(enumerate(tasks))[::-1]
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                number, task = waiting.pop()
                pid, ear = fork(lambda task=task: work(task))  # type: ignore[misc]
                running[ear] = Child(pid, number, time.monotonic() + seconds)
            for heard in wait(list(running), timeout=1.0):
                assert isinstance(heard, Connection)
                child = running.pop(heard)
                result = died
                with contextlib.suppress(EOFError, pickle.UnpicklingError):
                    told = heard.recv()
                    result = failed if isinstance(told, Failed) else told
                finish(heard, child.pid)
                yield child.number, result
            for ear in [ear for ear, child in running.items() if time.monotonic() > child.until]:
                child = running.pop(ear)
                finish(ear, child.pid)
                yield child.number, late
    finally:
        for ear, child in running.items():
            finish(ear, child.pid)


def fork(work: Callable[[], Any]) -> tuple[int, Connection]:
    """Start the work in a process group of its own; what it returns can be received."""
    ear, mouth = Pipe(duplex=False)
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid:
        mouth.close()
        return pid, ear
    try:
        os.setsid()
        ear.close()
        mouth.send(work())
        mouth.close()
    except BaseException:
        traceback.print_exc()
        mouth.send(Failed())
    finally:
        sys.stderr.flush()
        os._exit(0)


def finish(ear: Connection, pid: int) -> None:
    """Servers that a test has started go with it: they are of its group."""
    ear.close()
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        os.waitpid(pid, 0)
