"""Effects that move tokens from card to card, and that swap cards or values (Переміщення, поміняти)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rulebound.games.fellowship.abilities import FellowshipEffect, FellowshipMoment
from rulebound.games.fellowship.damage import can_be_hurt, check_hit_points
from rulebound.games.fellowship.numbers import base
from rulebound.games.fellowship.printed import HERO
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.games.fellowship.words.nouns import FellowshipTarget
from rulebound.games.fellowship.words.tokens import OnFellowshipCards, lasts_on, says
from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Text
from rulebound.lcg.effects.deeds import says_much
from rulebound.lcg.moments import Count, worth


class Move(OnFellowshipCards):
    """Damage or resources go from a card to another one, as far as there are so many."""

    __slots__ = ("n", "to", "what")

    def __init__(
        self, what: Literal["damage", "resources"], n: Count, target: FellowshipTarget, to: FellowshipTarget
    ) -> None:
        super().__init__(target)
        self.what = what
        self.n = n
        self.to = to

    def parts(self) -> Sequence[object]:
        return (self.n, self.target, self.to)

    def useful(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        """There is something to move and a place to move it to: fellowship.move.no_destination"""
        if not getattr(card, self.what):
            return False
        return any(self._takes(s, m, other, card) for other in self.to.candidates(s, m))

    def _takes(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard, giver: FellowshipCard) -> bool:
        """Not where the tokens lie: fellowship.move.not_same_place"""
        if card is giver or s.immune(card, m.card):
            return False
        return can_be_hurt(s, card, m.card) if self.what == "damage" else card.kind == HERO

    def do(self, s: FellowshipState, m: FellowshipMoment, cards: list[FellowshipCard]) -> Flow[int]:
        moved = 0
        for card in cards:
            n = min(worth(self.n, s, m), getattr(card, self.what))
            able = [other for other in self.to.candidates(s, m) if self._takes(s, m, other, card)]
            to = yield from self.to.picks(s, m, "choose", able.__contains__, self)
            for other in to:  # one, if any
                setattr(card, self.what, getattr(card, self.what) - n)
                setattr(other, self.what, getattr(other, self.what) + n)
                s.log.say(f"moves-{self.what}", s.rules.sentences, n=n, card=card, to=other)
                moved += n
        yield from check_hit_points(s)
        return moved

    def text(self) -> Text:
        target, to = self.target.text(), self.to.text()
        return says_much(f"fellowship-effect-move-{self.what}", self.n, target=target, to=to)


class SwapCards(FellowshipEffect):
    """Two cards out of play change their places."""

    __slots__ = ("one", "other")

    def __init__(self, one: FellowshipTarget, other: FellowshipTarget) -> None:
        self.one = one
        self.other = other

    def parts(self) -> Sequence[object]:
        return (self.one, self.other)

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        """There is something on both sides: fellowship.swap.needs_both"""
        return bool(self.one.candidates(s, m)) and bool(self.other.candidates(s, m))

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        if not self.can(s, m):
            return False
        ones = yield from self.one.picks(s, m, "choose", lambda card: True, self)
        others = yield from self.other.picks(s, m, "choose", lambda card: card not in ones, self)
        if not others:
            return False
        (one,), (other,) = ones, others
        there, here = s.zone_of(one), s.zone_of(other)
        s.move(one, here)
        s.move(other, there)
        s.log.say("swaps", s.rules.sentences, card=one, other=other)
        return True

    def text(self) -> Text:
        return says("swap-cards", one=self.one.text(), other=self.other.text())


class SwapValues(FellowshipEffect):
    """For a while, two cards in play have each other's base value, with all that modifies it."""

    __slots__ = ("one", "other", "period", "stat")

    def __init__(self, stat: str, one: FellowshipTarget, other: FellowshipTarget, period: str = "phase") -> None:
        self.stat = stat
        self.one = one
        self.other = other
        self.period = period

    def parts(self) -> Sequence[object]:
        return (self.one, self.other)

    def _has(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        """A value of 0 is one, a dash is none: fellowship.swap.zero_value"""
        return card.in_play and base(s, card, self.stat) is not None and not s.immune(card, m.card)

    def _others(self, s: FellowshipState, m: FellowshipMoment, one: FellowshipCard) -> list[FellowshipCard]:
        return [card for card in self.other.candidates(s, m) if card is not one and self._has(s, m, card)]

    def _able(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        return self._has(s, m, card) and bool(self._others(s, m, card))

    def can(self, s: FellowshipState, m: FellowshipMoment) -> bool:
        return s.judge.in_period(s, m, self.period) and any(self._able(s, m, c) for c in self.one.candidates(s, m))

    def run(self, s: FellowshipState, m: FellowshipMoment) -> Flow[bool]:
        ones = yield from self.one.picks(s, m, "choose", lambda card: self._able(s, m, card), self)
        if not ones:
            return False
        (one,) = ones
        others = yield from self.other.picks(s, m, "choose", lambda card: card in self._others(s, m, one), self)
        (other,) = others
        mine, theirs = base(s, one, self.stat), base(s, other, self.stat)
        assert mine is not None
        assert theirs is not None
        gain = theirs - mine
        for card, n in ((one, gain), (other, -gain)):
            lasts_on(s, card, self.stat, n, self.period, m.card)
        s.log.say("swaps", s.rules.sentences, card=one, other=other)
        return True

    def text(self) -> Text:
        stat = Text(f"fellowship-stat-{self.stat}")
        return says("swap-values", stat=stat, period=self.period, one=self.one.text(), other=self.other.text())
