"""The round as the rulebook's overview shows it: every step and what follows it.

The worked example of the book (guardians.example.full_turn) runs through select and act.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebound.games.guardians.acting import act, end_round, start_round
from rulebound.games.guardians.battle_setup import cut_hands, draft, prepare_battle
from rulebound.games.guardians.selection import select
from rulebound.games.guardians.setup import set_up
from rulebound.games.guardians.state import GuardiansState
from rulebound.kernel.game import Step

STEPS: Final[Mapping[str, Step[GuardiansState]]] = {
    "set_up": set_up,  # -> prepare_battle
    "prepare_battle": prepare_battle,  # -> cut_hands
    "cut_hands": cut_hands,  # again, or -> draft
    "draft": draft,  # again, or -> start_round
    "start_round": start_round,  # -> select
    "select": select,  # -> act
    "act": act,  # again; or -> select (next stage), end_round, prepare_battle (next battle), the end
    "end_round": end_round,  # -> start_round
}
