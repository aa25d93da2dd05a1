"""Escape from Dol Guldur: the third scenario, with its own encounter set."""

from rulebound.games.fellowship.words import *

SET = scenario_set("dol_guldur", "spiders_of_mirkwood", "dol_guldur_orcs", difficulty=7)

NAZGUL = "Nazgûl of Dol Guldur"
ORC_GUARD = facedown_enemy("Orc Guard", attack=1, defense=1, hit_points=1)

dungeon_jailor = enemy(
    "101", "Dungeon Jailor", copies=2, easy=0, engagement=38, threat=1, attack=2, defense=3, hit_points=5, victory=5,
    traits="dol-guldur orc",
    does=forced(QUESTED_UNSUCCESSFULLY_WHILE_STAGED, shuffle_into_owners_deck(an(in_staging(OBJECTIVE)))),
)
nazgul_of_dol_guldur = enemy(
    "102", NAZGUL, copies=1, engagement=40, threat=5, attack=4, defense=3, hit_points=9, traits="nazgul",
    always=cannot("have-attachments", THIS),
    does=(
        forced_when(THE_PRISONER_IS_RESCUED, come_into_staging),
        forced(A_SHADOW_EFFECT_OF_THIS_RESOLVES, discard(a_chosen(CHARACTER.you_control))),
    ),
)
cavern_guardian = enemy(
    "103", "Cavern Guardian", copies=2, engagement=8, threat=2, attack=2, defense=1, hit_points=2, traits="undead",
    keywords="doomed",
    does=shadow(
        if_(
            UNDEFENDED, discard(each(ATTACHMENT.you_control)), otherwise=[discard(a_chosen(ATTACHMENT.you_control))]
        )
    ),
)
under_the_shadow = treachery(
    "104", "Under the Shadow", copies=2,
    does=(
        when_revealed(lasts_for_all("staging-threat", PLAYERS_IN_THE_GAME, THE_THREAT_IN_STAGING)),
        shadow(raise_threat(Times(1, InPlay(each(ENEMY.engaged_with(YOU)))))),
    ),
)
iron_shackles = treachery(
    "105", "Iron Shackles", copies=1,
    always=(gets("trait-condition", 1, THIS), instead_of_drawing),
    does=(when_revealed(attach_to_deck(THE_FIRST_PLAYER)), shadow(resolve_when_revealed)),
)
endless_caverns = location(
    "106", "Endless Caverns", copies=2, threat=1, quest_points=3, traits="dungeon", keywords="doomed surge"
)
tower_gate = location(
    "107", "Tower Gate", copies=2, threat=2, quest_points=1, traits="dungeon",
    does=forced(PLAYERS_TRAVEL_HERE, face_down(ORC_GUARD, EACH_PLAYER)),
)
gandalfs_map = objective(
    "108", "Gandalf's Map", traits="item", keywords="guarded restricted", detached="staging",
    always=(cannot("attack", HOST), cannot("defend", HOST)),
    does=action(claim_this(an(HERO.you_control)), cost=raise_threat(2)),
)
dungeon_torch = objective(
    "109", "Dungeon Torch", traits="item", keywords="guarded restricted", detached="staging",
    does=(
        action(claim_this(an(HERO.you_control)), cost=raise_threat(2)),
        forced(THE_ROUND_ENDS_FOR_THE_HOST, raise_threat(2)),
    ),
)
shadow_key = objective(
    "110", "Shadow Key", traits="item", keywords="guarded restricted", detached="staging",
    does=(
        action(claim_this(an(HERO.you_control)), cost=raise_threat(2)),
        forced(THE_ROUND_ENDS_FOR_THE_HOST, deal(1, HOST)),
    ),
)

the_necromancers_tower = two_sides(
    quest(
        "123a", "The Necromancer's Tower", stage=1,
        does=setup(set_aside(named(NAZGUL)), stage_guarded(each(OBJECTIVE))),
    ),
    quest(
        "123b", "The Necromancer's Tower", stage=1, quest_points=9,
        always=(allies_per_round(1), cannot("be-defeated", THIS, FewerObjectives(1))),
        does=when_revealed(capture),
    ),
)
through_the_caverns = two_sides(
    quest("124a", "Through the Caverns", stage=2),
    quest(
        "124b", "Through the Caverns", stage=2, quest_points=15,
        always=(
            allies_per_round(1), cannot("be-defeated", THIS, FewerObjectives(3)),
            cannot("be-defeated", THIS, THE_PRISONER_IS_HELD),
        ),
        does=response(PROGRESS_PLACED_HERE, rescue(1)),
    ),
)
out_of_the_dungeons = two_sides(
    quest("125a", "Out of the Dungeons", stage=3),
    quest(
        "125b", "Out of the Dungeons", stage=3, quest_points=7,
        always=cannot("be-defeated", THIS, Exists(named(NAZGUL))),
        does=forced(PhaseBegins("quest"), face_down(ORC_GUARD, EACH_PLAYER)),
    ),
)
