"""Aggression: hit hard."""

from rulebound.games.champions.words import *

SET = aspect_set

hulk = ally(
    "01050", "Hulk", aspect="aggression", subname="Bruce Banner", cost=2, gives="energy", atk=3, atk_hurts=1,
    hit_points=5, traits="avenger gamma",
    does=forced_response(
        THIS_ALLY_ATTACKS, discard_top(1), if_(Discarded("physical"), deal(2, an(ENEMY))),
        if_(Discarded("energy"), deal(1, each(CHARACTER))), if_(Discarded("mental"), discard(THIS)),
    ),
)
tigra = ally(
    "01051", "Tigra", aspect="aggression", subname="Greer Grant Nelson", cost=3, gives="mental", thw=1, thw_hurts=1,
    atk=2, atk_hurts=1, hit_points=3, traits="avenger", does=response(THIS_ALLY_DEFEATS_A_MINION, heal(1, THIS)),
)
chase_them_down = event(
    "01052", "Chase Them Down", aspect="aggression", cost=0, gives="mental", traits="thwart", copies=3,
    does=response(YOUR_HERO_ATTACKS_AND_DEFEATS, thwart(2, an(SCHEME))),
)
relentless_assault = event(
    "01053", "Relentless Assault", aspect="aggression", cost=2, gives="energy", traits="attack", copies=3,
    does=hero_action(attack(5, an(MINION), overkill=PaidWith("physical"))),
)
uppercut = event(
    "01054", "Uppercut", aspect="aggression", cost=3, gives="physical", traits="attack", copies=3,
    does=hero_action(attack(5, an(ENEMY)))
)
power_of_aggression = resource(
    "01055", "The Power of Aggression", aspect="aggression", gives="wild", copies=2, doubles_for="aggression",
    max_per_deck=2,
)
tac_team = support(
    "01056", "Tac Team", aspect="aggression", cost=3, gives="energy", traits="shield", copies=3, uses=3,
    counter="attack",
    does=action(deal(2, an(ENEMY)), cost=(exhaust(THIS), remove_counters(1))),
)
combat_training = upgrade(
    "01057", "Combat Training", aspect="aggression", cost=2, gives="physical", traits="skill", copies=3,
    any_player=True, max_per="player", always=gets("atk", 1, YOUR_HERO),
)
