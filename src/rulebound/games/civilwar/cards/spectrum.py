"""Spectrum. Symbols and Special Effects were designed for this project."""

from rulebound.games.civilwar.words import *

SPECTRUM = hero(
    "spectrum",
    "Spectrum",
    "blue",
    "M MM MH MA AA HH W W WW",
    special("A", "Speed of Light", Go(ANYWHERE)),
    special("A", "Photon Barrage", Strike(2, ADJACENT)),
    special("H", "Intangible", Ward()),
)
