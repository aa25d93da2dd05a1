"""She-Hulk: Jennifer Walters, her fifteen cards, her obligation, and Titania."""

from __future__ import annotations

from rulebound.games.champions.amounts import (
    CARDS_DISCARDED,
    DAMAGE_YOU_HAVE_SUSTAINED,
    IN_HERO_FORM,
    NO_MINIONS,
    NOTHING_WAS_DONE,
    REMAINING_HIT_POINTS,
    PerPlayer,
    Times,
)
from rulebound.games.champions.constant import Gets
from rulebound.games.champions.costs import DISCARD_THIS, EXHAUST, DiscardCards, Spend, TakeDamage
from rulebound.games.champions.printed import (
    CardSet,
    ally,
    alter_ego,
    attachment,
    event,
    hero,
    minion,
    obligation,
    side_scheme,
    support,
    treachery,
    two_sides,
    upgrade,
)
from rulebound.games.champions.targets import (
    A_SCHEME,
    AN_ENEMY,
    EACH_ENEMY,
    HOST,
    THE_ATTACKED_ENEMY,
    THE_MINION_WITH_MOST_HIT_POINTS,
    THIS,
    YOUR_ALTER_EGO,
    YOUR_HERO,
    Named,
)
from rulebound.games.champions.triggers import (
    THREAT_WOULD_BE_PLACED,
    YOU_CHANGE_TO_THIS_FORM,
    YOU_MAKE_A_BASIC_ATTACK,
    YOUR_HERO_ATTACKS,
)
from rulebound.games.champions.vocabulary import (
    ONCE_PER_ROUND,
    action,
    add_acceleration,
    alter_ego_action,
    attack,
    boost,
    branch,
    change_form,
    choose_one,
    deal,
    draw,
    draw_up,
    enemy_attacks,
    exhaust,
    extra_boost,
    forced_response,
    heal,
    hero_action,
    if_,
    interrupt,
    place_threat,
    prevent,
    ready,
    remove_from_game,
    remove_threat,
    response,
    return_to_hand,
    stun,
    surge,
    then,
    thwart,
    when_revealed,
)

she_hulk = two_sides(
    hero(
        "01019a", "She-Hulk", unique=True, thw=1, atk=3, defense=2, hit_points=15, hand_size=4, traits="avenger gamma",
        does=response(YOU_CHANGE_TO_THIS_FORM, deal(2, AN_ENEMY), name="Do You Even Lift?"),
    ),
    alter_ego(
        "01019b", "Jennifer Walters", unique=True, rec=5, hit_points=15, hand_size=6, traits="attorney gamma",
        does=interrupt(THREAT_WOULD_BE_PLACED, prevent(1), limit=ONCE_PER_ROUND, name="I Object!"),
    ),
)  # fmt: skip

hellcat = ally(
    "01020", "Hellcat", subname="Patsy Walker", cost=3, gives="wild", thw=2, thw_hurts=1, atk=1, atk_hurts=1,
    hit_points=3, traits="avenger", does=action(return_to_hand(THIS)),
)  # fmt: skip
gamma_slam = event(
    "01021", "Gamma Slam", cost=4, gives="mental", traits="attack superpower",
    does=hero_action(attack(Times(1, DAMAGE_YOU_HAVE_SUSTAINED, most=15), AN_ENEMY)),
)  # fmt: skip
ground_stomp = event(
    "01022", "Ground Stomp", cost=2, gives="mental", traits="superpower", copies=2,
    does=hero_action(deal(1, EACH_ENEMY)),
)  # fmt: skip
legal_practice = event(
    "01023", "Legal Practice", cost=0, gives="physical", traits="skill thwart", copies=2,
    does=alter_ego_action(thwart(Times(1, CARDS_DISCARDED), A_SCHEME), cost=DiscardCards(5, upto=True)),
)  # fmt: skip
one_two_punch = event(
    "01024", "One-Two Punch", cost=1, gives="physical", traits="skill", copies=3,
    does=response(YOU_MAKE_A_BASIC_ATTACK, ready(YOUR_HERO)),
)  # fmt: skip
split_personality = event(
    "01025", "Split Personality", cost=3, gives="energy", does=action(then(change_form(), draw_up))
)
superhuman_law_division = support(
    "01026", "Superhuman Law Division", cost=1, gives="physical", traits="location",
    does=alter_ego_action(remove_threat(2, A_SCHEME), cost=(EXHAUST, Spend("mental"))),
)  # fmt: skip
focused_rage = upgrade(
    "01027", "Focused Rage", cost=3, gives="energy", traits="skill", copies=2,
    does=hero_action(draw(1), cost=(EXHAUST, TakeDamage(1))),
)  # fmt: skip
superhuman_strength = upgrade(
    "01028", "Superhuman Strength", cost=2, gives="mental", traits="superpower", copies=2,
    always=Gets("atk", 2, YOUR_HERO),
    does=forced_response(YOUR_HERO_ATTACKS, stun(THE_ATTACKED_ENEMY), cost=DISCARD_THIS),
)  # fmt: skip

legal_work = obligation(
    "01160", "Legal Work", hero="she_hulk", boost=2,
    does=when_revealed(
        change_form("alter-ego"),
        choose_one(
            branch("exhaust", then(exhaust(YOUR_ALTER_EGO), remove_from_game)),
            branch("acceleration", add_acceleration),
        ),
    ),
)  # fmt: skip


# --- Titania ----------------------------------------------------------------------------------------------

personal_challenge = side_scheme(
    "01161", "Personal Challenge", start_threat=3, icons="crisis", boost=3,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)  # fmt: skip
titania = minion(
    "01162", "Titania", unique=True, atk=0, sch=1, hit_points=6, boost=2, traits="brute elite",
    always=Gets("base-atk", REMAINING_HIT_POINTS, THIS),
)  # fmt: skip
genetically_enhanced = attachment(
    "01163", "Genetically Enhanced", attaches_to=THE_MINION_WITH_MOST_HIT_POINTS, boost=1, traits="condition",
    always=Gets("hp", 3, HOST), does=when_revealed(if_(NO_MINIONS, surge)),
)  # fmt: skip
titanias_fury = treachery(
    "01164", "Titania's Fury", copies=2, boost=1,
    does=(
        when_revealed(
            if_(IN_HERO_FORM, enemy_attacks(Named("Titania"))),
            if_(NOTHING_WAS_DONE, heal(None, Named("Titania")), surge),
        ),
        boost(extra_boost),
    ),
)  # fmt: skip

SHE_HULK = CardSet(
    "she_hulk", "hero",
    [
        she_hulk, hellcat, gamma_slam, ground_stomp, legal_practice, one_two_punch, split_personality,
        superhuman_law_division, focused_rage, superhuman_strength,
    ],
    obligation=legal_work,
    nemesis=[personal_challenge, titania, genetically_enhanced, titanias_fury],
)  # fmt: skip
