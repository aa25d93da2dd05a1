"""The frame of the round (Додаток I): rounds and phases begin and end, which cards may speak of."""

from __future__ import annotations

from rulebound.games.fellowship.action_windows import open_window, opportunity
from rulebound.games.fellowship.damage import end_period
from rulebound.games.fellowship.events import BEGIN_PHASE, BEGIN_ROUND
from rulebound.games.fellowship.progress import check_stage
from rulebound.games.fellowship.state import FellowshipState
from rulebound.kernel.flow import Flow
from rulebound.kernel.game import Step
from rulebound.lcg.events import END_OF_PHASE, END_OF_ROUND, Deed
from rulebound.lcg.windows import aftermath


def begin_round(s: FellowshipState) -> Flow[str]:
    """0.0 The round begins: fellowship.step.0_0"""
    s.round += 1
    s.log.say("round", "fellowship.step.0_0", n=s.round)
    if s.heard(BEGIN_ROUND):
        yield from aftermath(s, [Deed(BEGIN_ROUND, None)])
    return "collect_resources"


def begin_phase(s: FellowshipState, phase: str, rule: str) -> Flow[None]:
    """A phase begins, which is a moment that cards may wait for: fellowship.step.phase_begin_is_trigger

    Then all players have their turns in it, from the first player on: fellowship.player_order.definition
    """
    s.phase = phase
    s.log.say("phase", rule, phase=phase)
    if s.heard(BEGIN_PHASE):
        yield from aftermath(s, [Deed(BEGIN_PHASE, None)])
    s.waiting = tuple(s.order())


def end_phase(s: FellowshipState, rule: str) -> Flow[None]:
    """A phase ends: lasting effects end first, then what waits for the end happens.

    fellowship.lasting.ends_before_end_triggers, fellowship.step.phase_end_is_trigger,
    fellowship.delayed.before_responses
    """
    yield from end_period(s, "phase", s.phase)
    for player in s.players:
        player.passing = False
    if s.heard(END_OF_PHASE):
        yield from aftermath(s, [Deed(END_OF_PHASE, None)])
    yield from check_stage(s)


def end_round(s: FellowshipState) -> Flow[str]:
    """0.1 The round ends: fellowship.step.0_1, fellowship.step.0_1_trigger"""
    yield from end_period(s, "round")
    s.allies_played = 0
    for enemy in s.enemies():
        enemy.attacked = False
    if s.heard(END_OF_ROUND):
        yield from aftermath(s, [Deed(END_OF_ROUND, None)])
    yield from check_stage(s)
    return "begin_round"


def window_after(step: str, following: str) -> Step[FellowshipState]:
    """An action window as a step of its own, one action at a time; then the game goes on."""

    def window(s: FellowshipState) -> Flow[str]:
        if not s.open:
            open_window(s, step)
        return opportunity(s, following, s.step)

    return window
