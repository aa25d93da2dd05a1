"""What the log of a match must show: each line by a rule of its phase, one turn and one activation a round for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rulebound.games.champions.printed import MINION, VILLAIN
from rulebound.games.champions.state import ChampionsState
from rulebound.kernel.log import Line, Mention

ACTIVATIONS: Final = ("champions.activation.hero_form_attack", "champions.activation.alter_ego_scheme")
"""Cited in step two of the villain phase and nowhere else."""
LOST: Final = ("stun-lost", "confusion-lost")


def _in_setup(s: ChampionsState) -> bool:
    return s.round == 0


def _in_player_phase(s: ChampionsState) -> bool:
    return s.step in ("start_round", "turn", "end_player_phase")


def _at(step: str) -> Callable[[ChampionsState], bool]:
    """In this step of the villain phase."""
    return lambda s: s.step == step


def _enemy_attacks(s: ChampionsState) -> bool:
    return bool(s.attacks) and s.cards[s.attacks[-1][0]].kind in (VILLAIN, MINION)


def _nobody_attacks(s: ChampionsState) -> bool:
    return not s.attacks


CHAPTERS: Final[dict[str, Callable[[ChampionsState], bool]]] = {
    "setup": _in_setup,
    "round.player_phase_first": _in_player_phase,
    "player_phase": _in_player_phase,
    "player_turn": _in_player_phase,
    "end_of_player_phase": _in_player_phase,
    "form.change_once_per_round": _in_player_phase,
    "recover": _in_player_phase,
    "consequential_damage": _in_player_phase,
    "attack.hero_basic_damage": _in_player_phase,
    "attack.ally_basic_damage": _in_player_phase,
    "thwart.hero_basic_amount": _in_player_phase,
    "thwart.ally_basic_amount": _in_player_phase,
    "round.villain_phase_second": _at("villain_threat"),
    "villain_phase.step_one_threat": _at("villain_threat"),
    "activation.hero_form_attack": _at("villain_activates"),
    "activation.alter_ego_scheme": _at("villain_activates"),
    "minion": _at("villain_activates"),
    "villain_phase.step_three_deal": _at("deal_encounter_cards"),
    "hazard": _at("deal_encounter_cards"),
    "first_player.token_passes_clockwise": _at("end_round"),
    "enemy_attack": _enemy_attacks,
    "enemy_scheme": _nobody_attacks,
}
"""When a chapter or a single rule can be cited; what is not listed can be at any time."""


def in_force(s: ChampionsState, rule: str) -> bool:
    """Whether a rule of this chapter can make something happen now."""
    _, chapter, name = rule.split(".", 2)
    holds = CHAPTERS.get(f"{chapter}.{name}") or CHAPTERS.get(chapter)
    return holds is None or holds(s)


def everyone_once(lines: Sequence[Line], seats: int, villains: set[str]) -> list[str]:
    """Whoever has no turn or is not activated against in a round, unless they fall.

    champions.player_phase.one_turn_each, champions.activation.once_per_player
    """
    found: list[str] = []
    out: set[int] = set()
    due: set[int] = set()  # who has a turn, then who the villain activates against
    had: set[int] = set()  # who has had theirs
    n = 0
    activating = False
    for line in lines:
        if line.what == "eliminated":
            out.add(line.seat("player"))
        elif line.what == "round":
            n += 1
            due, had = set(range(seats)) - out, set()
        elif line.what == "turn":
            if line.seat("player") not in due - had:
                found.append(f"seat {line.seat('player')} has a turn too many in round {n}")
            had.add(line.seat("player"))
        elif line.what == "villain-phase":
            found += [f"seat {seat} has no turn in round {n}" for seat in sorted(due - had - out)]
            due, had = set(range(seats)) - out, set()
            activating = True
        elif line.rule in ACTIVATIONS or (activating and _is_lost(line, villains)):
            if not activating or line.seat("player") not in due - had:
                found.append(f"the villain activates too often against seat {line.seat('player')} in round {n}")
            had.add(line.seat("player"))
        elif activating and (line.what == "reveals" or line.rule == "champions.first_player.token_passes_clockwise"):
            activating = False
            found += [f"the villain forgets seat {seat} in round {n}" for seat in sorted(due - had - out)]
    return found


def _is_lost(line: Line, villains: set[str]) -> bool:
    """Whether the villain lost a stun or confusion in place of an activation."""
    card = line.args.get("card")
    return line.what in LOST and "player" in line.args and isinstance(card, Mention) and card.open.id in villains
