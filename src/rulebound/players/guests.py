"""Players of somebody else's: installed beside this program (entry points of `rulebound.players`), or a file."""

from __future__ import annotations

import importlib.util
import operator
import signal
import sys
import threading
import traceback
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, ClassVar, Final

from rulebound.kernel.text import Arg, Refused, Text, refuse
from rulebound.players.chair import Chair
from rulebound.players.player import Player

GROUP: Final = "rulebound.players"
"""The entry points by which an installed package offers its players: their names, and a class each."""
HOW: Final = "docs/write-a-player.md"


class PlayerFailed(Refused):
    """A guest that fell, answered nonsense or thought for ever."""


class TooLong(BaseException):
    """Time is up. A guest that catches every `Exception` does not catch this one."""


class Guest(Player):
    """Somebody else's player at work: whatever goes wrong with it is told in one sentence."""

    longest: ClassVar[float] = 60.0
    """Seconds that it may think about one decision."""

    def __init__(self, kind: type[Player], called: str, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.called = called
        try:
            self.player: Any = kind(seed)  # it may be anything, so nothing is taken for granted
        except Exception as wrong:
            raise _failed(called, kind, wrong) from None

    def decide(self, chair: Chair) -> int:
        try:
            answer = self._think(chair)
        except TooLong:
            text = Text("refused-player-too-long", {"player": self.called, "seconds": round(self.longest)})
            raise PlayerFailed(text) from None
        except Exception as wrong:
            raise _failed(self.called, type(self.player), wrong) from None
        try:
            option: int = operator.index(answer)  # what counts as a whole number, of numpy as well
        except TypeError:
            option = -1
        if not 0 <= option < chair.options:
            said: dict[str, Arg] = {"player": self.called, "answer": repr(answer)[:80], "last": chair.options - 1}
            raise PlayerFailed(Text("refused-player-answer", said))
        return option

    def _think(self, chair: Chair) -> Any:
        """What it answers. Only the main thread can be interrupted, and not on Windows."""
        if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
            return self.player.decide(chair)
        before = signal.signal(signal.SIGALRM, _time_is_up)
        signal.setitimer(signal.ITIMER_REAL, self.longest, 1.0)  # and every second from then on, if it did not listen
        try:
            return self.player.decide(chair)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before or signal.SIG_DFL)


def _time_is_up(number: int, frame: object) -> None:
    raise TooLong


def _failed(called: str, kind: type[Player], wrong: Exception) -> PlayerFailed:
    problem = wrong.text if isinstance(wrong, Refused) else _problem(wrong)
    module = sys.modules.get(kind.__module__)
    place = _place(wrong, getattr(module, "__file__", None) or called)
    return PlayerFailed(Text("refused-player-failed", {"player": called, "place": place, "problem": problem}))


def _problem(wrong: Exception) -> str:
    return f"{type(wrong).__name__}: {wrong}".rstrip(".: ") + "."


def _place(wrong: Exception, file: str) -> str:
    """The last line of the file that had a part in it."""
    lines = [frame.lineno for frame in traceback.extract_tb(wrong.__traceback__) if frame.filename == file]
    return f"{Path(file).name}:{lines[-1]}" if lines else Path(file).name


# --- where they come from -----------------------------------------------------------------------------


@cache
def installed() -> dict[str, EntryPoint]:
    """The players that other packages have brought, by name."""
    return {found.name: found for found in entry_points(group=GROUP)}


def installed_player(name: str) -> type[Player]:
    """The class behind an entry point."""
    try:
        kind: object = installed()[name].load()
    except Exception as wrong:
        raise refuse("refused-player-file", place=installed()[name].value, problem=_problem(wrong)) from None
    if not _is_player(kind):
        raise refuse("refused-player-none", file=installed()[name].value, how=HOW)
    return kind  # type: ignore[return-value]


def is_file(name: str) -> bool:
    """Whether a player is named by its file: `./mine.py`, or `./mine.py:Bold` if there are several in it."""
    return "/" in name or "\\" in name or _split(name)[0].endswith(".py")


def player_in(name: str) -> type[Player]:
    """The player of a file, which is read once."""
    file, wanted = _split(name)
    path = Path(file).expanduser()
    if not path.is_file():
        raise refuse("refused-player-file-missing", file=file)
    kinds = _players_in(str(path.resolve()), file)
    if wanted and wanted not in kinds:
        raise refuse("refused-player-class", file=file, player=wanted, players=", ".join(kinds) or "-")
    if not kinds:
        raise refuse("refused-player-none", file=file, how=HOW)
    if not wanted and len(kinds) > 1:
        raise refuse("refused-player-several", file=file, players=", ".join(kinds), first=next(iter(kinds)))
    return kinds[wanted or next(iter(kinds))]


def _split(name: str) -> tuple[str, str]:
    """The file, and which of its players."""
    file, colon, wanted = name.rpartition(".py:")
    return (f"{file}.py", wanted) if colon else (name, "")


_read: Final[dict[str, dict[str, type[Player]]]] = {}


def _players_in(path: str, file: str) -> dict[str, type[Player]]:
    if path not in _read:
        _read[path] = _load(path, file)
    return _read[path]


def _load(path: str, file: str) -> dict[str, type[Player]]:
    """Run the file and look which players it defines; what lies beside it can be imported by it."""
    name = f"rulebound_player_{len(_read)}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise refuse("refused-player-none", file=file, how=HOW)
    module = importlib.util.module_from_spec(spec)
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as wrong:
        del sys.modules[name]
        raise refuse("refused-player-file", place=_place(wrong, path), problem=_problem(wrong)) from None
    return {kind.__name__: kind for kind in vars(module).values() if _is_player(kind) and kind.__module__ == name}


def _is_player(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Player) and kind is not Player
