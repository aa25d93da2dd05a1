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

    The plan, if there is one, says what the seat wanted to do from here on; the habit is one of the options, or None.
    """
    ways = dict.fromkeys([Way(option) for option in options])
    turns = chair.mind.turns
    asked = chair.imagine(Chance(0)).choices[chair.seat] if turns else None
    if asked is None or asked.prompt not in turns:
        return list(ways)
    wanted = offered(asked, plan[0]) if plan else None
    kept = Way(wanted, tuple(plan[1:])) if wanted is not None and wanted in options else None
    if kept is not None:
        ways[kept] = None
    many = min(MOST, plays // EACH)
    deals = [chance.number() for _ in range(DEALS)]
    for number in range(2 * (many - len(ways))):
        if len(ways) >= many:
            break
        begun = _begun(options, habit, kept, chance)
        then = Trial(chair, begun, deals[number % DEALS]).wander(chance, STRAYS)
        ways[Way(begun.option, tuple(then))] = None
    return list(ways)


def _begun(options: Sequence[int], habit: int | None, kept: Way | None, chance: Chance) -> Way:
    """How a way begins that is looked for, by lot: as planned, up to some point, with any option, or by habit."""
    kind = chance.below(3)
    option = chance.pick(options)
    if kind == 0 and kept is not None:
        return Way(kept.option, kept.then[: chance.below(len(kept.then) + 1)])
    return Way(option if kind == 1 or habit is None else habit)
