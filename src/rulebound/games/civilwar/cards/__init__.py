"""All printed cards of the set, and the heroes and locations of the base game that fit it."""

from __future__ import annotations

from typing import Final

from rulebound.games.civilwar.cards.base_heroes import BASE_HEROES
from rulebound.games.civilwar.cards.captain_america import CAPTAIN_AMERICA
from rulebound.games.civilwar.cards.cells import CELLS
from rulebound.games.civilwar.cards.equipment import EQUIPMENT
from rulebound.games.civilwar.cards.events import EVENTS
from rulebound.games.civilwar.cards.goliath import GOLIATH
from rulebound.games.civilwar.cards.iron_man import IRON_MAN
from rulebound.games.civilwar.cards.kate_bishop import KATE_BISHOP
from rulebound.games.civilwar.cards.locations import OTHER_LOCATIONS, OWN_LOCATIONS
from rulebound.games.civilwar.cards.missions import MISSIONS
from rulebound.games.civilwar.cards.population import POPULATION
from rulebound.games.civilwar.cards.spectrum import SPECTRUM
from rulebound.games.civilwar.cards.tigra import TIGRA
from rulebound.games.civilwar.cards.wonder_man import WONDER_MAN
from rulebound.games.civilwar.cards.yellowjacket import YELLOWJACKET
from rulebound.games.civilwar.printed import HeroSheet, LocationTile

OWN_HEROES: Final = (
    CAPTAIN_AMERICA, KATE_BISHOP, SPECTRUM, GOLIATH, IRON_MAN, TIGRA, WONDER_MAN, YELLOWJACKET,
)  # fmt: skip
HEROES: Final[dict[str, HeroSheet]] = {sheet.code: sheet for sheet in (*OWN_HEROES, *BASE_HEROES)}
LOCATIONS: Final[dict[str, LocationTile]] = {tile.code: tile for tile in (*OWN_LOCATIONS, *OTHER_LOCATIONS)}

__all__ = [
    "CELLS", "EQUIPMENT", "EVENTS", "HEROES", "LOCATIONS", "MISSIONS", "OTHER_LOCATIONS", "OWN_HEROES",
    "OWN_LOCATIONS", "POPULATION",
]  # fmt: skip
