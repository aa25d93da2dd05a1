"""Cells of Team Red with their Traps. Power Dampener does what the rulebook's example does; the rest is ours."""

from rulebound.games.civilwar.words import *

CELLS = (
    Cell("power_dampener", "Power Dampener", StripShield(1, ANY_BLUE_HERO)),
    Cell("shock_collar", "Shock Collar", Stun(1, EACH_BLUE)),
    Cell("ambush", "Ambush", Damage(1, BLUE_HERO)),
    Cell("confiscation", "Confiscation", Strip(9, EVERY_BLUE)),
    Cell("martial_law", "Martial Law", Flip(2)),
    Cell("reinforcements", "Reinforcements", Draw(1, EACH_RED)),
)
