"""The cards that exist, by code: filled by `cards/` when the game is loaded, so that effects can name cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rulebound.games.versus.printed import Print
from rulebound.kernel.choice import Thing
from rulebound.kernel.text import Text, refuse

_POOL: Final[dict[str, Print]] = {}


def add(cards: Iterable[Print]) -> None:
    for card in cards:
        _POOL[card.code] = card


def cards() -> list[Print]:
    return list(_POOL.values())


class Named(Thing):
    """A card of the pool that a player can name."""

    __slots__ = ("printed",)

    def __init__(self, printed: Print) -> None:
        self.printed = printed

    @property
    def key(self) -> str:
        return self.printed.code

    def name_for(self, seat: int | None) -> Text:
        face = self.printed.face
        return Text("versus-named", {"name": face.name, "version": face.subname or "", "has": _yes(face.subname)})


def _yes(text: Text | None) -> str:
    return "no" if text is None else "yes"


def named() -> list[Named]:
    """Everything that can be named."""
    if len(_NAMED) < len(_POOL):
        _NAMED[:] = [Named(card) for card in _POOL.values()]
    return _NAMED


_NAMED: Final[list[Named]] = []


def knows(code: str) -> bool:
    return code in _POOL


def printed(code: str) -> Print:
    if code not in _POOL:
        raise refuse("versus-refused-card", card=code)
    return _POOL[code]
