"""The turn as a table of steps: what can follow what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebound.games.versus.combat import conclude
from rulebound.games.versus.priority import priority
from rulebound.games.versus.recovery import recovery
from rulebound.games.versus.resolving import resolve
from rulebound.games.versus.setup import cut_decks, mulligan, set_up
from rulebound.games.versus.state import VersusState
from rulebound.games.versus.turn import draw_phase
from rulebound.kernel.game import Step

STEPS: Final[Mapping[str, Step[VersusState]]] = {
    "set_up": set_up,  # -> cut
    "cut": cut_decks,  # -> mulligan
    "mulligan": mulligan,  # -> draw
    "draw": draw_phase,  # -> priority, or the end
    "priority": priority,  # again; or -> resolve, conclude, recovery: `VersusState.stage` tells the phase and step
    "resolve": resolve,  # the last effect of the chain -> priority, or the end
    "conclude": conclude,  # the attack in progress -> priority
    "recovery": recovery,  # -> draw (the next turn), or the end
}
