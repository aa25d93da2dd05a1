"""Iron Man. Symbols and Special Effects were designed for this project."""

from rulebound.games.civilwar.words import *

IRON_MAN = hero(
    "iron_man",
    "Iron Man",
    "red",
    "M MH MA AA AA H HH W WW",
    special("A", "Repulsor Salvo", Strike(1, NEAR), Token("A", 1, HERO)),
    special("M", "Stark Logistics", Token("M", 1), Token("M", 1, ALLY)),
    special("H", "Power Cell", DrawTo(3), Charge(1)),
)
