"""Spiders of Mirkwood: an encounter set."""

from rulebound.games.fellowship.words import *

SET = encounter_set

king_spider = enemy(
    "74", "King Spider", copies=2, engagement=20, threat=2, attack=3, defense=1, hit_points=3,
    traits="creature spider",
    does=(
        when_revealed(each_player(exhaust(a_chosen(CHARACTER.you_control)))),
        shadow(exhaust(so_many(Instead(1, 2, UNDEFENDED), CHARACTER.you_control))),
    ),
)
hummerhorns = enemy(
    "75", "Hummerhorns", copies=1, easy=0, engagement=40, threat=1, attack=2, defense=0, hit_points=3, victory=5,
    traits="creature insect",
    does=(
        forced(THIS_ENGAGES_A_PLAYER, deal(5, a_chosen(HERO.you_control))),
        shadow(deal(Instead(1, 2, UNDEFENDED), each(CHARACTER.you_control))),
    ),
)
ungoliants_spawn = enemy(
    "76", "Ungoliant's Spawn", copies=1, engagement=32, threat=3, attack=5, defense=2, hit_points=9,
    traits="creature spider",
    does=(
        when_revealed(lasts_for_all("willpower", -1, each(committed(CHARACTER)))),
        shadow(raise_threat(Instead(4, 8, UNDEFENDED))),
    ),
)
great_forest_web = location(
    "77", "Great Forest Web", copies=2, threat=2, quest_points=2, traits="forest",
    does=travel(each_player(exhaust(a_chosen(HERO.you_control)))),
)
mountains_of_mirkwood = location(
    "78", "Mountains of Mirkwood", threat=2, quest_points=3, traits="forest mountain",
    does=(travel(reveal_more(1)), response(THIS_LEAVES_PLAY_AS_EXPLORED, each_player(search_top(5)))),
)
eyes_of_the_forest = treachery(
    "79", "Eyes of the Forest", copies=1, easy=0, does=when_revealed(discard_hand(EVENT, EACH_PLAYER))
)
caught_in_a_web = treachery(
    "80", "Caught in a Web", copies=2, easy=0,
    always=(gets("trait-condition", 1, THIS), readies_for(2, HOST)),
    does=when_revealed(attach_this()),
)
