"""Where people wait: how long a move of each computer player takes.

    .venv/bin/python bench/waiting.py [GAME …] [--players a,b] [--games N]

Milliseconds of CPU: the median, the 99th of 100 and the longest move in so many games of each setup that is measured
by default. With `RULEBOUND_COMPILED` set as `./rulebound` sets it, the compiled modules are measured.
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
from rulebound.players import Chair, Player, make_player, opponent_names, play_out


class Watched(Player):
    """A player whose moves are timed."""

    def __init__(self, player: Player, moves: list[float]) -> None:
        super().__init__()
        self._player = player
        self._moves = moves

    def decide(self, chair: Chair) -> int:
        start = time.process_time_ns()
        option = self._player.decide(chair)
        self._moves.append((time.process_time_ns() - start) / 1e6)
        return option


def moves_of(name: str, game: Game[Any], setup: dict[str, Any], games: int) -> list[float]:
    moves: list[float] = []
    for seed in range(games):
        match = Match(game, setup, seed, log=False)
        play_out(match, [Watched(make_player(name, f"{seed}/{seat}"), moves) for seat in range(match.state.seats)])
    return sorted(moves)


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
                moves = moves_of(player, game, dict(setup), wish.each)
                late = moves[int(len(moves) * 0.99)]
                seats = Match(game, setup, 0, quiet=True).state.seats
                print(f"{name}, {seats} seats, {player}: {statistics.median(moves):.2f} {late:.1f} {moves[-1]:.1f}")


if __name__ == "__main__":
    main()
