"""What each feature of a position weighs, as `rulebound tune guardians` prints it."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "battles": 1.8,
    "strength": 1.8,
}
