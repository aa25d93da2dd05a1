"""She-Hulk: Jennifer Walters, her fifteen cards, her obligation, and Titania."""

from rulebound.games.champions.words import *

SET = hero_set

she_hulk = two_sides(
    hero(
        "01019a", "She-Hulk", unique=True, thw=1, atk=3, defense=2, hit_points=15, hand_size=4, traits="avenger gamma",
        does=response(YOU_CHANGE_TO_THIS_FORM, deal(2, an(ENEMY)), name="Do You Even Lift?"),
    ),
    alter_ego(
        "01019b", "Jennifer Walters", unique=True, rec=5, hit_points=15, hand_size=6, traits="attorney gamma",
        does=interrupt(THREAT_WOULD_BE_PLACED, prevent(1, of="threat"), limit=ONCE_PER_ROUND, name="I Object!"),
    ),
)

hellcat = ally(
    "01020", "Hellcat", subname="Patsy Walker", cost=3, gives="wild", thw=2, thw_hurts=1, atk=1, atk_hurts=1,
    hit_points=3, traits="avenger", does=action(return_to_hand(THIS)),
)
gamma_slam = event(
    "01021", "Gamma Slam", cost=4, gives="mental", traits="attack superpower",
    does=hero_action(attack(Times(1, DAMAGE_YOU_HAVE_SUSTAINED, most=15), an(ENEMY))),
)
ground_stomp = event(
    "01022", "Ground Stomp", cost=2, gives="mental", traits="superpower", copies=2,
    does=hero_action(deal(1, each(ENEMY))),
)
legal_practice = event(
    "01023", "Legal Practice", cost=0, gives="physical", traits="skill thwart", copies=2,
    does=alter_ego_action(thwart(Times(1, CARDS_DISCARDED), an(SCHEME)), cost=discard_cards(5, upto=True)),
)
one_two_punch = event(
    "01024", "One-Two Punch", cost=1, gives="physical", traits="skill", copies=3,
    does=response(YOU_MAKE_A_BASIC_ATTACK, ready(YOUR_HERO)),
)
split_personality = event(
    "01025", "Split Personality", cost=3, gives="energy", does=action(then(change_form(), draw_up))
)
superhuman_law_division = support(
    "01026", "Superhuman Law Division", cost=1, gives="physical", traits="location",
    does=alter_ego_action(remove_threat(2, an(SCHEME)), cost=(exhaust(THIS), spend("mental"))),
)
focused_rage = upgrade(
    "01027", "Focused Rage", cost=3, gives="energy", traits="skill", copies=2,
    does=hero_action(draw(1), cost=(exhaust(THIS), take_damage(1))),
)
superhuman_strength = upgrade(
    "01028", "Superhuman Strength", cost=2, gives="mental", traits="superpower", copies=2,
    always=gets("atk", 2, YOUR_HERO),
    does=forced_response(YOUR_HERO_ATTACKS, stun(THE_ATTACKED_ENEMY), cost=discard(THIS)),
)

legal_work = obligation(
    "01160", "Legal Work", hero="she_hulk", boost=2,
    does=choose_duty("acceleration", add_acceleration),
)

# --- Titania ----------------------------------------------------------------------------------------------

personal_challenge = side_scheme(
    "01161", "Personal Challenge", start_threat=3, icons="crisis", boost=3,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)
titania = minion(
    "01162", "Titania", unique=True, atk=0, sch=1, hit_points=6, boost=2, traits="brute elite",
    always=gets("base-atk", REMAINING_HIT_POINTS, THIS),
)
genetically_enhanced = attachment(
    "01163", "Genetically Enhanced", attaches_to=the(toughest(MINION)), boost=1, traits="condition",
    always=gets("hp", 3, HOST), does=when_revealed(if_(NO_MINIONS, surge)),
)
titanias_fury = treachery(
    "01164", "Titania's Fury", copies=2, boost=1,
    does=(
        when_revealed(
            if_(IN_HERO_FORM, enemy_attacks(named("Titania"))),
            if_(NOTHING_WAS_DONE, heal(None, named("Titania")), surge),
        ),
        boost(extra_boost),
    ),
)
