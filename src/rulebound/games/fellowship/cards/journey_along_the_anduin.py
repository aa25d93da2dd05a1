"""Journey Along the Anduin: the second scenario, with its own encounter set."""

from rulebound.games.fellowship.words import *

SET = scenario_set("anduin", "saurons_reach", "dol_guldur_orcs", "wilderlands", difficulty=4)

TROLL = "Hill Troll"

misty_mountain_goblins = enemy(
    "111", "Misty Mountain Goblins", engagement=15, threat=2, attack=2, defense=1, hit_points=3, traits="goblin orc",
    does=(
        forced(THIS_HAS_ATTACKED, remove_progress(1)),
        shadow(remove_progress(Instead(1, 3, UNDEFENDED))),
    ),
)
massing_at_night = treachery(
    "112", "Massing at Night", copies=1, easy=0,
    does=(
        when_revealed(reveal_more(PLAYERS_IN_THE_GAME)),
        shadow(deal_shadow(PLAYERS_IN_THE_GAME, THE_ATTACKING_ENEMY)),
    ),
)
banks_of_the_anduin = location(
    "113", "Banks of the Anduin", copies=2, threat=1, quest_points=3, traits="riverland", leaves_to="encounter-top"
)
gladden_fields = location(
    "114", "Gladden Fields", easy=1, threat=3, quest_points=3, victory=3, traits="marshland",
    always=gets("refresh-threat", 1, THE_QUEST, THIS_IS_ACTIVE),
)

to_the_river = two_sides(
    quest("126a", "To the River…", stage=1, does=setup(each_reveals_top)),
    quest(
        "126b", "To the River…", stage=1, quest_points=8,
        always=cannot("be-defeated", THIS, Exists(named(TROLL))),
        does=when_revealed(if_(Absent(named(TROLL)), add_to_staging(named(TROLL)))),
    ),
)
anduin_passage = two_sides(
    quest("127a", "Anduin Passage", stage=2),
    quest(
        "127b", "Anduin Passage", stage=2, quest_points=16,
        always=(gets("reveals", 1, THIS), players_cannot("make-engagement-checks")),
    ),
)
ambush_on_the_shore = two_sides(
    quest("128a", "Ambush on the Shore", stage=3),
    quest(
        "128b", "Ambush on the Shore", stage=3,
        always=(players_cannot("stage"), wins_when(Absent(an(ENEMY)))),
        does=when_revealed(reveal_more(EachOfPlayers(2))),
    ),
)
