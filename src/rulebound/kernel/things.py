"""What a player can point at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.kernel.fields import Kept
from rulebound.kernel.text import Text, seated


class Thing(Kept):
    """Anything on the table that a player can point at: a card, a seat, a place."""

    __slots__ = ()

    @property
    def key(self) -> str:
        """A short word for it in records and messages: `k12`, `p1`."""
        raise NotImplementedError  # pragma: no cover

    @property
    def old_key(self) -> str:
        """What records of the past called it."""
        return self.key

    def key_for(self, seat: int | None, zones: Sequence[Any] = ()) -> str:
        """The word for a seat that may have to point at it without knowing what it is: by where it lies."""
        return self.key

    def name_for(self, seat: int | None) -> Text:
        """What that seat may call it."""
        raise NotImplementedError  # pragma: no cover

    def called(self, seat: int | None) -> Text:
        """The same, shorter if it can be, where one sees which one is meant."""
        return self.name_for(seat)

    def visible_to(self, seat: int | None) -> bool:
        """Whether that seat can tell it from others of its kind."""
        return True

    def shown_to(self, seat: int | None) -> bool:
        """Whether that seat sees it lie there, be it face down: then things may be said of it and done to it."""
        return self.visible_to(seat)

    def details(self) -> list[Text]:
        """What it does, where no card on the table says it: shown beside an option that points at it."""
        return []


class Seat(Thing):
    """A player at the table, to point at. Games add what lies before the player."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @property
    def key(self) -> str:
        return f"p{self.seat}"

    def name_for(self, seat: int | None) -> Text:
        return seated(self.seat)
