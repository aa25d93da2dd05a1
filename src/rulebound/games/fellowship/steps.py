"""The round as the charts of Appendix I show it: every step and what follows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebound.games.fellowship.combat import (
    begin_combat,
    begin_enemy_attacks,
    begin_player_attacks,
    deal_shadow_cards,
    end_combat,
    enemy_attack,
    player_attack,
)
from rulebound.games.fellowship.engagement import begin_encounter, check_engagement, end_encounter, engage
from rulebound.games.fellowship.muster import muster, recover
from rulebound.games.fellowship.phases import begin_round, end_round, window_after
from rulebound.games.fellowship.planning import begin_planning, end_planning, plan
from rulebound.games.fellowship.quest import begin_quest, begin_staging, commit, end_quest, resolve_quest, stage
from rulebound.games.fellowship.refresh import end_refresh, pass_first_player, raise_threat, ready_cards
from rulebound.games.fellowship.resource_phase import collect_resources, draw_cards, end_resource_phase
from rulebound.games.fellowship.setup import follow_scenario, opening_hands, set_up
from rulebound.games.fellowship.state import FellowshipState
from rulebound.games.fellowship.travel import begin_travel, end_travel, travel
from rulebound.kernel.game import Step

STEPS: Final[Mapping[str, Step[FellowshipState]]] = {
    # A campaign: fellowship.setup_steps.1 to 3, player by player
    "muster": muster,  # heroes; -> recover
    "recover": recover,  # wounds and boons; -> set_up
    "set_up": set_up,  # 1 to 4 -> opening_hands; fellowship.setup.seven_steps
    "opening_hands": opening_hands,  # 5, player by player; -> follow_scenario
    "follow_scenario": follow_scenario,  # 6, 7 -> begin_round
    "begin_round": begin_round,  # 0.0 -> collect_resources
    # I. Resources: fellowship.phase.resource_steps
    "collect_resources": collect_resources,  # 1.1, 1.2 -> draw_cards
    "draw_cards": draw_cards,  # 1.3 -> resource_actions
    "resource_actions": window_after("1.3", "end_resource_phase"),
    "end_resource_phase": end_resource_phase,  # 1.4 -> begin_planning
    # II. Planning: fellowship.phase.planning_steps
    "begin_planning": begin_planning,  # 2.1 -> plan
    "plan": plan,  # 2.2, 2.3, one action at a time; -> end_planning
    "end_planning": end_planning,  # 2.4 -> begin_quest
    # III. Quest: fellowship.phase.quest_steps
    "begin_quest": begin_quest,  # 3.1 -> quest_actions
    "quest_actions": window_after("3.1", "commit"),
    "commit": commit,  # 3.2, player by player; -> commit_actions
    "commit_actions": window_after("3.2", "begin_staging"),
    "begin_staging": begin_staging,  # 3.3 -> stage
    "stage": stage,  # card by card; -> staging_actions
    "staging_actions": window_after("3.3", "resolve_quest"),
    "resolve_quest": resolve_quest,  # 3.4 -> resolution_actions
    "resolution_actions": window_after("3.4", "end_quest"),
    "end_quest": end_quest,  # 3.5 -> begin_travel
    # IV. Travel: fellowship.phase.travel_steps
    "begin_travel": begin_travel,  # 4.1 -> travel
    "travel": travel,  # 4.2 -> travel_actions
    "travel_actions": window_after("4.2", "end_travel"),
    "end_travel": end_travel,  # 4.3 -> begin_encounter
    # V. Encounters: fellowship.phase.encounter_steps
    "begin_encounter": begin_encounter,  # 5.1 -> engage
    "engage": engage,  # 5.2, player by player; -> engage_actions
    "engage_actions": window_after("5.2", "check_engagement"),
    "check_engagement": check_engagement,  # 5.3, one check of each player; -> check_actions
    "check_actions": window_after("5.3", "end_encounter"),
    "end_encounter": end_encounter,  # 5.4 -> begin_combat
    # VI. Combat: fellowship.phase.combat_steps; between 6.3 and 6.11 windows are only in the attacks:
    # fellowship.window.none_6_5_to_6_10, fellowship.framework.loop_steps
    "begin_combat": begin_combat,  # 6.1 -> deal_shadow_cards
    "deal_shadow_cards": deal_shadow_cards,  # 6.2, player by player; -> shadow_actions
    "shadow_actions": window_after("6.2", "begin_enemy_attacks"),
    "begin_enemy_attacks": begin_enemy_attacks,  # 6.3 -> enemy_attack
    "enemy_attack": enemy_attack,  # 6.4, 6.5, one attack; -> begin_player_attacks
    "begin_player_attacks": begin_player_attacks,  # 6.6, 6.7 -> player_attack
    "player_attack": player_attack,  # 6.8, 6.9, one attack; -> end_combat
    "end_combat": end_combat,  # 6.10, 6.11 -> ready_cards
    # VII. Refresh: fellowship.phase.refresh_steps
    "ready_cards": ready_cards,  # 7.1, 7.2 -> raise_threat
    "raise_threat": raise_threat,  # 7.3 -> pass_first_player
    "pass_first_player": pass_first_player,  # 7.4 -> refresh_actions
    "refresh_actions": window_after("7.4", "end_refresh"),
    "end_refresh": end_refresh,  # 7.5 -> end_round
    "end_round": end_round,  # 0.1 -> begin_round
}
"""fellowship.round.phase_order, fellowship.framework.mandatory"""
