"""Plays the recorded games anew: `python tests/games/civilwar/records/make.py [NAME ...]`, then correct ENDS."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from rulebound.games.civilwar import GAME
from rulebound.games.civilwar.state import CivilState
from rulebound.kernel.match import Match
from rulebound.players import make_player, play_out

GAMES: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "clash": ({"mode": "clash"}, "clash-1"),
    "registration": ({"mode": "registration", "auction": True, "blue_players": 2}, "registration-4"),
    "tournament": ({"mode": "tournament", "teams": "3x3", "blue_players": 2, "red_players": 3}, "tournament-3"),
}


def make(name: str) -> None:
    setup, seed = GAMES[name]
    match: Match[CivilState] = Match(GAME, setup, seed)
    play_out(match, [make_player("heuristic", f"{seed}/{seat}") for seat in range(match.state.seats)])
    match.record().save(Path(__file__).parent / f"{name}.json")
    assert match.result is not None
    s = match.state
    facts = [(team.score, team.finished, team.imprisoned) for team in s.teams]
    print(f'    "{name}": ({match.result.winners}, "{match.result.rule}", {facts}, {len(match.log)}),', flush=True)


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        make(game)
