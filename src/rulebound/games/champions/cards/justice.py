"""Justice: keep the schemes in check."""

from __future__ import annotations

from rulebound.games.champions.amounts import InPlay, Instead, PaidWith, Times
from rulebound.games.champions.constant import Gets
from rulebound.games.champions.costs import A_COUNTER, EXHAUST
from rulebound.games.champions.printed import CardSet, ally, event, resource, support, upgrade
from rulebound.games.champions.targets import A_SCHEME, AN_ENEMY, EACH_SIDE_SCHEME, THIS, YOUR_HERO
from rulebound.games.champions.triggers import THIS_ALLY_THWARTS, THREAT_WOULD_BE_PLACED, YOU_DEFEAT_A_MINION
from rulebound.games.champions.vocabulary import (
    action,
    deal,
    hero_action,
    interrupt,
    remove_threat,
    response,
    take_threat_as_damage,
    thwart,
)

daredevil = ally(
    "01058", "Daredevil", subname="Matt Murdock", cost=4, gives="physical", thw=2, thw_hurts=1, atk=2, atk_hurts=1,
    hit_points=3, traits="defender", does=response(THIS_ALLY_THWARTS, deal(1, AN_ENEMY)),
)  # fmt: skip
jessica_jones = ally(
    "01059", "Jessica Jones", cost=3, gives="energy", thw=1, thw_hurts=1, atk=2, atk_hurts=1, hit_points=3,
    traits="defender", always=Gets("thw", Times(1, InPlay(EACH_SIDE_SCHEME)), THIS),
)  # fmt: skip
for_justice = event(
    "01060", "For Justice!", cost=2, gives="energy", traits="thwart", copies=3,
    does=hero_action(thwart(Instead(3, 4, PaidWith("mental")), A_SCHEME)),
)  # fmt: skip
great_responsibility = event(
    "01061", "Great Responsibility", cost=0, gives="mental", copies=3,
    does=interrupt(THREAT_WOULD_BE_PLACED, take_threat_as_damage, form="hero"),
)  # fmt: skip
power_of_justice = resource(
    "01062", "The Power of Justice", gives="wild", copies=2, doubles_for="justice", keywords={"max-per-deck": 2}
)
interrogation_room = support(
    "01063", "Interrogation Room", cost=1, gives="energy", traits="location", copies=3, max_per="player",
    does=response(YOU_DEFEAT_A_MINION, remove_threat(1, A_SCHEME), cost=EXHAUST),
)  # fmt: skip
surveillance_team = support(
    "01064", "Surveillance Team", cost=2, gives="mental", traits="shield", copies=3, uses=3, counter="snoop",
    does=action(remove_threat(1, A_SCHEME), cost=(EXHAUST, A_COUNTER)),
)  # fmt: skip
heroic_intuition = upgrade(
    "01065", "Heroic Intuition", cost=2, gives="energy", traits="skill", copies=3, keywords="any-player",
    max_per="player", always=Gets("thw", 1, YOUR_HERO),
)  # fmt: skip

JUSTICE = CardSet(
    "justice", "aspect",
    [
        daredevil, jessica_jones, for_justice, great_responsibility, power_of_justice, interrogation_room,
        surveillance_team, heroic_intuition,
    ],
)  # fmt: skip
