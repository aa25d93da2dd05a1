"""Where the time goes in random play and in forks.

Example: .venv/bin/python bench/hotspots.py guardians '{"players": 8, "boxes": "both", "teams": 2}'
"""

from __future__ import annotations

import cProfile
import json
import pstats
import sys

from rulebound.kernel.chance import Chance
from rulebound.kernel.game import load_game
from rulebound.kernel.match import Match
from rulebound.lab.bench import middles, play

GAMES = 60
MOMENTS = 30
FORKS = 50


def main(game_id: str, setup: str = "{}") -> None:
    game = load_game(game_id)
    values = json.loads(setup)

    profile = cProfile.Profile()
    profile.enable()
    for seed in range(GAMES):
        play(Match(game, values, seed, quiet=True), Chance(seed))
    profile.disable()
    print(f"--- {GAMES} random games ---")
    pstats.Stats(profile).sort_stats("tottime").print_stats(22)

    profile = cProfile.Profile()
    for match, _chance in middles(game, values, MOMENTS):
        profile.enable()
        for _ in range(FORKS):
            match.fork()
        profile.disable()
    print(f"--- {MOMENTS * FORKS} forks in mid-game ---")
    pstats.Stats(profile).sort_stats("tottime").print_stats(22)


if __name__ == "__main__":
    main(*sys.argv[1:])
