"""Made-up cards of The Lord of the Rings: for rules that no card of the box shows alone."""

from __future__ import annotations

from typing import Any

from rulebound.games.fellowship.state import FellowshipCard
from rulebound.games.fellowship.words import (
    THIS,
    FellowshipPrinted,
    ally,
    attachment,
    cannot,
    enemy,
    event,
    hero,
    objective,
)
from rulebound.lcg.triggers import On
from tests.fellowship_table import Table, table

PAIR = [["gimli", "legolas"], ["aragorn", "theodred"]]
TRIO = [["gimli", "legolas"], ["aragorn", "theodred"], ["eowyn", "eleanor"]]

_number = iter(range(10_000))


def code() -> str:
    """A code that no other card has."""
    return f"made-up-{next(_number)}"


def always(kind: str) -> On[Any, Any]:
    """The condition of whatever answers every event of a kind."""
    return On(kind, "this-attacks", lambda s, e, card, seat: True)


def seat_of(kind: str, seat: int) -> On[Any, Any]:
    """An event of a kind that is about that player."""
    return On(kind, "this-attacks", lambda s, e, card, own: e.seat == seat)


def three(**more: Any) -> Table:
    """A table of three players with the same threat, of whom the second is the first player."""
    t = table(heroes=TRIO, first=1, **more)
    t.dial(10, 10, 10)
    return t


# --- cards of players ---------------------------------------------------------------------------------------


def gift(t: Table, *does: Any, seat: int = 0, on: str = "", holds: Any = (), name: str = "Gift") -> FellowshipCard:
    """An attachment with these abilities and constants in play, on a character or on the player's first hero."""
    printed = attachment(code(), name, sphere="neutral", cost=0, does=does, always=holds)
    return t.put(printed, seat=seat, on=on or t.s.heroes_of(seat)[0])


def trick(*does: Any, name: str = "Trick", cost: int = 0, **more: Any) -> FellowshipPrinted:
    """An event that anybody can play."""
    return event(code(), name, sphere="neutral", cost=cost, does=does, **more)


def friend(*does: Any, name: str = "Friend", holds: Any = (), **more: Any) -> FellowshipPrinted:
    """An ally with one of everything."""
    fields = {"willpower": 1, "attack": 1, "defense": 1, "hit_points": 3, "cost": 0, "sphere": "neutral"}
    return ally(code(), name, does=does, always=holds, **{**fields, **more})


def leader(*does: Any, name: str = "Leader", holds: Any = (), **more: Any) -> FellowshipPrinted:
    """A hero with two of everything."""
    fields = {"willpower": 2, "attack": 2, "defense": 2, "hit_points": 4, "threat_cost": 8, "sphere": "lore"}
    return hero(code(), name, does=does, always=holds, **{**fields, **more})


# --- cards of the scenario ----------------------------------------------------------------------------------


def law(t: Table, *does: Any, holds: Any = (), name: str = "Law") -> FellowshipCard:
    """An objective in the staging area with these abilities and constants, which nobody controls."""
    return t.put(objective(code(), name, does=does, always=holds))


def foe(*does: Any, name: str = "Foe", holds: Any = (), **more: Any) -> FellowshipPrinted:
    """An enemy that never engages anybody by itself."""
    fields = {"engagement": 50, "threat": 1, "attack": 2, "defense": 0, "hit_points": 4}
    return enemy(code(), name, does=does, always=holds, **{**fields, **more})


IMMUNE = cannot("be-affected", THIS, from_players=True)
"""Immune to player card effects."""
