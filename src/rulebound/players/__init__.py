"""Computer players: they sit on a chair, see what their seat may see, and imagine the rest."""

from __future__ import annotations

import re
from typing import Final

from rulebound.kernel.text import refuse
from rulebound.players.chair import Chair
from rulebound.players.guests import Guest, PlayerFailed, installed, installed_player, is_file, player_in
from rulebound.players.heuristic import HeuristicPlayer
from rulebound.players.levels import LEVELS
from rulebound.players.player import Player, RandomPlayer, play_out
from rulebound.players.search import Budget, SearchPlayer, think
from rulebound.players.thought import Judged, Thought, merged

_KINDS: Final[tuple[type[Player], ...]] = (RandomPlayer, *LEVELS, HeuristicPlayer, SearchPlayer)
_SEARCH: Final = re.compile(r"search:(?:([1-9]\d{0,6})|(\d{1,3}(?:\.\d+)?)s)")
"""A search of so many imagined games a decision (search:400) or of so many seconds (search:1.5s)."""


def player_names() -> list[str]:
    """The computer players there are: the weakest first, what they are made of, then those of other packages."""
    ours = [kind.name for kind in _KINDS]
    return [*ours, *(name for name in installed() if name not in ours)]


def find_player(name: str, *besides: str) -> type[Player]:
    """A kind of player by its name or its file. `besides` are others who could be named here."""
    for kind in _KINDS:
        if kind.name == name:
            return kind
    if _SEARCH.fullmatch(name):
        return SearchPlayer
    if name in installed():
        return installed_player(name)
    if is_file(name):
        return player_in(name)
    raise refuse("refused-player", player=name, players=", ".join([*besides, *player_names()]))


def opponent_names() -> list[str]:
    """Those that a person picks from: the weakest first, then those that other packages have brought."""
    inside = (HeuristicPlayer.name, SearchPlayer.name)
    return [name for name in player_names() if name not in inside]


def make_player(name: str, seed: int | str = 0) -> Player:
    """A computer player by its name or its file."""
    search = _SEARCH.fullmatch(name)
    if search is not None:
        plays, seconds = search.groups()
        return SearchPlayer(seed, Budget(plays=int(plays)) if plays else Budget(seconds=float(seconds)))
    kind = find_player(name)
    return kind(seed) if kind in _KINDS else Guest(kind, name, seed)


__all__ = [
    "Budget",
    "Chair",
    "HeuristicPlayer",
    "Judged",
    "Player",
    "PlayerFailed",
    "RandomPlayer",
    "SearchPlayer",
    "Thought",
    "find_player",
    "make_player",
    "merged",
    "opponent_names",
    "play_out",
    "player_names",
    "think",
]
