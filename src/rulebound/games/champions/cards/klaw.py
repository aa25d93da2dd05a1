"""Klaw: master of sound, seller of weapons."""

from __future__ import annotations

from rulebound.games.champions.amounts import (
    NOTHING_WAS_DONE,
    THE_ATTACK_DEALT_DAMAGE,
    THIS_ACTIVATION_DAMAGED_YOU,
    PerPlayer,
)
from rulebound.games.champions.constant import Gets
from rulebound.games.champions.costs import Spend
from rulebound.games.champions.effects.cards import ACTIVATION
from rulebound.games.champions.printed import (
    MINION,
    CardSet,
    attachment,
    main_scheme,
    minion,
    per_player,
    side_scheme,
    treachery,
    two_sides,
    villain,
)
from rulebound.games.champions.targets import (
    EACH_CHARACTER_YOU_CONTROL,
    HOST,
    THE_FIRST_PLAYER,
    THE_MAIN_SCHEME,
    THIS,
    YOUR_HERO,
    YOUR_IDENTITY,
    Named,
)
from rulebound.games.champions.triggers import HOST_ATTACKS_AND_DAMAGES, THIS_ATTACKS
from rulebound.games.champions.vocabulary import (
    boost,
    branch,
    choose_one,
    deal,
    discard,
    discard_random,
    discard_until,
    enemy_attacks,
    exhaust,
    extra_boost,
    find,
    forced_interrupt,
    forced_response,
    heal,
    hero_action,
    if_,
    later,
    place_threat,
    put_this_into_play,
    setup,
    spend_resources,
    stun_the_damaged,
    surge,
    when_revealed,
)

KLAW_CARD = Named("Klaw")
ONE_OF_EACH = "energy mental physical"

klaw_1 = villain(
    "01113", "Klaw", stage="I", atk=0, sch=2, hit_points=per_player(12), star="atk", traits="masters-of-evil",
    does=forced_interrupt(THIS_ATTACKS, extra_boost),
)  # fmt: skip
klaw_2 = villain(
    "01114", "Klaw", stage="II", atk=1, sch=2, hit_points=per_player(18), star="atk", traits="masters-of-evil",
    does=(when_revealed(find('The "Immortal" Klaw')), forced_interrupt(THIS_ATTACKS, extra_boost)),
)  # fmt: skip
klaw_3 = villain(
    "01115", "Klaw", stage="III", atk=2, sch=3, hit_points=per_player(22), star="atk", traits="masters-of-evil",
    keywords="toughness", does=forced_interrupt(THIS_ATTACKS, extra_boost),
)  # fmt: skip

underground_distribution = two_sides(
    main_scheme("01116a", "Underground Distribution", stage="1A", does=setup(find("Defense Network"))),
    main_scheme(
        "01116b", "Underground Distribution", stage="1B", acceleration=per_player(1), target_threat=per_player(6),
        does=when_revealed(discard_until(MINION, THE_FIRST_PLAYER)),
    ),
)  # fmt: skip
secret_rendezvous = two_sides(
    main_scheme("01117a", "Secret Rendezvous", stage="2A", does=when_revealed(discard_until(MINION, THE_FIRST_PLAYER))),
    main_scheme(
        "01117b", "Secret Rendezvous", stage="2B", acceleration=per_player(1), target_threat=per_player(8), loses=True
    ),
)

sonic_converter = attachment(
    "01118", "Sonic Converter", unique=True, attaches_to=KLAW_CARD, atk=1, star="atk", boost=3, traits="weapon",
    always=Gets("atk", 1, HOST),
    does=(
        forced_response(HOST_ATTACKS_AND_DAMAGES, stun_the_damaged),
        hero_action(discard(THIS), cost=Spend(ONE_OF_EACH)),
    ),
)  # fmt: skip
solid_sound_body = attachment(
    "01119", "Solid-Sound Body", attaches_to=KLAW_CARD, boost=3, traits="condition", always=Gets("retaliate", 1, HOST),
    does=hero_action(discard(THIS), cost=Spend(ONE_OF_EACH)),
)  # fmt: skip
armored_guard = minion(
    "01120", "Armored Guard", atk=1, sch=0, hit_points=3, boost=1, traits="mercenary", keywords="guard toughness",
    copies=3,
)  # fmt: skip
weapons_runner = minion(
    "01121", "Weapons Runner", atk=1, sch=1, hit_points=2, traits="mercenary", keywords="surge", copies=2,
    does=boost(put_this_into_play),
)  # fmt: skip
klaws_vengeance = treachery(
    "01122", "Klaw's Vengeance", boost=1, copies=2,
    does=(
        when_revealed(discard_random(1), form="alter-ego"),
        when_revealed(
            enemy_attacks(KLAW_CARD), if_(THE_ATTACK_DEALT_DAMAGE, place_threat(1, THE_MAIN_SCHEME)), form="hero"
        ),
    ),
)  # fmt: skip
sonic_boom = treachery(
    "01123", "Sonic Boom", copies=2,
    does=(
        when_revealed(
            choose_one(
                branch("spend", spend_resources(ONE_OF_EACH)), branch("exhaust", exhaust(EACH_CHARACTER_YOU_CONTROL))
            )
        ),
        boost(later(ACTIVATION, if_(THIS_ACTIVATION_DAMAGED_YOU, exhaust(YOUR_HERO)))),
    ),
)  # fmt: skip
sound_manipulation = treachery(
    "01124", "Sound Manipulation", boost=2, copies=2,
    does=(
        when_revealed(heal(4, KLAW_CARD), if_(NOTHING_WAS_DONE, surge), form="alter-ego"),
        when_revealed(deal(2, YOUR_IDENTITY), heal(2, KLAW_CARD), form="hero"),
    ),
)  # fmt: skip
defense_network = side_scheme(
    "01125", "Defense Network", start_threat=2, icons="crisis", boost=2,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)  # fmt: skip
illegal_arms_factory = side_scheme(
    "01126", "Illegal Arms Factory", start_threat=3, icons="hazard", boost=2,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)  # fmt: skip
the_immortal_klaw = side_scheme(
    "01127", 'The "Immortal" Klaw', start_threat=per_player(3), icons="acceleration", always=Gets("hp", 10, KLAW_CARD)
)

KLAW = CardSet(
    "klaw", "villain",
    [
        sonic_converter, solid_sound_body, armored_guard, weapons_runner, klaws_vengeance, sonic_boom,
        sound_manipulation, defense_network, illegal_arms_factory, the_immortal_klaw,
    ],
    villains=[klaw_1, klaw_2, klaw_3], stages=[underground_distribution, secret_rendezvous],
    modular="masters_of_evil",
)  # fmt: skip
