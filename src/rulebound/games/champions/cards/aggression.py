"""Aggression: hit hard."""

from __future__ import annotations

from rulebound.games.champions.amounts import PaidWith
from rulebound.games.champions.constant import Gets
from rulebound.games.champions.costs import A_COUNTER, EXHAUST
from rulebound.games.champions.damage import discard_from_play
from rulebound.games.champions.moments import Moment
from rulebound.games.champions.piles import discard_top
from rulebound.games.champions.printed import (
    ENERGY,
    MENTAL,
    PHYSICAL,
    WILD,
    CardSet,
    ally,
    event,
    resource,
    support,
    upgrade,
)
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.targets import A_MINION, A_SCHEME, AN_ENEMY, EACH_CHARACTER, THIS, YOUR_HERO
from rulebound.games.champions.triggers import (
    THIS_ALLY_ATTACKS,
    THIS_ALLY_DEFEATS_A_MINION,
    YOUR_HERO_ATTACKS_AND_DEFEATS,
)
from rulebound.games.champions.vocabulary import (
    action,
    attack,
    deal,
    forced_response,
    heal,
    hero_action,
    own,
    response,
    thwart,
)
from rulebound.kernel.flow import Flow


def rage(s: ChampionsState, m: Moment) -> Flow[bool]:
    """The top card of the deck decides: physical hits an enemy, energy everybody, mental ends it, wild does all."""
    for card in discard_top(s, s.players[m.seat], 1):
        gives = card.printed.gives
        if gives[PHYSICAL] or gives[WILD]:
            yield from deal(2, AN_ENEMY).run(s, m)
        if gives[ENERGY] or gives[WILD]:
            yield from deal(1, EACH_CHARACTER).run(s, m)
        if (gives[MENTAL] or gives[WILD]) and m.card.in_play:
            yield from discard_from_play(s, m.card)
    return True


hulk = ally(
    "01050", "Hulk", subname="Bruce Banner", cost=2, gives="energy", atk=3, atk_hurts=1, hit_points=5,
    traits="avenger gamma", does=forced_response(THIS_ALLY_ATTACKS, own("hulk", rage)),
)  # fmt: skip
tigra = ally(
    "01051", "Tigra", subname="Greer Grant Nelson", cost=3, gives="mental", thw=1, thw_hurts=1, atk=2, atk_hurts=1,
    hit_points=3, traits="avenger", does=response(THIS_ALLY_DEFEATS_A_MINION, heal(1, THIS)),
)  # fmt: skip
chase_them_down = event(
    "01052", "Chase Them Down", cost=0, gives="mental", traits="thwart", copies=3,
    does=response(YOUR_HERO_ATTACKS_AND_DEFEATS, thwart(2, A_SCHEME)),
)  # fmt: skip
relentless_assault = event(
    "01053", "Relentless Assault", cost=2, gives="energy", traits="attack", copies=3,
    does=hero_action(attack(5, A_MINION, overkill=PaidWith("physical"))),
)  # fmt: skip
uppercut = event(
    "01054", "Uppercut", cost=3, gives="physical", traits="attack", copies=3, does=hero_action(attack(5, AN_ENEMY))
)
power_of_aggression = resource(
    "01055", "The Power of Aggression", gives="wild", copies=2, doubles_for="aggression", keywords={"max-per-deck": 2}
)
tac_team = support(
    "01056", "Tac Team", cost=3, gives="energy", traits="shield", copies=3, uses=3, counter="attack",
    does=action(deal(2, AN_ENEMY), cost=(EXHAUST, A_COUNTER)),
)  # fmt: skip
combat_training = upgrade(
    "01057", "Combat Training", cost=2, gives="physical", traits="skill", copies=3, keywords="any-player",
    max_per="player", always=Gets("atk", 1, YOUR_HERO),
)  # fmt: skip

AGGRESSION = CardSet(
    "aggression", "aspect",
    [
        hulk, tigra, chase_them_down, relentless_assault, uppercut, power_of_aggression, tac_team, combat_training,
    ],
)  # fmt: skip
