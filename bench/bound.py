"""What is possible: how often Champions is won by somebody who sees all cards and the future, on the same deals.

    .venv/bin/python bench/bound.py [--games N] [--plans N] [--rounds N] [--heroes A,B] [--villains A,B] [--seed S]

Every round is tried again and again with the real cards, by habit with one decision of a few by lot, and played on; the
way that looked best is taken. No player does that: it is cheating, and says what the deals would allow at least.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from rulebound.kernel.chance import Chance, seed_of
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.lab.intervals import wilson

HEROES = "spider_man,captain_marvel,she_hulk,iron_man,black_panther"
VILLAINS = "rhino,klaw,ultron"
STRAYS = 6
"""In the tries, one decision of so many is made by lot."""


def attempt(match: Match[Any], rounds: int, lot: Chance | None) -> tuple[float, list[int]]:
    """How good it looks so many rounds later, and what was answered in the first; by habit, and now and then by lot."""
    mind, s = match.game.mind, match.state
    begun = mind.clock(s)
    given: list[int] = []
    while match.choices and mind.clock(s) < begun + rounds:
        seat, choice = next(iter(match.choices.items()))
        option = mind.habit(s, choice)
        if option is None or (lot is not None and lot.below(STRAYS) == 0):
            option = 0 if lot is None else lot.below(len(choice.options))
        if mind.clock(s) == begun:
            given.append(option)
        match.answer(seat, option)
    return mind.value(s, 0), given


def won(setup: dict[str, Any], seed: str, plans: int, rounds: int) -> bool:
    """One game of somebody who knows everything: the best of so many tries of each round."""
    match = Match(load_game("champions"), setup, seed, log=False)
    lot = Chance(seed_of(f"{seed}/bound"))
    while match.choices:
        found = [attempt(match.fork(), rounds, lot if number else None) for number in range(plans)]
        for option in max(found, key=lambda one: one[0])[1]:
            match.answer(next(iter(match.choices)), option)
    assert match.result is not None
    return bool(match.result.winners)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=10, metavar="N", help="games of each hero and villain (10)")
    words.add_argument("--plans", type=int, default=200, metavar="N", help="tries of each round (200)")
    words.add_argument("--rounds", type=int, default=2, metavar="N", help="rounds of a try (2)")
    words.add_argument("--heroes", default=HEROES, metavar="A,B")
    words.add_argument("--villains", default=VILLAINS, metavar="A,B")
    words.add_argument("--seed", default="1", metavar="S", help="as `rulebound compare` deals them (1)")
    wish = words.parse_args()
    for villain in wish.villains.split(","):
        heroes = wish.heroes.split(",")
        start, counts = time.process_time(), []
        for hero in heroes:
            setup = {"heroes": [hero], "villain": villain}
            counts.append(sum(won(setup, f"{wish.seed}/{n}", wish.plans, wish.rounds) for n in range(wish.games)))
        games = wish.games * len(heroes)
        low, high = wilson(sum(counts), games)
        each = ", ".join(f"{hero} {count}" for hero, count in zip(heroes, counts, strict=True))
        spent = (time.process_time() - start) / games
        print(f"{villain}: {sum(counts)} of {games} ({low:.0%}-{high:.0%}), {each}; {spent:.1f} s a game", flush=True)


if __name__ == "__main__":
    main()
