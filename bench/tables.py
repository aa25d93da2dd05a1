"""How long people wait for computer players while several tables think at once.

    .venv/bin/python bench/tables.py [GAME …] [--players a,b] [--tables N] [--games N]

Seconds on the clock from the question to the answer, through the worker processes of a table server: the median, the
99th of 100 and the longest, over so many moves of each table. `--games` is how many moves, in tens.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import time
from typing import Any

from rulebound.compiled import is_compiled
from rulebound.kernel.game import game_names, load_game
from rulebound.kernel.match import Match
from rulebound.table.thinking import Thinkers

MOVES = 10


async def sit(thinkers: Thinkers, name: str, table: int, player: str, moves: int) -> list[float]:
    """One table: computer players in all seats, asked one after the other; a game that ends is followed by another."""
    waits: list[float] = []
    game, seed = load_game(name), 0
    match: Match[Any] = Match(game, game.setups()[0], f"{table}/{seed}")
    while len(waits) < moves:
        if not match.choices:
            seed += 1
            match = Match(game, game.setups()[0], f"{table}/{seed}")
        seat, choice = next(iter(match.choices.items()))
        start = time.perf_counter()
        key = await thinkers.decide(f"{table}/{seed}", match.record(final=False), seat, player)
        if len(choice.options) > 1:
            waits.append(time.perf_counter() - start)
        match.answer(seat, key)
    return waits


async def wait_at(tables: int, name: str, player: str, moves: int) -> list[float]:
    thinkers = Thinkers()
    try:
        await asyncio.gather(*(sit(thinkers, name, -1 - table, player, 1) for table in range(tables)))  # workers start
        found = await asyncio.gather(*(sit(thinkers, name, table, player, moves) for table in range(tables)))
    finally:
        await thinkers.close()
    return sorted(wait for waits in found for wait in waits)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="*", metavar="GAME")
    words.add_argument("--games", type=int, default=3, dest="tens", metavar="N", help="moves of a table, in tens (3)")
    words.add_argument("--tables", type=int, default=4, metavar="N", help="tables that think at once (4)")
    words.add_argument("--players", default="fair,strong", metavar="NAMES", help="who thinks (fair,strong)")
    wish = words.parse_args()
    kind = "compiled" if is_compiled() else "plain"
    print(f"{kind}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} - seconds: median, 99 of 100, longest")
    for name in wish.games or game_names():
        for player in wish.players.split(","):
            waits = asyncio.run(wait_at(wish.tables, name, player, MOVES * wish.tens))
            late = waits[int(len(waits) * 0.99)]
            print(f"{name}, {wish.tables} tables, {player}: {statistics.median(waits):.2f} {late:.2f} {waits[-1]:.2f}")


if __name__ == "__main__":
    main()
