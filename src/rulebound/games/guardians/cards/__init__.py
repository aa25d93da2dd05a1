"""All printed cards of the two boxes."""

from __future__ import annotations

from typing import Final

from rulebound.games.guardians.cards.avengers import AVENGERS_BATTLEFIELDS, AVENGERS_HEROES
from rulebound.games.guardians.cards.guardians import GUARDIANS_BATTLEFIELDS, GUARDIANS_HEROES
from rulebound.games.guardians.cards.techniques import TECHNIQUES

HEROES: Final = GUARDIANS_HEROES + AVENGERS_HEROES
BATTLEFIELDS: Final = GUARDIANS_BATTLEFIELDS + AVENGERS_BATTLEFIELDS

__all__ = ["BATTLEFIELDS", "HEROES", "TECHNIQUES"]
