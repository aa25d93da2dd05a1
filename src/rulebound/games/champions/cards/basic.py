"""Basic cards: for every deck."""

from __future__ import annotations

from rulebound.games.champions.costs import DISCARD_THIS, EXHAUST, Spend
from rulebound.games.champions.events import END_OF_ROUND
from rulebound.games.champions.printed import CardSet, ally, event, resource, support, upgrade
from rulebound.games.champions.targets import A_CHARACTER, A_PLAYER, A_SCHEME, AN_ENEMY, THIS, YOUR_HERO
from rulebound.games.champions.triggers import THIS_ENTERS_PLAY, VILLAIN_SCHEMES
from rulebound.games.champions.vocabulary import (
    action,
    attack,
    branch,
    choose_one,
    deal,
    discard,
    draw,
    forced_response,
    heal,
    hero_action,
    interrupt,
    lasts,
    later,
    less_threat,
    ready,
    remove_threat,
    response,
    stun,
)

mockingbird = ally(
    "01083", "Mockingbird", subname="Bobbi Morse", cost=3, gives="physical", thw=1, thw_hurts=1, atk=1, atk_hurts=1,
    hit_points=3, traits="shield spy", copies=4, does=response(THIS_ENTERS_PLAY, stun(AN_ENEMY)),
)  # fmt: skip
nick_fury = ally(
    "01084", "Nick Fury", cost=4, gives="mental", thw=2, thw_hurts=1, atk=2, atk_hurts=1, hit_points=3,
    traits="shield spy", copies=4,
    does=forced_response(
        THIS_ENTERS_PLAY,
        choose_one(
            branch("threat", remove_threat(2, A_SCHEME)),
            branch("draw", draw(3)),
            branch("damage", deal(4, AN_ENEMY)),
        ),
        later(END_OF_ROUND, discard(THIS)),
    ),
)  # fmt: skip
emergency = event(
    "01085", "Emergency", cost=0, gives="energy", traits="thwart", copies=4,
    does=interrupt(VILLAIN_SCHEMES, less_threat(1), label="thwart"),
)  # fmt: skip
first_aid = event("01086", "First Aid", cost=1, gives="mental", copies=4, does=action(heal(2, A_CHARACTER)))
haymaker = event(
    "01087", "Haymaker", cost=2, gives="energy", traits="attack", copies=4, does=hero_action(attack(3, AN_ENEMY))
)
energy = resource("01088", "Energy", gives="energy 2", copies=4, keywords={"max-per-deck": 1})
genius = resource("01089", "Genius", gives="mental 2", copies=4, keywords={"max-per-deck": 1})
strength = resource("01090", "Strength", gives="physical 2", copies=4, keywords={"max-per-deck": 1})
avengers_mansion = support(
    "01091", "Avengers Mansion", cost=4, gives="mental", traits="avenger location", copies=4, max_per="player",
    does=action(draw(1, A_PLAYER), cost=EXHAUST),
)  # fmt: skip
helicarrier = support(
    "01092", "Helicarrier", cost=3, gives="physical", traits="location shield", copies=4, max_per="player",
    does=action(lasts("cost", -1, A_PLAYER), cost=EXHAUST),
)  # fmt: skip
tenacity = upgrade(
    "01093", "Tenacity", cost=2, gives="energy", traits="condition", copies=4,
    does=hero_action(ready(YOUR_HERO), cost=(Spend("physical"), DISCARD_THIS)),
)  # fmt: skip

BASIC = CardSet(
    "basic", "basic",
    [
        mockingbird, nick_fury, emergency, first_aid, haymaker, energy, genius, strength, avengers_mansion, helicarrier,
        tenacity,
    ],
)  # fmt: skip
