"""Why can I not? What stands against using a thing, whatever is being asked."""

from __future__ import annotations

from rulebound.games.civilwar.actions import why
from rulebound.games.civilwar.state import CivilState
from rulebound.kernel.things import Thing
from rulebound.kernel.view import Verdict


def why_thing(s: CivilState, seat: int, thing: Thing) -> list[Verdict]:
    """The requirements of what the active hero could do to it, while its turn lasts; "you" is that hero's player."""
    if s.step != "act" or seat != s.hero.seat:
        return []
    return why(s, seat, thing)
