"""Effects on endurance: lose it, gain it, pay it to prevent something."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.versus.leaving import gain, lose
from rulebound.games.versus.printed import says
from rulebound.games.versus.state import SUPPORT, ChainEffect, VersusCard, VersusState
from rulebound.games.versus.words.effects.effect import Counted, Effect
from rulebound.games.versus.words.targets import Target
from rulebound.games.versus.words.who import Who
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick
from rulebound.kernel.text import Arg, Text
from rulebound.kernel.things import Thing


def may_pay(s: VersusState, seat: int, n: int, about: VersusCard, what: str, on: Thing) -> Flow[bool]:
    """A player may pay endurance, with at least that much, or something is done to something.

    versus.power.unless, versus.power.endurance_cost
    """
    if not n or s.players[seat].endurance < n:
        return False
    offered = {Option("pay", n): True, Option("decline"): False}

    def args() -> dict[str, Arg]:
        return {"n": n, "what": what, "on": on.name_for(seat)}

    paid = yield from pick(seat, "pay", offered, "versus.power.unless", about=about, args=args)
    if not paid:
        s.log.say("declines", "versus.power.unless", player=s.players[seat])
        return False
    lose(s, seat, n, "versus.power.unless")
    return True


class Drain(Counted):
    """Each opponent loses so much endurance; a condition may limit it."""

    __slots__ = ("only_if",)

    def __init__(self, n: int, only_if: str = "") -> None:
        super().__init__(n)
        self.only_if = only_if

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        other = s.players[1 - effect.seat]
        if self.only_if == "richer" and other.endurance <= s.players[effect.seat].endurance:
            return
        if self.only_if == "no-ready-support" and any(
            c.now.row == SUPPORT and not c.now.exhausted for c in other.characters.cards
        ):
            return
        lose(s, other.seat, self.n, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says("drain", n=self.n, condition=self.only_if or "no")


class DrainSelf(Counted):
    """You lose so much endurance."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        lose(s, effect.seat, self.n, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says("drain-self", n=self.n)


class DrainFor(Effect):
    """Each opponent loses 1 endurance for each such character."""

    __slots__ = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        lose(s, 1 - effect.seat, len(self.who.all(s, effect.seat, s.card(effect.source))), effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says("drain-for", who=self.who.text())


class Gain(Counted):
    """You gain so much endurance."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        gain(s, effect.seat, self.n, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says("gain", n=self.n)
