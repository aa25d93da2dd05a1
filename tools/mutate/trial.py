"""Runs the tests against a broken program.

The tests are collected once. A break inside a function is put into a fork of that process by exchanging the code
of the function; a break at the level of a module needs a process that has not imported it yet. Whatever tests start
as a process of its own finds the broken module in a copy of the clone that is made of links.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import os
import resource
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tools.mutate.areas import ROOT, Area
from tools.mutate.breaks import Break
from tools.mutate.forks import in_parallel

MEMORY: Final = 6 << 30
STUCK: Final = 20
"""CPU seconds beyond which a test is held to be stuck, on top of ten times what it takes."""
WAIT: Final = 10
"""Times the limit of a search, by the clock on the wall, that one test may take: beyond, it waits for what never comes.
After so long no further test is begun either; a machine that is busy with something else has noticed nothing."""
HUNG: Final = 4 * WAIT
"""Times the limit after which a search is ended from outside: a test could not even be interrupted."""

FEW: Final = 5
"""Fewer tests than these that come by are helped by those that start processes."""
WARM: Final = 2.0
"""CPU seconds up to which a test is quick enough to warm up with."""

Place = tuple[str, str]
"""A module and a function in it; no function for the level of the module."""


class Seen(NamedTuple):
    """One test as it was seen to run: what it is marked with and which functions it reaches."""

    id: str
    rules: frozenset[str]
    reaches: frozenset[Place]
    seconds: float
    passes: bool


class Tried(NamedTuple):
    """What became of a break: `noticed`, `stuck` (noticed, as a test never ended), `survived` or `unfinished`."""

    outcome: str
    test: str = ""
    marked: bool = False  # noticed by a test that bears the mark of a rule named there
    ran: int = 0

    @property
    def noticed(self) -> bool:
        return self.outcome in ("noticed", "stuck")


LATE: Final[Tried | None] = Tried("stuck")
DIED: Final[Tried | None] = Tried("noticed", "(the test process died)")
FAILED: Final[Tried | None] = Tried("unfinished")
"""The mutator itself has failed, be it for want of room: nobody has noticed anything."""


class IsStuck(BaseException):
    """A test has used up its time."""


def order(change: Break, tests: Iterable[Seen], *, module: bool = False, servers: bool = False) -> list[Seen]:
    """Those marked with the rules named there, the nearest rule first; then those that come by, the narrowest first.

    To come by means to reach the function, or for a break at the level of a module any function of it. A test that
    reaches nothing may have started a server in a process of its own, which reaches anything: such tests take long
    and are tried where few others come by.
    """
    tests = list(tests)
    rank = {rule: number for number, rule in enumerate(change.rules)}
    place = (change.path, change.function)
    named = Path(change.path).stem.strip("_")
    lonely = servers and sum(place in test.reaches for test in tests) < FEW

    def comes_by(test: Seen) -> bool:
        if place in test.reaches or not test.rules.isdisjoint(rank) or (lonely and not test.reaches):
            return True
        return module and any(path == change.path for path, _ in test.reaches)

    def key(test: Seen) -> tuple[int, bool, bool, int, str]:
        nearest = min((rank[rule] for rule in test.rules if rule in rank), default=len(rank))
        return nearest, place not in test.reaches, named not in test.id, len(test.reaches), test.id

    return sorted((test for test in tests if test.passes and comes_by(test)), key=key)


def all_others(change: Break, tests: Iterable[Seen], tried: Iterable[Seen]) -> list[Seen]:
    """The tests that do not come by, the quickest first: what a module defines may be read by anybody."""
    done = {test.id for test in tried}
    named = Path(change.path).stem.strip("_")
    others = (test for test in tests if test.passes and test.id not in done)
    return sorted(others, key=lambda test: (named not in test.id, test.seconds, test.id))


# --- pytest -----------------------------------------------------------------------------------------


class Driver:
    """Takes pytest's loop over: what is done with the collected tests is given."""

    def __init__(self, do: Callable[[dict[str, pytest.Item]], None]) -> None:
        self.do = do

    def pytest_configure(self) -> None:
        from hypothesis import Phase, settings

        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutate", derandomize=True, database=None, deadline=None, phases=phases)
        settings.load_profile("mutate")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True  # could not be collected: pytest's exit code says so
        self.do({item.nodeid: item for item in session.items})
        return True


def collect(area: Area, paths: Iterable[str], do: Callable[[dict[str, pytest.Item]], None]) -> bool:
    """Collect the tests of these files and folders and do something with them; False if they cannot be collected."""
    if not area.servers:
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take longer to load than a game
    plain = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:playwright", "-p", "no:faulthandler", "-q"]
    there = [str(ROOT / path) for path in paths if (ROOT / path).exists()]
    code = pytest.main([*plain, f"--rootdir={ROOT}", f"-c={ROOT / 'pyproject.toml'}", *there], plugins=[Driver(do)])
    return code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def passes(item: pytest.Item, after: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=after))


def run_tests(change: Break, tests: Sequence[Seen], items: Mapping[str, pytest.Item], seconds: float) -> Tried:
    """One after the other until one fails; no further test is begun when the time is over, be it only on the wall."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGPROF, _is_stuck)
    signal.signal(signal.SIGALRM, _is_stuck)
    found = [test for test in tests if test.id in items]
    end = time.process_time() + seconds  # what a new process has used to load the tests does not count
    late = time.monotonic() + WAIT * seconds
    for number, test in enumerate(found):
        if time.process_time() > end or time.monotonic() > late:
            return Tried("unfinished", ran=number)
        after = items[found[number + 1].id] if number + 1 < len(found) else None
        marked = not test.rules.isdisjoint(change.rules)
        signal.setitimer(signal.ITIMER_PROF, STUCK + 10 * test.seconds)
        signal.setitimer(signal.ITIMER_REAL, WAIT * seconds)
        try:
            if not passes(items[test.id], after):
                return Tried("noticed", test.id, marked, number + 1)
        except IsStuck:
            return Tried("stuck", test.id, marked, number + 1)
        except BaseException as problem:
            return Tried("noticed", f"{test.id} ({type(problem).__name__})", marked, number + 1)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)
    return Tried("survived", ran=len(found))


def _is_stuck(number: int, frame: FrameType | None) -> None:
    raise IsStuck


# --- which test reaches what --------------------------------------------------------------------------


def reach(
    items: Mapping[str, pytest.Item], places: Mapping[int, Place], jobs: int, told: Callable[[int, int], None]
) -> list[Seen]:
    """Run every test once and see which functions of the area it calls."""
    ids = list(items)
    size = max(1, len(ids) // (jobs * 10))
    parts = [ids[at : at + size] for at in range(0, len(ids), size)]

    def look(part: list[str]) -> list[Seen]:
        return [_look(items[id], items[after] if after else None, places) for id, after in _followed(part)]

    tests: list[Seen] = []
    nothing: list[Seen] = []
    for _, looked in in_parallel(parts, jobs, 1200, look, nothing, nothing, nothing):
        tests += looked
        told(len(tests), len(ids))
    return sorted(tests)


def _followed(ids: list[str]) -> Iterator[tuple[str, str | None]]:
    yield from zip(ids, [*ids[1:], None], strict=True)


_called: Final[set[int]] = set()
"""One for all threads: a server that a test has started in a thread goes on through the tests that follow."""


def _note_call(frame: FrameType, event: str, arg: object) -> None:
    _called.add(id(frame.f_code))


def _look(item: pytest.Item, after: pytest.Item | None, places: Mapping[int, Place]) -> Seen:
    _called.clear()
    started = time.process_time()
    threading.settrace(_note_call)
    sys.settrace(_note_call)
    try:
        passed = passes(item, after)
    finally:
        sys.settrace(None)
    rules = frozenset(rule for mark in item.iter_markers("rule") for rule in mark.args)
    reaches = frozenset(places[code] for code in _called.copy() if code in places)
    return Seen(item.nodeid, rules, reaches, time.process_time() - started, passed)


def places_of(area: Area, copy: Path) -> dict[int, Place]:
    """Where each piece of code of the area belongs, by its identity in this process."""
    found: dict[int, Place] = {}
    for (path, name, _), functions in functions_of(area, copy).items():
        for function in functions:
            for code in _with_inner(function.__code__):
                found[id(code)] = (path, "" if "<lambda>" in name else name)
    return found


def functions_of(area: Area, copy: Path) -> dict[tuple[str, str, int], list[FunctionType]]:
    """Every living function of the area by path, name and the line on which it begins.

    The collector knows them all, also those that a decorator has hidden.
    """
    paths = [path.relative_to(ROOT) for path in (*area.sources(), *area.sources(cards=True))]
    wanted = {str(copy / path): path.as_posix() for path in paths}
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in wanted:
            code = thing.__code__
            found.setdefault((wanted[code.co_filename], code.co_qualname, code.co_firstlineno), []).append(thing)
    return found


def _with_inner(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _with_inner(constant)


def warm_up(tests: Iterable[Seen], items: Mapping[str, pytest.Item]) -> None:
    """What a first server loads and compiles it need not load anew for each break; what the program keeps is dropped.

    Run once before anything is broken: of the quick tests the one that reaches most.
    """
    quick = [test for test in tests if test.passes and test.seconds < WARM]
    if quick:
        passes(items[max(quick, key=lambda test: len(test.reaches)).id], None)
    for thing in gc.get_objects():
        if type(thing) is functools._lru_cache_wrapper and thing.__module__.startswith("rulebound."):
            thing.cache_clear()


# --- putting a break in -------------------------------------------------------------------------------


def exchange(change: Break, functions: Mapping[tuple[str, str, int], list[FunctionType]]) -> bool:
    """Give a living function its broken code; False if it cannot be done in a process that has imported it."""
    living = functions.get((change.path, change.function, change.begins), [])
    source = (ROOT / change.path).read_bytes()
    module = compile(change.applied(source), str(ROOT / change.path), "exec", dont_inherit=True)
    for code in _with_inner(module):
        if code.co_qualname == change.function and code.co_firstlineno == change.begins:
            if not living or any(len(code.co_freevars) != len(f.__code__.co_freevars) for f in living):
                return False
            for function in living:
                function.__code__ = code
            return True
    return False


@contextlib.contextmanager
def broken_copy(change: Break | None) -> Iterator[Path]:
    """A copy of the clone, made of links but for the broken module; its `src` is where processes look first."""
    folder = Path(tempfile.mkdtemp(prefix="rulebound-mutate-"))
    before = os.environ.get("PYTHONPATH")
    try:
        parts = Path(change.path).parts if change else ("src", "rulebound", "nothing")
        at, real = folder, ROOT
        for part in parts[:-1]:
            _link_all(real, at, but=part)
            at, real = at / part, real / part
            at.mkdir()
        _link_all(real, at, but=parts[-1])
        if change:
            (at / parts[-1]).write_bytes(change.applied((real / parts[-1]).read_bytes()))
        os.environ["PYTHONPATH"] = str(folder / "src")
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        sys.dont_write_bytecode = True
        sys.path.insert(0, str(folder / "src"))
        yield folder
    finally:
        sys.path.remove(str(folder / "src"))
        os.environ.pop("PYTHONPATH") if before is None else os.environ.__setitem__("PYTHONPATH", before)
        shutil.rmtree(folder, ignore_errors=True)


def _link_all(real: Path, at: Path, but: str) -> None:
    for entry in real.iterdir():
        if entry.name != but:
            (at / entry.name).symlink_to(entry)


# --- trying -------------------------------------------------------------------------------------------


def try_in_functions(
    area: Area, breaks: Sequence[Break], jobs: int, seconds: float, tell: Callable[[Any], None]
) -> None:
    """In a process of its own: collect, look, then try each break by exchanging code.

    All of it with a copy in which nothing is broken, so that a test that fails in any copy is known. Tells how
    many tests have been looked at, the tests, then number and outcome of each break (no outcome for those that must
    be tried in a new process).
    """
    imported: set[Place] = set()  # what ran while modules were loaded has left its results there

    def trace(frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if code.co_filename.startswith(inside):
            imported.add((code.co_filename[len(root) :], code.co_qualname.partition(".<locals>")[0]))

    def do(items: dict[str, pytest.Item]) -> None:
        sys.settrace(None)
        tests = reach(items, places_of(area, copy), jobs, lambda done, of: tell((done, of)))
        tell(tests)
        functions = functions_of(area, copy)
        if area.servers:
            warm_up(tests, items)
        gc.freeze()

        def attempt(change: Break) -> Tried | None:
            with broken_copy(change) if area.servers else contextlib.nullcontext():
                if (change.path, change.function) in imported or not exchange(change, functions):
                    return None
                return run_tests(change, order(change, tests, servers=area.servers), items, seconds)

        for number, tried in in_parallel(breaks, jobs, HUNG * seconds, attempt, LATE, DIED, FAILED):
            tell((number, tried))

    with broken_copy(None) as copy:
        root, inside = f"{copy}{os.sep}", str(copy / "src" / "rulebound")
        sys.settrace(trace)
        collected = collect(area, area.tests, do)
    if not collected:
        tell(f"The tests of {area.name} cannot be collected: ./rulebound test {' '.join(area.tests)}")


def try_anew(area: Area, change: Break, tests: Iterable[Seen], seconds: float) -> Tried:
    """In a process that has imported nothing of the program yet: first the tests that come by, then all others."""
    near = order(change, tests, module=True, servers=area.servers)
    ran = 0
    tried = Tried("survived")
    with broken_copy(change):
        for queue in (near, all_others(change, tests, near)):
            if queue:
                tried = _collect_and_run(area, change, queue, seconds)
                tried = tried._replace(ran=tried.ran + ran)
                ran = tried.ran
            if tried.outcome != "survived":
                break
    return tried


def _collect_and_run(area: Area, change: Break, tests: Sequence[Seen], seconds: float) -> Tried:
    tried = Tried("noticed", "(while importing)")

    def do(items: dict[str, pytest.Item]) -> None:
        nonlocal tried
        tried = run_tests(change, tests, items, seconds)

    collect(area, dict.fromkeys(test.id.partition("::")[0] for test in tests), do)
    return tried
