"""The round as the rulebook's overview shows it: every step and what follows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebound.games.champions.player_phase import end_player_phase, start_round, turn
from rulebound.games.champions.setup import mulligan, open_scenario, set_up
from rulebound.games.champions.state import ChampionsState
from rulebound.games.champions.victory import GameOver
from rulebound.games.champions.villain_phase import (
    deal_encounter_cards,
    end_round,
    reveal_encounter_cards,
    villain_activates,
    villain_threat,
)
from rulebound.kernel.flow import Flow
from rulebound.kernel.game import END, Step


def until_over(step: Step[ChampionsState]) -> Step[ChampionsState]:
    """A step that the end of the game may cut short."""

    def run(s: ChampionsState) -> Flow[str]:
        try:
            following = yield from step(s)
        except GameOver:
            return END
        return following

    return run


STEPS: Final[Mapping[str, Step[ChampionsState]]] = {
    "set_up": until_over(set_up),  # -> open_scenario; champions.setup.order
    "open_scenario": until_over(open_scenario),  # -> mulligan
    "mulligan": until_over(mulligan),  # -> start_round
    "start_round": until_over(start_round),  # -> turn
    "turn": until_over(turn),  # again; or -> end_player_phase
    "end_player_phase": until_over(end_player_phase),  # -> villain_threat
    "villain_threat": until_over(villain_threat),  # 1 -> villain_activates
    "villain_activates": until_over(villain_activates),  # 2, once for every player; -> deal_encounter_cards
    "deal_encounter_cards": until_over(deal_encounter_cards),  # 3 -> reveal_encounter_cards
    "reveal_encounter_cards": until_over(reveal_encounter_cards),  # 4, card by card; -> end_round
    "end_round": until_over(end_round),  # 5 -> start_round
}
