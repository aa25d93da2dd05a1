"""How fast the games run: random play, copies and views in mid-game, per CPU second, beside peers in the same run."""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from rulebound.kernel.chance import Chance
from rulebound.kernel.game import Game, game_names, load_game
from rulebound.kernel.match import Match
from rulebound.lab import peers
from rulebound.lab.compare import Progress
from rulebound.lab.peers import Peer

MOMENTS: Final = (1 / 3, 1 / 2, 2 / 3)
"""Where the middle of a game is looked at, in shares of its decisions."""
REPEATS: Final = 5
"""How often a copy is made at one moment: the garbage of earlier ones is part of the cost."""


class Speed(msgspec.Struct, frozen=True):
    """One game with one setup. Rates are per CPU second, costs are medians in microseconds."""

    game: str
    setup: dict[str, Any]
    decisions: float
    games: float
    fork: float
    imagine: float
    view: float
    moments: int
    """At how many moments in mid-game the costs were measured."""


class PeerSpeed(msgspec.Struct, frozen=True):
    """The same for a game of another engine; it is written in `language`."""

    engine: str
    game: str
    language: str
    decisions: float
    games: float
    clone: float
    moments: int


class Bench(msgspec.Struct, frozen=True):
    """One run. Compare numbers within it only: another run is another weather."""

    python: str
    speeds: list[Speed]
    peers: list[PeerSpeed]
    """Empty if no peer is installed."""


def bench(
    game_ids: Sequence[str] = (),
    seconds: float = 0.5,
    moments: int = 60,
    setups: Sequence[Mapping[str, Any]] | None = None,
    progress: Progress | None = None,
) -> Bench:
    """Measure games (all if none is named) with the setups that cover them, then every peer that is installed.

    Random play takes so many CPU seconds for each, copies are made at so many moments.
    """
    todo = [(game, setup) for game in map(load_game, game_ids or game_names()) for setup in setups or game.setups()]
    others = peers.installed()
    total = len(todo) + len(others)
    speeds: list[Speed] = []
    peer_speeds: list[PeerSpeed] = []
    for game, setup in todo:
        speeds.append(measure_game(game, setup, seconds, moments))
        if progress is not None:
            progress(len(speeds), total)
    for peer in others:
        peer_speeds.append(measure_peer(peer, seconds, moments))
        if progress is not None:
            progress(len(speeds) + len(peer_speeds), total)
    return Bench(platform.python_version(), speeds, peer_speeds)


# --- our games -------------------------------------------------------------------------------------------


def measure_game(game: Game[Any], setup: Mapping[str, Any], seconds: float, moments: int) -> Speed:
    decisions, games = rates(lambda seed: play(Match(game, setup, seed, quiet=True), Chance(seed)), seconds)
    forks, imagines, views = [], [], []
    for match, chance in middles(game, setup, moments):
        seat = next(iter(match.choices))
        forks.append(cost(match.fork))
        imagines.append(cost(partial(match.imagine, seat, chance)))
        views.append(cost(partial(match.view, seat)))
    median = statistics.median
    return Speed(
        game.id, dict(setup), decisions, games, median(forks), median(imagines), median(views), len(forks)
    )  # fmt: skip


def play(match: Match[Any], chance: Chance, most: int = -1) -> int:
    """Random play to the end, or for so many answers; returns how many there were."""
    answers = 0
    while match.choices and answers != most:
        seat, choice = next(iter(match.choices.items()))
        match.answer(seat, chance.below(len(choice.options)))
        answers += 1
    return answers


def middles(game: Game[Any], setup: Mapping[str, Any], moments: int) -> Iterator[tuple[Match[Any], Chance]]:
    """Matches without a log that can be copied, each in the middle of its game."""
    for number in range(moments):
        seed = number // len(MOMENTS)
        length = play(Match(game, setup, seed, quiet=True), Chance(seed))
        match = Match(game, setup, seed, log=False)
        chance = Chance(seed)
        play(match, chance, int(length * MOMENTS[number % len(MOMENTS)]))
        yield match, chance


# --- peers ----------------------------------------------------------------------------------------------


def measure_peer(peer: Peer, seconds: float, moments: int) -> PeerSpeed:
    decisions, games = rates(peer.play, seconds)
    clones = []
    for number in range(moments):
        seed = number // len(MOMENTS)
        middle = peer.middle(seed, MOMENTS[number % len(MOMENTS)])
        clones.append(cost(middle.clone))
    return PeerSpeed(
        peer.engine, peer.game, peer.language, decisions, games, statistics.median(clones), len(clones)
    )  # fmt: skip


# --- the clock --------------------------------------------------------------------------------------------


def rates(play_game: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Decisions and games per CPU second; `play_game` plays one with a seed and returns its decisions."""
    play_game(0)  # what is made once, on first use, is not counted
    start = time.process_time()
    decisions = games = 0
    while True:
        decisions += play_game(games)
        games += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return decisions / spent, games / spent


def cost(make: Callable[[], object]) -> float:
    """CPU microseconds of one call."""
    start = time.process_time_ns()
    for _ in range(REPEATS):
        make()
    return (time.process_time_ns() - start) / 1000 / REPEATS
