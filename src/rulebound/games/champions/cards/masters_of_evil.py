"""Masters of Evil: the modular set recommended for Klaw."""

from __future__ import annotations

from rulebound.games.champions.amounts import NO_ATTACK_WAS_MADE
from rulebound.games.champions.events import Attack
from rulebound.games.champions.moments import Moment
from rulebound.games.champions.printed import MINION, CardSet, minion, per_player, side_scheme, treachery
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.targets import (
    EACH_ALLY_YOU_CONTROL,
    EACH_HERO,
    EACH_MINION,
    THE_FIRST_PLAYER,
    THE_VILLAIN,
    THIS,
    Trait,
)
from rulebound.games.champions.triggers import THIS_ATTACKS, THIS_ATTACKS_YOU, THIS_BEGINS_TO_ATTACK
from rulebound.games.champions.vocabulary import (
    boost,
    deal,
    discard_random,
    discard_until,
    enemy_attacks,
    exhaust,
    find,
    forced_interrupt,
    forced_response,
    if_,
    make_tough,
    own,
    when_revealed,
)
from rulebound.kernel.flow import Flow

MASTERS = "masters-of-evil"


def attack_the_other_heroes(s: ChampionsState, m: Moment) -> Flow[bool]:
    """One activation, an attack on every hero at once, each with its own defender."""
    assert isinstance(m.event, Attack)
    m.event.others = [seat for seat in s.order() if seat != m.event.seat and s.is_hero(seat)]
    return True
    yield


def is_another_hero(s: ChampionsState, m: Moment) -> bool:
    return any(seat != m.seat and s.is_hero(seat) for seat in s.order())


the_masters_of_evil = side_scheme(
    "01128", "The Masters of Evil", start_threat=per_player(3), icons="acceleration", boost=2,
    does=when_revealed(discard_until(MINION, THE_FIRST_PLAYER, MASTERS)),
)  # fmt: skip
radioactive_man = minion(
    "01129", "Radioactive Man", unique=True, atk=1, sch=1, hit_points=7, star="atk", traits="elite masters-of-evil",
    does=(forced_response(THIS_ATTACKS_YOU, discard_random(1)), boost(discard_random(1))),
)  # fmt: skip
whirlwind = minion(
    "01130", "Whirlwind", unique=True, atk=2, sch=1, hit_points=6, star="atk", traits=MASTERS,
    does=(
        forced_interrupt(THIS_BEGINS_TO_ATTACK, own("whirlwind", attack_the_other_heroes, is_another_hero)),
        boost(deal(1, EACH_HERO)),
    ),
)  # fmt: skip
tiger_shark = minion(
    "01131", "Tiger Shark", unique=True, atk=3, sch=1, hit_points=6, star="atk", traits=MASTERS,
    does=(forced_response(THIS_ATTACKS, make_tough(THIS)), boost(make_tough(THE_VILLAIN))),
)  # fmt: skip
melter = minion(
    "01132", "Melter", unique=True, atk=3, sch=1, hit_points=5, star="atk", traits=MASTERS,
    keywords="only-allies-defend", does=boost(exhaust(EACH_ALLY_YOU_CONTROL)),
)  # fmt: skip
masters_of_mayhem = treachery(
    "01133", "Masters of Mayhem", boost=2, copies=2,
    does=when_revealed(
        enemy_attacks(Trait(EACH_MINION, MASTERS), engaged=True), if_(NO_ATTACK_WAS_MADE, find(trait=MASTERS, put=True))
    ),
)  # fmt: skip

MASTERS_OF_EVIL = CardSet(
    "masters_of_evil", "modular",
    [the_masters_of_evil, radioactive_man, whirlwind, tiger_shark, melter, masters_of_mayhem],
)  # fmt: skip
