"""Numbers of this process in the text format of Prometheus: what was answered, how fast, what was refused."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The bounds of the histogram, in seconds."""


class Counts:
    """So often, by kind."""

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name = name
        self.help = help
        self.label = label
        self._by_kind: Tally[str] = Tally()

    def add(self, kind: str = "") -> None:
        self._by_kind[kind] += 1

    def total(self, kind: str = "") -> int:
        return self._by_kind[kind]

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} counter"
        if not self.label:
            yield f"{self.name} {self._by_kind['']}"
        for kind, times in sorted(self._by_kind.items()):
            if kind:
                yield f'{self.name}{{{self.label}="{_escaped(kind)}"}} {times}'


class Durations:
    """How long something took, sorted into steps."""

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self._steps = [0] * (len(STEPS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._steps[bisect_left(STEPS, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def measure(self) -> Iterator[None]:
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} histogram"
        total = 0
        for bound, times in zip((*map(str, STEPS), "+Inf"), self._steps, strict=True):
            total += times
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Level:
    """How many there are now."""

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.now = 0

    @contextmanager
    def one_more(self) -> Iterator[None]:
        """One more for so long."""
        self.now += 1
        try:
            yield
        finally:
            self.now -= 1

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.now}"


answers: Final = Counts("rulebound_answers_total", "Answers that were stored and took effect.")
answer_seconds: Final = Durations("rulebound_answer_seconds", "From an answer that arrived to its reply.")
store_seconds: Final = Durations("rulebound_store_seconds", "How long the storage took to write an answer down.")
refusals: Final = Counts("rulebound_refusals_total", "What was refused, by its sentence.", "kind")
events: Final = Counts("rulebound_events_total", "What the journal tells, by kind.", "event")
thinking: Final = Level("rulebound_thinking", "Thoughts of computer players that are waited for.")
connections: Final = Level("rulebound_connections", "Open connections to tables.")
tables: Final = Level("rulebound_tables", "Matches in memory.")
tasks: Final = Level("rulebound_tasks", "What goes on at the same time in the loop of the server.")
files: Final = Level("process_open_fds", "Open files and connections.")
memory: Final = Level("process_resident_memory_bytes", "Memory of the server, without its workers.")

_ALL: Final = (
    answers, answer_seconds, store_seconds, refusals, events, thinking, connections, tables, tasks, files, memory,
)  # fmt: skip


def look_at_the_process() -> None:
    """Set the levels that only the system knows, where it tells them."""
    tasks.now = len(asyncio.all_tasks())
    with contextlib.suppress(OSError):
        files.now = len(os.listdir("/proc/self/fd"))
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        memory.now = pages * os.sysconf("SC_PAGE_SIZE")


def page(look: Callable[[], None] = lambda: None) -> str:
    """Everything, as Prometheus reads it; `look` sets the levels that are counted only when asked for."""
    look()
    return "\n".join(line for metric in _ALL for line in metric.lines()) + "\n"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
