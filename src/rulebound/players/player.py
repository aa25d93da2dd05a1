"""Whoever answers for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rulebound.kernel.chance import Chance, seed_of
from rulebound.kernel.match import Match
from rulebound.players.chair import Chair


class Player:
    """A computer player: the same seed and the same chair give the same decisions."""

    name: ClassVar[str] = ""
    imagines: ClassVar[bool] = True
    """Whether it needs a match that can be copied; without, a match may be quiet."""

    def __init__(self, seed: int | str = 0) -> None:
        self.chance = Chance(seed_of(seed))

    def decide(self, chair: Chair) -> int:
        """The number of the option to take, from 0."""
        raise NotImplementedError  # pragma: no cover


class RandomPlayer(Player):
    """The baseline: any option, all alike."""

    name = "random"
    imagines = False

    def decide(self, chair: Chair) -> int:
        return self.chance.below(chair.options)


def play_out(match: Match[Any], players: Sequence[Player]) -> None:
    """Let the players of the seats answer until the match is over."""
    chairs = [Chair(match, seat) for seat in range(len(players))]
    while match.choices:
        for seat in list(match.choices):  # several at once in a Together: each decides before any is shown
            match.answer(seat, players[seat].decide(chairs[seat]))
