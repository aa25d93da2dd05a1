"""Dol Guldur Orcs: an encounter set."""

from rulebound.games.fellowship.words import *

SET = encounter_set

dol_guldur_orcs = enemy(
    "89", "Dol Guldur Orcs", engagement=10, threat=2, attack=2, defense=0, hit_points=3, traits="dol-guldur orc",
    does=(
        when_revealed(deal(2, an(committed(CHARACTER)))),
        shadow(attack_bonus(Instead(1, 3, UNDEFENDED))),
    ),
)
chieftain_ufthak = enemy(
    "90", "Chieftain Ufthak", copies=1, easy=0, engagement=35, threat=2, attack=3, defense=3, hit_points=6, victory=4,
    traits="dol-guldur orc",
    always=gets("attack", Times(2, RESOURCES_HERE), THIS),
    does=forced(THIS_HAS_ATTACKED, add_resources(1, THIS)),
)
dol_guldur_beastmaster = enemy(
    "91", "Dol Guldur Beastmaster", copies=2, easy=1, engagement=35, threat=2, attack=3, defense=1, hit_points=5,
    traits="dol-guldur orc",
    does=forced_when(THIS_ATTACKS, deal_shadow(1)),
)
driven_by_shadow = treachery(
    "92", "Driven by Shadow", copies=1,
    does=(
        when_revealed(
            lasts_for_all("threat", 1, each(in_staging(ENEMY | LOCATION))), if_(STAGING_IS_EMPTY, surge)
        ),
        shadow(
            if_(UNDEFENDED, discard(each(ATTACHMENT.you_control)), otherwise=[discard(an(ATTACHMENT_ON_DEFENDER))])
        ),
    ),
)
the_necromancers_reach = treachery(
    "93", "The Necromancer's Reach", easy=1, does=when_revealed(deal(1, each(CHARACTER.exhausted)))
)
necromancers_pass = location(
    "94", "Necromancer's Pass", copies=2, easy=1, threat=3, quest_points=2, traits="stronghold dol-guldur",
    does=travel(discard_random(2, THE_FIRST_PLAYER)),
)
enchanted_stream = location(
    "95", "Enchanted Stream", copies=2, threat=2, quest_points=2, traits="forest",
    always=players_cannot("draw", THIS_IS_ACTIVE),
)
