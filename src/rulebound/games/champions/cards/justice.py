"""Justice: keep the schemes in check."""

from rulebound.games.champions.words import *

SET = aspect_set

daredevil = ally(
    "01058", "Daredevil", aspect="justice", subname="Matt Murdock", cost=4, gives="physical", thw=2, thw_hurts=1, atk=2,
    atk_hurts=1, hit_points=3, traits="defender", does=response(THIS_ALLY_THWARTS, deal(1, an(ENEMY))),
)
jessica_jones = ally(
    "01059", "Jessica Jones", aspect="justice", cost=3, gives="energy", thw=1, thw_hurts=1, atk=2, atk_hurts=1,
    hit_points=3, traits="defender", always=gets("thw", Times(1, InPlay(each(SIDE_SCHEME))), THIS),
)
for_justice = event(
    "01060", "For Justice!", aspect="justice", cost=2, gives="energy", traits="thwart", copies=3,
    does=hero_action(thwart(Instead(3, 4, PaidWith("mental")), an(SCHEME))),
)
great_responsibility = event(
    "01061", "Great Responsibility", aspect="justice", cost=0, gives="mental", copies=3,
    does=interrupt(THREAT_WOULD_BE_PLACED, take_threat_as_damage, form="hero"),
)
power_of_justice = resource(
    "01062", "The Power of Justice", aspect="justice", gives="wild", copies=2, doubles_for="justice", max_per_deck=2
)
interrogation_room = support(
    "01063", "Interrogation Room", aspect="justice", cost=1, gives="energy", traits="location", copies=3,
    max_per="player",
    does=response(YOU_DEFEAT_A_MINION, remove_threat(1, an(SCHEME)), cost=exhaust(THIS)),
)
surveillance_team = support(
    "01064", "Surveillance Team", aspect="justice", cost=2, gives="mental", traits="shield", copies=3, uses=3,
    counter="snoop",
    does=action(remove_threat(1, an(SCHEME)), cost=(exhaust(THIS), remove_counters(1))),
)
heroic_intuition = upgrade(
    "01065", "Heroic Intuition", aspect="justice", cost=2, gives="energy", traits="skill", copies=3, any_player=True,
    max_per="player", always=gets("thw", 1, YOUR_HERO),
)
