"""What a player card promises, read from its definition, in points: one is about a point of threat.

Only computer players ask. An estimate knows nothing of the position: the game itself is played on to see that.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rulebound.games.fellowship.events import DESTROY
from rulebound.games.fellowship.printed import ALLY, ATTACHMENT, EVENT, FellowshipPrinted
from rulebound.games.fellowship.words.decks import LookAtDeck, PutHeroIntoPlay, TakeToHand
from rulebound.games.fellowship.words.fighting import AttackWith, KeepFromAttacking, ManyDefenders, ReturnToStaging
from rulebound.games.fellowship.words.scenario import LookAtEncounter
from rulebound.games.fellowship.words.tokens import AddResources, PlaceProgress, ReduceThreat
from rulebound.lcg.abilities import ACTION, Ability, Definition, walk
from rulebound.lcg.constants import Cannot, Gets
from rulebound.lcg.effects.cards import Draw
from rulebound.lcg.effects.deeds import Deal, Discard, Exhaust, Heal, PutIntoPlay, Ready
from rulebound.lcg.effects.lasting import Lasts, Later
from rulebound.lcg.estimate import Estimate
from rulebound.lcg.events import END_OF_ROUND
from rulebound.lcg.targets import THIS

STATS: Final = {"willpower": 2.4, "attack": 1.3, "defense": 0.9, "hit-points": 0.5, "threat": -2.0}
"""A point of a number of a card that stays in play."""
PASSING: Final = {"willpower": 1.0, "attack": 0.8, "defense": 0.8, "no-threat": 2.0}
"""The same for a phase."""
LEAVING: Final = 0.5
"""How much of the worth of its numbers an ally has that leaves at the end of the round."""
USES: Final = 3.0
"""How often a card is used that stays in play."""
PLANNING_WINDOW: Final = "2.2"
NEVER: Final = ("never",)

ESTIMATE: Final = Estimate(
    per_unit=((Draw, 1.2), (ReduceThreat, 1.0), (AddResources, 1.2), (PlaceProgress, 1.0), (Deal, 1.0), (Heal, 0.6)),
    flat=(
        (KeepFromAttacking, 3.0), (AttackWith, 1.5), (PutIntoPlay, 2.5), (Ready, 2.0), (ReturnToStaging, 1.5),
        (TakeToHand, 1.3), (LookAtDeck, 1.2), (PutHeroIntoPlay, 8.0), (ManyDefenders, 0.5), (LookAtEncounter, 0.7),
    ),
    guess=2.0,
)  # fmt: skip


@cache
def promise(printed: FellowshipPrinted) -> float:
    """All that can be expected of a card once it was played."""
    total = sum(expected(printed, ability) for ability in printed.abilities)
    for modifier in printed.modifiers:
        if isinstance(modifier, Gets):
            total += STATS.get(modifier.stat, 0.0) * ESTIMATE.much(modifier.n)
        elif isinstance(modifier, Cannot):
            total += 6.0  # an enemy that is held
    if printed.kind == ALLY:
        total += stature(printed) * (LEAVING if leaves_soon(printed) else 1.0)
    return total


def stature(printed: FellowshipPrinted) -> float:
    """What the numbers of a character are worth."""
    return (
        1.0
        + STATS["willpower"] * (printed.willpower or 0)
        + STATS["attack"] * (printed.attack or 0)
        + STATS["defense"] * (printed.defense or 0)
        + STATS["hit-points"] * printed.hit_points
    )


def expected(printed: FellowshipPrinted, ability: Ability) -> float:
    """What one ability brings in a game."""
    once = ESTIMATE.sum(ability.effects)
    once += sum(
        PASSING.get(stat, 0.0) * ESTIMATE.much(part.n)
        for effect in ability.effects for part in walk(effect) if isinstance(part, Lasts) for stat in part.stats
    )  # fmt: skip
    if printed.kind == EVENT or ability.timing != ACTION:
        return once
    return once * (USES if costs_itself(ability) else 1.0)


def costs_itself(ability: Ability) -> bool:
    """Whether using it costs nothing but exhausting the card."""
    return bool(ability.costs) and all(isinstance(cost, Exhaust) and cost.target is THIS for cost in ability.costs)


@cache
def leaves_soon(printed: FellowshipPrinted) -> bool:
    """Whether it leaves play at the end of the round by itself: it may be risked."""
    return any(
        ability.when is not None
        and ability.when.kind == END_OF_ROUND
        and any(isinstance(effect, Discard) and effect.target is THIS for effect in ability.effects)
        for ability in printed.abilities
    )


@cache
def is_free(printed: FellowshipPrinted) -> bool:
    """Whether it is an attachment whose action costs nothing but exhausting it."""
    acts = [ability for ability in printed.abilities if ability.timing == ACTION]
    return printed.kind == ATTACHMENT and bool(acts) and all(costs_itself(ability) for ability in acts)


@cache
def bounty(printed: FellowshipPrinted) -> int:
    """The progress that it brings when an enemy is destroyed."""
    return sum(
        effect.n
        for ability in printed.abilities
        if ability.when is not None and ability.when.kind == DESTROY
        for effect in ability.effects
        if isinstance(effect, PlaceProgress) and isinstance(effect.n, int)
    )


# --- when an action is of use -----------------------------------------------------------------------------


@cache
def occasions(printed: FellowshipPrinted) -> frozenset[str]:
    """The action windows, by the steps of the book, in which the actions of a card are thought of."""
    found: set[str] = set()
    for ability in printed.abilities:
        if ability.timing == ACTION:
            parts = [part for effect in ability.effects for part in walk(effect)]
            windows = {window for part in parts for window in _windows(part)}
            if any(isinstance(part, Later) for part in parts):
                windows = {"3.1", "6.2"} if any(isinstance(part, PutIntoPlay) for part in parts) else {"6.8.1"}
            found |= windows or {PLANNING_WINDOW}
    return frozenset(found)


def _windows(part: Definition) -> tuple[str, ...]:
    if isinstance(part, Lasts):
        if "willpower" in part.stats or "no-threat" in part.stats:
            return ("3.3",)  # when the cards of the staging step are known
        return (*(("6.8.1",) if "attack" in part.stats else ()), *(("6.4.2",) if "defense" in part.stats else ()))
    if isinstance(part, Ready):
        return ("4.2", "6.2", "6.4.3")
    if isinstance(part, KeepFromAttacking | AttackWith | ManyDefenders | ReturnToStaging | Deal):
        return ("6.2",)
    if isinstance(part, LookAtEncounter):
        return NEVER  # what is learned by it, imagined games do not tell
    return (PLANNING_WINDOW, "6.2") if isinstance(part, Heal) else ()
