"""What stands before the colon of an ability: its trigger, its cost, its limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from rulebound.games.fellowship.abilities import FellowshipAbility
from rulebound.lcg import abilities as lcg
from rulebound.lcg.abilities import Effect, Limit, When

__all__ = (
    "ONCE_PER_GAME",
    "ONCE_PER_ROUND",
    "action",
    "as_soon_as",
    "cancel",
    "forced",
    "forced_when",
    "resolution",
    "response",
    "response_when",
    "setup",
    "shadow",
    "travel",
    "when_revealed",
    "whenever",
    "would",
)  # fmt: skip

Deed: TypeAlias = Effect[Any, Any]
Deeds: TypeAlias = "Deed | Sequence[Deed]"

ONCE_PER_ROUND: Final = Limit(1, "round")
ONCE_PER_GAME: Final = Limit(1, "game")


def _costs(cost: Deeds) -> Sequence[Deed]:
    return [cost] if isinstance(cost, Effect) else cost


def action(
    *does: Deed, cost: Deeds = (), phase: str = "", limit: Limit | None = None, anyone: bool = False
) -> FellowshipAbility:
    """Used in an action window, perhaps of one phase only; `anyone`: by every player."""
    return FellowshipAbility(lcg.ACTION, does, costs=_costs(cost), phase=phase, limit=limit, anyone=anyone)


def response(when: When, *does: Deed, cost: Deeds = (), limit: Limit | None = None) -> FellowshipAbility:
    """Used after something has happened."""
    return FellowshipAbility(lcg.RESPONSE, does, when=when, costs=_costs(cost), limit=limit)


def response_when(when: When, *does: Deed, cost: Deeds = (), limit: Limit | None = None) -> FellowshipAbility:
    """A response to something that is going on: fellowship.when.definition"""
    return FellowshipAbility(lcg.INTERRUPT, does, when=when, costs=_costs(cost), limit=limit)


def cancel(when: When, *does: Deed, cost: Deeds = (), limit: Limit | None = None) -> FellowshipAbility:
    """A response that keeps something from happening: before all else, fellowship.cancel.priority"""
    return FellowshipAbility(lcg.CANCEL, does, when=when, costs=_costs(cost), limit=limit)


def forced(when: When, *does: Deed, limit: Limit | None = None) -> FellowshipAbility:
    """Forced, after something has happened."""
    return FellowshipAbility(lcg.FORCED_RESPONSE, does, when=when, limit=limit)


def forced_when(when: When, *does: Deed, limit: Limit | None = None) -> FellowshipAbility:
    """Forced, while something is going on."""
    return FellowshipAbility(lcg.FORCED_INTERRUPT, does, when=when, limit=limit)


def whenever(when: When, *does: Deed) -> FellowshipAbility:
    """A sentence without a bold word that happens by itself: "at the end of the round, discard this card"."""
    return FellowshipAbility(lcg.FORCED_RESPONSE, does, when=when, plain=True)


def as_soon_as(when: When, *does: Deed) -> FellowshipAbility:
    """A sentence without a bold word that happens while something is going on."""
    return FellowshipAbility(lcg.FORCED_INTERRUPT, does, when=when, plain=True)


def would(when: When, *does: Deed) -> FellowshipAbility:
    """Forced, before something happens and perhaps in its place: fellowship.replacement.definition"""
    return FellowshipAbility(lcg.WOULD, does, when=when)


def when_revealed(*does: Deed) -> FellowshipAbility:
    return FellowshipAbility(lcg.WHEN_REVEALED, does)


def shadow(*does: Deed) -> FellowshipAbility:
    """Resolved when the card is turned up as a shadow card; "you" is the defending player."""
    return FellowshipAbility(lcg.SHADOW, does)


def travel(*costs: Deed) -> FellowshipAbility:
    """What must be done to travel here: fellowship.travel.effect_is_cost"""
    return FellowshipAbility(lcg.TRAVEL, (), costs=costs)


def setup(*does: Deed) -> FellowshipAbility:
    return FellowshipAbility(lcg.SETUP, does)


def resolution(*does: Deed) -> FellowshipAbility:
    """Of a campaign card, when the scenario was won."""
    return FellowshipAbility(lcg.RESOLUTION, does)
