"""The turn (Структура хода): draw, build, combat, recovery, and what opens each phase and step."""

from __future__ import annotations

from typing import Final

from rulebound.games.versus.leaving import draw
from rulebound.games.versus.state import NONE, VersusState
from rulebound.games.versus.triggers import moment
from rulebound.games.versus.victory import check_decks
from rulebound.kernel.flow import Flow

STEPS: Final = {
    "resource": "versus.build.order",
    "recruit": "versus.build.order",
    "formation": "versus.build.order",
    "attack": "versus.combat.initiative_attacks_first",
}
"""The rule that gives a player a step."""


def draw_phase(s: VersusState) -> Flow[str]:
    """The cards are drawn before anybody has priority: versus.draw.two_cards, versus.draw.window"""
    s.turn += 1
    for player in s.players:
        if player.passing == "turn":
            player.passing = ""
    s.log.say("turn", "versus.anatomy.phase_order", turn=s.turn, player=s.players[s.initiative])
    for seat in (s.initiative, 1 - s.initiative):
        draw(s, seat, 2, "versus.draw.two_cards")
    check_decks(s)
    begin(s, "draw", NONE)
    return "priority"
    yield


def begin(s: VersusState, stage: str, active: int) -> None:
    """A phase or step begins with what triggers then, and with priority.

    versus.priority.phase_start, versus.priority.step_start, versus.priority.phase_and_step
    """
    s.stage = stage
    s.active = active
    s.priority = s.leader
    if active != NONE:
        player = s.players[active]
        if player.passing == "event" or (player.passing == "attack" and stage == "attack"):
            player.passing = ""
        s.log.say(f"step-{stage}", STEPS[stage], player=player)
    if stage == "recruit":
        # versus.recruit.points, versus.recruit.points_snapshot, versus.anatomy.resource
        s.players[active].points = len(s.players[active].resources)
        moment(s, "own-recruit-step", active)
    elif stage == "attack":
        moment(s, "own-attack-step", active)
    elif stage == "recovery":
        s.log.say("recovery", "versus.anatomy.phase_order")
        moment(s, "recovery")
        s.pending += s.delayed
        s.delayed = []
    s.placed = False
    s.moves = 0


def advance(s: VersusState) -> str:
    """The next step or phase; each seat has its own steps, who has the initiative first.

    versus.anatomy.phase_order, versus.build.order, versus.combat.initiative_attacks_first,
    versus.setup.initiative_first_actor
    """
    stage = s.stage
    if stage == "draw":
        begin(s, "resource", s.initiative)
    elif stage == "resource":
        begin(s, "recruit", s.active)
    elif stage == "recruit":
        s.players[s.active].points = 0  # versus.recruit.points_lost
        begin(s, "formation", s.active)
    elif stage == "formation":
        if s.active == s.initiative:
            begin(s, "resource", 1 - s.initiative)
        else:
            begin(s, "attack", s.initiative)
    elif stage == "attack":
        if s.active == s.initiative:
            begin(s, "attack", 1 - s.initiative)
        else:
            begin(s, "recovery", NONE)
    else:
        return "recovery"
    return "priority"
