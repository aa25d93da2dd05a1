"""Winning a battle, the end of the game (Победа в бою, Конец игры): who has won a battle, and who the game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from rulebound.games.guardians.leaving import BattleOver, clear_series
from rulebound.games.guardians.state import GuardiansState
from rulebound.games.guardians.tactics import return_knockout
from rulebound.kernel.flow import GameOver
from rulebound.kernel.text import Text
from rulebound.kernel.view import Result

FOUR_WINS: Final = "four_wins"
DECIDING_BATTLE: Final = "deciding_battle"
VARIANTS: Final = (FOUR_WINS, DECIDING_BATTLE)


def end_battle(s: GuardiansState, over: BattleOver) -> str:
    """Mark the wins, clear the table, and see whether somebody has won the game; returns the next step.

    Who has not acted yet reveals nothing any more: guardians.victory.unrevealed_card_ignored
    """
    s.log.say("battle-over", over.rule)
    for side in sorted(over.sides):
        s.wins[side] += 1  # guardians.victory.add_win, guardians.team.team_wins_battle
        rule = "guardians.team.team_wins_battle" if s.teams else "guardians.victory.add_win"
        s.log.say("wins-battle", rule, side=side_name(s, side), wins=s.wins[side])
    for player in s.from_first():
        clear_series(s, player)  # guardians.victory.winner_series_discarded
        player.in_battle = False
    for tactic in s.tactics:
        if tactic.knockout:
            return_knockout(s, tactic, "guardians.effect.knockouts_return_at_battle_end")
    return check_victory(s, over.sides)


def check_victory(s: GuardiansState, winners: Collection[int]) -> str:
    """The third win wins the game; several at once are settled by the variant or the tie-break.

    guardians.victory.third_win
    """
    if s.contenders:
        raise end_game(s, tie_break(s, winners), "guardians.victory.variant_deciding_battle")
    reached = [side for side in sorted(winners) if s.wins[side] >= s.to_win]
    if not reached:
        return "prepare_battle"  # guardians.overview.series_of_battles
    if len(reached) == 1:
        if s.to_win > 3:
            raise end_game(s, reached[0], "guardians.victory.variant_four_wins")
        raise end_game(s, reached[0], "guardians.team.third_win" if s.teams else "guardians.victory.third_win")
    if s.variant == FOUR_WINS and s.to_win == 3:
        s.to_win = 4
        s.log.say("four-wins", "guardians.victory.variant_four_wins")
        return "prepare_battle"
    if s.variant == DECIDING_BATTLE:
        s.contenders = reached
        s.log.say("deciding-battle", "guardians.victory.variant_deciding_battle")
        return "prepare_battle"
    winner = tie_break(s, reached)
    holder = s.players[s.first].side == winner
    alone = "guardians.victory.tie_first_player" if holder else "guardians.victory.tie_nearest_clockwise"
    raise end_game(s, winner, "guardians.team.tie_first_player_team" if s.teams else alone)


def tie_break(s: GuardiansState, sides: Collection[int]) -> int:
    """The first player's side, else that of the contender nearest clockwise from the first player."""
    return next(player.side for player in s.from_first() if player.side in sides)


def end_game(s: GuardiansState, side: int, rule: str) -> GameOver:
    winners = [player.seat for player in s.players if player.side == side]
    scores = [1.0 if player.side == side else 0.0 for player in s.players]
    s.log.say("wins-game", rule, side=side_name(s, side))
    return GameOver(Result(winners, scores, Text("guardians-result", {"side": side_name(s, side)}), rule))


def side_name(s: GuardiansState, side: int) -> Text:
    """A team by its number, a player by the seat."""
    return Text("guardians-team", {"n": side + 1}) if s.teams else Text("seat", {"n": side + 1})
