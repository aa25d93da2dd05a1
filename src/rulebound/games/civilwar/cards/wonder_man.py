"""Wonder Man. Symbols and Special Effects were designed for this project."""

from rulebound.games.civilwar.words import *

WONDER_MAN = hero(
    "wonder_man",
    "Wonder Man",
    "red",
    "M MA MH A AA H HH W WW",
    special("M", "Ionic Punch", Damage(2, ENEMY_HERE)),
    special("A", "Ionic Body", Ward()),
    special("H", "Movie Star", Token("H", 1), Token("H", 1, ALLY)),
)
