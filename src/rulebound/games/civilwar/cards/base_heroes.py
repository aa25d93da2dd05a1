"""Heroes of the base game with their printed symbols and effects (titles where they are known); no equipment."""

from rulebound.games.civilwar.words import *

BASE_HEROES = (
    hero(
        "base_captain_america",
        "Captain America (Marvel United)",
        "",
        "M MA MA AA HH HH HH W WW",
        special("M", "Leadership", Token("W", 1, ALLY)),
        special("A", "Leadership", Token("W", 1, ALLY)),
        special("H", "Leadership", Token("W", 1, ALLY)),
    ),
    hero(
        "base_iron_man",
        "Iron Man (Marvel United)",
        "",
        "M MH MA AA AA H HH W WW",
        special("A", "Stark Resources", Token("M", 1, HERO), Token("M", 1, HERO)),
        special("M", "Advanced Combat Analysis", Token("A", 1, HERO), Token("A", 1, HERO)),
        special("H", "Power Recharge", DrawTo(3)),
    ),
    hero(
        "base_captain_marvel",
        "Captain Marvel",
        "",
        "M MM MH AA AA HH W W WW",
        special("A", "Photon Blast", Strike(2, ONE_ADJACENT)),
        special("A", "Photon Blast", Strike(2, ONE_ADJACENT)),
        special("A", "Photon Blast", Strike(2, ONE_ADJACENT)),
    ),
    hero(
        "base_black_panther",
        "Black Panther",
        "",
        "MM MH A M MA MA HH W WW",
        special("A", "", Gain("M"), Gain("H")),
        special("H", "", Gain("M"), Gain("A")),
        special("M", "", Gain("H"), Gain("A")),
    ),
    hero(
        "base_falcon",
        "Falcon",
        "",
        "M MA A MA MH H MH W WW",
        special("M", "", Go(ANYWHERE), Strike(1, HERE)),
        special("M", "", Go(ANYWHERE), Strike(1, HERE)),
        special("M", "", Go(ANYWHERE), Strike(1, HERE)),
    ),
    hero(
        "base_wasp",
        "Wasp",
        "",
        "M MA A MA MA H HH W WW",
        special("W", "", Ward()),
        special("M", "", Go(ANYWHERE, HEROES_HERE)),
        special("A", "", Go(ANYWHERE), Strike(1, HERE)),
    ),
)
