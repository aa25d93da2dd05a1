"""All printed cards: one file per team, and the unaffiliated ones."""

from __future__ import annotations

from typing import Final

from rulebound.games.versus.cards import brotherhood, doom, sentinels, unaffiliated, x_men
from rulebound.games.versus.printed import Print

ALL: Final[tuple[Print, ...]] = (
    *sentinels.CARDS,
    *x_men.CARDS,
    *brotherhood.CARDS,
    *doom.CARDS,
    *unaffiliated.CARDS,
)
