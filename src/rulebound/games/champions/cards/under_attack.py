"""Under Attack: the modular set recommended for Ultron."""

from __future__ import annotations

from rulebound.games.champions.constant import Gets
from rulebound.games.champions.costs import EXHAUST_YOUR_IDENTITY, Spend
from rulebound.games.champions.printed import CardSet, attachment, side_scheme, treachery
from rulebound.games.champions.targets import (
    EACH_CHARACTER_YOU_CONTROL,
    EACH_FRIENDLY_CHARACTER,
    EACH_PLAYER,
    HOST,
    THE_VILLAIN,
    THIS,
    YOUR_HERO,
)
from rulebound.games.champions.triggers import VILLAIN_TOOK_DAMAGE
from rulebound.games.champions.vocabulary import (
    boost,
    branch,
    choose_one,
    deal,
    discard,
    forced_response,
    hero_action,
    make_tough,
    place_threat,
    when_revealed,
)

under_attack = side_scheme(
    "01151", "Under Attack", start_threat=3, icons="crisis", boost=3,
    does=when_revealed(
        choose_one(branch("threat", place_threat(2, THIS)), branch("damage", deal(3, YOUR_HERO)), who=EACH_PLAYER)
    ),
)  # fmt: skip
vibranium_armor = attachment(
    "01152", "Vibranium Armor", attaches_to=THE_VILLAIN, boost=1, traits="armor",
    does=(
        forced_response(VILLAIN_TOOK_DAMAGE, make_tough(THE_VILLAIN)),
        hero_action(discard(THIS), cost=(EXHAUST_YOUR_IDENTITY, Spend("physical 2"))),
    ),
)  # fmt: skip
concussion_blasters = attachment(
    "01153", "Concussion Blasters", attaches_to=THE_VILLAIN, boost=1, traits="weapon",
    always=Gets("retaliate", 1, HOST),
    does=hero_action(discard(THIS), cost=(EXHAUST_YOUR_IDENTITY, Spend("energy 2"))),
)  # fmt: skip
concussive_blast = treachery(
    "01154", "Concussive Blast", copies=2,
    does=(when_revealed(deal(1, EACH_FRIENDLY_CHARACTER)), boost(deal(1, EACH_CHARACTER_YOU_CONTROL))),
)  # fmt: skip

UNDER_ATTACK = CardSet(
    "under_attack", "modular", [under_attack, vibranium_armor, concussion_blasters, concussive_blast]
)
