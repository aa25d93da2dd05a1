"""The end of the game (Перемога в грі): the players win together or lose together."""

from __future__ import annotations

from rulebound.games.champions.state import ChampionsState
from rulebound.kernel.flow import GameOver
from rulebound.kernel.text import Text
from rulebound.kernel.view import Result


def players_win(s: ChampionsState) -> GameOver:
    """All win, the eliminated too: champions.game_end.players_win, champions.player_elimination.shared_result"""
    rule = "champions.game_end.players_win"
    s.log.say("players-win", rule)
    return GameOver(Result(list(range(s.seats)), [1.0] * s.seats, Text("champions-result-players"), rule))


def villain_wins(s: ChampionsState, rule: str) -> GameOver:
    """The players have lost together.

    champions.game_end.villain_wins, champions.player_elimination.all_eliminated_loss
    """
    s.log.say("villain-wins", rule, villain=s.villain)
    text = Text("champions-result-villain", {"villain": s.villain.printed.name})
    return GameOver(Result([], [0.0] * s.seats, text, rule))
