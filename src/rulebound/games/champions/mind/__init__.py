"""What computer players think of a game: what a position is worth, what one usually does, what a card promises."""

from __future__ import annotations

from rulebound.games.champions.mind.features import features
from rulebound.games.champions.mind.habits import ROUTINE, TURN, habit, in_turn, price, settled
from rulebound.games.champions.mind.weights import EVEN, WEIGHTS
from rulebound.games.champions.state import ChampionsState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.mind import Mind


class ChampionsMind(Mind[ChampionsState]):
    """It judges at the beginning of the next round, plans whole turns, and plays on by habit after them."""

    even = EVEN
    weights = WEIGHTS
    routines = ROUTINE
    turns = TURN

    def features(self, s: ChampionsState, seat: int) -> dict[str, float]:
        return features(s, seat)

    def clock(self, s: ChampionsState) -> int:
        return s.round

    def settled(self, s: ChampionsState, choice: Choice, since: int) -> bool:
        return settled(s, choice, since)

    def in_turn(self, s: ChampionsState, seat: int, since: int) -> bool:
        return in_turn(s, seat, since)

    def habit(self, s: ChampionsState, choice: Choice) -> int | None:
        return habit(s, choice)

    def price(self, s: ChampionsState, option: Option, time: int) -> float:
        return price(s, option)
