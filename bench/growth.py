"""What grows: the cost of a decision with the players, in the course of a game and with what lies on the table.

    .venv/bin/python bench/growth.py [GAME …] [--games N]

Random play; every game is played three times with the same seed, and the quickest time of each decision counts, so
that whatever else the machine does is left out. The worst decision is named by its prompt and its step. With
`RULEBOUND_COMPILED` set as `./rulebound` sets it, the compiled modules are measured.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import time
import tracemalloc
from collections import defaultdict
from typing import Any, NamedTuple

from rulebound.compiled import is_compiled
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import Game, game_names, load_game
from rulebound.kernel.match import Match

AGAIN = 3
"""How often each game is played."""
MATCHES = 20
"""So many are kept in memory at once to weigh them."""
ANSWERS = 60
"""After which they are weighed."""
TABLE = 10
"""Cards on the table are counted in steps of so many."""

SEATS: dict[str, list[dict[str, Any]]] = {
    "champions": [
        {"heroes": ["spider_man", "captain_marvel", "iron_man", "she_hulk"][:n], "villain": "klaw"}
        for n in (1, 2, 3, 4)
    ],
    "civilwar": [{"teams": "2x2"}, {"teams": "3x3"}],
    "fellowship": [{"decks": ["leadership", "spirit", "lore", "tactics"][:n]} for n in (1, 2, 3, 4)],
    "guardians": [{"players": n, "boxes": "both"} for n in (2, 3, 4, 6, 8)],
    "versus": [{}],
}
"""The same game with more and more at the table."""


class Decision(NamedTuple):
    """One answer, and what the rules did until the next question."""

    prompt: str
    step: str
    game: int
    share: float
    """Of the game that was behind it."""
    cards: int
    """In play then."""
    cost: float
    """In microseconds of CPU."""


def timed(game: Game[Any], setup: dict[str, Any], seed: int) -> list[tuple[str, str, int, float]]:
    """Each decision of one random game: prompt, step, cards in play, microseconds."""
    match = Match(game, setup, seed, quiet=True)
    chance = Chance(seed)
    found = []
    while match.choices:
        seat, choice = next(iter(match.choices.items()))
        option = chance.below(len(choice.options))
        step, cards = match.state.step, on_table(match)
        start = time.perf_counter_ns()
        match.answer(seat, option)
        found.append((choice.prompt, step, cards, (time.perf_counter_ns() - start) / 1000))
    return found


def on_table(match: Match[Any]) -> int:
    """The cards that lie open before the players, whatever they are."""
    return sum(len(zone.cards) for zone in match.state.zones if zone.name in PLACES)


PLACES = ("area", "engaged", "staging", "characters", "equipment", "resources", "attachments")


def decisions(game: Game[Any], setup: dict[str, Any], games: int) -> list[Decision]:
    found = []
    for seed in range(games):
        runs = [timed(game, setup, seed) for _ in range(AGAIN)]
        length = len(runs[0])
        for number, tries in enumerate(zip(*runs, strict=True)):
            prompt, step, cards, _ = tries[0]
            found.append(Decision(prompt, step, seed, number / length, cards, min(cost for *_, cost in tries)))
    return found


def mean_by(found: list[Decision], key: Any) -> dict[Any, tuple[float, int]]:
    """The mean cost and the number of decisions of each sort."""
    sorts: dict[Any, list[float]] = defaultdict(list)
    for one in found:
        sorts[key(one)].append(one.cost)
    return {sort: (statistics.fmean(costs), len(costs)) for sort, costs in sorted(sorts.items())}


def told(sorts: dict[Any, tuple[float, int]]) -> str:
    return ", ".join(f"{sort}: {cost:.1f} ({n})" for sort, (cost, n) in sorts.items())


def weight(game: Game[Any], setup: dict[str, Any]) -> float:
    """Kilobytes of a match with its log and its record after sixty answers."""
    kept = []
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for seed in range(MATCHES):
        match = Match(game, setup, seed)
        chance = Chance(seed)
        for _ in range(ANSWERS):
            if not match.choices:
                break
            seat, choice = next(iter(match.choices.items()))
            match.answer(seat, chance.below(len(choice.options)))
        kept.append(match)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / MATCHES / 1024


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("games", nargs="*", metavar="GAME")
    words.add_argument("--games", type=int, default=100, dest="each", metavar="N", help="games of each setup (100)")
    wish = words.parse_args()
    gc.disable()  # copies leave nothing for it, and its moments belong to no decision
    print("compiled" if is_compiled() else "plain", "- microseconds for a decision, (number of decisions)")
    for name in wish.games or game_names():
        game = load_game(name)
        for setup in setups_of(name, game):
            found = decisions(game, setup, wish.each)
            worst = max(found, key=lambda one: one.cost)
            seats = Match(game, setup, 0, quiet=True).state.seats
            print(
                f"\n{name}, {seats} seats, {len(found) / wish.each:.0f} decisions a game, {weight(game, setup):.0f} kB"
            )
            print(f"  in all {statistics.fmean(one.cost for one in found):.1f}")
            print("  by quarter of the game:", told(mean_by(found, lambda one: int(one.share * 4) + 1)))
            print("  by cards on the table:", told(mean_by(found, lambda one: one.cards // TABLE * TABLE)))
            print(f"  worst {worst.cost:.0f}: {worst.prompt} in step {worst.step}, game {worst.game}")


def setups_of(name: str, game: Game[Any]) -> list[dict[str, Any]]:
    return SEATS.get(name) or [dict(game.setups()[0])]


if __name__ == "__main__":
    main()
