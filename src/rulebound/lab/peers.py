"""Other engines to stand beside: what is installed of them, played in the same way."""

from __future__ import annotations

import importlib
import importlib.util
import random
from typing import Any, Protocol


class Clonable(Protocol):
    def clone(self) -> object: ...


class Peer:
    """A game of open_spiel, whose states clone themselves. Chance there is a player of its own and not counted."""

    engine = "open_spiel"

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        importlib.import_module("open_spiel.python.games")  # registers those written in Python
        self._game: Any = importlib.import_module("pyspiel").load_game(game)

    def play(self, seed: int) -> int:
        """One random game; returns its decisions."""
        _state, decisions = self._play(seed, -1)
        return decisions

    def middle(self, seed: int, share: float) -> Clonable:
        """The state after that share of the decisions of a random game."""
        state: Clonable
        state, _decisions = self._play(seed, int(self.play(seed) * share))
        return state

    def _play(self, seed: int, most: int) -> tuple[Any, int]:
        state = self._game.new_initial_state()
        rng = random.Random(seed)
        decisions = 0
        while not state.is_terminal() and decisions != most:
            if state.is_chance_node():
                outcome, _odds = rng.choice(state.chance_outcomes())  # all alike: these games only deal
                state.apply_action(outcome)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return state, decisions


def installed() -> list[Peer]:
    """The peers that can be measured here: card and tile games, one in C++ and one in Python."""
    if importlib.util.find_spec("pyspiel") is None or importlib.util.find_spec("open_spiel") is None:
        return []
    return [Peer("gin_rummy", "C++"), Peer("python_block_dominoes", "Python")]
