"""Kate Bishop. Symbols and Special Effects were designed for this project."""

from rulebound.games.civilwar.words import *

KATE_BISHOP = hero(
    "kate_bishop",
    "Kate Bishop",
    "blue",
    "M MA MA AA AA H HH W WW",
    special("M", "Trick Arrow", Strike(1, ADJACENT), Stun(1, ENEMY_ADJACENT)),
    special("A", "Long Shot", Strike(2, OPPOSITE)),
    special("H", "Lucky the Pizza Dog", Draw(1), Token("M", 1)),
)
