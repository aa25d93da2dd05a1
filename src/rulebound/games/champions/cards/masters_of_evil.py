"""Masters of Evil: the modular set recommended for Klaw."""

from rulebound.games.champions.words import *

SET = modular_set

MASTERS = "masters-of-evil"

the_masters_of_evil = side_scheme(
    "01128", "The Masters of Evil", start_threat=per_player(3), icons="acceleration", boost=2,
    does=when_revealed(discard_until(an(MINION.with_trait(MASTERS)), THE_FIRST_PLAYER)),
)
radioactive_man = minion(
    "01129", "Radioactive Man", unique=True, atk=1, sch=1, hit_points=7, star="atk", traits="elite masters-of-evil",
    does=(forced_response(THIS_ATTACKS_YOU, discard_random(1)), boost(discard_random(1))),
)
whirlwind = minion(
    "01130", "Whirlwind", unique=True, atk=2, sch=1, hit_points=6, star="atk", traits=MASTERS,
    does=(
        forced_interrupt(THIS_BEGINS_TO_ATTACK, also_attack),
        boost(deal(1, each(HERO))),
    ),
)
tiger_shark = minion(
    "01131", "Tiger Shark", unique=True, atk=3, sch=1, hit_points=6, star="atk", traits=MASTERS,
    does=(forced_response(THIS_ATTACKS, make_tough(THIS)), boost(make_tough(THE_VILLAIN))),
)
melter = minion(
    "01132", "Melter", unique=True, atk=3, sch=1, hit_points=5, star="atk", traits=MASTERS, only_allies_defend=True,
    does=boost(exhaust(each(ALLY.you_control))),
)
masters_of_mayhem = treachery(
    "01133", "Masters of Mayhem", boost=2, copies=2,
    does=when_revealed(
        enemy_attacks(each(MINION.with_trait(MASTERS)), engaged=True),
        if_(NO_ATTACK_WAS_MADE, find(an(MINION.with_trait(MASTERS)), engaged=True))
    ),
)
