"""Why can I not? What stands against using a thing, whatever is being asked."""

from __future__ import annotations

from rulebound.games.civilwar.actions import why
from rulebound.games.civilwar.state import CivilState
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Verdict


def why_thing(s: CivilState, seat: int, thing: Thing) -> list[Verdict]:
    """The requirements of what the active hero could do to it, while its turn lasts."""
    if s.step != "act":
        return []
    return why(s, s.hero.seat, thing)
