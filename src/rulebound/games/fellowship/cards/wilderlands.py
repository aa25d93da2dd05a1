"""Wilderlands: an encounter set."""

from rulebound.games.fellowship.words import *

SET = encounter_set

wolf_rider = enemy(
    "81", "Wolf Rider", copies=1, engagement=10, threat=1, attack=2, defense=0, hit_points=2, traits="goblin orc",
    keywords="surge",
    does=shadow(attack_as_shadow),
)
hill_troll = enemy(
    "82", "Hill Troll", copies=2, easy=1, engagement=30, threat=1, attack=6, defense=3, hit_points=9, victory=4,
    traits="troll",
    always=excess_as_threat(),
)
goblin_sniper = enemy(
    "83", "Goblin Sniper", copies=2, engagement=48, threat=2, attack=2, defense=0, hit_points=2, traits="goblin orc",
    always=cannot("be-engaged-by-choice", THIS, OTHER_ENEMIES_IN_STAGING),
    does=forced(COMBAT_ENDS_WITH_THIS_IN_STAGING, each_player(deal(1, a_chosen(CHARACTER.you_control)))),
)
marsh_adder = enemy(
    "84", "Marsh Adder", copies=1, easy=0, engagement=40, threat=3, attack=4, defense=1, hit_points=7, victory=3,
    traits="creature",
    does=forced_when(THIS_ATTACKS, raise_threat(1)),
)
wargs = enemy(
    "85", "Wargs", copies=2, engagement=20, threat=2, attack=3, defense=1, hit_points=3, traits="creature",
    does=(
        forced(THIS_ATTACKED_WITH_NO_SHADOW_EFFECT, return_to_staging(THIS)),
        shadow(attack_bonus(Instead(1, 2, UNDEFENDED))),
    ),
)
despair = treachery(
    "86", "Despair", copies=2, easy=0, does=(when_revealed(remove_progress(4)), shadow(ignore_defense))
)
the_brown_lands = location(
    "87", "The Brown Lands", copies=2, threat=5, quest_points=1, traits="wasteland",
    does=forced(PLAYERS_TRAVEL_HERE, place_progress(1, THIS)),
)
the_east_bight = location(
    "88", "The East Bight", copies=2, threat=1, quest_points=6, traits="wasteland", always=must_travel_here()
)
