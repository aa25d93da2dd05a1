"""Spirit: strength of will, courage, loyalty."""

from rulebound.games.fellowship.words import *

SET = sphere_set

eowyn = hero(
    "7", "Éowyn", sphere="spirit", threat_cost=9, willpower=4, attack=1, defense=1, hit_points=3, traits="noble rohan",
    does=action(
        lasts("willpower", 1, THIS), cost=discard_cards(1), limit=Limit(1, "round", each_player=True), anyone=True
    ),
)
eleanor = hero(
    "8", "Eleanor", sphere="spirit", threat_cost=7, willpower=1, attack=1, defense=2, hit_points=3,
    traits="gondor noble",
    does=cancel(A_TREACHERY_IS_REVEALED, cancel_and_replace, cost=exhaust(THIS)),
)
dunhere = hero(
    "9", "Dúnhere", sphere="spirit", threat_cost=8, willpower=1, attack=2, defense=1, hit_points=4,
    traits="rohan warrior",
    always=(attacks_staging(), gets("attack", 1, THIS, ATTACKING_STAGING)),
)
wandering_took = ally(
    "43", "Wandering Took", sphere="spirit", cost=2, willpower=1, attack=1, defense=1, hit_points=2, traits="hobbit",
    does=action(
        choose_another_player(give_control, raise_threat(3, THAT_PLAYER)), cost=reduce_threat(3), limit=ONCE_PER_ROUND
    ),
)
lorien_guide = ally(
    "44", "Lórien Guide", sphere="spirit", cost=3, willpower=1, attack=1, defense=0, hit_points=2,
    traits="silvan scout",
    does=response(THIS_COMMITS, place_progress(1, THE_ACTIVE_LOCATION)),
)
northern_tracker = ally(
    "45", "Northern Tracker", sphere="spirit", cost=4, willpower=1, attack=2, defense=2, hit_points=3,
    traits="dunedain ranger",
    does=response(THIS_COMMITS, place_progress(1, each(in_staging(LOCATION)))),
)
the_galadhrims_greeting = event(
    "46", "The Galadhrim's Greeting", sphere="spirit", cost=3,
    does=action(
        choose_one(
            branch("one-player", choose_player(reduce_threat(6, THAT_PLAYER))),
            branch("each-player", reduce_threat(2, EACH_PLAYER)),
        )
    ),
)
strength_of_will = event(
    "47", "Strength of Will", sphere="spirit", cost=0,
    does=response(
        YOU_TRAVEL, place_progress(2, THAT_LOCATION), cost=exhaust(an(of_sphere(CHARACTER.you_control, "spirit")))
    ),
)
hasty_stroke = event(
    "48", "Hasty Stroke", sphere="spirit", cost=1, does=cancel(A_SHADOW_EFFECT_TRIGGERS, cancel_shadow)
)
will_of_the_west = event(
    "49", "Will of the West", sphere="spirit", cost=1,
    does=action(choose_player(shuffle_discard_into_deck(THAT_PLAYER)), remove_from_game),
)
a_test_of_will = event(
    "50", "A Test of Will", sphere="spirit", cost=1, does=cancel(A_CARD_IS_REVEALED, cancel_when_revealed)
)
stand_and_fight = event(
    "51", "Stand and Fight", sphere="spirit", cost=COST_X, does=action(put_into_play(an(with_cost_x(ALLY))))
)
a_light_in_the_dark = event(
    "52", "A Light in the Dark", sphere="spirit", cost=2, does=action(return_to_staging(an(ENGAGED_ENEMY)))
)
dwarven_tomb = event(
    "53", "Dwarven Tomb", sphere="spirit", cost=1,
    does=action(take_to_hand(an(of_sphere(CARD, "spirit").in_your_discard_pile))),
)
fortune_or_fate = event(
    "54", "Fortune or Fate", sphere="spirit", cost=5, does=action(put_hero_into_play(an(HERO.in_discard_piles)))
)
the_favor_of_the_lady = attachment(
    "55", "The Favor of the Lady", sphere="spirit", cost=2, traits="condition", attaches_to=an(HERO),
    always=gets("willpower", 1, HOST),
)
power_in_the_earth = attachment(
    "56", "Power in the Earth", sphere="spirit", cost=1, traits="condition", attaches_to=an(LOCATION),
    always=gets("threat", -1, HOST),
)
unexpected_courage = attachment(
    "57", "Unexpected Courage", sphere="spirit", cost=2, traits="condition", attaches_to=an(HERO),
    does=action(ready(HOST), cost=exhaust(THIS)),
)
