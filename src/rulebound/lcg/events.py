"""What happens in a game and can be interrupted or responded to, as far as living card games share it."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from rulebound.kernel.text import Arg
from rulebound.kernel.things import Thing
from rulebound.lcg.state import AnyCard, Event

C = TypeVar("C", bound=AnyCard)

DAMAGE: Final = "damage"
DEFEAT: Final = "defeat"
REVEAL: Final = "reveal"
ENTER: Final = "enter"
PLAY: Final = "play"
PAY: Final = "pay"
USE: Final = "use"
END_OF_PHASE: Final = "end-of-phase"
END_OF_ROUND: Final = "end-of-round"


class Deed(Event, Generic[C]):
    """Something done by a card or to a card; `seat` is the player whom it concerns."""

    def __init__(self, kind: str, on: C | None, seat: int = -1, by: C | None = None, amount: int = 0) -> None:
        self.kind = kind
        self.on = on
        self.seat = seat
        self.by = by
        self.amount = amount

    def subject(self) -> Thing | None:
        return self.on

    def concerns(self) -> int:
        return self.seat

    def facts(self, s: Any, seat: int) -> dict[str, Arg]:
        by = "" if self.by is None else self.by.name_for(seat)
        return {"by": by, "on": "" if self.on is None else self.on.name_for(seat), "n": self.strength(s)}

    def strength(self, s: Any) -> int:
        """How much it is, as far as that is known."""
        return self.amount


class Reveal(Deed[C]):
    """An encounter card being revealed by `seat`."""

    surge: bool = False

    def __init__(self, card: C, seat: int, from_deck: bool) -> None:
        super().__init__(REVEAL, card, seat)
        self.from_deck = from_deck
