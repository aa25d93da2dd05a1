"""Captain America. Symbols and Special Effects were designed for this project."""

from rulebound.games.civilwar.words import *

CAPTAIN_AMERICA = hero(
    "captain_america",
    "Captain America",
    "blue",
    "M MA MA AA H HH HH W WW",
    special("H", "Underground Leader", Token("W", 1, ALLY)),
    special("A", "Shield Ricochet", Strike(1, HERE), Strike(1, ADJACENT)),
    special("M", "Hold the Line", Ready(1, HERO_HERE)),
)
