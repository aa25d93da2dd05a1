"""Captain Marvel: Carol Danvers, her fifteen cards, her obligation, and Yon-Rogg."""

from __future__ import annotations

from rulebound.games.champions.amounts import (
    AERIAL,
    COUNTERS_HERE,
    IN_ALTER_EGO_FORM,
    NOTHING_WAS_DONE,
    UNDEFENDED,
    Instead,
    PaidWith,
    PerPlayer,
    Times,
    X,
)
from rulebound.games.champions.constant import Gets
from rulebound.games.champions.costs import DISCARD_THIS, EXHAUST, DiscardCards, HealAsCost, Spend, SpendX
from rulebound.games.champions.moments import Moment
from rulebound.games.champions.piles import discard_from_hand
from rulebound.games.champions.printed import (
    ENERGY,
    CardSet,
    ally,
    alter_ego,
    event,
    hero,
    minion,
    obligation,
    resource,
    side_scheme,
    support,
    treachery,
    two_sides,
    upgrade,
)
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.targets import (
    A_DIFFERENT_SCHEME,
    A_PLAYER,
    A_SCHEME,
    AN_ENEMY,
    THE_MAIN_SCHEME,
    THE_VILLAIN,
    THIS,
    YOUR_ALTER_EGO,
    YOUR_HERO,
    YOUR_IDENTITY,
    Named,
)
from rulebound.games.champions.triggers import THIS_ATTACKS, THIS_ENTERS_PLAY, YOUR_HERO_WOULD_TAKE_DAMAGE
from rulebound.games.champions.vocabulary import (
    ONCE_PER_ROUND,
    action,
    add_counters,
    attack,
    boost,
    branch,
    change_form,
    choose_one,
    confuse,
    draw,
    exhaust,
    forced_response,
    hero_action,
    if_,
    interrupt,
    own,
    place_threat,
    prevent,
    remove_from_game,
    response,
    stun,
    surge,
    then,
    thwart,
    when_revealed,
)
from rulebound.kernel.flow import Flow

captain_marvel = two_sides(
    hero(
        "01010a", "Captain Marvel", unique=True, thw=2, atk=2, defense=1, hit_points=12, hand_size=5,
        traits="avenger soldier",
        does=action(draw(1), cost=(Spend("energy"), HealAsCost(1)), limit=ONCE_PER_ROUND, name="Rechannel"),
    ),
    alter_ego(
        "01010b", "Carol Danvers", unique=True, rec=4, hit_points=12, hand_size=6, traits="shield soldier",
        does=action(draw(1, A_PLAYER), limit=ONCE_PER_ROUND, name="Commander"),
    ),
)  # fmt: skip

spider_woman = ally(
    "01011", "Spider-Woman", subname="Jessica Drew", cost=3, gives="wild", thw=2, thw_hurts=1, atk=2, atk_hurts=1,
    hit_points=2, traits="avenger spy", does=response(THIS_ENTERS_PLAY, confuse(THE_VILLAIN)),
)  # fmt: skip
crisis_interdiction = event(
    "01012", "Crisis Interdiction", cost=2, gives="energy", traits="thwart", copies=3,
    does=hero_action(then(thwart(2, A_SCHEME), if_(AERIAL, thwart(2, A_DIFFERENT_SCHEME)))),
)  # fmt: skip
photonic_blast = event(
    "01013", "Photonic Blast", cost=3, gives="physical", traits="attack superpower", copies=3,
    does=hero_action(attack(5, AN_ENEMY), if_(PaidWith("energy"), draw(1))),
)  # fmt: skip
energy_absorption = resource("01014", "Energy Absorption", gives="energy 3", copies=2)
alpha_flight_station = support(
    "01015", "Alpha Flight Station", unique=True, cost=1, gives="mental", traits="location shield",
    does=action(draw(Instead(1, 2, IN_ALTER_EGO_FORM)), cost=(EXHAUST, DiscardCards(1))),
)  # fmt: skip
captain_marvels_helmet = upgrade(
    "01016", "Captain Marvel's Helmet", unique=True, cost=2, gives="physical", traits="armor tech",
    always=Gets("def", Instead(1, 2, AERIAL), YOUR_HERO),
)  # fmt: skip
cosmic_flight = upgrade(
    "01017", "Cosmic Flight", cost=2, gives="energy", traits="superpower", copies=2,
    always=Gets("trait-aerial", 1, YOUR_HERO),
    does=interrupt(YOUR_HERO_WOULD_TAKE_DAMAGE, prevent(3), cost=DISCARD_THIS, form="hero", label="defense"),
)  # fmt: skip
energy_channel = upgrade(
    "01018", "Energy Channel", cost=0, gives="mental", traits="superpower", copies=2, max_per="player",
    counter="energy",
    does=(
        action(add_counters(X, "energy"), cost=SpendX("energy")),
        hero_action(attack(Times(2, COUNTERS_HERE, most=10), AN_ENEMY), cost=DISCARD_THIS),
    ),
)  # fmt: skip

family_emergency = obligation(
    "01175", "Family Emergency", hero="captain_marvel", boost=2,
    does=when_revealed(
        change_form("alter-ego"),
        choose_one(
            branch("exhaust", then(exhaust(YOUR_ALTER_EGO), remove_from_game)),
            branch("stun", stun(YOUR_IDENTITY), surge),
        ),
    ),
)  # fmt: skip


# --- Yon-Rogg ---------------------------------------------------------------------------------------------


def drain(s: ChampionsState, m: Moment) -> Flow[bool]:
    """Every card with a printed energy resource leaves the hand: champions.wild.only_wild_outside_payment."""
    gone = [card for card in s.players[m.seat].hand.cards if card.printed.gives[ENERGY]]
    discard_from_hand(s, gone, "champions.ability.sentences_in_order")
    m.count = len(gone)
    return bool(gone)
    yield


the_psyche_magnitron = side_scheme(
    "01176", "The Psyche-Magnitron", start_threat=3, icons="hazard", boost=3,
    does=when_revealed(place_threat(PerPlayer(1), THIS)),
)  # fmt: skip
yon_rogg = minion(
    "01177", "Yon-Rogg", unique=True, atk=3, sch=2, hit_points=5, boost=2, traits="elite kree", star="atk",
    does=forced_response(THIS_ATTACKS, place_threat(1, Named("The Psyche-Magnitron"))),
)  # fmt: skip
kree_manipulator = treachery(
    "01178", "Kree Manipulator", copies=2, keywords="surge",
    does=(
        when_revealed(place_threat(1, THE_MAIN_SCHEME)),
        boost(if_(UNDEFENDED, place_threat(1, THE_MAIN_SCHEME))),
    ),
)  # fmt: skip
yon_roggs_treason = treachery(
    "01179", "Yon-Rogg's Treason", boost=1,
    does=when_revealed(own("drain", drain), if_(NOTHING_WAS_DONE, surge)),
)  # fmt: skip

CAPTAIN_MARVEL = CardSet(
    "captain_marvel", "hero",
    [
        captain_marvel, spider_woman, crisis_interdiction, photonic_blast, energy_absorption, alpha_flight_station,
        captain_marvels_helmet, cosmic_flight, energy_channel,
    ],
    obligation=family_emergency,
    nemesis=[the_psyche_magnitron, yon_rogg, kree_manipulator, yon_roggs_treason],
)  # fmt: skip
