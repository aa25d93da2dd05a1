"""All printed cards: every module of this folder holds those of one team, or of none."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Final

from rulebound.games.versus.printed import Print


def load() -> tuple[Print, ...]:
    """The cards of all files, by their codes: a new file in this folder is read with nothing else to change."""
    modules = [importlib.import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__)]
    return tuple(sorted((card for module in modules for card in module.CARDS), key=lambda card: card.code))


ALL: Final = load()
