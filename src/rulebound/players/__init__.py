"""Computer players: they sit on a chair, see what their seat may see, and imagine the rest."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.text import refuse
from rulebound.players.chair import Chair
from rulebound.players.heuristic import HeuristicPlayer
from rulebound.players.player import Player, RandomPlayer, play_out

_KINDS: Final[tuple[type[Player], ...]] = (RandomPlayer, HeuristicPlayer)


def player_names() -> list[str]:
    """The computer players there are, the weakest first."""
    return [kind.name for kind in _KINDS]


def make_player(name: str, seed: int | str = 0) -> Player:
    """A computer player by its name."""
    for kind in _KINDS:
        if kind.name == name:
            return kind(seed)
    raise refuse("refused-player", player=name, players=", ".join(player_names()))


__all__ = ["Chair", "HeuristicPlayer", "Player", "RandomPlayer", "make_player", "play_out", "player_names"]
