"""Phase II, planning (Фаза планування): one player after the other plays allies and attachments."""

from __future__ import annotations

from rulebound.games.fellowship.action_windows import open_window, opportunity
from rulebound.games.fellowship.phases import begin_phase, end_phase
from rulebound.games.fellowship.state import FellowshipState
from rulebound.kernel.flow import Flow


def begin_planning(s: FellowshipState) -> Flow[str]:
    """2.1 The first player becomes the active player: fellowship.step.2_1"""
    yield from begin_phase(s, "planning", "fellowship.step.2_1")
    return next_planner(s)


def next_planner(s: FellowshipState) -> str:
    """2.3 The next player is active, until all have been: fellowship.step.2_3, fellowship.active_player.definition"""
    player = s.next_waiting()
    if player is None:
        s.active = -1
        return "end_planning"
    s.active = player.seat
    s.log.say("plans", "fellowship.step.2_3", player=player)
    return "plan"


def plan(s: FellowshipState) -> Flow[str]:
    """2.2 The special window, one action at a time; it stays open until all pass in a row.

    fellowship.window.special_2_2, fellowship.step.2_2_stays_open
    """
    if not s.open:
        open_window(s, "2.2")
    closed = yield from opportunity(s, True, False)
    return next_planner(s) if closed else "plan"


def end_planning(s: FellowshipState) -> Flow[str]:
    """2.4 The planning phase ends: fellowship.step.2_4"""
    yield from end_phase(s, "fellowship.step.2_4")
    return "begin_quest"
