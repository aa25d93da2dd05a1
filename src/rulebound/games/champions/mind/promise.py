"""What a player card promises, read from its definition, in points: one is about a point of damage to the villain.

Only computer players ask. An estimate knows nothing of the position: the game itself is played on to see that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from rulebound.games.champions.amounts import Instead
from rulebound.games.champions.constant import Gets
from rulebound.games.champions.costs import DiscardThis, ExhaustThis, RemoveCounters
from rulebound.games.champions.effects.cards import Draw, DrawUp, Lasts, LookAtTop, ReturnToHand, SearchDeck
from rulebound.games.champions.effects.fighting import (
    Deal,
    Give,
    Heal,
    MakeAttack,
    Prevent,
    Ready,
    RemoveThreat,
    Thwart,
)
from rulebound.games.champions.effects.scenario import CancelReveal, InsteadOfAttack, LessThreat
from rulebound.games.champions.effects.sentences import ChooseOne, ForEachPlayer, Own, ResolveSpecials, Then, When
from rulebound.games.champions.moments import Ability, Count, Effect
from rulebound.games.champions.payment import Generated
from rulebound.games.champions.printed import ALLY, EVENT, RESOURCE_CARD, ChampionsPrinted
from rulebound.lcg.abilities import ACTION, RESOURCE, SPECIAL

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

PER_POINT: Final = (
    (MakeAttack, 1.0),
    (Deal, 1.0),
    (Thwart, THREAT),
    (RemoveThreat, THREAT),
    (LessThreat, THREAT),
    (Heal, HEALED),
    (Draw, CARD),
)
FLAT: Final = (
    (Give, STATUS),
    (InsteadOfAttack, STATUS),
    (CancelReveal, STATUS),
    (Prevent, STATUS),
    (Ready, 2.0),
    (DrawUp, 2 * CARD),
    (LookAtTop, CARD),
    (SearchDeck, CARD),
    (ReturnToHand, CARD),
    (Lasts, CARD),
    (ResolveSpecials, 4.0),
    (Own, 2.0),
)
STATS: Final = {"atk": 1.0, "thw": 1.0, "def": 0.5, "hand": CARD}


@cache
def promise(printed: ChampionsPrinted) -> float:
    """All that can be expected of a card once it was played."""
    if printed.kind == RESOURCE_CARD:
        return 0.0
    total = sum(expected(printed, ability) for ability in printed.abilities if isinstance(ability, Ability))
    for modifier in printed.modifiers:
        if isinstance(modifier, Gets):
            amount = much(modifier.n)
            total += amount * HEALED if modifier.stat == "hp" else TURNS * STATS.get(modifier.stat, 0.3) * amount
    if printed.kind == ALLY:
        power = max(printed.thw or 0, printed.atk or 0)
        total += 2.0 + power * max(1, printed.hit_points.at(1) - 1)
    return min(max(total, price(printed) + 0.3), price(printed) + 6.0)  # made to be worth what it costs


def expected(printed: ChampionsPrinted, ability: Ability) -> float:
    """What one ability brings in a game."""
    once = sum(points(effect) for effect in ability.effects)
    if isinstance(ability.gives, Generated):
        once = CARD * max(1, sum(ability.gives.pool))
    once -= CARD * sum(ability.bill)
    if printed.kind == EVENT or any(isinstance(cost, DiscardThis) for cost in ability.costs):
        return once
    if any(isinstance(cost, RemoveCounters) for cost in ability.costs):
        return once * (printed.uses or printed.counters or 1)
    if ability.timing in (ACTION, RESOURCE, SPECIAL) or any(isinstance(cost, ExhaustThis) for cost in ability.costs):
        return once * TURNS
    if printed.kind == ALLY:
        return once  # when it comes into play, or when it acts
    return once * ANSWERS


def points(effect: Effect) -> float:
    for kind, each in PER_POINT:
        if isinstance(effect, kind):
            return each * much(effect.n)
    for other, flat in FLAT:
        if isinstance(effect, other):
            return flat
    if isinstance(effect, Then):
        return points(effect.first) + some(effect.after)
    if isinstance(effect, When):
        return max(some(effect.effects) / 2, some(effect.otherwise))
    if isinstance(effect, ForEachPlayer):
        return some(effect.effects)
    if isinstance(effect, ChooseOne):
        return max(some(branch.effects) for branch in effect.branches)
    return 0.0


def some(effects: Sequence[Effect]) -> float:
    return sum(points(effect) for effect in effects)


def much(n: Count | None) -> float:
    """An amount that depends on the game is guessed."""
    if isinstance(n, int):
        return float(n)
    if isinstance(n, Instead):
        return (much(n.n) + much(n.other)) / 2
    return 3.0


def price(printed: ChampionsPrinted) -> float:
    """What a card costs with the cards that pay for it."""
    return CARD * (printed.cost or 0)


def gain(printed: ChampionsPrinted) -> float:
    """What is left of the promise when the card was paid."""
    return promise(printed) - price(printed)
