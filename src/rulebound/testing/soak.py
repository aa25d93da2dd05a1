"""The soak: a crowd plays for a long time, or while servers, PostgreSQL and Redis are killed under it.

Nothing that the server has acknowledged may be lost: every answer that somebody was told is done stands in the
storage, in its order; whoever comes back sees the position that they had seen, or a later one; and all matches can be
replayed and stand where they stood. Whoever was cut off is back within seconds.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from rulebound.kernel.text import refuse
from rulebound.table.backup import prove
from rulebound.table.database import database_url
from rulebound.table.storage import Storage
from rulebound.testing.crowd import Crowd
from rulebound.testing.load import House, Progress, house, metrics_of
from rulebound.testing.throwaway import Running, cpu_seconds, memory, open_files

Victim: TypeAlias = Literal["server", "postgres", "redis"]
VICTIMS: Final[tuple[Victim, ...]] = ("server", "postgres", "redis")
PATIENCE: Final = 60.0


class Wish(msgspec.Struct, frozen=True):
    """For how long, and what is killed how often."""

    minutes: float = 0
    kills: int = 0
    victims: tuple[Victim, ...] = ("server",)
    matches: int = 10
    connections: int = 3
    think: float = 0.3
    length: int = 60
    processes: int = 1
    postgres: bool = False
    seed: int = 1
    back: float = 5.0
    """Within so many seconds everybody is back if there is another process."""


class Sample(msgspec.Struct, frozen=True):
    """The servers at one moment."""

    minute: float
    memory_mb: float
    files: int
    tasks: int
    tables: int
    cpu_seconds: float


class Report(msgspec.Struct, frozen=True):
    """What came of it."""

    wish: Wish
    seconds: float
    killed: dict[str, int]
    acknowledged: int
    lost: int
    """Answers that were acknowledged and are not in the storage."""
    matches: int
    replayed: int
    """Matches that stand where they stood when they are replayed."""
    compared: int
    """Guests who came back to the position in which they were cut off: all of it was held against what they saw."""
    returns: int
    median_return: float
    slowest_return: float
    finished: int
    errors: int
    first_errors: list[str]
    samples: list[Sample]
    machine_load: float

    @property
    def is_good(self) -> bool:
        return not self.lost and not self.errors and self.replayed == self.matches


def soak(wish: Wish, progress: Progress = lambda done, whole: None) -> Report:
    """From the beginning to the proof at the end."""
    with house(wish.processes, wish.postgres) as found:
        return asyncio.run(_Soak(wish, found, progress).run())


def must_be_victims(names: Sequence[str], postgres: bool) -> None:
    """Refuse what cannot be killed."""
    for name in names:
        if name not in VICTIMS:
            raise refuse("refused-victim", victim=name, victims=", ".join(VICTIMS))
        if name != "server" and not postgres:
            raise refuse("refused-victim-sqlite", victim=name)


class _Soak:
    def __init__(self, wish: Wish, found: House, progress: Progress) -> None:
        self.wish = wish
        self.house = found
        self.progress = progress
        self.crowd = Crowd(
            found.urls, connections=wish.connections, think=wish.think, length=wish.length, careful=True,
        )  # fmt: skip
        self.chance = random.Random(wish.seed)
        self.killed: dict[str, int] = {}
        self.samples: list[Sample] = []
        self.started = time.monotonic()
        self.used = 0.0

    async def run(self) -> Report:
        wish, crowd = self.wish, self.crowd
        parties = await crowd.play(wish.matches, min(wish.matches / 10, 10))
        await self._wait_for_all()
        await self._take_sample()
        sampling = asyncio.create_task(self._sample())
        for victim in self._victims():
            await self._pause()
            await self._kill(victim)
        while (passed := time.monotonic() - self.started) < wish.minutes * 60:
            self.progress(round(passed), round(wish.minutes * 60))
            await asyncio.sleep(min(1.0, wish.minutes * 60 - passed))
        await asyncio.sleep(2 * wish.think)
        await self._take_sample()
        sampling.cancel()
        await crowd.stop(parties)
        for server in self.house.servers:
            await asyncio.to_thread(server.stop)
        return await self._report()

    # --- killing --------------------------------------------------------------------------------------

    def _victims(self) -> Iterator[Victim]:
        for number in range(self.wish.kills):
            self.progress(number, self.wish.kills)
            yield self.wish.victims[number % len(self.wish.victims)]

    async def _pause(self) -> None:
        """At any moment of the game, and spread over the time that there is."""
        usual = self.wish.minutes * 60 / self.wish.kills if self.wish.minutes else 2.0
        await asyncio.sleep(self.chance.uniform(0.25, 1.0) * usual)

    def _running(self, victim: Victim) -> Running:
        if victim == "server":
            return self.house.servers[self.killed.get(victim, 0) % len(self.house.servers)]
        found = self.house.postgres if victim == "postgres" else self.house.redis
        assert found is not None
        return found

    async def _kill(self, victim: Victim) -> None:
        """Kill it, see everybody come back, and start it again if nobody else did."""
        doomed, crowd = self._running(victim), self.crowd
        known = len(crowd.returns)
        crowd.expecting = True
        self.used += cpu_seconds(doomed.pid) if victim == "server" else 0.0
        await asyncio.to_thread(doomed.kill)
        self.killed[victim] = self.killed.get(victim, 0) + 1
        alone = victim != "server" or len(self.house.servers) == 1
        if alone:
            await asyncio.to_thread(doomed.start)
        await self._wait_for_all()
        if victim == "server" and not alone:
            slow = [seconds for seconds in crowd.returns[known:] if seconds > self.wish.back]
            for seconds in slow:
                crowd.faults.add(f"back after {seconds:.1f} s only")
            await asyncio.to_thread(doomed.start)
        await self._see_something_happen()
        crowd.expecting = False

    async def _wait_for_all(self) -> None:
        end = time.monotonic() + PATIENCE
        while len(self.crowd.guests) < self.wish.matches or any(not guest.there for guest in self.crowd.guests):
            if time.monotonic() > end:
                self.crowd.faults.add(f"somebody was not back after {PATIENCE:.0f} s")
                return
            await asyncio.sleep(0.05)

    async def _see_something_happen(self) -> None:
        """The game goes on: some more answers are acknowledged."""
        end, known = time.monotonic() + PATIENCE, self._acknowledged()
        while self._acknowledged() < known + len(self.crowd.guests) // self.wish.connections:
            if time.monotonic() > end:
                self.crowd.faults.add("nobody plays on")
                return
            await asyncio.sleep(0.05)

    def _acknowledged(self) -> int:
        return sum(map(len, self.crowd.acknowledged.values()))

    # --- watching -------------------------------------------------------------------------------------

    async def _sample(self) -> None:
        """Ten times in all this time."""
        while self.wish.minutes:
            await asyncio.sleep(self.wish.minutes * 6)
            await self._take_sample()

    async def _take_sample(self) -> None:
        told = [await metrics_of(server.url) for server in self.house.servers]
        pids = [server.pid for server in self.house.servers]
        self.samples.append(
            Sample(
                round((time.monotonic() - self.started) / 60, 2), round(sum(map(memory, pids)), 1),
                sum(map(open_files, pids)), sum(one.get("rulebound_tasks", 0) for one in told),
                sum(one.get("rulebound_tables", 0) for one in told),
                round(self.used + sum(map(cpu_seconds, pids)), 1),
            )
        )  # fmt: skip

    # --- the proof ------------------------------------------------------------------------------------

    async def _report(self) -> Report:
        crowd = self.crowd
        seconds = time.monotonic() - self.started
        storage = Storage(database_url(self.house.database, self.house.data))
        await storage.open()
        try:
            lost = 0
            for match, told in crowd.acknowledged.items():
                stored = [(event.seat, event.key) for event in await storage.events(match)]
                lost += missing(told, stored)
            proof = await prove([row async for row in storage.rows()])
        finally:
            await storage.close()
        for match, why in proof.faults[:5]:
            crowd.faults.add(f"match {match}: {why.id}")
        self._read_what_servers_said()
        returns = sorted(crowd.returns) or [0.0]
        return Report(
            self.wish, round(seconds, 1), self.killed, self._acknowledged(), lost, proof.matches,
            proof.matches - len(proof.faults), crowd.compared, len(crowd.returns), round(returns[len(returns) // 2], 3),
            round(returns[-1], 3), crowd.finished + crowd.conceded, crowd.faults.number, crowd.faults.first,
            self.samples, round(os.getloadavg()[0], 2),
        )  # fmt: skip

    def _read_what_servers_said(self) -> None:
        """What went wrong in a server without anybody noticing. What it says of a storage that was killed is right."""
        for server in self.house.servers:
            for line in unexpected(server.said()):
                self.crowd.faults.add(f"a server said: {line[:200]}")


def missing(told: Sequence[tuple[int, str]], stored: Sequence[tuple[int, str | None]]) -> int:
    """How many of the answers that somebody was told are done do not stand in the storage in this order."""
    found = 0
    for event in stored:
        if found < len(told) and event == told[found]:
            found += 1
    return len(told) - found


EXPECTED: Final = (
    "StorageLost", "psycopg", "sqlalchemy", "redis", "ConnectionRefusedError", "ConnectionError",
    "graceful shutdown exceeded",
)  # fmt: skip


def unexpected(said: str) -> list[str]:
    """The last line of each traceback that is not about a storage or a Redis that is gone."""
    found = []
    blocks = said.split("Traceback (most recent call last):")[1:]
    for block in blocks:
        last = next((line for line in block.splitlines() if line and not line.startswith(" ")), "")
        if not any(word in last for word in EXPECTED):
            found.append(last)
    return found
