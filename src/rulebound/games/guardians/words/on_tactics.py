"""On the seven tactics: traps and Knockouts."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.games.guardians.damage import Moment
from rulebound.games.guardians.state import GuardiansState, Player
from rulebound.games.guardians.tactics import (
    place_knockout_of_choice,
    remove_knockout_of_choice,
    remove_trap_of_choice,
    set_trap_of_choice,
)
from rulebound.games.guardians.words.effect import Counted, Effect, says
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.kernel.text import Text


class SetTrap(Effect):
    """Set one trap."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        yield from set_trap_of_choice(s, player)

    def text(self) -> Text:
        return says("set-trap")


class RemoveTrap(Effect):
    """Remove up to one trap."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        yield from remove_trap_of_choice(s, player, "done")

    def text(self) -> Text:
        return says("remove-trap")


class PlaceKnockout(Effect):
    """Put one Knockout on a free tactic: guardians.effect.feint_manoeuvre_knockout"""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        yield from place_knockout_of_choice(s, player)

    def text(self) -> Text:
        return says("place-knockout")


class RemoveKnockout(Effect):
    """Remove up to one Knockout."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        yield from remove_knockout_of_choice(s, player, "done")

    def text(self) -> Text:
        return says("remove-knockout")


class SetOrRemoveTraps(Counted):
    """Set up to n traps, or remove up to n traps."""

    __slots__ = ()

    def run(self, s: GuardiansState, player: Player, moment: Moment) -> Flow[None]:
        trapped = sum(tactic.trapped for tactic in s.tactics)
        offered: dict[Option, Callable[[GuardiansState, Player, str], Flow[bool]]] = {}
        if trapped < len(s.tactics):
            offered[Option("set-traps")] = set_trap_of_choice
        if trapped:
            offered[Option("remove-traps")] = remove_trap_of_choice
        change = yield from pick(player.seat, "traps", offered, "guardians.trap.set_flips_tactic")
        for _ in range(self.n):
            changed = yield from change(s, player, "done")
            if not changed:
                return

    def text(self) -> Text:
        return says("set-or-remove-traps", n=self.n)
