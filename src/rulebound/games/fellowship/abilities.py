"""Abilities (Властивість) of this game: an action may name a phase, and some may be used by every player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from rulebound.games.fellowship.events import BEGIN_PHASE
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Ability, Effect, Limit, When
from rulebound.lcg.events import END_OF_PHASE, END_OF_ROUND
from rulebound.lcg.moment import Moment

FellowshipMoment: TypeAlias = Moment[FellowshipCard]
FellowshipEffect: TypeAlias = Effect[FellowshipState, FellowshipMoment]
FRAME: Final = frozenset((BEGIN_PHASE, END_OF_PHASE, END_OF_ROUND))
"""Events of the round itself: fellowship.step.phase_begin_is_trigger"""


class FellowshipAbility(Ability):
    """An ability whose trigger may name a phase, for its controller or for every player."""

    __slots__ = ("plain",)

    def __init__(
        self,
        timing: str,
        effects: Sequence[Effect[Any, Any]] = (),
        *,
        when: When | None = None,
        costs: Sequence[Effect[Any, Any]] = (),
        limit: Limit | None = None,
        phase: str = "",
        anyone: bool = False,
        plain: bool = False,
    ) -> None:
        super().__init__(timing, effects, when=when, costs=costs, limit=limit)
        self.phase = phase  # "quest" or "combat": the word before "Action"
        self.anyone = anyone
        self.plain = plain  # a sentence without a bold word before it

    def head(self) -> Text:
        return Text(f"fellowship-ability-{self.timing}", {"phase": self.phase or "any"})

    def occasion(self, when: When, body: Text) -> Text:
        """The frame of the round has its own words: "at the end of the round" and not "after the round ends"."""
        if when.kind not in FRAME:
            return super().occasion(when, body)
        return Text("fellowship-ability-at", {"when": when.text(), "body": body})

    def text(self) -> Text:
        if not self.plain or self.when is None:
            return super().text()
        body = Text("lcg-ability-effects", {"effects": self.body()})
        return Text("lcg-constant", {"said": self.occasion(self.when, body)})


def has_phase(ability: Ability, phase: str) -> bool:
    """Whether an action may be used in this phase: fellowship.action.phase_restricted"""
    return not ability.phase or ability.phase == phase
