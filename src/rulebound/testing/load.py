"""The load on a server: many matches of all games at once, on servers of its own or on one that runs elsewhere.

Computer players are `random` unless somebody wants otherwise, so that the server is what is measured. Sockets are
compressed as browsers do it. Measured is the time from sending an answer until the last guest of the match has the
new view; the memory and processor time of a server are told where its processes are known.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

import httpx
import msgspec

from rulebound.kernel.text import refuse
from rulebound.testing.crowd import MIX, Crowd
from rulebound.testing.throwaway import (
    Nginx,
    Postgres,
    Redis,
    TableServer,
    cpu_seconds,
    descendants,
    memory,
    open_files,
    running,
)

SITE: Final = Path(__file__).parents[3] / "deploy" / "nginx.conf"
WIDE: Final[dict[str, Any]] = {
    "new_at_once": 10_000_000, "requests_at_once": 10_000_000, "connections": 20_000, "from_one_address": 20_000,
    "half_open": 20_000, "matches": 1_000_000, "tables": 10_000, "pace": 0, "messages_at_once": 100_000,
}  # fmt: skip
"""A server that lets one address do what otherwise many would."""


class Wish(msgspec.Struct, frozen=True):
    """What is to be measured."""

    matches: int = 200
    connections: int = 4
    seconds: float = 120
    think: float = 3
    length: int = 60
    """Answers of the people of one match after which they give up, on average; 0: they play to the end."""
    player: str = "random"
    games: tuple[str, ...] = tuple(MIX)
    compress: bool = True
    processes: int = 1
    postgres: bool = False
    nginx: bool = False
    url: str = ""


class Report(msgspec.Struct, frozen=True):
    """What was measured."""

    wish: Wish
    seconds: float
    answers: int
    """Of people, acknowledged."""
    events: int
    """All that happened, computer players included."""
    answers_per_second: float
    events_per_second: float
    median_ms: float
    p99_ms: float
    worst_ms: float
    begun: int
    finished: int
    conceded: int
    returns: int
    slowest_return: float
    views: int
    view_bytes: int
    errors: int
    first_errors: list[str]
    server_cpu: float
    """Seconds of the processor that the servers used meanwhile, without the thinking,"""
    worker_cpu: float
    """the thinking,"""
    other_cpu: float
    """and PostgreSQL, Redis and nginx together."""
    crowd_cpu: float
    """The crowd itself, which shares the machine."""
    server_mb: float
    kb_per_match: float
    files: int
    machine_load: float
    """Processes that wanted to run, of the last minute: what else ran on this machine is in it."""

    @property
    def cpu_ms_per_event(self) -> float:
        return self.server_cpu * 1000 / max(1, self.events)


class House:
    """The servers of one load, with what they stand on."""

    def __init__(self, servers: list[TableServer], postgres: Postgres | None, redis: Redis | None) -> None:
        self.servers = servers
        self.postgres = postgres
        self.redis = redis
        self.proxy: Nginx | None = None
        self.data = Path()

    @property
    def urls(self) -> list[str]:
        return [self.proxy.url] if self.proxy is not None else [server.url for server in self.servers]

    @property
    def database(self) -> str:
        return "" if self.postgres is None else self.postgres.url

    def workers(self) -> list[int]:
        return [pid for server in self.servers for pid in descendants(server.pid)]

    def others(self) -> list[int]:
        roots = [one.pid for one in (self.postgres, self.redis, self.proxy) if one is not None]
        return [*roots, *(pid for root in roots for pid in descendants(root))]


@contextmanager
def house(processes: int, postgres: bool, nginx: bool = False, limits: dict[str, Any] | None = None) -> Iterator[House]:
    """So many servers on SQLite (one only), or on a PostgreSQL and a Redis of their own."""
    if not 1 <= processes <= 16:
        raise refuse("refused-processes", processes=processes, most=16)
    if processes > 1 and not postgres:
        raise refuse("refused-processes-sqlite")
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rulebound-load-")))
        database = stack.enter_context(running(Postgres(safe=True))) if postgres else None
        redis = stack.enter_context(running(Redis())) if postgres else None
        servers = [
            TableServer(data, database.url if database else "", redis.url if redis else "", WIDE | (limits or {}))
            for _ in range(processes)
        ]
        found = House(servers, database, redis)
        found.data = data
        for server in servers:
            stack.callback(shutil.rmtree, server.place, True)
            stack.callback(server.stop)
            server.start()
        if nginx:
            site = SITE.read_text(encoding="utf-8")
            found.proxy = stack.enter_context(running(Nginx(site, [server.port for server in servers])))
        yield found


Progress: TypeAlias = Callable[[int, int], None]


def measure(wish: Wish, progress: Progress = lambda done, whole: None) -> Report:
    """One load from its beginning to its end."""
    unknown = [game for game in wish.games if game not in MIX]
    if unknown:
        raise refuse("refused-load-game", game=unknown[0], games=", ".join(MIX))
    if wish.url:
        return asyncio.run(_measure(wish, None, [wish.url.rstrip("/")], progress))
    with house(wish.processes, wish.postgres, wish.nginx) as found:
        return asyncio.run(_measure(wish, found, found.urls, progress))


async def _measure(wish: Wish, found: House | None, urls: Sequence[str], progress: Progress) -> Report:
    crowd = Crowd(
        urls, connections=wish.connections, think=wish.think, length=wish.length, player=wish.player, games=wish.games,
        compress=wish.compress,
    )  # fmt: skip
    servers = [] if found is None else [server.pid for server in found.servers]
    empty = sum(memory(pid) for pid in servers)
    # People do not all sit down at the same moment: a server that starts must not be measured while it does.
    parties = await crowd.play(wish.matches, max(wish.think, wish.matches / 25))
    settled = time.monotonic() + 120
    while crowd.playing < wish.matches and not crowd.faults.number and time.monotonic() < settled:
        await asyncio.sleep(0.1)
    await asyncio.sleep(wish.think)
    for measured in (crowd.times, crowd.returns):
        measured.clear()
    views, sent, begun, finished = crowd.views, crowd.bytes, crowd.begun, crowd.finished + crowd.conceded
    conceded, events = crowd.conceded, await _events(urls, found)
    started, used = time.monotonic(), _used(found)
    while time.monotonic() - started < wish.seconds:
        await asyncio.sleep(min(1.0, wish.seconds))
        progress(round(time.monotonic() - started), round(wish.seconds))
    seconds, spent = time.monotonic() - started, [now - then for now, then in zip(_used(found), used, strict=True)]
    times, returns = sorted(crowd.times), sorted(crowd.returns)
    events = await _events(urls, found) - events
    full = sum(memory(pid) for pid in servers)
    files = sum(open_files(pid) for pid in servers)
    views, sent = crowd.views - views, crowd.bytes - sent
    playing, load = max(1, crowd.playing), os.getloadavg()[0]
    over, gave_up, new = crowd.finished + crowd.conceded - finished, crowd.conceded - conceded, crowd.begun - begun
    await crowd.stop(parties)
    answers = len(times)
    times = times or [0.0]
    return Report(
        wish=wish, seconds=seconds, answers=answers, events=events, answers_per_second=answers / seconds,
        events_per_second=events / seconds, median_ms=statistics.median(times) * 1000,
        p99_ms=times[min(len(times) - 1, int(len(times) * 0.99))] * 1000, worst_ms=times[-1] * 1000,
        begun=new, finished=over - gave_up, conceded=gave_up, returns=len(returns),
        slowest_return=returns[-1] if returns else 0.0, views=views, view_bytes=sent // max(1, views),
        errors=crowd.faults.number, first_errors=crowd.faults.first, server_cpu=spent[0], worker_cpu=spent[1],
        other_cpu=spent[2], crowd_cpu=spent[3], server_mb=full, kb_per_match=(full - empty) * 1000 / playing,
        files=files, machine_load=load,
    )  # fmt: skip


def _used(found: House | None) -> list[float]:
    """Processor time until now: of servers, their workers, what they stand on, and the crowd."""
    if found is None:
        return [0.0, 0.0, 0.0, time.process_time()]
    groups = ([server.pid for server in found.servers], found.workers(), found.others())
    return [*(sum(map(cpu_seconds, group)) for group in groups), time.process_time()]


async def _events(urls: Sequence[str], found: House | None) -> int:
    """What the servers have written down since they started, as they tell it themselves; not behind a proxy."""
    addresses = urls if found is None else [server.url for server in found.servers]
    told = [await metrics_of(url) for url in addresses]
    return sum(one.get("rulebound_answers_total", 0) for one in told)


async def metrics_of(url: str) -> dict[str, int]:
    """The numbers of a server by their names; none if it does not tell them."""
    try:
        async with httpx.AsyncClient(timeout=30) as http:
            page = await http.get(f"{url}/metrics")
    except httpx.HTTPError:
        return {}
    lines = page.text.splitlines() if page.status_code == 200 else []
    told = (line.split() for line in lines if not line.startswith("#") and "{" not in line)
    return {name: int(float(value)) for name, value in told}
