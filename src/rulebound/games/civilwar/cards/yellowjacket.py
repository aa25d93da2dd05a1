"""Yellowjacket. Symbols and Special Effects were designed for this project."""

from rulebound.games.civilwar.words import *

YELLOWJACKET = hero(
    "yellowjacket",
    "Yellowjacket",
    "red",
    "M MA MA AA MH H HH W WW",
    special("H", "Pym Particles", Go(ANYWHERE)),
    special("A", "Disruptor Sting", Strike(1, HERE), Stun(1, ENEMY_HERE)),
    special("M", "Sabotage", Strip(1, ENEMY_NEAR), Delay(1)),
)
