"""Plays and writes the recorded games anew: `python tests/games/champions/records/make.py`, then correct ENDS."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rulebound.games.champions import GAME
from rulebound.games.champions.state import ChampionsState
from rulebound.kernel.match import Match
from rulebound.players import make_player, play_out

GAMES: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "rhino": ({"villain": "rhino", "heroes": ["spider_man"]}, "rhino-1"),
    "klaw": ({"villain": "klaw", "heroes": ["captain_marvel", "she_hulk"]}, "klaw-1"),
    "ultron": ({"villain": "ultron", "heroes": ["iron_man", "black_panther"]}, "ultron-1"),
}


def make(name: str) -> None:
    setup, seed = GAMES[name]
    match: Match[ChampionsState] = Match(GAME, setup, seed)
    play_out(match, [make_player("heuristic", f"{seed}/{seat}") for seat in range(match.state.seats)])
    match.record().save(Path(__file__).parent / f"{name}.json")
    assert match.result is not None
    print(f'    "{name}": ({match.result.winners}, {match.state.round}, {len(match.log)}),')


if __name__ == "__main__":
    for game in GAMES:
        make(game)
