"""Leadership: allies in front."""

from rulebound.games.champions.words import *

SET = aspect_set

hawkeye = ally(
    "01066", "Hawkeye", aspect="leadership", subname="Clint Barton", cost=3, gives="energy", thw=1, thw_hurts=1, atk=1,
    atk_hurts=1, hit_points=3, traits="avenger", counters=4, counter="arrow",
    does=response(A_MINION_ENTERS_PLAY, deal(2, THAT_MINION), cost=remove_counters(1)),
)
maria_hill = ally(
    "01067", "Maria Hill", aspect="leadership", cost=2, gives="mental", thw=2, thw_hurts=1, atk=1, atk_hurts=1,
    hit_points=2, traits="shield", does=response(THIS_ENTERS_PLAY, draw(1, EACH_PLAYER)),
)
vision = ally(
    "01068", "Vision", aspect="leadership", cost=4, gives="physical", thw=1, thw_hurts=1, atk=2, atk_hurts=1,
    hit_points=3, traits="android avenger",
    does=action(
        choose_one(branch("thw", lasts("thw", 2, THIS)), branch("atk", lasts("atk", 2, THIS))),
        cost=spend("energy"), limit=ONCE_PER_ROUND,
    ),
)
get_ready = event(
    "01069", "Get Ready", aspect="leadership", cost=0, gives="physical", copies=3, does=action(ready(an(ALLY))),
)
lead_from_the_front = event(
    "01070", "Lead from the Front", aspect="leadership", cost=2, gives="energy", traits="tactic", copies=3,
    does=hero_action(lasts("thw atk", 1, A_PLAYER)),
)

make_the_call = event(
    "01071", "Make the Call", aspect="leadership", cost=0, gives="mental", copies=3,
    does=action(
        put_into_play(that("ally", ALLY.in_discard_piles)), cost=pay_for(an(ALLY.in_discard_piles, "ally"))
    ),
)
power_of_leadership = resource(
    "01072", "The Power of Leadership", aspect="leadership", gives="wild", copies=2, doubles_for="leadership",
    max_per_deck=2,
)
the_triskelion = support(
    "01073", "The Triskelion", aspect="leadership", unique=True, cost=1, gives="energy", traits="location shield",
    always=gets("ally-limit", 1, YOUR_IDENTITY),
)
inspired = upgrade(
    "01074", "Inspired", aspect="leadership", cost=1, gives="physical", traits="condition", copies=3,
    attaches_to=an(ALLY), max_per="host",
    always=(gets("thw", 1, HOST), gets("atk", 1, HOST)),
)
