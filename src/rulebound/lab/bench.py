"""How fast the games run: random play, copies and views in mid-game, per CPU second, beside peers in the same run."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from rulebound.compiled import PLAIN, is_compiled
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


COSTS: Final = ("fork", "imagine", "clone", "view")

SETUPS: Final = 3
"""How many setups of a game are measured unless all are wanted."""
REPETITIONS: Final = 3
"""How often everything is measured, all of it in turn, so that the weather is the same for all."""


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One random game: how many decisions it had, and the CPU seconds that it took."""

    decisions: int
    seconds: float


class Speed(msgspec.Struct, frozen=True):
    """One game with one setup. Rates are per CPU second, costs are medians in microseconds."""

    game: str
    setup: dict[str, Any]
    compiled: bool
    decisions: float
    games: float
    fork: float
    imagine: float
    clone: float
    """Of the state alone."""
    view: float
    moments: int
    """At how many moments in mid-game the costs were measured."""
    played: list[Played] = []
    """The games of one repetition, by seed; of several together there are none."""
    spread: float = 0.0
    """By how much the decisions per second differ between repetitions, up or down, as a share of them."""


class PeerSpeed(msgspec.Struct, frozen=True):
    """The same for a game of another engine; it is written in `language`."""

    engine: str
    game: str
    language: str
    decisions: float
    games: float
    clone: float
    moments: int
    played: list[Played] = []
    spread: float = 0.0


class Bench(msgspec.Struct, frozen=True):
    """One run. Compare numbers within it only: another run is another weather."""

    python: str
    speeds: list[Speed]
    """Plain and, if this program is compiled, compiled: then each setup has one of each, side by side."""
    peers: list[PeerSpeed]
    """Empty if no peer is installed."""


class Wanted(msgspec.Struct, frozen=True):
    """What is to be measured: each game with its setups, so many CPU seconds of play, at so many moments."""

    games: list[tuple[str, list[dict[str, Any]]]]
    seconds: float
    moments: int


def bench(
    game_ids: Sequence[str] = (),
    seconds: float = 0.25,
    moments: int = 30,
    setups: Sequence[Mapping[str, Any]] | None = None,
    progress: Progress | None = None,
    *,
    every_setup: bool = False,
    repetitions: int = REPETITIONS,
) -> Bench:
    """Measure games (all if none is named), each with a few of the setups that cover it, and every peer that is here.

    Random play takes so many CPU seconds for each, copies are made at so many moments.
    """
    games = [
        (game.id, [dict(setup) for setup in setups or game.setups()[: None if every_setup else SETUPS]])
        for game in map(load_game, game_ids or game_names())
    ]
    wanted = Wanted(games, seconds, moments)
    others = peers.installed()
    ways = (measure, measure_plain) if is_compiled() else (measure,)
    total = repetitions * (len(ways) * sum(len(setups) for _, setups in games) + len(others))
    speeds: list[Speed] = []
    peer_speeds: list[PeerSpeed] = []
    for _ in range(repetitions):
        for speed in (speed for way in ways for speed in way(wanted)):
            speeds.append(speed)
            if progress is not None:
                progress(len(speeds) + len(peer_speeds), total)
        for peer in others:
            peer_speeds.append(measure_peer(peer, seconds, moments))
            if progress is not None:
                progress(len(speeds) + len(peer_speeds), total)
    in_all = [together(speeds[number :: len(speeds) // repetitions]) for number in range(len(speeds) // repetitions)]
    in_all.sort(key=lambda speed: (games_in_order(games, speed), speed.compiled))
    beside = [together(peer_speeds[number :: len(others)]) for number in range(len(others))]
    return Bench(platform.python_version(), in_all, beside)


def games_in_order(games: Sequence[tuple[str, list[dict[str, Any]]]], speed: Speed) -> tuple[int, int]:
    """Where in the order of what was wanted it stands."""
    number = [id for id, _ in games].index(speed.game)
    return number, games[number][1].index(speed.setup)


M = TypeVar("M", Speed, PeerSpeed)


def together(repeated: Sequence[M]) -> M:
    """What was measured again and again: of each game its quickest time, of each cost the least; and the spread.

    Whatever else the machine does makes a game slower, never quicker.
    """
    rates = [one.decisions for one in repeated]
    costs = {name: min(getattr(one, name) for one in repeated) for name in COSTS if hasattr(repeated[0], name)}
    decisions, games = rate([quickest(same) for same in zip(*(one.played for one in repeated), strict=False)])
    spread = (max(rates) - min(rates)) / 2 / statistics.median(rates)
    return msgspec.structs.replace(repeated[0], **costs, decisions=decisions, games=games, played=[], spread=spread)


def quickest(same: Sequence[Played]) -> Played:
    return min(same, key=lambda played: played.seconds)


def measure_plain(wanted: Wanted) -> Iterator[Speed]:
    """The same as plain Python: in a process of its own, for this one is compiled."""
    with subprocess.Popen(
        [sys.executable, "-m", "rulebound.lab.bench"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, PLAIN: "1"},
    ) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        other.stdin.write(msgspec.json.encode(wanted))
        other.stdin.close()
        for line in other.stdout:
            yield msgspec.json.decode(line, type=Speed)


# --- our games -------------------------------------------------------------------------------------------


def measure(wanted: Wanted) -> Iterator[Speed]:
    for name, setups in wanted.games:
        for setup in setups:
            yield measure_game(load_game(name), setup, wanted.seconds, wanted.moments)


def measure_game(game: Game[Any], setup: Mapping[str, Any], seconds: float, moments: int) -> Speed:
    played = rounds(lambda seed: play(Match(game, setup, seed, quiet=True), Chance(seed)), seconds)
    forks, imagines, clones, views = [], [], [], []
    for match, chance in middles(game, setup, moments):
        seat = next(iter(match.choices))
        forks.append(cost(match.fork))
        imagines.append(cost(partial(match.imagine, seat, chance)))
        clones.append(cost(match.state.clone))
        views.append(cost(partial(match.view, seat)))
    median = statistics.median
    return Speed(
        game.id, dict(setup), is_compiled(), *rate(played),
        median(forks), median(imagines), median(clones), median(views), len(forks), played,
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
    played = rounds(peer.play, seconds)
    clones = []
    for number in range(moments):
        seed = number // len(MOMENTS)
        middle = peer.middle(seed, MOMENTS[number % len(MOMENTS)])
        clones.append(cost(middle.clone))
    return PeerSpeed(
        peer.engine, peer.game, peer.language, *rate(played), statistics.median(clones), len(clones), played
    )  # fmt: skip


# --- the clock --------------------------------------------------------------------------------------------


def rounds(play_game: Callable[[int], int], seconds: float) -> list[Played]:
    """Games with the seeds 0, 1, 2 … for so many CPU seconds; `play_game` plays one and returns its decisions."""
    play_game(0)  # what is made once, on first use, is not counted
    played: list[Played] = []
    spent = 0.0
    while spent < seconds:
        start = time.process_time()
        decisions = play_game(len(played))
        played.append(Played(decisions, time.process_time() - start))
        spent += played[-1].seconds
    return played


def rate(played: Sequence[Played]) -> tuple[float, float]:
    """Decisions and games per CPU second."""
    spent = sum(one.seconds for one in played)
    return sum(one.decisions for one in played) / spent, len(played) / spent


def cost(make: Callable[[], object]) -> float:
    """CPU microseconds of one call."""
    start = time.process_time_ns()
    for _ in range(REPEATS):
        make()
    return (time.process_time_ns() - start) / 1000 / REPEATS


if __name__ == "__main__":
    for found in measure(msgspec.json.decode(sys.stdin.buffer.read(), type=Wanted)):
        print(msgspec.json.encode(found).decode(), flush=True)
