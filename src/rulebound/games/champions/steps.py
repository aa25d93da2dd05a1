"""The round as the rulebook's overview shows it: every step and what follows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebound.games.champions.player_phase import end_player_phase, start_round, turn
from rulebound.games.champions.setup import mulligan, open_scenario, set_up
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.villain_phase import (
    deal_encounter_cards,
    end_round,
    reveal_encounter_cards,
    villain_activates,
    villain_threat,
)
from rulebound.kernel.game import Step

STEPS: Final[Mapping[str, Step[ChampionsState]]] = {
    "set_up": set_up,  # -> open_scenario; champions.setup.order
    "open_scenario": open_scenario,  # -> mulligan
    "mulligan": mulligan,  # -> start_round
    "start_round": start_round,  # -> turn
    "turn": turn,  # again; or -> end_player_phase
    "end_player_phase": end_player_phase,  # -> villain_threat
    "villain_threat": villain_threat,  # 1 -> villain_activates
    "villain_activates": villain_activates,  # 2, once for every player; -> deal_encounter_cards
    "deal_encounter_cards": deal_encounter_cards,  # 3 -> reveal_encounter_cards
    "reveal_encounter_cards": reveal_encounter_cards,  # 4, card by card; -> end_round
    "end_round": end_round,  # 5 -> start_round
}
