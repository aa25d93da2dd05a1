"""Under Attack: the modular set recommended for Ultron."""

from rulebound.games.champions.words import *

SET = modular_set

under_attack = side_scheme(
    "01151", "Under Attack", start_threat=3, icons="crisis", boost=3,
    does=when_revealed(
        choose_one(branch("threat", place_threat(2, THIS)), branch("damage", deal(3, YOUR_HERO)), who=EACH_PLAYER)
    ),
)
vibranium_armor = attachment(
    "01152", "Vibranium Armor", attaches_to=THE_VILLAIN, boost=1, traits="armor",
    does=(
        forced_response(VILLAIN_TOOK_DAMAGE, make_tough(THE_VILLAIN)),
        hero_action(discard(THIS), cost=(exhaust(YOUR_IDENTITY), spend("physical 2"))),
    ),
)
concussion_blasters = attachment(
    "01153", "Concussion Blasters", attaches_to=THE_VILLAIN, boost=1, traits="weapon",
    always=gets("retaliate", 1, HOST),
    does=hero_action(discard(THIS), cost=(exhaust(YOUR_IDENTITY), spend("energy 2"))),
)
concussive_blast = treachery(
    "01154", "Concussive Blast", copies=2,
    does=(when_revealed(deal(1, each(FRIENDLY_CHARACTER))), boost(deal(1, each(CHARACTER.you_control)))),
)
