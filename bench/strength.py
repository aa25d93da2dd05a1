"""How strong the computer players are: every table of docs/players.md, with intervals, resumed from a file.

    .venv/bin/python bench/strength.py [TABLE …] [--only WORD] [--games N] [--seconds S] [--jobs N] [--file F]

A table is played in rounds, one game of each row after the other, so that it tells something whenever it is ended;
what the file holds is not played again. With the same setup, players and seed `rulebound compare` plays the same games.
`--games 0` only prints what is there, `--only rhino` takes the rows with that word in them.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from rulebound.compiled import is_compiled
from rulebound.kernel.game import game_names, load_game
from rulebound.lab.compare import play_games
from rulebound.lab.intervals import wilson
from rulebound.lab.pool import spread

HEROES = ("spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther")
VILLAINS = ("rhino", "klaw", "ultron")
DECKS = ("leadership", "spirit", "tactics", "lore")
PAIRS = (("leadership", "spirit"), ("tactics", "lore"))
SCENARIOS = ("mirkwood", "anduin", "dol_guldur")
LEVELS = ("easy", "fair", "strong", "expert")
BELOW = ("random", "heuristic")


class Row(NamedTuple):
    """Games of one kind. In a cooperative game the one player has all seats; else the first of them is measured."""

    name: str
    game: str
    setup: Mapping[str, Any]
    players: Sequence[str]
    group: str = ""
    """The rows that are counted together, too."""

    def key(self, seed: str) -> str:
        """What a file knows its games by."""
        return json.dumps([self.game, self.setup, self.players, seed], sort_keys=True)


def duels() -> Iterator[Row]:
    """The search against one step ahead; the seats and with them the decks are changed with each game."""
    yield Row("Guardians, 2 players", "guardians", {"players": 2}, ["search:600", "heuristic"])
    yield Row("Guardians, 4 players", "guardians", {"players": 4}, ["search:200", "heuristic"])
    yield Row("VS System", "versus", {}, ["search:1000", "heuristic"])
    yield Row("Civil War, Clash", "civilwar", {}, ["search:1000", "heuristic"])
    yield Row("Civil War, Registration Clash", "civilwar", {"mode": "registration"}, ["search:1000", "heuristic"])


def champions(size: int) -> Iterator[Row]:
    """Heroes with their starter decks against each villain."""
    for player in (*BELOW, "search:600"):
        for villain in VILLAINS:
            for heroes in combinations(HEROES, size):
                setup = {"heroes": list(heroes), "villain": villain}
                group = f"{player}, {villain}"
                yield Row(f"{group}, {' and '.join(heroes)}", "champions", setup, [player], group)


def fellowship() -> Iterator[Row]:
    """Each starter deck alone and two pairs of them, in both modes of each scenario."""
    for player in (*BELOW, "search:60"):
        for scenario in SCENARIOS:
            for mode in ("easy", "normal"):
                for decks in (*((deck,) for deck in DECKS), *PAIRS):
                    setup = {"scenario": scenario, "mode": mode, "decks": list(decks)}
                    group = f"{player}, {scenario}, {mode}"
                    yield Row(f"{group}, {' and '.join(decks)}", "fellowship", setup, [player], group)


def levels() -> Iterator[Row]:
    """Each level against the one below it; where all play together, each by itself."""
    for game in game_names():
        if load_game(game).cooperative:
            yield from (Row(f"{game}, {level}", game, {}, [level]) for level in LEVELS)
        else:
            setup = {"players": 2} if game == "guardians" else {}
            for below, above in pairwise(LEVELS):
                yield Row(f"{game}, {above} against {below}", game, setup, [above, below])


TABLES = {
    "duels": duels,
    "champions": lambda: champions(1),
    "champions-two": lambda: champions(2),
    "fellowship": fellowship,
    "levels": levels,
}


class Results:
    """The games that were played, by row and number: won or not, decisions, CPU seconds; a file keeps them."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.found: dict[str, dict[int, tuple[int, int, float]]] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                key, number, *counted = json.loads(line)
                self.found.setdefault(key, {})[number] = tuple(counted)

    def add(self, key: str, number: int, counted: tuple[int, int, float]) -> None:
        self.found.setdefault(key, {})[number] = counted
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([key, number, *counted]) + "\n")


def play(row: Row, seed: str, number: int) -> tuple[int, int, float]:
    """One game: whether the player of the row has won, its decisions, its CPU seconds."""
    tally = play_games(row.game, row.players, row.setup, seed, range(number, number + 1))[row.players[0]]
    return len(tally.won), tally.decisions, round(tally.cpu, 3)


def report(table: str, rows: Sequence[Row], seed: str, results: Results) -> None:
    """What is there, with Wilson's interval, and the rows of a group together."""
    print(f"\n{table} ({'compiled' if is_compiled() else 'plain'})")
    together: dict[str, list[tuple[int, int, float]]] = {}
    for row in rows:
        games = list(results.found.get(row.key(seed), {}).values())
        if games:
            say(f"{row.name} ({', '.join(row.players)})", games)
            if row.group:
                together.setdefault(row.group, []).extend(games)
    for group, games in together.items():
        say(f"all of {group}", games)


def say(name: str, games: Sequence[tuple[int, int, float]]) -> None:
    won, decisions, cpu = (sum(numbers) for numbers in zip(*games, strict=True))
    low, high = wilson(won, len(games))
    each = f"{1000 * cpu / max(1, decisions):.0f} ms a decision, {decisions / len(games):.0f} decisions"
    print(f"{name}: {won} of {len(games)}, {won / len(games):.0%} ({low:.0%}-{high:.0%}), {each}", flush=True)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("tables", nargs="*", metavar="TABLE", help=f"of {', '.join(TABLES)} (all)")
    words.add_argument("--only", default="", metavar="WORD", help="rows with this in their names")
    words.add_argument("--games", type=int, default=200, metavar="N", help="games of each row (200)")
    words.add_argument("--seconds", type=float, default=float("inf"), metavar="S", help="no game is begun after these")
    words.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    words.add_argument("--file", type=Path, default=None, metavar="F", help="where results are kept and found again")
    words.add_argument("--seed", default="1", metavar="S")
    wish = words.parse_args()
    until = time.monotonic() + wish.seconds
    results = Results(wish.file)
    for table in wish.tables or TABLES:
        rows = [row for row in TABLES[table]() if wish.only in row.name]
        keys = {row.name: row.key(wish.seed) for row in rows}
        games = [(row, wish.seed, number) for number in range(wish.games) for row in rows]
        left = [game for game in games if game[2] not in results.found.get(keys[game[0].name], {})]
        for which, counted in spread(play, left, wish.jobs) if left else ():
            results.add(keys[left[which][0].name], left[which][2], counted)
            if time.monotonic() > until:
                break
        report(table, rows, wish.seed, results)


if __name__ == "__main__":
    main()
