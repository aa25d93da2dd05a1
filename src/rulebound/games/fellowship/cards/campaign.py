"""The campaign: a card for each scenario, and the boons and burdens that can be earned."""

from rulebound.games.fellowship.words import *

SET = campaign_set

MENDOR = "Mendor"
SUPPORT = "Mendor's Support"
VALOR = "Valor"
SCARRED = "Scarred"
TROLL = "Hill Troll"

through_mirkwood = two_sides(
    campaign_card(
        "129a", "Passage Through Mirkwood", scenario="mirkwood", brings="135",
        does=(setup(put_aside_into_play(MENDOR)), whenever(LeavesPlay(MENDOR), lose)),
    ),
    campaign_card(
        "129b", "Passage Through Mirkwood", scenario="mirkwood", does=resolution(
            earn(SUPPORT, EACH_PLAYER), if_(StageWas("Beorn's Path"), earn("Ungoliant's Swarm")),
            if_(StageWas("“Don't Leave the Path!”"), earn("Lingering Venom")),
        ),
    ),
)
along_the_anduin = two_sides(
    campaign_card("130a", "Journey Along the Anduin", scenario="anduin", brings="135 133 138", does=(
        setup(put_aside_into_play(MENDOR), set_copies_aside(VALOR), set_copies_aside(SCARRED)),
        response(IsDestroyed(TROLL), attach_aside(VALOR)),
        forced(DestroysACharacter(TROLL), attach_aside(SCARRED), limit=ONCE_PER_GAME),
        whenever(LeavesPlay(MENDOR), lose),
    )),
    campaign_card("130b", "Journey Along the Anduin", scenario="anduin", does=resolution(
        earn_attached(VALOR), earn_attached(SCARRED), record_prisoner
    )),
)
from_dol_guldur = two_sides(
    campaign_card("131a", "Escape from Dol Guldur", scenario="dol_guldur", brings="135 134", does=(
        setup(put_aside_into_play(MENDOR), attach_aside("Appointed by Fate", by_first=True)),
        would(A_HERO_WOULD_BE_CAPTURED, capture_prisoner, capture_too(MENDOR), turn_this_over),
    )),
    campaign_card("131b", "Escape from Dol Guldur", scenario="dol_guldur", does=(
        response(THE_FIRST_OBJECTIVE_IS_CLAIMED, free_captive(MENDOR, 1)),
        resolution(if_(Exists(named(MENDOR)), bequeath(MENDOR), bequeath(SUPPORT))),
    )),
)

mendors_support = event(
    "132", SUPPORT, pool="boon", copies=4, cost=0, played_per_round=1,
    does=action(lasts("willpower attack defense", 2, named(MENDOR), "round")),
)
valor = attachment(
    "133", VALOR, pool="boon", copies=4, cost=0, traits="condition", keywords="permanent",
    attaches_to=a_chosen(HERO), max_per="host",
    does=response(
        HOST_IS_DECLARED_AS_AN_ATTACKER, heal(1, HOST), deal(1, THE_ATTACKED_ENEMY), cost=exhaust(THIS)
    ),
)
appointed_by_fate = attachment(
    "134", "Appointed by Fate", pool="boon", copies=1, cost=0, traits="condition",
    attaches_to=a_chosen(HERO), always=gets("collects", 1, HOST),
)
mendor = objective_ally(
    "135", MENDOR, pool="boon", unique=True, cost=0, willpower=1, attack=1, defense=1, hit_points=3,
    traits="silvan scout", keywords="ranged", follows_first=True, leaves_to="removed",
    does=response(A_QUEST_CARD_IS_DEFEATED, then(ready(THIS), draw(1, EACH_PLAYER))),
)
ungoliants_swarm = enemy(
    "136", "Ungoliant's Swarm", pool="burden", copies=1, engagement=33, threat=3, attack=2, defense=2, hit_points=5,
    traits="creature spider",
    does=(
        forced(THIS_ENGAGES_A_PLAYER, exhaust(so_many(2, CHARACTER.you_control))),
        shadow(engage_this),
    ),
)
lingering_venom = treachery(
    "137", "Lingering Venom", pool="burden", copies=1, keywords="surge",
    does=(
        when_revealed(
            choose_one(
                branch("exhaust-damaged", exhaust(each(damaged(CHARACTER.you_control)))),
                branch("damage", deal(2, the(most_damaged(HERO.you_control)))), who=EACH_PLAYER,
            )
        ),
        shadow(exhaust(each(damaged(CHARACTER.you_control)))),
    ),
)
scarred = treachery(
    "138", SCARRED, pool="burden", copies=4, keywords="permanent", max_per="host",
    does=forced(A_CHARACTER_OF_THE_HOSTS_PLAYER_IS_DESTROYED, raise_threat(1)),
)
