"""Captain Marvel: Carol Danvers, her fifteen cards, her obligation, and Yon-Rogg."""

from rulebound.games.champions.words import *

SET = hero_set

captain_marvel = two_sides(
    hero(
        "01010a", "Captain Marvel", unique=True, thw=2, atk=2, defense=1, hit_points=12, hand_size=5,
        traits="avenger soldier",
        does=action(draw(1), cost=(spend("energy"), heal(1, YOUR_IDENTITY)), limit=ONCE_PER_ROUND, name="Rechannel"),
    ),
    alter_ego(
        "01010b", "Carol Danvers", unique=True, rec=4, hit_points=12, hand_size=6, traits="shield soldier",
        does=action(draw(1, A_PLAYER), limit=ONCE_PER_ROUND, name="Commander"),
    ),
)

spider_woman = ally(
    "01011", "Spider-Woman", subname="Jessica Drew", cost=3, gives="wild", thw=2, thw_hurts=1, atk=2, atk_hurts=1,
    hit_points=2, traits="avenger spy", does=response(THIS_ENTERS_PLAY, confuse(THE_VILLAIN)),
)
crisis_interdiction = event(
    "01012", "Crisis Interdiction", cost=2, gives="energy", traits="thwart", copies=3,
    does=hero_action(then(thwart(2, an(SCHEME, "scheme")), if_(AERIAL, thwart(2, an(SCHEME.other_than("scheme")))))),
)
photonic_blast = event(
    "01013", "Photonic Blast", cost=3, gives="physical", traits="attack superpower", copies=3,
    does=hero_action(attack(5, an(ENEMY)), if_(PaidWith("energy"), draw(1))),
)
energy_absorption = resource("01014", "Energy Absorption", gives="energy 3", copies=2)
alpha_flight_station = support(
    "01015", "Alpha Flight Station", unique=True, cost=1, gives="mental", traits="location shield",
    does=action(draw(Instead(1, 2, IN_ALTER_EGO_FORM)), cost=(exhaust(THIS), discard_cards(1))),
)
captain_marvels_helmet = upgrade(
    "01016", "Captain Marvel's Helmet", unique=True, cost=2, gives="physical", traits="armor tech",
    always=gets("def", Instead(1, 2, AERIAL), YOUR_HERO),
)
cosmic_flight = upgrade(
    "01017", "Cosmic Flight", cost=2, gives="energy", traits="superpower", copies=2,
    always=gets("trait-aerial", 1, YOUR_HERO),
    does=interrupt(YOUR_HERO_WOULD_TAKE_DAMAGE, prevent(3), cost=discard(THIS), form="hero", label="defense"),
)
energy_channel = upgrade(
    "01018", "Energy Channel", cost=0, gives="mental", traits="superpower", copies=2, max_per="player",
    counter="energy",
    does=(
        action(add_counters(X, "energy"), cost=spend_x("energy")),
        hero_action(attack(Times(2, COUNTERS_HERE, most=10), an(ENEMY)), cost=discard(THIS)),
    ),
)

family_emergency = obligation(
    "01175", "Family Emergency", hero="captain_marvel", boost=2,
    does=choose_duty("stun", stun(YOUR_IDENTITY), surge),
)

# --- Yon-Rogg ---------------------------------------------------------------------------------------------

the_psyche_magnitron = side_scheme(
    "01176", "The Psyche-Magnitron", start_threat=3, icons="hazard", boost=3,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)
yon_rogg = minion(
    "01177", "Yon-Rogg", unique=True, atk=3, sch=2, hit_points=5, boost=2, traits="elite kree", star="atk",
    does=forced_response(THIS_ATTACKS, place_threat(1, named("The Psyche-Magnitron"))),
)
kree_manipulator = treachery(
    "01178", "Kree Manipulator", copies=2, keywords="surge",
    does=(
        when_revealed(place_threat(1, THE_MAIN_SCHEME)),
        boost(if_(UNDEFENDED, place_threat(1, THE_MAIN_SCHEME))),
    ),
)
yon_roggs_treason = treachery(
    "01179", "Yon-Rogg's Treason", boost=1,
    does=when_revealed(discard_hand(with_resource(CARD, "energy")), if_(NOTHING_WAS_DONE, surge)),
)
