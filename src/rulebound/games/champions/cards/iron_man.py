"""Iron Man: Tony Stark, his fifteen cards, his obligation, and Whiplash."""

from rulebound.games.champions.words import *

SET = hero_set

TECH = each(UPGRADE.you_control.with_trait("tech"))

iron_man = two_sides(
    hero(
        "01029a", "Iron Man", unique=True, thw=2, atk=1, defense=1, hit_points=9, hand_size=1, traits="avenger",
        always=(gets("hand", Times(1, InPlay(TECH)), YOUR_HERO), gets("hand-cap", 7, YOUR_HERO)),
    ),
    alter_ego(
        "01029b", "Tony Stark", unique=True, rec=3, hit_points=9, hand_size=6, traits="genius",
        does=action(look_at_top(3), limit=ONCE_PER_ROUND, name="Futurist"),
    ),
)

war_machine = ally(
    "01030", "War Machine", subname="James Rhodes", cost=4, gives="wild", thw=1, thw_hurts=1, atk=2, atk_hurts=1,
    hit_points=4, traits="shield soldier", does=action(deal(1, each(ENEMY)), cost=(exhaust(THIS), deal(2, THIS))),
)

repulsor_blast = event(
    "01031", "Repulsor Blast", cost=1, gives="physical", traits="attack superpower", copies=3,
    does=hero_action(
        aim(attack(Times(2, ResourcesDiscarded("energy"), plus=1), an(ENEMY)), discard_top(5))
    ),
)
supersonic_punch = event(
    "01032", "Supersonic Punch", cost=2, gives="energy", traits="attack", copies=2,
    does=hero_action(attack(Instead(4, 8, AERIAL), an(ENEMY))),
)

pepper_potts = support(
    "01033", "Pepper Potts", unique=True, cost=3, gives="physical", traits="persona",
    does=generates(TopOfDiscard(), cost=exhaust(THIS)),
)

stark_tower = support(
    "01034", "Stark Tower", unique=True, cost=2, gives="mental", traits="location",
    does=alter_ego_action(return_topmost(UPGRADE.with_trait("tech"), A_PLAYER), cost=exhaust(THIS)),
)
arc_reactor = upgrade(
    "01035", "Arc Reactor", unique=True, cost=2, gives="energy", traits="item tech",
    does=hero_action(ready(YOUR_HERO), cost=exhaust(THIS)),
)
mark_v_armor = upgrade(
    "01036", "Mark V Armor", unique=True, cost=3, gives="mental", traits="armor tech",
    always=gets("hp", 6, YOUR_IDENTITY),
)

mark_v_helmet = upgrade(
    "01037", "Mark V Helmet", unique=True, cost=1, gives="physical", traits="armor tech",
    does=hero_action(thwart(1, instead_if(an(SCHEME), each(SCHEME), AERIAL)), cost=exhaust(THIS)),
)
powered_gauntlets = upgrade(
    "01038", "Powered Gauntlets", cost=2, gives="energy", traits="armor tech", copies=2,
    does=hero_action(attack(Instead(1, 2, AERIAL), an(ENEMY)), cost=exhaust(THIS)),
)
rocket_boots = upgrade(
    "01039", "Rocket Boots", cost=1, gives="mental", traits="armor tech", copies=2,
    always=gets("hp", 1, YOUR_IDENTITY),
    does=hero_action(lasts("trait-aerial", 1, YOUR_IDENTITY), cost=(exhaust(THIS), spend("mental"))),
)

business_problems = obligation(
    "01170", "Business Problems", hero="iron_man", boost=2,
    does=choose_duty("upgrades", exhaust(each(UPGRADE.you_control))),
)

# --- Whiplash ---------------------------------------------------------------------------------------------


def backlash(s: ChampionsState, m: ChampionsMoment) -> Flow[bool]:
    """All discard first; then every player takes damage for the printed energy among their own cards."""
    burns = {}
    for player in s.in_order():
        gone = discard_top_cards(s, player, 5)
        burns[s.identity(player.seat)] = sum(card.printed.gives[ENERGY] for card in gone)
    yield from deal_together(s, burns, m.card)
    return True


imminent_overload = side_scheme(
    "01171", "Imminent Overload", start_threat=3, icons="acceleration", boost=3,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)
whiplash = minion("01172", "Whiplash", unique=True, atk=3, sch=2, hit_points=4, boost=2, keywords={"retaliate": 1})
electric_whip_attack = treachery(
    "01173", "Electric Whip Attack", copies=2,
    does=(
        when_revealed(
            choose_one(
                branch("damage", deal(Times(1, InPlay(each(UPGRADE.you_control))), YOUR_HERO)),
                branch("discard", discard(a_chosen(UPGRADE.you_control))),
            ),
        ),
        boost(if_(UNDEFENDED, discard(a_chosen(UPGRADE.you_control)))),
    ),
)
electromagnetic_backlash = treachery(
    "01174", "Electromagnetic Backlash", boost=2, does=when_revealed(own("backlash", backlash))
)
