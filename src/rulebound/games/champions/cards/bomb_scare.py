"""Bomb Scare: the modular set recommended for Rhino."""

from rulebound.games.champions.words import *

SET = modular_set

bomb_scare = side_scheme(
    "01109", "Bomb Scare", start_threat=2, icons="acceleration", boost=2,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)
hydra_bomber = minion(
    "01110", "Hydra Bomber", atk=1, sch=1, hit_points=2, boost=1, traits="hydra", copies=2,
    does=when_revealed(
        choose_one(branch("damage", deal(2, YOUR_IDENTITY)), branch("threat", place_threat(1, THE_MAIN_SCHEME)))
    ),
)
explosion = treachery(
    "01111", "Explosion", boost=2,
    does=when_revealed(
        if_(
            Exists(named("Bomb Scare")), assign_damage(ThreatOn("Bomb Scare"), among(HEROES_AND_ALLIES)),
            otherwise=[surge]
        )
    ),
)
false_alarm = treachery(
    "01112", "False Alarm", boost=1, copies=2,
    does=when_revealed(confuse(YOUR_IDENTITY), if_(NOTHING_WAS_DONE, surge)),
)
