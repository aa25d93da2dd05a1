"""What each feature of a position weighs, as `rulebound tune versus` prints it."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "endurance": 0.0833,
    "hand": 0.075,
    "resources": 0.25,
    "equipment": 0.1333,
    "characters": 0.1667,
    "danger": -0.0167,
    "ready": 0.0167,
    "support": 0.0333,
    "stunned": 0.125,
    "attack": 0.0833,
    "plans": 0.0833,
}
