"""The cards that exist, by code: filled by `cards/` when the game is loaded, so that effects can name cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rulebound.games.versus.printed import Print
from rulebound.kernel.text import refuse

_POOL: Final[dict[str, Print]] = {}


def add(cards: Iterable[Print]) -> None:
    for card in cards:
        _POOL[card.code] = card


def codes() -> Sequence[str]:
    return list(_POOL)


def cards() -> list[Print]:
    return list(_POOL.values())


def knows(code: str) -> bool:
    return code in _POOL


def printed(code: str) -> Print:
    if code not in _POOL:
        raise refuse("versus-refused-card", card=code)
    return _POOL[code]
