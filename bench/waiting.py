"""Where people wait: how long a move of each computer player takes.

    .venv/bin/python bench/waiting.py [GAME …] [--players a,b] [--games N]

Milliseconds of CPU: the median, the 99th of 100 and the longest move in so many games of each setup that is measured
by default; of a player that searches also how many games it imagines in a second. With `RULEBOUND_COMPILED` set as
`./rulebound` sets it, the compiled modules are measured.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any

from rulebound.compiled import is_compiled
from rulebound.kernel.game import Game, game_names, load_game
from rulebound.kernel.match import Match
from rulebound.lab.bench import SETUPS
from rulebound.players import Chair, Player, SearchPlayer, make_player, opponent_names, play_out


class Watched(Player):
    """A player whose moves are timed."""

    def __init__(self, player: Player, moves: list[float], plays: list[int]) -> None:
        super().__init__()
        self._player = player
        self._moves = moves
        self._plays = plays

    def decide(self, chair: Chair) -> int:
        start = time.process_time_ns()
        if isinstance(self._player, SearchPlayer):
            thought = self._player.think(chair)
            option, plays = thought.best, thought.plays
        else:
            option, plays = self._player.decide(chair), 0
        self._moves.append((time.process_time_ns() - start) / 1e6)
        self._plays.append(plays)
        return option


def moves_of(name: str, game: Game[Any], setup: dict[str, Any], games: int) -> tuple[list[float], float]:
    """How long each move took, in order of that, and how many games were imagined in a second."""
    moves: list[float] = []
    plays: list[int] = []
    for seed in range(games):
        match = Match(game, setup, seed, log=False)
        seats = range(match.state.seats)
        play_out(match, [Watched(make_player(name, f"{seed}/{seat}"), moves, plays) for seat in seats])
    thinking = sum(move for move, tried in zip(moves, plays, strict=True) if tried)
    return sorted(moves), 1000 * sum(plays) / thinking if thinking else 0.0


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="*", metavar="GAME")
    words.add_argument("--games", type=int, default=10, dest="each", metavar="N", help="games of each setup (10)")
    levels = ",".join(opponent_names())
    words.add_argument("--players", default=levels, metavar="NAMES", help=f"whose moves ({levels})")
    wish = words.parse_args()
    print("compiled" if is_compiled() else "plain", "- milliseconds of CPU for a move: median, 99 of 100, longest")
    for name in wish.games or game_names():
        game = load_game(name)
        for player in wish.players.split(","):
            for setup in game.setups()[:SETUPS]:
                moves, rate = moves_of(player, game, dict(setup), wish.each)
                late = moves[int(len(moves) * 0.99)]
                seats = Match(game, setup, 0, quiet=True).state.seats
                times = f"{statistics.median(moves):.2f} {late:.1f} {moves[-1]:.1f}"
                print(f"{name}, {seats} seats, {player}: {times}" + (f", {rate:.0f} imagined games/s" if rate else ""))


if __name__ == "__main__":
    main()
