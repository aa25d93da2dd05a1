"""What each feature of a position weighs, as `rulebound tune fellowship` prints it."""

from __future__ import annotations

from typing import Final

EVEN: Final = -2.5
WEIGHTS: Final = {
    "stages": -0.8,
    "progress": -0.16,
    "location": -0.08,
    "goal": -1.8,
    "goal-hurt": 0.4,
    "blocked": -0.5,
    "staged-threat": -0.46,
    "shortage": -0.26,
    "staged-enemies": -0.6,
    "enemy-strength": -0.13,
    "enemy-attack": -0.15,
    "room": 1.5,
    "willpower": 0.24,
    "attack": 0.10,
    "defense": 0.02,
    "heroes": 0.45,
    "health": 0.12,
    "resources": 0.05,
    "allies": 0.40,
    "attachments": 0.08,
    "hand": 0.045,
}
