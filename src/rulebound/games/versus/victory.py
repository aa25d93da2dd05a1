"""Цель игры: who has lost when endurance is checked."""

from __future__ import annotations

from typing import Final

from rulebound.games.versus.state import VersusState
from rulebound.kernel.text import Text
from rulebound.kernel.view import Result

LAST_TURN: Final = 40  # versus.victory.turn_limit


def check_endurance(s: VersusState) -> bool:
    """versus.victory.check_time: only here, in the recovery phase. True if the game is over."""
    first, second = (player.endurance for player in s.players)
    if min(first, second) <= 0 and first != second:
        # versus.victory.lose_at_zero, versus.victory.both_below
        rule = "versus.victory.both_below" if max(first, second) <= 0 else "versus.victory.lose_at_zero"
        win(s, 0 if first > second else 1, rule)
        return True
    if s.turn >= LAST_TURN:
        if first != second:
            win(s, 0 if first > second else 1, "versus.victory.turn_limit")
        else:
            s.result = Result([], [0.5, 0.5], Text("versus-result-draw"), "versus.victory.turn_limit")
        return True
    if first <= 0:  # versus.victory.tie_repeat
        s.log.say("extra-turn", "versus.victory.tie_extra_turn")
    return False


def win(s: VersusState, seat: int, rule: str) -> None:
    scores = [0.0, 0.0]
    scores[seat] = 1.0
    s.result = Result([seat], scores, Text("versus-result-won", {"seat": seat + 1}), rule)
    s.log.say("wins", rule, player=s.players[seat])


def concede(s: VersusState, seat: int) -> None:
    """versus.victory.concede"""
    s.log.say("concedes", "versus.victory.concede", player=s.players[seat])
    win(s, 1 - seat, "versus.victory.concede")
