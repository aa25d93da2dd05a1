"""Rhino: he breaks in."""

from rulebound.games.champions.words import *

SET = villain_set("bomb_scare")

RHINO = named("Rhino")

rhino_1 = villain("01094", "Rhino", stage="I", atk=2, sch=1, hit_points=per_player(14), traits="brute criminal")
rhino_2 = villain(
    "01095", "Rhino", stage="II", atk=3, sch=1, hit_points=per_player(15), traits="brute criminal",
    does=when_revealed(find(named("Breakin' & Takin'"))),
)
rhino_3 = villain(
    "01096", "Rhino", stage="III", atk=4, sch=1, hit_points=per_player(16), traits="brute criminal",
    keywords="toughness", does=when_revealed(stun(each(HERO))),
)

the_break_in = two_sides(
    main_scheme("01097a", "The Break-In!", stage="1A"),
    main_scheme(
        "01097b", "The Break-In!", stage="1B", acceleration=per_player(1), target_threat=per_player(7), loses=True
    ),
)

armored_rhino_suit = attachment(
    "01098", "Armored Rhino Suit", attaches_to=RHINO, traits="armor",
    does=forced_interrupt(HOST_WOULD_TAKE_DAMAGE, place_here_instead(5)),
)
charge = attachment(
    "01099", "Charge", attaches_to=RHINO, atk=3, star="atk", boost=2, copies=2, always=gets("atk", 3, HOST),
    does=forced_interrupt(HOST_ATTACKS, gain_overkill, later(ACTIVATION, discard(THIS))),
)
enhanced_ivory_horn = attachment(
    "01100", "Enhanced Ivory Horn", attaches_to=RHINO, atk=1, boost=2, traits="weapon",
    always=gets("atk", 1, HOST),
    does=hero_action(discard(THIS), cost=spend("physical 3")),
)
hydra_mercenary = minion(
    "01101", "Hydra Mercenary", atk=1, sch=0, hit_points=3, boost=1, traits="hydra", keywords="guard", copies=2
)
sandman = minion(
    "01102", "Sandman", unique=True, atk=3, sch=2, hit_points=4, boost=2, traits="criminal elite", keywords="toughness"
)
shocker = minion(
    "01103", "Shocker", unique=True, atk=2, sch=1, hit_points=3, boost=2, traits="criminal",
    does=when_revealed(deal(1, each(HERO))),
)
hard_to_keep_down = treachery(
    "01104", "Hard to Keep Down", copies=2, does=when_revealed(heal(4, RHINO), if_(NOTHING_WAS_DONE, surge))
)
im_tough = treachery(
    "01105", '"I\'m Tough"', copies=2, does=when_revealed(make_tough(RHINO), if_(NOTHING_WAS_DONE, surge))
)
stampede = treachery(
    "01106", "Stampede", boost=1, copies=3,
    does=(
        when_revealed(surge, form="alter-ego"),
        when_revealed(enemy_attacks(THE_VILLAIN), stun_the_damaged, form="hero"),
    ),
)
breakin_and_takin = side_scheme(
    "01107", "Breakin' & Takin'", start_threat=2, icons="hazard", boost=2,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)
crowd_control = side_scheme("01108", "Crowd Control", start_threat=per_player(2), icons="crisis", boost=2)
