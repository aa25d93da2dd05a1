"""How far a long command has come: on the error output, and only if a person is looking there."""

from __future__ import annotations

from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from rulebound.terminal.screen import Screen


class Progress:
    """A bar that goes away when the work is done."""

    __slots__ = ("_bar", "_task")

    def __init__(self, screen: Screen, what: str) -> None:
        self._bar = Bar(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            console=screen.errors, transient=True, disable=not screen.errors.is_terminal,
        )  # fmt: skip
        self._task = self._bar.add_task(what, total=None)

    def show(self, done: int, total: int, what: str | None = None) -> None:
        """So much is done; `what` is done now, if it is something else than before."""
        self._bar.update(self._task, completed=done, total=total, description=what)

    def __enter__(self) -> Progress:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()
