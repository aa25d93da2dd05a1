"""Passage Through Mirkwood: the first scenario, with its own encounter set."""

from rulebound.games.fellowship.words import *

SET = scenario_set("mirkwood", "spiders_of_mirkwood", "dol_guldur_orcs", difficulty=1)

SPAWN = "Ungoliant's Spawn"

forest_spider = enemy(
    "96", "Forest Spider", copies=4, engagement=25, threat=2, attack=2, defense=1, hit_points=4,
    traits="creature spider",
    does=(
        forced(THIS_ENGAGES_A_PLAYER, lasts("attack", 1, THIS, "round")),
        shadow(discard(a_chosen(ATTACHMENT.you_control))),
    ),
)
east_bight_patrol = enemy(
    "97", "East Bight Patrol", copies=1, engagement=5, threat=3, attack=3, defense=1, hit_points=2,
    traits="goblin orc",
    does=shadow(attack_bonus(1), if_(UNDEFENDED, raise_threat(3))),
)
black_forest_bats = enemy(
    "98", "Black Forest Bats", copies=1, engagement=15, threat=1, attack=1, defense=0, hit_points=2, traits="creature",
    does=when_revealed(each_player(leave_quest(a_chosen(committed(CHARACTER))))),
)
old_forest_road = location(
    "99", "Old Forest Road", copies=2, threat=1, quest_points=3, traits="forest",
    does=response(PLAYERS_TRAVEL_HERE, ready(an(CHARACTER.controlled_by(THE_FIRST_PLAYER)))),
)
forest_gate = location(
    "100", "Forest Gate", copies=2, threat=2, quest_points=4, traits="forest",
    does=response(PLAYERS_TRAVEL_HERE, draw(2, THE_FIRST_PLAYER)),
)

flies_and_spiders = two_sides(
    quest(
        "119a", "Flies and Spiders", stage=1,
        does=setup(add_to_staging(named("Forest Spider")), add_to_staging(named("Old Forest Road"))),
    ),
    quest("119b", "Flies and Spiders", stage=1, quest_points=8),
)
a_fork_in_the_road = two_sides(
    quest("120a", "A Fork in the Road", stage=2),
    quest(
        "120b", "A Fork in the Road", stage=2, quest_points=2,
        does=forced_when(THIS_STAGE_IS_DEFEATED, next_stage_at_random),
    ),
)
dont_leave_the_path = two_sides(
    quest("121a", "A Chosen Path", stage=3),
    quest(
        "121b", "“Don't Leave the Path!”", stage=3,
        does=(
            when_revealed(each_player(add_to_staging(an(CARD.with_trait("spider")), also_discard=True))),
            whenever(IsDestroyed(SPAWN), win),
        ),
    ),
)
beorns_path = two_sides(
    quest("122a", "A Chosen Path", stage=3),
    quest(
        "122b", "Beorn's Path", stage=3, quest_points=10, always=cannot("be-defeated", THIS, Exists(named(SPAWN)))
    ),
)
