"""Training: games played by modules that count what they do, so that the C compiler knows what is done often.

`python -m rulebound.compiling.training` plays them; it is the same for every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, cycle
from typing import Any, Final

from rulebound.kernel.chance import Chance
from rulebound.kernel.game import Game, game_names, load_game
from rulebound.kernel.match import Match
from rulebound.players import Chair, make_player

DECISIONS: Final = 20_000
"""In random play of each game."""
THOUGHTS: Final = 300
"""Decisions of each game by a player that looks ahead."""
COPIES: Final = 8
"""A match that can be copied is copied at every eighth decision."""


def train() -> None:
    """Random play, copies, and players that look ahead, in all setups of all games in turn."""
    for name in game_names():
        game = load_game(name)
        play(game, DECISIONS, quiet=True)
        play(game, DECISIONS // 4, quiet=False)
        think(game, THOUGHTS)


def matches(game: Game[Any], *, quiet: bool) -> Iterator[Match[Any]]:
    """One after the other, without end."""
    for seed, setup in zip(count(), cycle(game.setups()), strict=False):
        yield Match(game, setup, seed, log=False, quiet=quiet)


def play(game: Game[Any], decisions: int, *, quiet: bool) -> None:
    chance = Chance(0)
    for match in matches(game, quiet=quiet):
        while match.choices:
            seat, choice = next(iter(match.choices.items()))
            if not quiet and decisions % COPIES == 0:
                match.fork()
                match.imagine(seat, chance).answer(seat, chance.below(len(choice.options)))
            match.answer(seat, chance.below(len(choice.options)))
            decisions -= 1
            if not decisions:
                return


def think(game: Game[Any], decisions: int) -> None:
    player = make_player("heuristic")
    for match in matches(game, quiet=False):
        while match.choices:
            seat = next(iter(match.choices))
            match.answer(seat, player.decide(Chair(match, seat)))
            decisions -= 1
            if not decisions:
                return


if __name__ == "__main__":
    train()
