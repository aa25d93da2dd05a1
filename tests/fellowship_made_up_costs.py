"""Made-up cards for rules about fighting, costs, playing and control that no card of the box shows alone."""

from __future__ import annotations

from typing import Any

from rulebound.games.fellowship.printed import FellowshipPrinted
from rulebound.games.fellowship.words import HERO, ally, an, attachment, enemy
from rulebound.lcg.triggers import On

_number = iter(range(10_000))


def code() -> str:
    """A code that no other card has."""
    return f"made-up-cost-{next(_number)}"


def charm(name: str = "Charm", **more: Any) -> FellowshipPrinted:
    """An attachment for a hero that costs nothing."""
    return attachment(code(), name, **{"sphere": "neutral", "cost": 0, "attaches_to": an(HERO), **more})


def friend(name: str = "Friend", **more: Any) -> FellowshipPrinted:
    """An ally that costs nothing."""
    usual = {"sphere": "neutral", "cost": 0, "willpower": 1, "attack": 1, "defense": 1, "hit_points": 2}
    return ally(code(), name, **{**usual, **more})


def beast(name: str = "Beast", **more: Any) -> FellowshipPrinted:
    """An enemy with attack 3 and four hit points."""
    usual = {"engagement": 20, "threat": 1, "attack": 3, "defense": 0, "hit_points": 4}
    return enemy(code(), name, **{**usual, **more})


def any_time(kind: str) -> On[Any, Any]:
    """The condition of whatever answers every event of a kind."""
    return On(kind, "this-attacks", lambda s, e, card, seat: True)
