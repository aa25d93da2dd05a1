"""Which player wins how often: many games, seats in rotation, with intervals."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.kernel.text import refuse
from rulebound.lab.intervals import wilson
from rulebound.lab.pool import spread
from rulebound.players import Chair, Player, find_player, make_player, play_out

CHUNKS_PER_WORKER: Final = 8
MOST_GAMES_IN_A_CHUNK: Final = 50

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of games played and of all games."""


class Standing(msgspec.Struct, frozen=True):
    """How one player fared."""

    name: str
    games: int
    wins: int
    rate: float
    low: float
    high: float
    fair: float | None
    """What it would win if all players were alike; nothing of the kind where all seats are one side."""
    decisions: float
    """Its decisions in a game, on average."""
    cpu: float
    """Its CPU seconds in all games: the only number here that differs from run to run."""


class Comparison(msgspec.Struct, frozen=True):
    """The players of a comparison, in the order in which they were named."""

    game: str
    setup: dict[str, Any]
    seed: int | str
    games: int
    """Those of each player."""
    sides: int
    players: list[Standing]


class Tally(msgspec.Struct):
    """What is counted for one player while games go on."""

    won: list[int] = []
    """The numbers of the games that it has won."""
    decisions: int = 0
    cpu: float = 0.0

    def add(self, other: Tally) -> None:
        """What was counted elsewhere."""
        self.won += other.won
        self.decisions += other.decisions
        self.cpu += other.cpu


def compare(
    game_id: str,
    players: Sequence[str],
    setup: Mapping[str, Any],
    games: int,
    seed: int | str = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play so many games between players given by name, one for each side (a team, or a seat without teams).

    The last of them plays all sides that are left. With each game they move on by one side. In a cooperative game
    there is but one side: each player plays all these games alone, for all seats, and meets the same deals. Every
    game has a seed of its own, so the result is the same with any number of worker processes.
    """
    game = load_game(game_id)
    if games < 1:
        raise refuse("refused-games", games=games)
    sides = len(set(game.sides(Match(game, setup, seed).state)))
    if not players or (len(players) > sides and not game.cooperative):
        raise refuse("refused-compare-players", players=len(players), sides=sides)
    for name in players:
        make_player(name)  # refused here, where people read it, and not in a worker

    tallies = {name: Tally() for name in players}
    names = [*players, *[players[-1]] * (sides - len(players))]
    series = [[name] for name in tallies] if game.cooperative else [names]
    done = 0
    for _, played, counted in play_all(game_id, series, setup, games, seed, workers):
        for name, tally in counted.items():
            tallies[name].add(tally)
        done += played
        if progress is not None:
            progress(done, games * len(series))
    standings = [
        _standing(name, tally, games, None if game.cooperative else names.count(name) / sides)
        for name, tally in tallies.items()
    ]
    return Comparison(game_id, dict(setup), seed, games, sides, standings)


def _standing(name: str, tally: Tally, games: int, fair: float | None) -> Standing:
    wins = len(tally.won)
    low, high = wilson(wins, games)
    return Standing(name, games, wins, wins / games, low, high, fair, tally.decisions / games, tally.cpu)


def play_all(
    game_id: str,
    series: Sequence[Sequence[str]],
    setup: Mapping[str, Any],
    games: int,
    seed: int | str,
    workers: int | None,
    turns: int = 1,
) -> Iterator[tuple[int, int, dict[str, Tally]]]:
    """All series in chunks, as they are done: of which series, how many games, and what was counted in them."""
    workers = workers or os.cpu_count() or 1
    size = max(1, min(MOST_GAMES_IN_A_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    starts = range(0, games, size)
    chunks = [(which, range(at, min(games, at + size))) for at in starts for which in range(len(series))]
    parts = [(game_id, series[which], setup, seed, numbers, turns) for which, numbers in chunks]
    for number, tallies in spread(play_games, parts, workers):
        which, numbers = chunks[number]
        yield which, len(numbers), tallies


def play_games(
    game_id: str, names: Sequence[str], setup: Mapping[str, Any], seed: int | str, numbers: range, turns: int = 1
) -> dict[str, Tally]:
    """The games of these numbers, one after the other; each deal is played so many times before the next one."""
    tallies = {name: Tally() for name in names}
    for number in numbers:
        _play_game(game_id, names, setup, f"{seed}/{number // turns}", number, tallies)
    return tallies


def _play_game(
    game_id: str, names: Sequence[str], setup: Mapping[str, Any], seed: str, turn: int, tallies: dict[str, Tally]
) -> None:
    quiet = not any(find_player(name).imagines for name in set(names))
    match = Match(load_game(game_id), setup, seed, log=False, quiet=quiet)
    sides = match.game.sides(match.state)
    numbered = {side: number for number, side in enumerate(sorted(set(sides)))}
    seated = [names[(numbered[side] + turn) % len(names)] for side in sides]
    play_out(match, [Timed(make_player(name, f"{seed}/{i}"), tallies[name]) for i, name in enumerate(seated)])
    assert match.result is not None
    for name in {seated[seat] for seat in match.result.winners}:
        tallies[name].won.append(turn)


class Timed(Player):
    """A player with somebody beside it who counts its decisions and the CPU time they take."""

    def __init__(self, player: Player, tally: Tally) -> None:
        super().__init__()
        self.player = player
        self.tally = tally

    def decide(self, chair: Chair) -> int:
        start = time.process_time()
        option = self.player.decide(chair)
        self.tally.cpu += time.process_time() - start
        self.tally.decisions += 1
        return option
