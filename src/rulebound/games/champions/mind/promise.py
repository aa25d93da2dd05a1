"""What a player card promises, read from its definition, in points: one is about a point of damage to the villain.

Only computer players ask. An estimate knows nothing of the position: the game itself is played on to see that.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from rulebound.games.champions.abilities import ChampionsAbility
from rulebound.games.champions.payment import Generated
from rulebound.games.champions.printed import ALLY, EVENT, RESOURCE_CARD, ChampionsPrinted
from rulebound.games.champions.words.cards import DrawUp, ResolveSpecials
from rulebound.games.champions.words.fighting import Give, MakeAttack, RemoveThreat
from rulebound.games.champions.words.scenario import LessThreat
from rulebound.lcg.abilities import ACTION, RESOURCE, SPECIAL
from rulebound.lcg.constants import Gets
from rulebound.lcg.effects.cards import Draw, LookAtTop, RemoveCounters, ReturnTopmost, SearchDeck
from rulebound.lcg.effects.deeds import (
    Deal,
    Discard,
    Exhaust,
    Heal,
    OnCards,
    PutIntoPlay,
    Ready,
    ReturnToHand,
    ShuffleIntoDeck,
)
from rulebound.lcg.effects.lasting import CancelReveal, DoesNotHappen, Lasts, Prevent
from rulebound.lcg.effects.sentences import Own
from rulebound.lcg.estimate import Estimate
from rulebound.lcg.targets import THIS

THREAT: Final = 1.4
"""A threat removed."""
HEALED: Final = 0.7
"""A damage healed or prevented."""
CARD: Final = 1.3
"""A card, drawn or spent."""
STATUS: Final = 2.5
"""A stunned, confused or tough character."""
TURNS: Final = 3.5
"""How many rounds a card is used that stays in play."""
ANSWERS: Final = 2.0
"""How often an answer to something comes up for a card that stays in play."""

ESTIMATE: Final = Estimate(
    per_unit=(
        (MakeAttack, 1.0), (Deal, 1.0), (RemoveThreat, THREAT), (LessThreat, THREAT), (Heal, HEALED), (Draw, CARD),
    ),
    flat=(
        (Give, STATUS), (DoesNotHappen, STATUS), (CancelReveal, STATUS), (Prevent, STATUS), (Ready, 2.0),
        (DrawUp, 2 * CARD), (LookAtTop, CARD), (SearchDeck, CARD), (ReturnToHand, CARD), (Lasts, CARD),
        (ResolveSpecials, 4.0), (Own, 2.0), (ReturnTopmost, 2.0), (ShuffleIntoDeck, 2.0), (PutIntoPlay, 2.0),
    ),
)  # fmt: skip
DAMAGE: Final = Estimate(per_unit=((MakeAttack, 1.0), (Deal, 1.0)), flat=())
REMOVED: Final = Estimate(per_unit=((RemoveThreat, 1.0), (LessThreat, 1.0)), flat=())
RECOVERED: Final = Estimate(per_unit=((Heal, 1.0),), flat=())
BESIDES: Final = Estimate(per_unit=((Draw, CARD),), flat=ESTIMATE.flat)
STATS: Final = {"atk": 1.0, "thw": 1.0, "def": 0.5, "hand": CARD}


@cache
def promise(printed: ChampionsPrinted) -> float:
    """All that can be expected of a card once it was played."""
    if printed.kind == RESOURCE_CARD:
        return 0.0
    total = sum(expected(printed, ability) for ability in printed.abilities if isinstance(ability, ChampionsAbility))
    for modifier in printed.modifiers:
        if isinstance(modifier, Gets):
            amount = ESTIMATE.much(modifier.n)
            total += amount * HEALED if modifier.stat == "hp" else TURNS * STATS.get(modifier.stat, 0.3) * amount
    if printed.kind == ALLY:
        power = max(printed.thw or 0, printed.atk or 0)
        total += 2.0 + power * max(1, printed.hit_points.at(1) - 1)
    return min(max(total, price(printed) + 0.3), price(printed) + 6.0)  # made to be worth what it costs


class Bringing:
    """What an event brings: damage, threat removed, hit points, and the rest in points."""

    __slots__ = ("damage", "healed", "rest", "threat")

    def __init__(self, printed: ChampionsPrinted) -> None:
        effects = [effect for ability in printed.abilities for effect in ability.effects]
        self.damage = DAMAGE.sum(effects)
        self.threat = REMOVED.sum(effects)
        self.healed = RECOVERED.sum(effects)
        self.rest = BESIDES.sum(effects)


@cache
def brings(printed: ChampionsPrinted) -> Bringing:
    """What an event brings once, whatever that is worth at the moment."""
    return Bringing(printed)


def expected(printed: ChampionsPrinted, ability: ChampionsAbility) -> float:
    """What one ability brings in a game."""
    once = ESTIMATE.sum(ability.effects)
    if isinstance(ability.gives, Generated):
        once = CARD * max(1, sum(ability.gives.pool))
    once -= CARD * sum(ability.bill)
    if printed.kind == EVENT or costs_itself(ability, Discard):
        return once
    if any(isinstance(cost, RemoveCounters) for cost in ability.costs):
        return once * (printed.uses or printed.counters or 1)
    if ability.timing in (ACTION, RESOURCE, SPECIAL) or costs_itself(ability, Exhaust):
        return once * TURNS
    if printed.kind == ALLY:
        return once  # when it comes into play, or when it acts
    return once * ANSWERS


def costs_itself(ability: ChampionsAbility, deed: type[OnCards[Any, Any]]) -> bool:
    """Whether the card itself is exhausted or discarded to use the ability."""
    return any(isinstance(cost, deed) and cost.target is THIS for cost in ability.costs)


def price(printed: ChampionsPrinted) -> float:
    """What a card costs with the cards that pay for it."""
    return CARD * (printed.cost or 0)


def gain(printed: ChampionsPrinted) -> float:
    """What is left of the promise when the card was paid."""
    return promise(printed) - price(printed)
