"""What each feature of a position weighs, as `rulebound tune civilwar` prints it."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    "score": 1.0,
    "risk": -1.0,
    "kit": 1.0,
    "control": 0.3,
    "approval": 0.4,
    "symbols": 0.35,
    "cards": 0.625,
    "cells": -0.2187,
    "blue-risk": -0.875,
    "red-risk": 0.4375,
    "crisis": -0.1562,
    "blue-kit": 0.4375,
    "red-kit": -0.3125,
    "jailed": -0.625,
    "down": -0.375,
    "distance": -0.075,
    "blue-symbols": 0.2187,
    "red-symbols": -0.1094,
}
