"""Abilities (Властивість) of this game: an action may name a phase, and some may be used by every player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.text import Text
from rulebound.lcg.abilities import Ability, Effect, Limit, When
from rulebound.lcg.moments import Moment

FellowshipMoment: TypeAlias = Moment[FellowshipCard]
FellowshipEffect: TypeAlias = Effect[FellowshipState, FellowshipMoment]


class FellowshipAbility(Ability):
    """An ability whose trigger may name a phase, for its controller or for every player."""

    __slots__ = ("anyone", "phase", "plain")

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
        self.anyone = anyone  # every player may use it
        self.plain = plain  # a sentence without a bold word before it

    def head(self) -> Text:
        return Text(f"fellowship-ability-{self.timing}", {"phase": self.phase or "any"})

    def text(self) -> Text:
        if not self.plain or self.when is None:
            return super().text()
        body = Text("lcg-ability-effects", {"effects": self.body()})
        said = Text(f"lcg-ability-when-{self.timing}", {"when": self.when.text(), "body": body})
        return Text("lcg-constant", {"said": said})


def has_phase(ability: Ability, phase: str) -> bool:
    """Whether an action may be used in this phase: fellowship.action.phase_restricted"""
    return not isinstance(ability, FellowshipAbility) or not ability.phase or ability.phase == phase
