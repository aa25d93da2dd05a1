"""Protection: stand in the way."""

from __future__ import annotations

from rulebound.games.champions.amounts import YOUR_HEROS_ATK
from rulebound.games.champions.constant import Gets
from rulebound.games.champions.costs import A_COUNTER, DISCARD_THIS, EXHAUST, Spend
from rulebound.games.champions.printed import CardSet, ally, event, resource, support, upgrade
from rulebound.games.champions.targets import A_FRIENDLY_CHARACTER, THE_ATTACKER, YOUR_HERO
from rulebound.games.champions.triggers import ENCOUNTER_CARD_REVEALED, TREACHERY_REVEALED, YOUR_HERO_DEFENDS
from rulebound.games.champions.vocabulary import (
    action,
    attack,
    cancel_reveal,
    enemy_attacks,
    heal,
    interrupt,
    ready,
    response,
    reveal_top,
    then,
)

black_widow = ally(
    "01075", "Black Widow", subname="Natasha Romanoff", cost=3, gives="physical", thw=2, thw_hurts=1, atk=1,
    atk_hurts=1, hit_points=2, traits="shield spy",
    does=interrupt(
        ENCOUNTER_CARD_REVEALED, then(cancel_reveal(discards=True), reveal_top), cost=(EXHAUST, Spend("mental"))
    ),
)  # fmt: skip
luke_cage = ally(
    "01076", "Luke Cage", cost=4, gives="energy", thw=1, thw_hurts=1, atk=2, atk_hurts=1, hit_points=5,
    traits="defender", keywords="toughness",
)  # fmt: skip
counter_punch = event(
    "01077", "Counter-Punch", cost=0, gives="physical", traits="attack", copies=3,
    does=response(YOUR_HERO_DEFENDS, attack(YOUR_HEROS_ATK, THE_ATTACKER)),
)  # fmt: skip
get_behind_me = event(
    "01078", "Get Behind Me!", cost=1, gives="mental", copies=3,
    does=interrupt(TREACHERY_REVEALED, cancel_reveal(), enemy_attacks(), form="hero"),
)  # fmt: skip
power_of_protection = resource(
    "01079", "The Power of Protection", gives="wild", copies=2, doubles_for="protection", keywords={"max-per-deck": 2}
)
med_team = support(
    "01080", "Med Team", cost=3, gives="energy", traits="shield", copies=3, uses=3, counter="medical",
    does=action(heal(2, A_FRIENDLY_CHARACTER), cost=(EXHAUST, A_COUNTER)),
)  # fmt: skip
armored_vest = upgrade(
    "01081", "Armored Vest", cost=1, gives="mental", traits="armor", copies=3, keywords="any-player",
    max_per="player", always=Gets("def", 1, YOUR_HERO),
)  # fmt: skip
indomitable = upgrade(
    "01082", "Indomitable", cost=1, gives="energy", traits="condition", copies=3,
    does=response(YOUR_HERO_DEFENDS, ready(YOUR_HERO), cost=DISCARD_THIS),
)  # fmt: skip

PROTECTION = CardSet(
    "protection", "aspect",
    [
        black_widow, luke_cage, counter_punch, get_behind_me, power_of_protection, med_team, armored_vest,
        indomitable,
    ],
)  # fmt: skip
