"""Tigra. Symbols and Special Effects were designed for this project."""

from rulebound.games.civilwar.words import *

TIGRA = hero(
    "tigra",
    "Tigra",
    "red",
    "M MM MA MA AA H MH W WW",
    special("M", "Pounce", Go(ADJACENT), Strike(1, HERE)),
    special("A", "Claw Frenzy", Gain("A", 2)),
    special("H", "Feline Reflexes", ChooseOne([Ready(1)], [Draw(1)])),
)
