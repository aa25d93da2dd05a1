"""Who sits where: people at this keyboard, computer players on the other seats."""

from __future__ import annotations

from rulebound.kernel.text import refuse
from rulebound.players import Player, find_player, make_player

HUMAN = "human"


class Seating:
    """The people's seats, and the names of the computer players by seat."""

    __slots__ = ("computers", "people", "seat")

    def __init__(self, seats: int, seat: int, others: str) -> None:
        """`seat` counts from 0; `others` is one name for all other seats, or one for each in their order."""
        if not 0 <= seat < seats:
            raise refuse("refused-no-seat", seat=seat + 1, seats=seats)
        names = [name.strip() for name in others.split(",")]
        rest = [other for other in range(seats) if other != seat]
        if len(names) == 1:
            names *= len(rest)
        if len(names) != len(rest):
            raise refuse("terminal-refused-with", given=len(names), wanted=len(rest))
        for name in names:
            if name != HUMAN:
                find_player(name, HUMAN)
        self.seat = seat
        self.people = {seat, *(other for other, name in zip(rest, names, strict=True) if name == HUMAN)}
        self.computers = {other: name for other, name in zip(rest, names, strict=True) if name != HUMAN}

    def make_players(self, seed: int | str) -> dict[int, Player]:
        """The same seed seats the same players, so that a game with a seed can be played again."""
        return {seat: make_player(name, f"{seed}/{seat}") for seat, name in self.computers.items()}

    def as_options(self) -> str:
        """How the command line would say it."""
        seats = len(self.people) + len(self.computers)
        names = [self.computers.get(seat, HUMAN) for seat in range(seats) if seat != self.seat]
        others = names[0] if len(set(names)) == 1 else ",".join(names)
        return f"--seat {self.seat + 1} --with {others}"
