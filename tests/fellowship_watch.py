"""A table of The Lord of the Rings that notes where in the course of things the players were asked for actions.

t = watched(table(heroes=TRIO, first=1))      # the first player has a card with an action for every window
t.phase("resource")
assert t.course("phase", "gains", "draws") == ["phase", "gains", "draws", "window"]
"""

from __future__ import annotations

from rulebound.games.fellowship import GAME
from rulebound.games.fellowship.words import action, attachment, raise_threat
from rulebound.kernel.choice import Choice, Option
from tests.fellowship_table import Table

BELL = attachment("made-up-bell", "Bell", cost=0, does=action(raise_threat(1)))
"""Its action can be used in every window, so its player is asked in every one."""


class Watched(Table):
    """A table that notes between which lines of the log somebody was asked for an action and passed."""

    marks: list[int]

    def idle(self, choice: Choice) -> Option | None:
        if choice.prompt in ("action", "planning"):
            self.marks.append(len(self.log.lines))
        return super().idle(choice)

    def course(self, *whats: str) -> list[str]:
        found = []
        for place, line in enumerate([*self.log.lines, None]):
            found += ["window"] * self.marks.count(place)
            found += [line.what] if line is not None and line.what in whats else []
        return found


def watched(t: Table, *seats: int) -> Watched:
    """The table, with a bell for each of these players."""
    for seat in seats or (t.first,):
        t.put(BELL, seat=seat, on=t.s.heroes_of(seat)[0])
    t.at("planning")
    found = Watched(GAME, t.s)
    found.marks = []
    return found
