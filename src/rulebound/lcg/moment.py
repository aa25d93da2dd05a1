"""What an ability knows while it is used: whose card, who uses it, what it answers, what was picked and paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from rulebound.lcg.abilities import Ability, Definition
from rulebound.lcg.state import AnyCard, Event

C = TypeVar("C", bound=AnyCard)

UNPAID: Final[tuple[int, ...]] = (0, 0, 0, 0)


class Moment(Generic[C]):
    """One use of an ability: whose card, who resolves it ("you"), what it answers, how it was paid."""

    gone: bool = False
    """The card left play while this waited: what is there now is another."""
    that: int = -1
    """The player whom "that player" means."""
    paying: bool = False
    """Its costs are being paid."""
    bought: C | None = None
    """What is paid for, if another card than this."""
    paid: tuple[int, ...] = UNPAID
    """What was paid for it, as the game counts it."""
    x: int = 0
    """The number a cost fixed."""
    count: int = 0
    """How much the effect before this one really did."""
    final: bool = False
    """The last step of a sequence."""
    made: Event | None = None
    """What the effect before this one set off, an attack for instance."""
    picks: dict[str, list[C]] | None = None
    """Cards that were picked, by the name of the pick."""
    decided: list[tuple[Definition, list[C]]] | None = None
    """Choices made before the ability begins."""

    def __init__(self, card: C, seat: int, ability: Ability | None = None, event: Event | None = None) -> None:
        self.card = card
        self.seat = seat
        self.ability = ability
        self.event = event

    @property
    def buys(self) -> C:
        """What is paid for."""
        return self.card if self.bought is None else self.bought

    def keep(self, name: str, cards: Sequence[C]) -> None:
        """Remember cards under a name: what a later sentence calls "that ally"."""
        if self.picks is None:
            self.picks = {}
        self.picks.setdefault(name, []).extend(cards)

    def picked(self, name: str) -> list[C]:
        return [] if self.picks is None else self.picks.get(name, [])

    def decision(self, about: Definition) -> list[C] | None:
        """What was decided about an effect before the ability began; it holds once."""
        if self.decided is not None:
            for entry in self.decided:
                if entry[0] is about:
                    self.decided.remove(entry)
                    return entry[1]
        return None

    def decide(self, about: Definition, cards: list[C]) -> None:
        if self.decided is None:
            self.decided = []
        self.decided.append((about, cards))

    def twin(self, seat: int) -> Moment[C]:
        """The same moment for another player, who is "you" in it."""
        if seat == self.seat:
            return self
        twin = Moment(self.card, seat, self.ability, self.event)
        twin.that = self.that
        twin.paid = self.paid
        twin.x = self.x
        twin.picks = self.picks
        return twin
