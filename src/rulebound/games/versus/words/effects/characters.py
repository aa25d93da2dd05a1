"""Effects on the state and the place of characters: stun, recover, ready, exhaust, KO, move."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games.versus.formation import adjacent, choose_slot, place_of, stand
from rulebound.games.versus.leaving import ko, lose
from rulebound.games.versus.printed import says
from rulebound.games.versus.state import SUPPORT, ChainEffect, VersusCard, VersusState
from rulebound.games.versus.stunning import exhaust, make_ready, recover, stun
from rulebound.games.versus.words.effects.effect import Counted, Effect, aimed
from rulebound.games.versus.words.effects.endurance import may_pay
from rulebound.games.versus.words.targets import Target
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, choose, pick
from rulebound.kernel.text import Text


class Stun(Effect):
    """Stun it."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        for card in it:
            yield from stun(s, card, effect.kind)

    def text(self, it: Target | None = None) -> Text:
        return says("stun", it=aimed(it))


class StunAdjacent(Counted):
    """You may stun a character of cost n or less adjacent to that defender."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        defender = s.card(effect.about)
        if not effect.means(defender):
            return
        near = [
            c
            for c in s.players[defender.controller].characters.cards
            if adjacent(c, defender) and not c.now.stunned and c.printed.cost <= self.n
        ]
        about = s.card(effect.source)
        card = yield from choose(s, effect.seat, "stun", near, "versus.stun.any_source", decline="decline", about=about)
        if card is not None:
            yield from stun(s, card, effect.kind)
        elif near:
            s.log.say("declines", effect.rule, player=s.players[effect.seat])

    def text(self, it: Target | None = None) -> Text:
        return says("stun-adjacent", n=self.n)


class Recover(Effect):
    """Recover it."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            recover(s, card, "versus.stun.recover")

    def text(self, it: Target | None = None) -> Text:
        return says("recover", it=aimed(it))


class RecoverThis(Effect):
    """Recover this card."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        card = s.card(effect.source)
        if effect.means(card):
            recover(s, card, "versus.stun.recover")

    def text(self, it: Target | None = None) -> Text:
        return says("recover", it=says("this"))


class Ready(Effect):
    """It becomes ready."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            make_ready(s, card, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says("ready", it=aimed(it))


class ReadyThis(Effect):
    """This card becomes ready."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        card = s.card(effect.source)
        if effect.means(card):
            make_ready(s, card, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says("ready", it=says("this"))


class Exhaust(Effect):
    """Exhaust it; with a number, unless its controller pays that much endurance."""

    __slots__ = ("ransom",)

    def __init__(self, ransom: int = 0) -> None:
        self.ransom = ransom

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        for card in it:
            paid = yield from may_pay(s, card.controller, self.ransom, s.card(effect.source), "exhaust", card)
            if not paid:
                exhaust(s, card, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        does = says("exhaust", it=aimed(it))
        return says("exhaust-unless", does=does, n=self.ransom) if self.ransom else does


class Ko(Effect):
    """KO it; `drains` if its controller also loses endurance equal to its cost."""

    __slots__ = ("drains",)

    def __init__(self, *, drains: bool = False) -> None:
        self.drains = drains

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        for card in it:
            seat = card.controller
            ko(s, card, effect.rule)
            if self.drains:
                lose(s, seat, card.printed.cost, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        does = says("ko", it=aimed(it))
        return says("ko-drains", does=does) if self.drains else does


class RetreatReady(Effect):
    """Move it to an empty support slot of your choice; it becomes ready unless it is stunned."""

    __slots__ = ()

    def run(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> Flow[None]:
        for card in it:
            rule = "versus.formation.fixed_otherwise"
            if card.now.row == SUPPORT:
                offered = {Option("stay", card): True, Option("move", card): False}
                stays = yield from pick(effect.seat, "stay-or-move", offered, rule, about=card)
                if stays:
                    make_ready(s, card, effect.rule)
                    continue
            at = yield from choose_slot(s, card, effect.seat, rule, row=SUPPORT)
            stand(s, card, at)
            s.log.say("retreats", rule, card=card, to=place_of(card))
            make_ready(s, card, effect.rule)

    def text(self, it: Target | None = None) -> Text:
        return says("retreat-ready", it=aimed(it))


class Exchange(Effect):
    """Exchange the slots of the two targets; both must still be there."""

    __slots__ = ()

    def happen(self, s: VersusState, effect: ChainEffect, it: Sequence[VersusCard]) -> None:
        if len(it) == 2:
            a, b = it
            stand(s, a, place_of(b))
            s.log.say("exchanged", "versus.formation.fixed_otherwise", card=a, other=b)

    def text(self, it: Target | None = None) -> Text:
        return says("exchange", it=aimed(it))
