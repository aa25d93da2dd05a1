"""Goliath. Symbols and Special Effects were designed for this project."""

from rulebound.games.civilwar.words import *

GOLIATH = hero(
    "goliath",
    "Goliath",
    "blue",
    "M M MA AA AA H HH W WW",
    special("M", "Giant Stomp", Damage(1, EACH_ENEMY_HERE), Defeat(1, HERE)),
    special("A", "Giant Stride", Go(ANYWHERE), Token("A", 1)),
    special("H", "Lift the Rubble", Rescue(2, HERE)),
)
