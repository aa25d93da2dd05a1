"""Basic cards: for every deck."""

from rulebound.games.champions.words import *

SET = basic_set

mockingbird = ally(
    "01083", "Mockingbird", aspect="basic", subname="Bobbi Morse", cost=3, gives="physical", thw=1, thw_hurts=1, atk=1,
    atk_hurts=1, hit_points=3, traits="shield spy", copies=4, does=response(THIS_ENTERS_PLAY, stun(an(ENEMY))),
)
nick_fury = ally(
    "01084", "Nick Fury", aspect="basic", cost=4, gives="mental", thw=2, thw_hurts=1, atk=2, atk_hurts=1, hit_points=3,
    traits="shield spy", copies=4,
    does=forced_response(
        THIS_ENTERS_PLAY,
        choose_one(
            branch("threat", remove_threat(2, an(SCHEME))), branch("draw", draw(3)),
            branch("damage", deal(4, an(ENEMY))),
        ),
        later(END_OF_ROUND, discard(THIS)),
    ),
)
emergency = event(
    "01085", "Emergency", aspect="basic", cost=0, gives="energy", traits="thwart", copies=4,
    does=interrupt(VILLAIN_SCHEMES, less_threat(1), label="thwart"),
)
first_aid = event(
    "01086", "First Aid", aspect="basic", cost=1, gives="mental", copies=4, does=action(heal(2, an(CHARACTER))),
)
haymaker = event(
    "01087", "Haymaker", aspect="basic", cost=2, gives="energy", traits="attack", copies=4,
    does=hero_action(attack(3, an(ENEMY)))
)
energy = resource("01088", "Energy", aspect="basic", gives="energy 2", copies=4, max_per_deck=1)
genius = resource("01089", "Genius", aspect="basic", gives="mental 2", copies=4, max_per_deck=1)
strength = resource("01090", "Strength", aspect="basic", gives="physical 2", copies=4, max_per_deck=1)
avengers_mansion = support(
    "01091", "Avengers Mansion", aspect="basic", cost=4, gives="mental", traits="avenger location", copies=4,
    max_per="player",
    does=action(draw(1, A_PLAYER), cost=exhaust(THIS)),
)
helicarrier = support(
    "01092", "Helicarrier", aspect="basic", cost=3, gives="physical", traits="location shield", copies=4,
    max_per="player",
    does=action(lasts("cost", -1, A_PLAYER), cost=exhaust(THIS)),
)
tenacity = upgrade(
    "01093", "Tenacity", aspect="basic", cost=2, gives="energy", traits="condition", copies=4,
    does=hero_action(ready(YOUR_HERO), cost=(spend("physical"), discard(THIS))),
)
