"""`./rulebound mutate AREA`: break rules, run their tests, say what nobody noticed."""

from __future__ import annotations

import argparse
import contextlib
import difflib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from typing import Any, Final

from tools.mutate.areas import ROOT, Area, areas, draw
from tools.mutate.breaks import Break
from tools.mutate.by_hand import by_hand
from tools.mutate.forks import finish, fork, in_parallel
from tools.mutate.trial import DIED, FAILED, HUNG, LATE, Seen, Tried, try_anew, try_in_functions

COPIED: Final = "RULEBOUND_MUTATE_COPY"
DESCRIPTION: Final = """\
Breaks rules one at a time where their ids are named (comparison, off by one, dropped condition or statement, order,
wrong seat, and/or, negation, constant), runs the tests marked with these ids and then all that come by, and prints
what nobody noticed. Nothing in the clone is changed. The same seed breaks the same places.
"""


def main(given: Sequence[str]) -> int:
    """First into a copy, so that whoever goes on working meanwhile disturbs nothing."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(143))
    if COPIED not in os.environ and not {"-h", "--help"} & set(given):
        return in_a_copy(given)
    return mutate(given)


def in_a_copy(given: Sequence[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="rulebound-mutate-") as folder:
        for entry in ROOT.iterdir():
            if entry.name in ("src", "tests", "tools"):
                shutil.copytree(entry, f"{folder}/{entry.name}", symlinks=True)
            else:
                Path(folder, entry.name).symlink_to(entry)
        os.chmod(folder, 0o711)  # a database of a test may be somebody else's
        temporary = {"TMPDIR": folder, "PYTEST_DEBUG_TEMPROOT": folder}  # what a killed test leaves behind goes with it
        there = {**os.environ, **temporary, COPIED: "1", "PYTHONPATH": f"{folder}/src"}
        process = subprocess.Popen([sys.executable, "-m", "tools.mutate", *given], cwd=folder, env=there)
        try:
            return process.wait()
        finally:
            process.terminate()
            process.wait()


def mutate(given: Sequence[str]) -> int:
    known = areas()
    parser = argparse.ArgumentParser(prog="./rulebound mutate", description=DESCRIPTION)
    parser.add_argument("area", choices=known, metavar="AREA", help=", ".join(known))
    parser.add_argument("--rules", type=int, default=300, metavar="N", help="how many breaks (300)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which breaks (1)")
    parser.add_argument("--rule", default="", metavar="ID", help="only where this rule is named")
    parser.add_argument("--file", default="", metavar="PART", help="only in modules whose path has this part")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="only these tests (all of the area)")
    parser.add_argument("--cards", action="store_true", help="break the cards, not the rules")
    parser.add_argument("--by-hand", action="store_true", help="what people have thought of: tools/mutate/by_hand.toml")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="at once (one per core)")
    parser.add_argument("--limit", type=float, default=60, metavar="SECONDS", help="CPU seconds for one break (60)")
    parser.add_argument("--json", action="store_true", help="for programs")
    asked = parser.parse_args(given)
    area = known[asked.area]
    if asked.tests:
        area = area._replace(tests=tuple(asked.tests))
    if asked.by_hand:
        breaks = by_hand(area)
    else:
        breaks = draw(area, asked.rules, asked.seed, cards=asked.cards, rule=asked.rule, file=asked.file)
    if not breaks:
        print("There is nothing to break.", file=sys.stderr)
        return 2
    os.environ.setdefault("RULEBOUND_PATIENCE", "20")  # many a broken server never answers: each would be waited for
    os.environ["RULEBOUND_QUICK"] = area.name if area.name != "kernel" else "guardians,versus,champions"
    sys.path.insert(0, str(ROOT / "src"))
    started = time.monotonic()
    outcomes = try_all(area, breaks, asked.jobs, asked.limit, say_nothing if asked.json else tell_survivor)
    if asked.json:
        print(json.dumps(as_data(area, asked.seed, breaks, outcomes), indent=1))
    else:
        what = f"{area.name}, " + ("by hand" if asked.by_hand else f"seed {asked.seed}")
        report(what, breaks, outcomes, time.monotonic() - started, kinds=not asked.by_hand)
    return 0


def try_all(
    area: Area, breaks: list[Break], jobs: int, seconds: float, told_of: Callable[[Break, Tried], None]
) -> list[Tried]:
    outcomes: dict[int, Tried] = {}

    def known(number: int, tried: Tried) -> None:
        outcomes[number] = tried
        told_of(breaks[number], tried)
        show(len(outcomes), len(breaks), outcomes)

    inside = [number for number, change in enumerate(breaks) if change.function]
    anew = [number for number, change in enumerate(breaks) if not change.function]
    tests: list[Seen] = []
    for told in in_a_fork(area, [breaks[number] for number in inside], jobs, seconds):
        match told:
            case str():
                sys.exit(told)
            case list():
                tests = told
                if failing := [test.id for test in tests if not test.passes]:
                    say(f"{len(failing)} tests fail before anything is broken and are left out: {', '.join(failing)}")
            case (int() as number, Tried() as tried):
                known(inside[number], tried)
            case (int() as number, None):
                anew.append(inside[number])
            case (int() as done, int() as of):
                say_over(f"  {done} of {of} tests looked at")
    if not tests:
        sys.exit("The tests ended early; what they said stands above.")

    def attempt(number: int) -> Tried | None:
        with quiet():
            return try_anew(area, breaks[number], tests, seconds)

    for at, outcome in in_parallel(anew, jobs, HUNG * seconds, attempt, LATE, DIED, FAILED):
        assert outcome is not None
        known(anew[at], outcome)
    say_over("")
    return [outcomes[number] for number in range(len(breaks))]


def in_a_fork(area: Area, breaks: list[Break], jobs: int, seconds: float) -> Iterator[Any]:
    """What the collecting process tells, as it comes."""
    ear, mouth = Pipe(duplex=False)

    def work() -> None:
        ear.close()
        with quiet():
            try_in_functions(area, breaks, jobs, seconds, mouth.send)
        mouth.close()

    pid, end = fork(work)
    mouth.close()
    yield from heard(ear)
    finish(end, pid)


def heard(ear: Connection) -> Iterator[Any]:
    with contextlib.suppress(EOFError):
        while True:
            yield ear.recv()


# --- what is said -----------------------------------------------------------------------------------


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """What the tests and pytest itself print interests nobody, but for who looks for a fault of this program."""
    nowhere = os.open(os.environ.get("RULEBOUND_MUTATE_LOG", os.devnull), os.O_RDWR | os.O_APPEND | os.O_CREAT)
    for channel in (0, 1, 2):
        os.dup2(nowhere, channel)
    yield


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def say_over(line: str) -> None:
    """Progress: over the last one on a terminal, nothing where nobody watches."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


def show(done: int, of: int, outcomes: dict[int, Tried]) -> None:
    noticed = sum(tried.noticed for tried in outcomes.values())
    line = f"  {done} of {of} broken, {noticed} noticed, {done - noticed} not"
    if sys.stderr.isatty():
        say_over(line)
    elif done % 20 == 0:
        say(line)


def tell_survivor(change: Break, tried: Tried) -> None:
    """What nobody noticed is told at once: who waits for the others can begin with it."""
    if tried.noticed:
        return
    say_over("")
    after = f"{tried.ran} tests" + (", time ran out" if tried.outcome == "unfinished" else "")
    print(f"\n{change.path}:{change.line}  {change.kind} in {change.function or 'the module'}; passed by {after}")
    if change.rules:
        print(f"  {', '.join(change.rules[:4])}")
    print("\n".join(f"  {line}" for line in diff(change)), flush=True)


def say_nothing(change: Break, tried: Tried) -> None:
    pass


def report(what: str, breaks: list[Break], outcomes: list[Tried], seconds: float, *, kinds: bool) -> None:
    left = Counter(change.kind for change, tried in zip(breaks, outcomes, strict=True) if not tried.noticed)
    used = os.times()
    cpu = used.children_user + used.children_system
    print(f"\n{what}: {rate(outcomes)}; {seconds:.0f} s, {cpu:.0f} s of CPU")
    own = sum(tried.noticed and tried.marked for tried in outcomes)
    stuck = [(change, tried) for change, tried in zip(breaks, outcomes, strict=True) if tried.outcome == "stuck"]
    print(f"  {own} of them by a test marked with a rule named there, {len(stuck)} because a test never ended")
    for change, tried in stuck:
        print(f"    {change.path}:{change.line}  {change.kind}: {tried.test or 'it could not even be interrupted'}")
    if left and kinds:
        print("  not noticed: " + ", ".join(f"{kind} {n}" for kind, n in left.most_common()))


def rate(outcomes: list[Tried]) -> str:
    from rulebound.lab.intervals import wilson

    noticed = sum(tried.noticed for tried in outcomes)
    low, high = wilson(noticed, len(outcomes))
    return f"{noticed} of {len(outcomes)} breaks noticed, {noticed / len(outcomes):.1%} ({low:.1%} to {high:.1%})"


def diff(change: Break) -> list[str]:
    source = (ROOT / change.path).read_bytes()
    old, new = source.decode().splitlines(), change.applied(source).decode().splitlines()
    return [line.rstrip() for line in difflib.unified_diff(old, new, n=1, lineterm="")][3:]


def as_data(area: Area, seed: int, breaks: list[Break], outcomes: list[Tried]) -> dict[str, Any]:
    return {
        "area": area.name,
        "seed": seed,
        "breaks": [
            {
                "file": change.path, "line": change.line, "kind": change.kind, "function": change.function,
                "rules": change.rules, "diff": diff(change), **tried._asdict(),
            }
            for change, tried in zip(breaks, outcomes, strict=True)
        ],
    }  # fmt: skip


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
