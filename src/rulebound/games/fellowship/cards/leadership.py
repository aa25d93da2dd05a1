"""Leadership: those who guide and inspire others."""

from rulebound.games.fellowship.words import *

SET = sphere_set

aragorn = hero(
    "1", "Aragorn", sphere="leadership", threat_cost=12, willpower=2, attack=3, defense=2, hit_points=5,
    traits="dunedain noble ranger", keywords="sentinel",
    does=response(THIS_COMMITS, ready(THIS), cost=spend(1, THIS)),
)
theodred = hero(
    "2", "Théodred", sphere="leadership", threat_cost=8, willpower=1, attack=2, defense=1, hit_points=4,
    traits="noble rohan warrior",
    does=response(THIS_COMMITS, add_resources(1, an(committed(HERO)))),
)
gloin = hero(
    "3", "Glóin", sphere="leadership", threat_cost=9, willpower=2, attack=2, defense=1, hit_points=4,
    traits="dwarf noble",
    does=response(THIS_SUFFERS_DAMAGE, add_resources(DAMAGE_JUST_SUFFERED, THIS)),
)
guard_of_the_citadel = ally(
    "13", "Guard of the Citadel", sphere="leadership", cost=2, willpower=1, attack=1, defense=0, hit_points=2,
    traits="gondor warrior",
)
faramir = ally(
    "14", "Faramir", sphere="leadership", unique=True, cost=4, willpower=2, attack=1, defense=2, hit_points=3,
    traits="gondor noble ranger",
    does=action(
        choose_player(lasts("willpower", 1, each(CHARACTER.controlled_by(THAT_PLAYER)))), cost=exhaust(THIS)
    ),
)
son_of_arnor = ally(
    "15", "Son of Arnor", sphere="leadership", cost=3, willpower=0, attack=2, defense=0, hit_points=2,
    traits="dunedain",
    does=response(THIS_ENTERS_PLAY, engage(an(not_engaged_with_you(ENEMY)))),
)
snowbourn_scout = ally(
    "16", "Snowbourn Scout", sphere="leadership", cost=1, willpower=0, attack=0, defense=1, hit_points=1,
    traits="rohan scout",
    does=response(THIS_ENTERS_PLAY, place_progress(1, an(LOCATION))),
)
silverlode_archer = ally(
    "17", "Silverlode Archer", sphere="leadership", cost=3, willpower=1, attack=2, defense=0, hit_points=1,
    traits="archer silvan", keywords="ranged",
)
longbeard_orc_slayer = ally(
    "18", "Longbeard Orc Slayer", sphere="leadership", cost=4, willpower=0, attack=2, defense=1, hit_points=3,
    traits="dwarf warrior",
    does=response(THIS_ENTERS_PLAY, deal(1, each(ENEMY.with_trait("orc")))),
)
brok_ironfist = ally(
    "19", "Brok Ironfist", sphere="leadership", unique=True, cost=6, willpower=2, attack=2, defense=1, hit_points=4,
    traits="dwarf warrior", from_hand=True,
    does=response(YourHeroLeaves("dwarf"), put_into_play(THIS)),
)
ever_vigilant = event("20", "Ever Vigilant", sphere="leadership", cost=1, does=action(ready(an(ALLY))))
common_cause = event(
    "21", "Common Cause", sphere="leadership", cost=0,
    does=action(ready(an(HERO.other_than("exhausted"))), cost=exhaust(an(HERO.you_control, pick="exhausted"))),
)
for_gondor = event(
    "22", "For Gondor!", sphere="leadership", cost=2,
    does=action(
        lasts("attack", 1, each(CHARACTER)), lasts("defense", 1, each(CHARACTER.with_trait("gondor")))
    ),
)
sneak_attack = event(
    "23", "Sneak Attack", sphere="leadership", cost=1,
    does=action(
        put_into_play(an(ALLY.in_your_hand, pick="sneak")),
        later(END_OF_PHASE, return_to_hand(that("sneak", ALLY.in_your_hand))),
    ),
)
valiant_sacrifice = event(
    "24", "Valiant Sacrifice", sphere="leadership", cost=1,
    does=response(AN_ALLY_LEAVES_PLAY, draw(2, THAT_PLAYER)),
)
grim_resolve = event("25", "Grim Resolve", sphere="leadership", cost=5, does=action(ready(each(CHARACTER))))
steward_of_gondor = attachment(
    "26", "Steward of Gondor", sphere="leadership", unique=True, cost=2, traits="gondor title", attaches_to=an(HERO),
    always=gets("trait-gondor", 1, HOST),
    does=action(add_resources(2, HOST), cost=exhaust(THIS)),
)
celebrians_stone = attachment(
    "27", "Celebrían's Stone", sphere="leadership", unique=True, cost=2, traits="artifact item", keywords="restricted",
    attaches_to=an(HERO),
    always=(gets("willpower", 2, HOST), gets("icon-spirit", 1, HOST, HostIs("Aragorn"))),
)
