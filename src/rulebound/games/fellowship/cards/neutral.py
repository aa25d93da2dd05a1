"""Neutral cards: they belong to no sphere of influence."""

from rulebound.games.fellowship.words import *

SET = sphere_set

gandalf = ally(
    "73", "Gandalf", sphere="neutral", unique=True, copies=8, cost=5, willpower=4, attack=4, defense=4, hit_points=4,
    traits="istari",
    does=(
        whenever(THE_ROUND_ENDS, discard(THIS)),
        response(THIS_ENTERS_PLAY, choose_one(
            branch("draw", draw(3)), branch("damage", deal(4, an(ENEMY))), branch("threat", reduce_threat(5))
        )),
    ),
)
