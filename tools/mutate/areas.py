"""What can be broken, and which tests must notice it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from tools.mutate.breaks import Break, compiles, named_constants, sites_of

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "rulebound"
QUICK: Final = "tools/mutate/quick_conformance.py"


class Area(NamedTuple):
    """Some folders of the package, and the tests that prove what is in them."""

    name: str
    folders: tuple[str, ...]
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()  # modules, and with a stroke folders, that hold no rules
    servers: bool = False  # tests that start the program in processes of its own

    def sources(self, cards: bool = False) -> list[Path]:
        """Its modules; either the rules or, if asked for, the cards."""
        found = sorted(path for folder in self.folders for path in (PACKAGE / folder).rglob("*.py"))
        kept = []
        for path in found:
            parts = {*(f"{folder}/" for folder in path.relative_to(PACKAGE).parent.parts), path.stem}
            if ("cards" in path.parent.parts) == cards and not parts & set(self.without):
                kept.append(path)
        return kept


MIND: Final = ("mind/", "decks/")
"""What computer players think is no rule; deck lists are lists."""


def game(name: str) -> Area:
    return Area(name, (f"games/{name}",), (f"tests/rulebook/{name}", f"tests/games/{name}", QUICK), MIND)


def areas() -> dict[str, Area]:
    games = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/rules.toml"))
    made_of_it = [f"tests/{kind}/{game}" for game in ("champions", "fellowship") for kind in ("rulebook", "games")]
    kernel = Area("kernel", ("kernel", "lcg"), ("tests/kernel", "tests/lcg", *made_of_it, QUICK), ("mind", "estimate"))
    table = Area(
        "table", ("table",), ("tests/table", "tests/cli/test_hosting.py"),
        ("typescript", "load", "__main__", "test_load", "wire"), servers=True,
    )  # fmt: skip
    return {area.name: area for area in (*map(game, games), kernel, table)}


def draw(area: Area, wanted: int, seed: int, *, cards: bool = False, rule: str = "", file: str = "") -> list[Break]:
    """So many breaks by lot, every place alike; the same for the same seed and program."""
    chance = random.Random(seed)
    sources = {path: path.read_bytes() for path in area.sources(cards)}
    constants = named_constants(source.decode() for source in sources.values())
    sites: list[list[Break]] = []
    for path, source in sources.items():
        if file in path.relative_to(ROOT).as_posix():
            sites += sites_of(path.relative_to(ROOT).as_posix(), source, constants)
    sites = [ways for ways in sites if not rule or rule in ways[0].rules]
    chance.shuffle(sites)
    for ways in sites:
        chance.shuffle(ways)
    drawn: list[Break] = []
    for change in _one_of_each(sites):
        if len(drawn) == wanted:
            break
        if compiles(sources[ROOT / change.path], change):
            drawn.append(change)
    return drawn


def _one_of_each(sites: list[list[Break]]) -> Iterable[Break]:
    """First one way to break each place, then the second of those that have one."""
    for turn in range(max(map(len, sites), default=0)):
        yield from (ways[turn] for ways in sites if turn < len(ways))
