"""Plays and writes the recorded games anew: `python tests/games/guardians/records/make.py`, then correct ENDS."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rulebound.games.guardians import GAME
from rulebound.games.guardians.state import GuardiansState
from rulebound.kernel.match import Match
from rulebound.players import make_player, play_out

GAMES: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "two": ({"players": 2}, "two-1"),
    "five": ({"players": 5, "boxes": "both", "initiative_icon": "energy"}, "five-1"),
    "two-teams": ({"players": 4, "teams": 2}, "two-teams-1"),
    "three-teams": ({"players": 6, "boxes": "both", "teams": 3}, "three-teams-1"),
}


def make(name: str) -> None:
    setup, seed = GAMES[name]
    match: Match[GuardiansState] = Match(GAME, setup, seed)
    play_out(match, [make_player("heuristic", f"{seed}/{seat}") for seat in range(match.state.seats)])
    match.record().save(Path(__file__).parent / f"{name}.json")
    assert match.result is not None
    print(f'    "{name}": ({match.result.winners}, {match.state.wins}, {match.state.battle}, {len(match.log)}),')


if __name__ == "__main__":
    for game in GAMES:
        make(game)
