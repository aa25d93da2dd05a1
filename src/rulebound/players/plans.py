"""Planning a turn: an option is worth what the best way to go on after it is worth, not what the habit makes of it.

Ways are found by playing the turn to its end in imagined matches, by habit with one decision of a few by lot; a search
then tries them all on common deals, as it tries options.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.kernel.chance import Chance
from rulebound.players.ahead import Trial, offered
from rulebound.players.chair import Chair
from rulebound.players.thought import Way

STRAYS: Final = 5
"""While a way is looked for, one decision of so many is made by lot."""
EACH: Final = 10
"""A thought of ten times as many imagined games looks for ten times as many ways,"""
MOST: Final = 60
"""but not for more than these."""
DEALS: Final = 3
"""In so many imagined matches they are found."""


def ways_on(
    chair: Chair, options: Sequence[int], habit: int | None, plays: int, chance: Chance, plan: Sequence[str]
) -> list[Way]:
    """Every option, played on by habit; where a turn is to be planned, other ways to go on with it too.

    The plan, if there is one, says what the seat wanted to do from here on.
    """
    ways = dict.fromkeys([Way(option) for option in options])
    asked = chair.imagine(Chance(0)).choices[chair.seat]
    if asked.prompt in chair.mind.turns:
        wanted = offered(asked, plan[0]) if plan else None
        if wanted in options and wanted is not None:
            ways[Way(wanted, tuple(plan[1:]))] = None
        many = min(MOST, plays // EACH)
        deals = [chance.number() for _ in range(DEALS)]
        for number in range(2 * (many - len(ways))):
            if len(ways) >= many:
                break
            ways[_wander(chair, options, habit, wanted, plan, deals[number % DEALS], chance)] = None
    return list(ways)


def _wander(
    chair: Chair, options: Sequence[int], habit: int | None, wanted: int | None, plan: Sequence[str], deal: int,
    chance: Chance,
) -> Way:  # fmt: skip
    """A way by lot: the plan as far as some point, or any option, or the habit, and then on with strays."""
    kind = chance.below(3)
    option = chance.pick(options)
    then: Sequence[str] = ()
    if kind == 0 and wanted in options and wanted is not None:
        option = wanted
        then = plan[1 : 1 + chance.below(len(plan))]
    elif kind != 1 and habit in options and habit is not None:
        option = habit
    return Way(option, tuple(Trial(chair, Way(option, tuple(then)), deal).wander(chance, STRAYS)))
