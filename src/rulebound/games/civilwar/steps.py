"""The steps of a game, as the rulebook's overview shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulebound.games.civilwar import clash, hero_turn, setup, storyline
from rulebound.games.civilwar.registration import bid
from rulebound.games.civilwar.scoring import GameEnds
from rulebound.games.civilwar.state import CivilState
from rulebound.kernel.flow import Flow, GameOver
from rulebound.kernel.text import Text
from rulebound.kernel.view import Result


def to_the_end(step: Callable[[CivilState], Flow[str]]) -> Callable[[CivilState], Flow[str]]:
    """A step in which a game may end, however deep."""

    def run(s: CivilState) -> Flow[str]:
        try:
            following = yield from step(s)
        except GameEnds as over:
            return finish(s, over)
        return following

    return run


def finish(s: CivilState, over: GameEnds) -> str:
    """The result; in a tournament the next game first."""
    if s.tournament:
        try:
            return setup.next_game(s, over)
        except GameEnds as decided:
            over = decided
    winners = [player.seat for player in s.players if player.side == over.winner]
    scores = [1.0 if player.side == over.winner else 0.0 for player in s.players]
    s.log.say("wins", over.rule, team=s.team_name(over.winner))
    raise GameOver(Result(winners, scores, Text("civilwar-result", {"team": s.team_name(over.winner)}), over.rule))


STEPS: Final = {
    "pick_locations": setup.choose_places,
    "ban_locations": setup.ban_places,
    "draft_heroes": setup.draft_heroes,
    "bid": bid,
    "lay_out": setup.lay_out,
    "deal": to_the_end(setup.deal),
    "first_turn": to_the_end(setup.first_turn),
    "choose_hero": to_the_end(hero_turn.choose_hero),
    "start_turn": to_the_end(hero_turn.start_turn),
    "play_card": storyline.play_card,
    "act": to_the_end(hero_turn.act),
    "end_turn": to_the_end(hero_turn.end_turn),
    "after_turn": to_the_end(hero_turn.after_turn),
    "end_round": clash.end_round,
}
