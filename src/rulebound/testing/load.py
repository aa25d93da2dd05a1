"""A load test on loopback: `python -m rulebound.testing.load`.

It starts a server of its own on a new database and plays many matches at once. At each table of four sit two
people and two computer players, and two spectators watch: four connections. The people think for a while and take any
option. Measured is the time from sending an answer until the last of the four connections has the new view.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from rulebound.table.limits import Limits

SEATS = 4
PEOPLE = 2
# The server hangs up on idle connections, so one that is kept may be gone when it is needed.
KEEP_NONE = httpx.Limits(max_connections=20, max_keepalive_connections=0)


class _Option(msgspec.Struct):
    key: str


class _Choice(msgspec.Struct):
    seat: int
    options: list[_Option] = []


class _View(msgspec.Struct):
    answers: int
    choices: list[_Choice] = []
    result: msgspec.Raw | None = None


class _Asked(msgspec.Struct):
    seat: int
    number: int


class _Told(msgspec.Struct):
    """What the load test reads of a message; the rest is skipped."""

    type: str
    view: _View | None = None
    asked: list[_Asked] = []
    text: msgspec.Raw | None = None


_decoder = msgspec.json.Decoder(_Told)


class Report(msgspec.Struct):
    """What was measured."""

    matches: int
    connections: int
    seconds: float
    answers: int
    answers_per_second: float
    median_ms: float
    p99_ms: float
    worst_ms: float
    bytes_per_view: int
    cpu_ms_per_answer: float
    server_mb: float
    kb_per_match: float
    workers_mb: float
    finished: int
    errors: list[str]

    def lines(self) -> list[str]:
        return [
            f"{self.matches} matches at once, {self.connections} connections, {self.seconds:.0f} s",
            f"answers             {self.answers} ({self.answers_per_second:.0f} per second, computer players included)",
            f"answer to all views median {self.median_ms:.1f} ms, 99th percentile {self.p99_ms:.1f} ms, "
            f"worst {self.worst_ms:.1f} ms",
            f"one view            {self.bytes_per_view / 1000:.1f} kB on average",
            f"work                {self.cpu_ms_per_answer:.1f} ms of the server's processor time per answer",
            f"memory              {self.server_mb:.0f} MB in the server, {self.kb_per_match:.0f} kB per match; "
            f"{self.workers_mb:.0f} MB in the workers",
            f"games finished      {self.finished}",
            f"errors              {len(self.errors)}",
            *self.errors[:10],
        ]


class Guest:
    """One connection of one match."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.answers = -1
        self.key = ""
        self.number = 0
        self.over = False
        self.refused = ""
        self.bytes = 0
        self.views = 0
        self.changed = asyncio.Event()

    async def listen(self) -> None:
        chance = random.Random(id(self))
        async for text in self.socket:
            told = _decoder.decode(text)
            if told.type == "refused":
                self.refused = str(text)[:200]
            if told.view is not None:
                self.bytes += len(text)
                self.views += 1
                self.answers = told.view.answers
                self.over = told.view.result is not None
                mine = [choice for choice in told.view.choices if choice.seat == self.seat and choice.options]
                self.key = chance.choice(mine[0].options).key if mine else ""
                self.number = told.asked[0].number if told.asked else 0
            self.changed.set()


class Load:
    """All matches of one load test."""

    def __init__(self, url: str, matches: int, think: float, player: str, compress: bool) -> None:
        self.url = url
        self.matches = matches
        self.think = think
        self.player = player
        self.compress = compress
        self.times: list[float] = []
        self.answers = 0
        self.finished = 0
        self.bytes = 0
        self.views = 0
        self.errors: list[str] = []
        self.playing: set[Guest] = set()
        self.stopping = False

    def given(self) -> int:
        """All answers until now, of people and of computer players."""
        return self.answers + sum(max(0, guest.answers) for guest in self.playing)

    async def play(self, http: httpx.AsyncClient, number: int) -> None:
        """One table: match after match until the time is up."""
        chance = random.Random(number)
        while not self.stopping:
            try:
                await self._match(http, chance)
            except Exception as wrong:
                if not self.stopping:
                    self.errors.append(f"match {number}: {wrong!r}")
                return

    async def _match(self, http: httpx.AsyncClient, chance: random.Random) -> None:
        computer = {"kind": "computer", "player": self.player}
        seats = [{"kind": "me"}, {"kind": "open"}, computer, computer]
        wish = {"game": "guardians", "setup": {"players": SEATS}, "seats": seats}
        created = (await http.post("/api/matches", json=wish)).raise_for_status().json()
        joined = await http.post("/api/invites", json={"invite": created["invites"][0]["invite"]})
        tokens = [created["token"], joined.raise_for_status().json()["token"], created["spectate"], created["spectate"]]
        async with contextlib.AsyncExitStack() as stack:
            guests = []
            for seat, token in enumerate(tokens):
                address = self.url.replace("http", "ws") + "/api/table"
                compression = "deflate" if self.compress else None
                socket = await stack.enter_async_context(connect(address, max_size=None, compression=compression))
                await socket.send(msgspec.json.encode({"type": "hello", "token": token}), text=True)
                guests.append(Guest(socket, seat if seat < PEOPLE else None))
            listening = [asyncio.create_task(guest.listen()) for guest in guests]
            self.playing.add(guests[0])
            try:
                await self._answers(guests, chance)
            finally:
                self.playing.discard(guests[0])
                self.answers += max(0, guests[0].answers)
                self.bytes += sum(guest.bytes for guest in guests)
                self.views += sum(guest.views for guest in guests)
                for task in listening:
                    task.cancel()

    async def _answers(self, guests: list[Guest], chance: random.Random) -> None:
        while not self.stopping:
            if guests[0].over:
                self.finished += 1
                return
            asked = next((guest for guest in guests if guest.key), None)
            if asked is None:
                await asyncio.wait([asyncio.create_task(guest.changed.wait()) for guest in guests[:PEOPLE]],
                                   timeout=30, return_when=asyncio.FIRST_COMPLETED)  # fmt: skip
                for guest in guests[:PEOPLE]:
                    guest.changed.clear()
                continue
            await asyncio.sleep(chance.uniform(0.5, 1.5) * self.think)
            if self.stopping:
                return
            await self._answer(guests, asked)

    async def _answer(self, guests: list[Guest], asked: Guest) -> None:
        """One answer, and the time until everyone has seen it."""
        before = asked.answers
        message = {"type": "answer", "seat": asked.seat, "number": asked.number, "key": asked.key}
        asked.key = ""
        started = time.perf_counter()
        await asked.socket.send(msgspec.json.encode(message), text=True)
        for guest in guests:
            while guest.answers <= before:
                guest.changed.clear()
                await asyncio.wait_for(guest.changed.wait(), 30)
                if asked.refused:
                    raise RuntimeError(asked.refused)
        self.times.append(time.perf_counter() - started)


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1000
    return 0.0


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def children(pid: int) -> list[int]:
    found: list[int] = []
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            found += [int(child) for child in (task / "children").read_text().split()]
    return found


def limits() -> str:
    """A server that lets one address do what otherwise many would."""
    wide = {"new_at_once": 100_000, "requests_at_once": 1_000_000, "connections": 10_000, "tables": 5_000, "pace": 0}
    wide["from_one_address"] = wide["connections"]
    return msgspec.json.encode({**msgspec.to_builtins(Limits()), **wide}).decode()


async def run(url: str, pid: int, given: argparse.Namespace) -> Report:
    load = Load(url, given.matches, given.think, given.player, given.compress)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=KEEP_NONE) as http:
        await http.get("/api/lobby")
        empty = memory(pid)
        tables = []
        for number in range(given.matches):
            tables.append(asyncio.create_task(load.play(http, number)))
            await asyncio.sleep(given.think / given.matches)  # people do not all sit down at the same moment
        while len(load.playing) < given.matches and not load.errors:
            await asyncio.sleep(0.1)
        load.times.clear()
        before, cpu = load.given(), cpu_seconds(pid)
        started = time.monotonic()
        while time.monotonic() - started < given.seconds:
            await asyncio.sleep(1)
            _progress(f"{time.monotonic() - started:4.0f} s, {len(load.times)} answers, {len(load.errors)} errors")
        answers, cpu = load.given() - before, cpu_seconds(pid) - cpu
        times = sorted(load.times)
        seconds = time.monotonic() - started
        full, workers = memory(pid), sum(memory(child) for child in children(pid))
        load.stopping = True
        for task in tables:
            task.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
    _progress("")
    return Report(
        given.matches, given.matches * 4, seconds, answers, answers / seconds,
        statistics.median(times) * 1000, times[int(len(times) * 0.99)] * 1000, times[-1] * 1000,
        load.bytes // max(1, load.views), cpu * 1000 / max(1, answers), full,
        (full - empty) * 1000 / given.matches, workers, load.finished,
        load.errors,
    )  # fmt: skip


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m rulebound.testing.load", description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--think", type=float, default=3, help="seconds that a person thinks, on average")
    parser.add_argument("--player", default="heuristic", help="the computer players at the tables")
    parser.add_argument("--compress", action="store_true", help="compress as browsers do; costs both sides time")
    parser.add_argument("--database", default="", help="postgresql://…; without it a new SQLite file")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-P", "-m", "rulebound.table", "--port", "0", "--data", data]
        command += ["--database", given.database, "--limits", limits()]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ)) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1].rstrip("/")
            try:
                report = asyncio.run(run(url, server.pid, given))
            finally:
                server.terminate()
    output: Any = msgspec.json.encode(report).decode() if given.json else "\n".join(report.lines())
    print(output)
    return 1 if report.errors else 0


if __name__ == "__main__":
    sys.exit(main())
