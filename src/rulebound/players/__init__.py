"""Computer players: they sit on a chair, see what their seat may see, and imagine the rest."""

from __future__ import annotations

import re
from typing import Final

from rulebound.kernel.text import refuse
from rulebound.players.chair import Chair
from rulebound.players.heuristic import HeuristicPlayer
from rulebound.players.player import Player, RandomPlayer, play_out
from rulebound.players.search import Budget, SearchPlayer, think
from rulebound.players.thought import Judged, Thought, merged

_KINDS: Final[tuple[type[Player], ...]] = (RandomPlayer, HeuristicPlayer, SearchPlayer)
_SEARCH: Final = re.compile(r"search:(?:([1-9]\d{0,6})|(\d{1,3}(?:\.\d+)?)s)")
"""A search of so many imagined games a decision (search:400) or of so many seconds (search:1.5s)."""


def player_names() -> list[str]:
    """The computer players there are, the weakest first."""
    return [kind.name for kind in _KINDS]


def make_player(name: str, seed: int | str = 0) -> Player:
    """A computer player by its name."""
    for kind in _KINDS:
        if kind.name == name:
            return kind(seed)
    search = _SEARCH.fullmatch(name)
    if search is not None:
        plays, seconds = search.groups()
        return SearchPlayer(seed, Budget(plays=int(plays)) if plays else Budget(seconds=float(seconds)))
    raise refuse("refused-player", player=name, players=", ".join(player_names()))


__all__ = [
    "Budget",
    "Chair",
    "HeuristicPlayer",
    "Judged",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "Thought",
    "make_player",
    "merged",
    "play_out",
    "player_names",
    "think",
]
