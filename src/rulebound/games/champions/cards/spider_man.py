"""Spider-Man: Peter Parker, his fifteen cards, his obligation, and the Vulture."""

from rulebound.games.champions.words import *

SET = hero_set

spider_man = two_sides(
    hero(
        "01001a", "Spider-Man", unique=True, thw=1, atk=2, defense=3, hit_points=10, hand_size=5, traits="avenger",
        does=interrupt(VILLAIN_ATTACKS_YOU, draw(1), name="Spider-Sense"),
    ),
    alter_ego(
        "01001b", "Peter Parker", unique=True, rec=3, hit_points=10, hand_size=6, traits="genius",
        does=generates("mental", limit=ONCE_PER_ROUND, name="Scientist"),
    ),
)

black_cat = ally(
    "01002", "Black Cat", subname="Felicia Hardy", cost=2, gives="energy", thw=1, thw_hurts=1, atk=1, hit_points=2,
    traits="hero-for-hire", does=forced_response(YOU_PLAY_THIS, discard_top_keep(2, "mental")),
)
backflip = event(
    "01003", "Backflip", cost=0, gives="physical", traits="defense skill", copies=2,
    does=interrupt(YOU_WOULD_TAKE_ATTACK_DAMAGE, prevent(), label="defense"),
)
enhanced_spider_sense = event(
    "01004", "Enhanced Spider-Sense", cost=1, gives="mental", traits="superpower", copies=2,
    does=interrupt(TREACHERY_REVEALED, cancel_reveal(), form="hero"),
)
swinging_web_kick = event(
    "01005", "Swinging Web Kick", cost=3, gives="mental", traits="aerial attack superpower", copies=3,
    does=hero_action(attack(8, an(ENEMY))),
)
aunt_may = support(
    "01006", "Aunt May", unique=True, cost=1, gives="energy", traits="persona",
    does=alter_ego_action(heal(4, YOUR_IDENTITY), cost=exhaust(THIS)),
)
spider_tracer = upgrade(
    "01007", "Spider-Tracer", cost=1, gives="energy", traits="item tech", copies=2, attaches_to=an(MINION),
    does=forced_interrupt(HOST_IS_DEFEATED, remove_threat(3, an(SCHEME))),
)
web_shooter = upgrade(
    "01008", "Web-Shooter", cost=1, gives="physical", traits="item tech", copies=2, uses=3, counter="web",
    does=generates("wild", cost=(exhaust(THIS), remove_counters(1)), form="hero"),
)
webbed_up = upgrade(
    "01009", "Webbed Up", cost=4, gives="physical", traits="condition", copies=2, needs_form="hero",
    attaches_to=an(ENEMY), max_per="host",
    does=would(HOST_ATTACKS, does_not_happen, then(discard(THIS), stun(THE_ATTACKER))),
)

eviction_notice = obligation(
    "01165", "Eviction Notice", hero="spider_man", boost=2,
    does=choose_duty("discard", discard_random(), surge),
)

# --- the Vulture ------------------------------------------------------------------------------------------

highway_robbery = side_scheme(
    "01166", "Highway Robbery", start_threat=per_player(3), icons="acceleration", boost=3,
    does=(when_revealed(put_under_this), when_defeated(return_from_under)),
)
vulture = minion(
    "01167", "Vulture", unique=True, atk=3, sch=1, hit_points=4, boost=2, traits="criminal", keywords="quickstrike"
)
sweeping_swoop = treachery(
    "01168", "Sweeping Swoop", copies=2,
    does=(
        when_revealed(stun(YOUR_HERO), if_(Exists(named("Vulture")), surge)),
        boost(later(ACTIVATION, stun_the_damaged)),
    ),
)
vultures_plans = treachery(
    "01169", "The Vulture's Plans", boost=2,
    does=when_revealed(
        discard_random(1, EACH_PLAYER), place_threat(Times(1, RESOURCE_TYPES_DISCARDED), THE_MAIN_SCHEME)
    ),
)
