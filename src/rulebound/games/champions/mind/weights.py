"""What each feature of a position weighs, as `rulebound tune champions` prints it."""

from __future__ import annotations

from typing import Final

EVEN: Final = 0.3
WEIGHTS: Final = {
    "villain": -0.1,
    "later-villain": -0.1,
    "stages": -1.2,
    "villain-tough": -0.5,
    "villain-stunned": 0.5,
    "villain-confused": 0.3,
    "attachments": -0.5,
    "minions": -0.05,
    "minion-attack": -0.05,
    "minion-health": -0.15,
    "side-threat": -0.2,
    "hazard": -0.5,
    "crisis": -0.3,
    "pace": -0.3,
    "room": 0.7,
    "health": 0.85,
    "exhausted": -0.35,
    "stunned": -0.5,
    "confused": -0.3,
    "hand": 0.16,
    "equipment": 0.055,
    "allies": 0.1,
    "out": -1.2,
}
