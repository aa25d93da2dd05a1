"""What a second process brings: the same games of a simulation on one process and on several.

    .venv/bin/python bench/pool.py [GAME …] [--games N] [--workers N]

Games per second by the clock, so the machine should have nothing else to do. Starting the processes counts. With
`RULEBOUND_COMPILED` set as `./rulebound` sets it, the compiled modules are measured.
"""

from __future__ import annotations

import argparse
import time

from rulebound.compiled import is_compiled
from rulebound.kernel.game import game_names
from rulebound.lab.compare import compare


def rate(game: str, games: int, workers: int) -> float:
    """Games a second between two players who look one step ahead."""
    start = time.perf_counter()
    compare(game, ["heuristic"], {}, games, seed=1, workers=workers)
    return games / (time.perf_counter() - start)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="*", metavar="GAME")
    words.add_argument("--games", type=int, default=200, dest="each", metavar="N", help="games of each (200)")
    words.add_argument("--workers", type=int, default=2, metavar="N", help="processes beside one (2)")
    wish = words.parse_args()
    print("compiled" if is_compiled() else "plain", "- games a second by the clock")
    for game in wish.games or game_names():
        alone, together = (rate(game, wish.each, workers) for workers in (1, wish.workers))
        print(f"{game}: 1 process {alone:.2f}, {wish.workers} processes {together:.2f}, x {together / alone:.2f}")


if __name__ == "__main__":
    main()
