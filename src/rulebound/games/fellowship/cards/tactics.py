"""Tactics: mastery of arms and of the battlefield."""

from rulebound.games.fellowship.words import *

SET = sphere_set

gimli = hero(
    "4", "Gimli", sphere="tactics", threat_cost=11, willpower=2, attack=2, defense=2, hit_points=5,
    traits="dwarf noble warrior",
    always=gets("attack", Times(1, DAMAGE_HERE), THIS),
)
legolas = hero(
    "5", "Legolas", sphere="tactics", threat_cost=9, willpower=1, attack=3, defense=1, hit_points=4,
    traits="noble silvan warrior", keywords="ranged",
    does=response(THIS_TAKES_PART_IN_DESTROYING_AN_ENEMY, place_progress(2)),
)
thalin = hero(
    "6", "Thalin", sphere="tactics", threat_cost=9, willpower=1, attack=2, defense=2, hit_points=4,
    traits="dwarf warrior",
    does=as_soon_as(AN_ENEMY_IS_REVEALED_WHILE_COMMITTED, deal(1, THAT_ENEMY)),
)
veteran_axehand = ally(
    "28", "Veteran Axehand", sphere="tactics", cost=2, willpower=0, attack=2, defense=1, hit_points=2,
    traits="dwarf warrior",
)
gondorian_spearman = ally(
    "29", "Gondorian Spearman", sphere="tactics", cost=2, willpower=0, attack=1, defense=1, hit_points=1,
    traits="gondor warrior", keywords="sentinel",
    does=response(THIS_DEFENDS, deal(1, THE_ATTACKING_ENEMY)),
)
horseback_archer = ally(
    "30", "Horseback Archer", sphere="tactics", cost=3, willpower=0, attack=2, defense=1, hit_points=2,
    traits="rohan archer", keywords="ranged",
)
beorn = ally(
    "31", "Beorn", sphere="tactics", unique=True, cost=6, willpower=1, attack=3, defense=3, hit_points=6,
    traits="beorning warrior",
    does=action(
        lasts("attack", 5, THIS), later(END_OF_PHASE, shuffle_into_owners_deck(THIS)), limit=ONCE_PER_ROUND
    ),
)
blade_mastery = event(
    "32", "Blade Mastery", sphere="tactics", cost=1, does=action(lasts("attack defense", 1, an(CHARACTER)))
)
rain_of_arrows = event(
    "33", "Rain of Arrows", sphere="tactics", cost=1,
    does=action(
        choose_player(deal(1, each(ENEMY.engaged_with(THAT_PLAYER)))),
        cost=exhaust(an(with_keyword(CHARACTER.you_control, "ranged"))),
    ),
)
feint = event(
    "34", "Feint", sphere="tactics", cost=1, does=action(keep_from_attacking(an(ENGAGED_ENEMY)), phase="combat")
)
quick_strike = event(
    "35", "Quick Strike", sphere="tactics", cost=1,
    does=action(
        attack_with("attacker"), cost=exhaust(an(able_to_attack(CHARACTER.you_control), pick="attacker"))
    ),
)
thicket_of_spears = event(
    "36", "Thicket of Spears", sphere="tactics", cost=3, payers=3,
    does=action(choose_player(keep_from_attacking(each(ENEMY.engaged_with(THAT_PLAYER))))),
)
swift_strike = event(
    "37", "Swift Strike", sphere="tactics", cost=2,
    does=response(A_CHARACTER_DEFENDS, deal(2, THE_ATTACKING_ENEMY)),
)
stand_together = event(
    "38", "Stand Together", sphere="tactics", cost=0, does=action(choose_player(many_defenders(THAT_PLAYER)))
)
blade_of_gondolin = attachment(
    "39", "Blade of Gondolin", sphere="tactics", cost=1, traits="item weapon", keywords="restricted",
    attaches_to=an(HERO),
    always=gets("attack", 1, HOST, HostAttacks("orc")),
    does=response(HOST_DESTROYS_AN_ENEMY, place_progress(1)),
)
citadel_plate = attachment(
    "40", "Citadel Plate", sphere="tactics", cost=4, traits="item armor", keywords="restricted", attaches_to=an(HERO),
    always=gets("hit-points", 4, HOST),
)
dwarven_axe = attachment(
    "41", "Dwarven Axe", sphere="tactics", cost=2, traits="item weapon", keywords="restricted", attaches_to=an(HERO),
    always=gets("attack", Instead(1, 2, HostHasTrait("dwarf")), HOST),
)
horn_of_gondor = attachment(
    "42", "Horn of Gondor", sphere="tactics", unique=True, cost=1, traits="item artifact", keywords="restricted",
    attaches_to=an(HERO),
    does=response(A_CHARACTER_IS_DESTROYED, add_resources(1, HOST)),
)
