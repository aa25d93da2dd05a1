"""The game of the day: the same deal for everybody on a date, for whoever plays alone or with computer partners.

Whoever knows the seed of a match could look up its cards, so a match with open seats is never dealt like this: the
server refuses any seed there.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Any, Final

from rulebound.kernel.chance import Chance, seed_of
from rulebound.kernel.game import Game, game_names, load_game
from rulebound.kernel.text import Refused
from rulebound.table import wire
from rulebound.table.founding import seats_of
from rulebound.table.limits import Limits

TRIES: Final = 20
"""So many setups are drawn before the usual one is taken: not every pair of decks may meet."""


@lru_cache(maxsize=4)
def game_of_the_day(day: date) -> wire.Today:
    """One of the games, with what has a card to stand for it drawn by lot."""
    seed = f"day {day.isoformat()}"
    chance = Chance(seed_of(seed))
    game = load_game(chance.pick(game_names()))
    return wire.Today(day.isoformat(), game.id, _setup(game, chance), seed)


def _setup(game: Game[Any], chance: Chance) -> dict[str, Any]:
    for _ in range(TRIES):
        setup = _by_lot(game, chance)
        try:
            seats_of(game, setup, Limits())
        except Refused:
            continue
        return setup
    return {}


def _by_lot(game: Game[Any], chance: Chance) -> dict[str, Any]:
    """A hero, a deck, a villain, a scenario; how hard it is and how one is asked stays as usual."""
    setup: dict[str, Any] = {}
    for option in game.options():
        values = [value for value in option.values if str(value) in option.facts]
        if not values or any(facts.fits for facts in option.facts.values()):
            continue
        if isinstance(option.default, list):
            if option.seats is not None and option.default:
                setup[option.id] = chance.sample(values, len(option.default))
        elif not option.many:
            setup[option.id] = chance.pick(values)
    return setup
