"""Цель игры: who has lost when endurance is checked, and what else ends a game."""

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
        compare_endurance(s, "versus-result-draw", "versus.victory.turn_limit")
        return True
    if first <= 0:  # versus.victory.tie_repeat
        s.log.say("extra-turn", "versus.victory.tie_extra_turn")
    return False


def check_decks(s: VersusState) -> bool:
    """versus.draw.empty_deck: with that setting, whoever could not draw in full loses. True if the game is over."""
    short = [player for player in s.players if player.ran_out]
    if not short or not s.empty_deck_loses:
        return False
    rule = "versus.draw.empty_deck"
    for player in short:
        s.log.say("runs-out", rule, player=player)
    if len(short) == 1:
        win(s, 1 - short[0].seat, rule)
    else:  # versus.draw.two_cards: both draw at the same time
        compare_endurance(s, "versus-result-draw-decks", rule)
    return True


def compare_endurance(s: VersusState, draw: str, rule: str) -> None:
    """Whoever has more wins; equality is a draw."""
    first, second = (player.endurance for player in s.players)
    if first != second:
        win(s, 0 if first > second else 1, rule)
    else:
        s.result = Result([], [0.5, 0.5], Text(draw), rule)


def win(s: VersusState, seat: int, rule: str) -> None:
    scores = [0.0, 0.0]
    scores[seat] = 1.0
    s.result = Result([seat], scores, Text("versus-result-won", {"seat": seat + 1}), rule)
    s.log.say("wins", rule, player=s.players[seat])


def concede(s: VersusState, seat: int) -> None:
    """versus.victory.concede"""
    s.log.say("concedes", "versus.victory.concede", player=s.players[seat])
    win(s, 1 - seat, "versus.victory.concede")
