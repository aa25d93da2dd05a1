"""The sets of cards: every module of this folder is one, loaded by its name."""

from __future__ import annotations

import importlib
import pkgutil

from rulebound.games.fellowship.printed import SetOf


def load() -> None:
    """Read all sets: a new file in this folder is a new set, with nothing else to change."""
    for module in pkgutil.iter_modules(__path__):
        found = vars(importlib.import_module(f"{__name__}.{module.name}"))
        one = found["SET"]
        assert isinstance(one, SetOf)
        one.collect(module.name, found.values())
