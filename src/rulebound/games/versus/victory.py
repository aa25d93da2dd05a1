"""The aim of the game (Цель игры): who has lost when endurance is checked, and what else ends a game."""

from __future__ import annotations

from rulebound.games.versus.state import VersusState
from rulebound.kernel.flow import GameOver
from rulebound.kernel.text import Text
from rulebound.kernel.view import Result


def check_endurance(s: VersusState) -> None:
    """Only here, in the recovery phase: versus.victory.check_time"""
    first, second = (player.endurance for player in s.players)
    if min(first, second) <= 0 and first != second:
        # versus.victory.lose_at_zero, versus.victory.both_below
        rule = "versus.victory.both_below" if max(first, second) <= 0 else "versus.victory.lose_at_zero"
        raise win(s, 0 if first > second else 1, rule)
    if s.turn == s.last_turn:
        raise compare_endurance(s, "versus-result-draw", "versus.victory.turn_limit")
    if first <= 0:  # versus.victory.tie_repeat
        s.log.say("extra-turn", "versus.victory.tie_extra_turn")


def check_decks(s: VersusState) -> None:
    """With that setting, whoever could not draw in full loses: versus.draw.empty_deck"""
    short = [player for player in s.players if player.ran_out]
    if not short or not s.empty_deck_loses:
        return
    rule = "versus.draw.empty_deck"
    if len(short) == 1:
        raise win(s, 1 - short[0].seat, rule)
    raise compare_endurance(s, "versus-result-draw-decks", rule)  # versus.draw.two_cards: both draw at the same time


def compare_endurance(s: VersusState, draw: str, rule: str) -> GameOver:
    """Whoever has more wins; equality is a draw."""
    first, second = (player.endurance for player in s.players)
    if first != second:
        return win(s, 0 if first > second else 1, rule)
    return GameOver(Result([], [0.5, 0.5], Text(draw), rule))


def win(s: VersusState, seat: int, rule: str) -> GameOver:
    scores = [0.0, 0.0]
    scores[seat] = 1.0
    s.log.say("wins", rule, player=s.players[seat])
    return GameOver(Result([seat], scores, Text("versus-result-won", {"player": Text("seat", {"n": seat + 1})}), rule))


def concede(s: VersusState, seat: int) -> GameOver:
    """Whoever concedes has lost: versus.victory.concede"""
    s.log.say("concedes", "versus.victory.concede", player=s.players[seat])
    return win(s, 1 - seat, "versus.victory.concede")
