"""How sure one can be of a rate that was measured."""

from __future__ import annotations

import math
from typing import Final

Z_95: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson's score for a rate of wins; from 0 to 1 if nothing was played.

    Unlike the textbook's rate plus or minus an error it also holds for few games and rates close to 0 or 1.
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = Z_95 * math.sqrt(rate * (1 - rate) / games + (Z_95 / (2 * games)) ** 2)
    middle = rate + Z_95**2 / (2 * games)
    scale = 1 + Z_95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
