"""Deeds done to cards: ready, exhaust, heal, deal damage, discard, return, put into play, take control."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from rulebound.kernel.flow import Flow
from rulebound.kernel.text import Arg, Text
from rulebound.lcg.abilities import Claim, Effect
from rulebound.lcg.in_play import may_enter, put_into_play, take_control
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import Count, number, worth
from rulebound.lcg.state import AnyCard, LcgState
from rulebound.lcg.targets import THIS, Target

S = TypeVar("S", bound=LcgState[Any])
C = TypeVar("C", bound=AnyCard)


def says(what: str, **args: Arg) -> Text:
    return Text(f"lcg-effect-{what}", args)


def says_much(what: str, n: Count, **args: Arg) -> Text:
    """A plain number stands before its noun; one that has to be explained comes after it: `…-by`."""
    return Text(what if isinstance(n, int) else f"{what}-by", {"n": number(n), **args})


class OnCards(Effect[S, Moment[C]], Generic[S, C]):
    """Something done to the cards of a target; whether it can be, and to which, is asked and decided here."""

    __slots__ = ("target",)
    act: ClassVar[str] = "choose"

    def __init__(self, target: Target[S, C]) -> None:
        self.target = target

    def useful(self, s: S, m: Moment[C], card: C) -> bool:
        """Whether it would change this card."""
        return card.in_play

    def on(self, s: S, m: Moment[C], card: C) -> int:
        """Do it to one card, for deeds that ask nobody; how much was done."""
        raise NotImplementedError  # pragma: no cover

    def do(self, s: S, m: Moment[C], cards: list[C]) -> Flow[int]:
        """Do it to all of them; how much was done."""
        done = 0
        for card in cards:
            done += self.on(s, m, card)
        return done
        yield

    def wholly(self, s: S, m: Moment[C], cards: Sequence[C]) -> bool:
        """Whether it was done as it says."""
        return bool(cards)

    # --- the same for all ---------------------------------------------------------------------------------

    def parts(self) -> Sequence[object]:
        return (self.target,)

    def can(self, s: S, m: Moment[C]) -> bool:
        for card in self.target.candidates(s, m):  # noqa: SIM110
            if self.useful(s, m, card) and s.judge.reaches(s, m, card):
                return True
        return False

    def payable(self, s: S, m: Moment[C]) -> bool:
        """A cost is no effect: what effects cannot reach can still be paid with."""
        for card in self.target.candidates(s, m):  # noqa: SIM110
            if self.useful(s, m, card):
                return True
        return False

    def decide(self, s: S, m: Moment[C]) -> Flow[None]:
        cards = yield from self._picks(s, m)
        m.decide(self, cards)

    def run(self, s: S, m: Moment[C]) -> Flow[bool]:
        cards = m.decision(self)
        if cards is None or not all(self.useful(s, m, card) for card in cards):
            cards = yield from self._picks(s, m)
        m.count = yield from self.do(s, m, cards)
        return self.wholly(s, m, cards)

    def _picks(self, s: S, m: Moment[C]) -> Flow[list[C]]:
        judge = s.judge
        return self.target.picks(
            s, m, self.act, lambda card: self.useful(s, m, card) and (m.paying or judge.reaches(s, m, card)), self
        )

    def _only(self, s: S, m: Moment[C]) -> C | None:
        """The one card it can be done to, if there is no choice."""
        found = self.target.candidates(s, m)
        return next(iter(found)) if len(found) == 1 else None


class Ready(OnCards[S, C]):
    """Ready exhausted cards."""

    __slots__ = ()
    act = "ready"

    def useful(self, s: S, m: Moment[C], card: C) -> bool:
        return card.exhausted

    def on(self, s: S, m: Moment[C], card: C) -> int:
        card.exhausted = False
        s.log.say("readies", s.rules.ready, card=card)
        return 1

    def text(self) -> Text:
        return says("ready", target=self.target.text())


class Exhaust(OnCards[S, C]):
    """Exhaust ready cards; what is attached to them stays as it is."""

    __slots__ = ()
    act = "exhaust"

    def useful(self, s: S, m: Moment[C], card: C) -> bool:
        return card.in_play and not card.exhausted

    def on(self, s: S, m: Moment[C], card: C) -> int:
        card.exhausted = True
        if not m.paying:  # what is used tells it
            s.log.say("exhausts", s.rules.exhaust, card=card)
        return 1

    def claim(self, s: S, m: Moment[C]) -> Claim | None:
        card = self._only(s, m)
        return None if card is None else ("ready", card.id, int(card.in_play and not card.exhausted), 1)

    def tires(self) -> bool:
        return self.target is THIS

    def affordable(self, s: S, m: Moment[C]) -> bool:
        """Asked of every card with an action at every choice, and mostly it is this card that exhausts."""
        if self.target is THIS:
            return m.card.in_play and not m.card.exhausted and not m.gone
        for card in self.target.candidates(s, m):  # noqa: SIM110
            if card.in_play and not card.exhausted:
                return True
        return False

    def text(self) -> Text:
        return says("exhaust", target=self.target.text())


class Heal(OnCards[S, C]):
    """Heal damage; without a number, all of it."""

    __slots__ = ("n",)
    act = "heal"

    def __init__(self, n: Count | None, target: Target[S, C]) -> None:
        super().__init__(target)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def useful(self, s: S, m: Moment[C], card: C) -> bool:
        return card.damage > 0

    def on(self, s: S, m: Moment[C], card: C) -> int:
        return heal(s, card, card.damage if self.n is None else worth(self.n, s, m))

    def wholly(self, s: S, m: Moment[C], cards: Sequence[C]) -> bool:
        return m.count > 0

    def claim(self, s: S, m: Moment[C]) -> Claim | None:
        card = self._only(s, m)
        return None if card is None or self.n is None else ("damage", card.id, card.damage, worth(self.n, s, m))

    def text(self) -> Text:
        if self.n is None:
            return says("heal-all", target=self.target.text())
        return says_much("lcg-effect-heal", self.n, target=self.target.text())


def heal(s: LcgState[Any], card: AnyCard, amount: int, rule: str = "") -> int:
    """Take damage off a card, as far as there is some; how much was healed."""
    healed = min(amount, card.damage)
    if healed > 0:
        card.damage -= healed
        s.log.say("healed", rule or s.rules.heal, card=card, n=healed)
    return max(0, healed)


class Deal(OnCards[S, C]):
    """Deal damage to one or each of a target."""

    __slots__ = ("n",)
    act = "damage"

    def __init__(self, n: Count, target: Target[S, C]) -> None:
        super().__init__(target)
        self.n = n

    def parts(self) -> Sequence[object]:
        return (self.n, self.target)

    def useful(self, s: S, m: Moment[C], card: C) -> bool:
        return s.judge.can_be_hurt(s, card, m.card)

    def do(self, s: S, m: Moment[C], cards: list[C]) -> Flow[int]:
        dealt = yield from s.judge.deal(s, dict.fromkeys(cards, worth(self.n, s, m)), m.card)
        return dealt

    def stirs(self, s: S, m: Moment[C]) -> int:
        amount = worth(self.n, s, m)
        found = self.target.candidates(s, m)
        return max((s.judge.stir_of_damage(s, card, amount, m.card) for card in found), default=0)

    def text(self) -> Text:
        return says_much("lcg-effect-deal", self.n, target=self.target.text())


class Discard(OnCards[S, C]):
    """Discard cards from play; of this card the counters that lay on it are X."""

    __slots__ = ()
    act = "discard"

    def useful(self, s: S, m: Moment[C], card: C) -> bool:
        return card.in_play and s.judge.removable(s, card)

    def do(self, s: S, m: Moment[C], cards: list[C]) -> Flow[int]:
        for card in cards:
            if card is m.card:
                m.x = card.counters
            yield from s.judge.discard_from_play(s, card)
        return len(cards)

    def claim(self, s: S, m: Moment[C]) -> Claim | None:
        card = self._only(s, m)
        return None if card is None else ("in-play", card.id, int(card.in_play), 1)

    def text(self) -> Text:
        return says("discard", target=self.target.text())


class ReturnToHand(OnCards[S, C]):
    """Back to its owner's hand."""

    __slots__ = ()
    act = "return"

    def __init__(self, target: Target[Any, Any] = THIS) -> None:
        super().__init__(target)

    def useful(self, s: S, m: Moment[C], card: C) -> bool:
        return card.in_play and card.owner is not None and s.judge.removable(s, card)

    def do(self, s: S, m: Moment[C], cards: list[C]) -> Flow[int]:
        for card in cards:
            assert card.owner is not None
            owner = s.players[card.owner]
            yield from s.judge.discard_from_play(s, card, owner.discard if owner.out else owner.hand)
            if not owner.out:
                s.log.say("takes", s.rules.sentences, player=owner, cards=[card])
        return len(cards)

    def text(self) -> Text:
        return says("return-to-hand", target=self.target.text())


class PutIntoPlay(OnCards[S, C]):
    """From anywhere, under your control, without cost."""

    __slots__ = ()

    def useful(self, s: S, m: Moment[C], card: C) -> bool:
        return may_enter(s, card)

    def do(self, s: S, m: Moment[C], cards: list[C]) -> Flow[int]:
        entered = 0
        for card in cards:
            entered += yield from put_into_play(s, card, m.seat)
        return entered

    def wholly(self, s: S, m: Moment[C], cards: Sequence[C]) -> bool:
        return m.count > 0

    def text(self) -> Text:
        return says("put-into-play", target=self.target.text())


class TakeControl(OnCards[S, C]):
    """Take control of a card in play."""

    __slots__ = ()

    def useful(self, s: S, m: Moment[C], card: C) -> bool:
        return card.controller != m.seat

    def do(self, s: S, m: Moment[C], cards: list[C]) -> Flow[int]:
        for card in cards:
            yield from take_control(s, card, m.seat)
        return len(cards)

    def text(self) -> Text:
        return says("take-control", target=self.target.text())


class ShuffleIntoDeck(OnCards[S, C]):
    """Cards of your discard pile go back into your deck, which is shuffled."""

    __slots__ = ()

    def useful(self, s: S, m: Moment[C], card: C) -> bool:
        return True

    def on(self, s: S, m: Moment[C], card: C) -> int:
        s.move(card, s.players[m.seat].deck)
        return 1

    def do(self, s: S, m: Moment[C], cards: list[C]) -> Flow[int]:
        player = s.players[m.seat]
        s.log.say("shuffled-in", s.rules.choose, player=player, cards=cards)
        done = yield from super().do(s, m, cards)
        s.shuffle(player.deck)
        return done

    def text(self) -> Text:
        return says("shuffle-into-deck", target=self.target.text())
