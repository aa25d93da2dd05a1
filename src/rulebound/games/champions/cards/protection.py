"""Protection: stand in the way."""

from rulebound.games.champions.words import *

SET = aspect_set

black_widow = ally(
    "01075", "Black Widow", aspect="protection", subname="Natasha Romanoff", cost=3, gives="physical", thw=2,
    thw_hurts=1, atk=1, atk_hurts=1, hit_points=2, traits="shield spy",
    does=interrupt(
        ENCOUNTER_CARD_REVEALED, then(cancel_reveal(discards=True), reveal_top), cost=(exhaust(THIS), spend("mental"))
    ),
)
luke_cage = ally(
    "01076", "Luke Cage", aspect="protection", cost=4, gives="energy", thw=1, thw_hurts=1, atk=2, atk_hurts=1,
    hit_points=5, traits="defender", keywords="toughness",
)
counter_punch = event(
    "01077", "Counter-Punch", aspect="protection", cost=0, gives="physical", traits="attack", copies=3,
    does=response(YOUR_HERO_DEFENDS, attack(YOUR_HEROS_ATK, THE_ATTACKER)),
)
get_behind_me = event(
    "01078", "Get Behind Me!", aspect="protection", cost=1, gives="mental", copies=3,
    does=interrupt(TREACHERY_REVEALED, cancel_reveal(), enemy_attacks(), form="hero"),
)
power_of_protection = resource(
    "01079", "The Power of Protection", aspect="protection", gives="wild", copies=2, doubles_for="protection",
    max_per_deck=2,
)
med_team = support(
    "01080", "Med Team", aspect="protection", cost=3, gives="energy", traits="shield", copies=3, uses=3,
    counter="medical",
    does=action(heal(2, an(FRIENDLY_CHARACTER)), cost=(exhaust(THIS), remove_counters(1))),
)
armored_vest = upgrade(
    "01081", "Armored Vest", aspect="protection", cost=1, gives="mental", traits="armor", copies=3, any_player=True,
    max_per="player", always=gets("def", 1, YOUR_HERO),
)
indomitable = upgrade(
    "01082", "Indomitable", aspect="protection", cost=1, gives="energy", traits="condition", copies=3,
    does=response(YOUR_HERO_DEFENDS, ready(YOUR_HERO), cost=discard(THIS)),
)
