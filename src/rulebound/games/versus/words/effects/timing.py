"""Effects on the chain and on the rest of the turn: negate, happen later, stay exhausted."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.versus.chain import find, negate
from rulebound.games.versus.printed import says
from rulebound.games.versus.state import NONE, ChainEffect, Trigger, VersusCard, VersusState
from rulebound.games.versus.words.effects.effect import Effect, aimed
from rulebound.games.versus.words.effects.endurance import may_pay
from rulebound.games.versus.words.targets import Target
from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Text


class Negate(Effect):
    """Negate the target effect; with a number, unless its player pays that much endurance."""

    __slots__ = ("ransom",)

    def __init__(self, ransom: int = 0) -> None:
        self.ransom = ransom

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        for number in effect.targets:
            target = find(s, number)
            assert target is not None  # otherwise its target would be illegal and nothing of it would happen
            paid = yield from may_pay(s, target.seat, self.ransom, s.card(effect.source), "negate", target)
            if not paid:
                negate(s, target)

    def text(self, it: Target | None = None) -> Text:
        does = says("negate", it=aimed(it))
        return says("negate-unless", does=does, n=self.ransom) if self.ransom else does


class AtRecovery(Effect):
    """At the start of this turn's recovery phase the triggered power of this card happens."""

    __slots__ = ()
    told_elsewhere = True

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        if s.stage != "recovery":
            (index,) = effect.printed.triggers
            s.delayed.append(Trigger(effect.seat, effect.source, effect.printed, index, NONE, 0, effect.seen))
            s.log.say("at-recovery", effect.rule, card=s.card(effect.source))

    def text(self, it: Target | None = None) -> Text:
        return says("event-delayed")


class TeamAttackersStayExhausted(Effect):
    """Characters that were in a team attack this turn do not become ready in this turn's recovery phase."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        s.team_attackers_stay_exhausted = True
        s.log.say("stay-exhausted", "versus.golden.card_over_rule")

    def text(self, it: Target | None = None) -> Text:
        return says("team-attackers-stay-exhausted")
