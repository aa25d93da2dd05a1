"""Computer players think in processes of their own, so that no thought delays a table.

A worker is sent the record of the match and plays it again to where it stands. It keeps the matches it
knows, so that it mostly has only the last few answers to add.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from rulebound.i18n import ENGLISH, pick_language
from rulebound.kernel.chance import Chance, seed_of
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from rulebound.kernel.text import Text, refuse
from rulebound.players import (
    Budget,
    Chair,
    Player,
    PlayerFailed,
    SearchPlayer,
    Thought,
    make_player,
    merged,
    opponent_names,
    player_names,
)
from rulebound.players.advice import Advised, advise, in_words
from rulebound.players.guests import player_in
from rulebound.players.reasons import purpose
from rulebound.table import metrics

QUICK: Final = frozenset({"random", "easy", "fair", "heuristic"})
"""Players that answer at once; the others have workers of their own, so that nobody waits behind a long thought."""
LONG: Final = frozenset({"expert"})
"""Players that think for some seconds, with all workers of their own at once."""
SPARE: Final = "heuristic"
"""Who plays for one that is not here any more."""
KEPT: Final = 256
"""Matches that a worker remembers, and plans that players have for the rest of their turns."""
SHORT: Final = 2.0
"""Seconds that a thought may take when the server ends."""
DEEP: Final = "search"
"""One of those who think for about a second."""
HINT: Final = Budget(plays=500, seconds=1.0)
"""How long a hint is thought about."""
ADVICE: Final = "advice"
"""The lane of all hints: nobody waits for a computer player because many want to be advised."""

T = TypeVar("T")

_log: Final = logging.getLogger("rulebound.table")


def workers() -> int:
    """As many as there are cores, and two at least."""
    return max(2, os.cpu_count() or 1)


class Turns:
    """So many may think at once. Whoever waits is served lane by lane, whoever asks how often in each of them."""

    __slots__ = ("_free", "_waiting")

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def turn(self, lane: str) -> AsyncIterator[None]:
        await self._wait(lane)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, lane: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(lane, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                self._next()  # it was my turn at that moment
            raise

    def _next(self) -> None:
        """The first of the lane that has waited longest; that lane goes to the end of the line."""
        while self._waiting:
            lane, line = self._waiting.popitem(last=False)
            first = line.popleft()
            if line:
                self._waiting[lane] = line
            if not first.done():
                first.set_result(None)
                return
        self._free += 1


class Thinkers:
    """The worker processes of one server; they are started when first needed.

    The host may bring players of its own, as files: at the tables they are known by their names.
    """

    def __init__(self, files: Sequence[str] = ()) -> None:
        self._brought = _brought(files)
        self.names = [*player_names(), *self._brought]
        self.offered = [*opponent_names(), *self._brought]
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._turns = {"quick": Turns(workers()), "deep": Turns(workers()), "long": Turns(1)}
        self._secret = secrets.token_hex(16)
        self._plans: OrderedDict[tuple[str, int], tuple[int, tuple[str, ...]]] = OrderedDict()

    async def decide(self, match: str, record: Record, seat: int, player: str, lane: str = "") -> str:
        """The key of the option that the player takes. If the thought fails, the match goes on with any option."""
        async with self._turns[_kind(player)].turn(lane or match):
            return await self._decide(match, record, seat, player)

    async def _decide(self, match: str, record: Record, seat: int, player: str) -> str:
        if player not in self.names:  # of a host who brought it, or of a version that had it
            player = SPARE
        player = self._brought.get(player, player)
        planned, plan = self._plans.pop((match, seat), (0, ()))
        if planned != len(record.answers):
            plan = ()
        for _attempt in range(2):
            pool = self._pool(player)
            try:
                with metrics.thinking.one_more():
                    if player in LONG:
                        key, then = await self._ponder(pool, match, record, seat, player, plan)
                    else:
                        thought = _submit(pool, think, match, record, seat, player, self._secret, plan)
                        key, then = await asyncio.wrap_future(thought)
                self._remember(match, seat, len(record.answers), then)
                return key
            except BrokenProcessPool:
                _log.warning("A worker process died while thinking; starting others.")
                self._forget(pool)
            except PlayerFailed as failed:
                _log.error("Seat %d of match %s: %s", seat, match, pick_language(ENGLISH).text(failed.text))
                break
            except Exception:
                _log.exception("The player %s failed at seat %d of match %s", player, seat, match)
                break
        key, _ = await asyncio.to_thread(think, "", record, seat, "random")
        return key

    def _remember(self, match: str, seat: int, answers: int, plan: tuple[str, ...]) -> None:
        """What a player wants to do in the rest of its turn, if nobody answers before it is asked again."""
        if plan:
            self._plans[match, seat] = (answers + 1, plan)
            if len(self._plans) > KEPT:
                self._plans.popitem(last=False)

    async def _ponder(
        self, pool: ProcessPoolExecutor, match: str, record: Record, seat: int, player: str, plan: Sequence[str]
    ) -> tuple[str, tuple[str, ...]]:
        """Every worker imagines games of its own; what they find out is put together."""
        parts = [
            asyncio.wrap_future(_submit(pool, ponder, match, record, seat, player, f"{self._secret}{part} ", plan))
            for part in range(workers())
        ]
        found: list[tuple[Thought, list[str]]] = await asyncio.gather(*parts)
        thought = merged(thought for thought, _ in found)
        return found[0][1][thought.best], thought.chosen.then

    async def consider(self, lane: str, task: Callable[..., T], *args: object) -> T:
        """Something else to think about, in a worker for thoughts of about a second."""
        async with self._turns["deep"].turn(lane):
            for _attempt in range(2):
                pool = self._pool(DEEP)
                try:
                    with metrics.thinking.one_more():
                        found: T = await asyncio.wrap_future(_submit(pool, task, *args))
                        return found
                except BrokenProcessPool:
                    _log.warning("A worker process died while thinking; starting others.")
                    self._forget(pool)
        raise refuse("refused-internal")

    async def advise(self, match: str, record: Record, seat: int) -> Advised:
        """A hint for whoever sits there; refused where there is nothing to advise."""
        return await self.consider(ADVICE, advise_there, match, record, seat, self._secret)

    async def plan(self, match: str, record: Record, seat: int, key: str) -> list[Text]:
        """What a computer player wants with the option that it takes; nothing, if that cannot be said."""
        try:
            return await self.consider(match, plan_there, match, record, seat, key, self._secret)
        except Exception:
            _log.exception("What seat %d of match %s plans could not be found out", seat, match)
            return []

    def must_know(self, player: str) -> None:
        """Refuse a computer player that there is not."""
        if player not in self.names:
            raise refuse("refused-player", player=player, players=", ".join(self.names))

    def _pool(self, player: str) -> ProcessPoolExecutor:
        kind = _kind(player)
        if kind not in self._pools:
            # A fork of a process with threads and an event loop is asking for trouble.
            spawn = multiprocessing.get_context("spawn")
            self._pools[kind] = ProcessPoolExecutor(workers(), spawn, initializer=be_a_worker)
        return self._pools[kind]

    def _forget(self, broken: ProcessPoolExecutor) -> None:
        self._pools = {kind: pool for kind, pool in self._pools.items() if pool is not broken}
        broken.shutdown(wait=False)

    def warm_up(self) -> None:
        """Start the quick workers before the first player waits for them."""
        _submit(self._pool("random"), player_names)

    async def close(self) -> None:
        """Let short thoughts end; whoever thinks longer is ended."""
        pools, self._pools = self._pools, {}
        busy = [worker for pool in pools.values() for worker in pool._processes.values()]
        for pool in pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SHORT):
                while any(worker.is_alive() for worker in busy):
                    await asyncio.sleep(0.02)
        for worker in busy:
            worker.kill()


def _brought(files: Sequence[str]) -> dict[str, str]:
    """The players of files by their names, each with its file."""
    found: dict[str, str] = {}
    for file in files:
        kind = player_in(file)
        name = kind.name or kind.__name__
        if name in found or name in player_names():
            raise refuse("refused-player-taken", player=name, file=file)
        found[name] = os.path.abspath(os.path.expanduser(file))
    return found


def _kind(player: str) -> str:
    return "quick" if player in QUICK else "long" if player in LONG else "deep"


def _submit(pool: ProcessPoolExecutor, work: Callable[..., Any], *args: object) -> Future[Any]:
    return pool.submit(work, *args)


# --- in a worker ----------------------------------------------------------------------------------


def be_a_worker() -> None:
    """Thinking gives way to serving. The server decides when a worker ends; if it was killed, the worker ends too."""
    if hasattr(os, "nice"):
        os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    parent.join()
    os._exit(0)


_matches: Final[OrderedDict[str, Match[Any]]] = OrderedDict()


def think(
    id: str, record: Record, seat: int, player: str, secret: str = "", plan: Sequence[str] = ()
) -> tuple[str, tuple[str, ...]]:
    """One decision: the key of the option taken, and what the player plans for the rest of its turn.

    What it depends on is not known to others: a secret is part of it.
    """
    match = _come_to(id, record)
    thinker = _seated(id, record, seat, player, secret, plan)
    decided = thinker.decide(Chair(match, seat))
    then = thinker.plan if isinstance(thinker, SearchPlayer) else ()
    return match.choices[seat].keys[decided], then


def ponder(
    id: str, record: Record, seat: int, player: str, secret: str, plan: Sequence[str] = ()
) -> tuple[Thought, list[str]]:
    """A part of a decision that several think about: what was found out, and the keys of the options."""
    match = _come_to(id, record)
    thinker = _seated(id, record, seat, player, secret, plan)
    assert isinstance(thinker, SearchPlayer)
    return thinker.think(Chair(match, seat)), match.choices[seat].keys


def _seated(id: str, record: Record, seat: int, player: str, secret: str, plan: Sequence[str]) -> Player:
    thinker = make_player(player, f"{secret}{id} {seat} {len(record.answers)}")
    if isinstance(thinker, SearchPlayer):
        thinker.plan = tuple(plan)
    return thinker


def advise_there(id: str, record: Record, seat: int, secret: str = "") -> Advised:
    """The advice for a seat, in words."""
    match = _come_to(id, record)
    chair = Chair(match, seat)
    chance = Chance(seed_of(f"{secret}{id} {seat} {len(record.answers)} advice"))
    return in_words(chair, advise(chair, HINT, chance))


def plan_there(id: str, record: Record, seat: int, key: str, secret: str = "") -> list[Text]:
    """What an option is for."""
    match = _come_to(id, record)
    chance = Chance(seed_of(f"{secret}{id} {seat} {len(record.answers)} plan"))
    return purpose(Chair(match, seat), match.choices[seat].find(key), chance)


def _come_to(id: str, record: Record) -> Match[Any]:
    """The match of a record, gone on with from where it was last seen if that is on the way."""
    match = _matches.pop(id, None)
    given = [] if match is None else match.record().answers
    if match is None or record.answers[: len(given)] != given:
        match = Match(load_game(record.game), record.setup, record.seed, log=False)
        given = []
    for seat, key in record.answers[len(given) :]:
        match.follow(seat, key)
    if id:
        _matches[id] = match
        if len(_matches) > KEPT:
            _matches.popitem(last=False)
    return match
