"""The six events of Clash of Heroes. All designed for this project."""

from rulebound.games.civilwar.words import *

EVENTS = (
    Event("press_conference", "Press Conference", Token("H", 1, EACH_BEHIND)),
    Event("riots", "Street Riots", Add("T", 0, 1)),
    Event("evacuation", "Evacuation", Add("C", 0, 2)),
    Event("media_frenzy", "Media Frenzy", control_bonus=1),
    Event("ceasefire", "Ceasefire", ko_bonus=-2),
    Event("resupply", "Resupply", Ready(1, EVERYONE), Charge(1, EVERYONE)),
)
