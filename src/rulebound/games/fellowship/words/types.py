"""The types of cards, and the sets that they come in."""

from __future__ import annotations

from typing import Final

from rulebound.games.fellowship.abilities import FellowshipMoment
from rulebound.games.fellowship.printed import (
    FellowshipPrinted,
    SetOf,
    ally,
    attachment,
    campaign_card,
    enemy,
    event,
    facedown_enemy,
    hero,
    location,
    objective,
    objective_ally,
    quest,
    treachery,
    two_sides,
)
from rulebound.games.fellowship.printed import X as COST_X
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.flow import Flow, choose

__all__ = (
    "COST_X", "FellowshipCard", "FellowshipMoment", "FellowshipPrinted", "FellowshipState", "Flow", "ally",
    "attachment", "campaign_card", "campaign_set", "choose", "encounter_set", "enemy", "event", "facedown_enemy",
    "hero", "location", "objective", "objective_ally", "quest", "scenario_set", "sphere_set", "treachery", "two_sides",
)  # fmt: skip

sphere_set: Final = SetOf("sphere")
encounter_set: Final = SetOf("encounter")
campaign_set: Final = SetOf("campaign")


def scenario_set(name: str, *sets: str, difficulty: int) -> SetOf:
    """The cards of a scenario, with the other encounter sets of its deck."""
    return SetOf("scenario", name, sets, difficulty)
