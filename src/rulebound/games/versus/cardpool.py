"""The cards that exist, by code: filled by `cards/` when the game is loaded, so that effects can name cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rulebound.games.versus.printed import Print
from rulebound.kernel.text import Text, refuse
from rulebound.kernel.things import Thing

_POOL: Final[dict[str, Print]] = {}


def add(cards: Iterable[Print]) -> None:
    """From the second version of a name on, each is called by name and version: versus.anatomy.version"""
    for card in cards:
        _POOL[card.code] = card
    versions: dict[tuple[str, str], list[Print]] = {}
    for card in _POOL.values():
        versions.setdefault((card.kind, card.title), []).append(card)
    for namesakes in versions.values():
        if len(namesakes) > 1:
            for card in namesakes:
                if card.face.subname is not None:
                    card.told = Text("versus-told", {"name": card.name, "version": card.face.subname})


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
        return full_name(self.printed)


def full_name(card: Print) -> Text:
    """Name and version."""
    version = card.face.subname
    return card.name if version is None else Text("versus-named", {"name": card.name, "version": version})


def named() -> list[Named]:
    """Everything that can be named."""
    return [Named(card) for card in _POOL.values()]


def knows(code: str) -> bool:
    return code in _POOL


def printed(code: str) -> Print:
    if code not in _POOL:
        raise refuse("versus-refused-card", card=code)
    return _POOL[code]
