"""Klaw: master of sound, seller of weapons."""

from rulebound.games.champions.words import *

SET = villain_set("masters_of_evil")

KLAW = named("Klaw")
ONE_OF_EACH = "energy mental physical"

klaw_1 = villain(
    "01113", "Klaw", stage="I", atk=0, sch=2, hit_points=per_player(12), star="atk", traits="masters-of-evil",
    does=forced_interrupt(THIS_ATTACKS, extra_boost),
)
klaw_2 = villain(
    "01114", "Klaw", stage="II", atk=1, sch=2, hit_points=per_player(18), star="atk", traits="masters-of-evil",
    does=(when_revealed(find(named('The "Immortal" Klaw'))), forced_interrupt(THIS_ATTACKS, extra_boost)),
)
klaw_3 = villain(
    "01115", "Klaw", stage="III", atk=2, sch=3, hit_points=per_player(22), star="atk", traits="masters-of-evil",
    keywords="toughness", does=forced_interrupt(THIS_ATTACKS, extra_boost),
)

underground_distribution = two_sides(
    main_scheme("01116a", "Underground Distribution", stage="1A", does=setup(find(named("Defense Network")))),
    main_scheme(
        "01116b", "Underground Distribution", stage="1B", acceleration=per_player(1), target_threat=per_player(6),
        does=when_revealed(discard_until(an(MINION), THE_FIRST_PLAYER)),
    ),
)
secret_rendezvous = two_sides(
    main_scheme(
        "01117a", "Secret Rendezvous", stage="2A", does=when_revealed(discard_until(an(MINION), THE_FIRST_PLAYER))
    ),
    main_scheme(
        "01117b", "Secret Rendezvous", stage="2B", acceleration=per_player(1), target_threat=per_player(8), loses=True
    ),
)

sonic_converter = attachment(
    "01118", "Sonic Converter", unique=True, attaches_to=KLAW, atk=1, star="atk", boost=3, traits="weapon",
    always=gets("atk", 1, HOST),
    does=(
        forced_response(HOST_ATTACKS_AND_DAMAGES, stun_the_damaged),
        hero_action(discard(THIS), cost=spend(ONE_OF_EACH)),
    ),
)
solid_sound_body = attachment(
    "01119", "Solid-Sound Body", attaches_to=KLAW, boost=3, traits="condition", always=gets("retaliate", 1, HOST),
    does=hero_action(discard(THIS), cost=spend(ONE_OF_EACH)),
)
armored_guard = minion(
    "01120", "Armored Guard", atk=1, sch=0, hit_points=3, boost=1, traits="mercenary", keywords="guard toughness",
    copies=3,
)
weapons_runner = minion(
    "01121", "Weapons Runner", atk=1, sch=1, hit_points=2, traits="mercenary", keywords="surge", copies=2,
    does=boost(put_this_into_play),
)
klaws_vengeance = treachery(
    "01122", "Klaw's Vengeance", boost=1, copies=2,
    does=(
        when_revealed(discard_random(1), form="alter-ego"),
        when_revealed(
            enemy_attacks(KLAW), if_(THE_ATTACK_DEALT_DAMAGE, place_threat(1, THE_MAIN_SCHEME)), form="hero"
        ),
    ),
)
sonic_boom = treachery(
    "01123", "Sonic Boom", copies=2,
    does=(
        when_revealed(
            choose_one(
                branch("spend", spend(ONE_OF_EACH)), branch("exhaust", exhaust(each(CHARACTER.you_control)))
            )
        ),
        boost(later(ACTIVATION, if_(THIS_ACTIVATION_DAMAGED_YOU, exhaust(YOUR_HERO)))),
    ),
)
sound_manipulation = treachery(
    "01124", "Sound Manipulation", boost=2, copies=2,
    does=(
        when_revealed(heal(4, KLAW), if_(NOTHING_WAS_DONE, surge), form="alter-ego"),
        when_revealed(deal(2, YOUR_IDENTITY), heal(2, KLAW), form="hero"),
    ),
)
defense_network = side_scheme(
    "01125", "Defense Network", start_threat=2, icons="crisis", boost=2,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)
illegal_arms_factory = side_scheme(
    "01126", "Illegal Arms Factory", start_threat=3, icons="hazard", boost=2,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)
the_immortal_klaw = side_scheme(
    "01127", 'The "Immortal" Klaw', start_threat=per_player(3), icons="acceleration", always=gets("hp", 10, KLAW)
)
