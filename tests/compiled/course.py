"""What a match comes to in every way in which it is played, copied and kept: compiled and plain, the same.

`python -m tests.compiled.course` plays every game and prints it as JSON.
"""

from __future__ import annotations

import json
import pickle
from typing import Any

from rulebound.compiled import is_compiled
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import Game, game_names, load_game
from rulebound.kernel.match import Match
from rulebound.kernel.record import Record
from rulebound.kernel.seal import seal_of
from rulebound.players import make_player
from rulebound.players.chair import Chair

SEED = 11
EVERY = 15


def course(game: Game[Any], setup: dict[str, Any]) -> dict[str, Any]:
    """A random match: its record, and at every fifteenth choice what copies and a computer player make of it."""
    match, chance = Match(game, setup, SEED), Chance(SEED)
    players = [make_player(name, SEED) for name in ("heuristic", "search:12")]
    told = []
    while match.choices and match.answers < 200:
        seat, choice = next(iter(match.choices.items()))
        if match.answers % EVERY == 0:
            thoughts = [player.decide(Chair(match, seat)) for player in players]
            told.append({**copies(match, seat), "thoughts": thoughts})
        match.answer(seat, chance.below(len(choice.options)))
    record = match.record().to_json()
    again = Match.replay(game, Record.from_json(record))
    views = [str(match.view(seat)) for seat in (None, *range(match.state.seats))]
    return {"record": record.decode(), "replayed": again.seal(), "told": told, "views": views}


def copies(match: Match[Any], seat: int) -> dict[str, Any]:
    fork, imagined = match.fork(), match.imagine(seat, Chance(SEED))
    thawed = pickle.loads(pickle.dumps(match.state.clone()))
    sealed = {"match": match.seal(), "imagined": imagined.seal(), "thawed": seal_of(thawed, match.choices)}
    for copy in (fork, imagined):
        copy.answer(seat, 0)
    return {**sealed, "forked on": fork.seal(), "imagined on": imagined.seal(), "afterwards": match.seal()}


def courses() -> dict[str, Any]:
    games = [load_game(name) for name in game_names()]
    return {"compiled": is_compiled(), **{game.id: course(game, game.setups()[-1]) for game in games}}


if __name__ == "__main__":
    print(json.dumps(courses()))
