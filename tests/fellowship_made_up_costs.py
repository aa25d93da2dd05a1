"""Made-up cards for rules about fighting, costs, playing and control that no card of the box shows alone."""

from __future__ import annotations

from typing import Any

from rulebound.games.fellowship.printed import FellowshipPrinted
from rulebound.games.fellowship.words import HERO, ally, an, attachment, enemy, objective_ally
from rulebound.kernel.text import Text
from rulebound.lcg.targets import Noun
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


def stranger(name: str, **more: Any) -> FellowshipPrinted:
    """A unique ally among the objectives of the scenario."""
    usual = {"unique": True, "willpower": 1, "attack": 1, "defense": 1, "hit_points": 3}
    return objective_ally(code(), name, **{**usual, **more})


def in_hands(noun: Noun[Any, Any]) -> Noun[Any, Any]:
    """Such cards in the hands of all players, and while they are played."""

    def held(s: Any, m: Any) -> list[Any]:
        lying = [*s.playing.cards, *(card for player in s.players for card in player.hand.cards)]
        return [card for card in lying if noun.fits(card.printed)]

    return Noun(Text("lcg-in-your-hand", {"noun": noun.said}), held)


def any_time(kind: str) -> On[Any, Any]:
    """The condition of whatever answers every event of a kind."""
    return On(kind, "this-attacks", lambda s, e, card, seat: True)
