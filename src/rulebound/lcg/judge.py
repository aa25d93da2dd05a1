"""What a game says where the card language asks: how it does what only it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from rulebound.kernel.cards import Zone
from rulebound.kernel.flow import NOTHING, Flow
from rulebound.lcg.abilities import Ability, Effect
from rulebound.lcg.in_play import leave_play
from rulebound.lcg.moment import Moment
from rulebound.lcg.state import AnyCard, Delayed, Event, LcgPlayer, LcgState

S = TypeVar("S", bound=LcgState[Any])
C = TypeVar("C", bound=AnyCard)


class Judge(Generic[S, C]):
    """How a game does what its cards only name."""

    __slots__ = ()

    # --- using abilities ----------------------------------------------------------------------------------

    def may_use(self, s: S, card: C, ability: Ability, seat: int, event: Event | None) -> bool:
        """Whether the seat may use the ability now: restrictions, costs, and that the game would change."""
        raise NotImplementedError  # pragma: no cover

    def user_of(self, s: S, card: C, event: Event) -> int:
        """Who carries out a forced ability of the card."""
        raise NotImplementedError  # pragma: no cover

    def responder(self, s: S, card: C) -> int | None:
        """Who decides whether an interrupt or a response of a card in play is used."""
        seat: int | None = card.controller
        return seat

    def may_hold_answer(self, s: S, event: Event, step: str, seat: int) -> bool:
        """Whether others may think that the seat has an answer in hand: then it is asked even if it has none."""
        return False

    def use(self, s: S, card: C, ability: Ability, seat: int, event: Event | None) -> Flow[None]:
        """Initiate the ability: pay its costs, carry out its effects."""
        raise NotImplementedError  # pragma: no cover

    def come_due(self, s: S, delayed: Delayed, event: Event) -> Flow[None]:
        """Carry out a delayed effect; it is no new use of an ability."""
        assert isinstance(delayed.effect, Effect)
        m: Moment[C] = Moment(s.cards[delayed.card], delayed.seat, None, event)
        m.gone = delayed.gone
        for name, card in delayed.picks:
            m.keep(name, [s.cards[card]] if card >= 0 else [])
        yield from delayed.effect.run(s, m)

    def applies(self, s: S, ability: Ability, seat: int) -> bool:
        """Whether an ability that nobody decides about is carried out for this player."""
        return True

    def bill(self, s: S, m: Moment[C]) -> tuple[int, ...]:
        """The resources that must be paid for an ability, or to play its card from hand; nothing at all is ()."""
        raise NotImplementedError  # pragma: no cover

    def pay_bill(self, s: S, m: Moment[C], bill: tuple[int, ...]) -> Flow[bool]:
        """Pay these resources beside the other costs of the ability; False if it cannot be done."""
        raise NotImplementedError  # pragma: no cover

    def was_paid(self, s: S, m: Moment[C]) -> None:
        """A card from hand was paid for."""

    def resolve(self, s: S, m: Moment[C]) -> Flow[None]:
        """Carry out the effects of an ability."""
        raise NotImplementedError  # pragma: no cover

    def was_used(self, s: S, card: C) -> None:
        """An ability of a card in play was used."""

    def chooser(self, s: S, m: Moment[C], yours: bool) -> tuple[int, str]:
        """Who chooses the target of an effect, and by which rule; `yours` if the text says "you choose"."""
        return m.seat, s.rules.choose

    def in_period(self, s: S, m: Moment[C], period: str) -> bool:
        """Whether an effect may begin now that lasts to the end of this period."""
        return True

    def reaches(self, s: S, m: Moment[C], card: C) -> bool:
        """Whether an effect can do anything to the card: it may be immune."""
        return True

    # --- cards come and go ----------------------------------------------------------------------------------

    def enters(self, s: S, card: C) -> None:
        """A card has been placed in play: what it enters play with."""

    def keep_limits(self, s: S, seat: int) -> Flow[None]:
        """A player has one card more in play: what is too many goes."""
        return NOTHING

    def settle(self, s: S) -> Flow[None]:
        """Cards have come or changed hands: what cannot be in play any more as things are now goes."""
        return NOTHING

    def may_host(self, s: S, host: C, card: C) -> bool:
        """Whether nothing forbids that the card is attached to this one."""
        return True

    def attached_by(self, s: S, seat: int, host: C | None) -> int:
        """In whose area a card comes to lie that a player puts into play, perhaps attached to another."""
        return seat

    def removable(self, s: S, card: C) -> bool:
        """Whether an effect can take the card out of play."""
        return True

    def discard_from_play(self, s: S, card: C, to: Zone[C] | None = None) -> Flow[None]:
        """A card leaves play, with all that comes of it."""
        raise NotImplementedError  # pragma: no cover

    def in_discarding_order(self, s: S, cards: Sequence[C]) -> Flow[list[C]]:
        """Several cards that go to discard piles at one moment, in the order in which they do."""
        return list(cards)
        yield

    def lose_host(self, s: S, card: C) -> None:
        """The card leaves play to which this one is attached."""
        leave_play(s, card)

    def can_draw(self, s: S, player: LcgPlayer[C]) -> bool:
        """Whether there is a card for the player to draw, perhaps in a deck made anew from the discard pile."""
        return bool(player.deck.cards or player.discard.cards)

    def drawn(self, s: S, player: LcgPlayer[C], n: int) -> int:
        """How many of so many cards a player may draw now."""
        return n

    def deck_empty(self, s: S, player: LcgPlayer[C]) -> bool:
        """What happens to a player's deck that has run out; whether there are cards in it again."""
        return False

    # --- damage -----------------------------------------------------------------------------------------------

    def can_be_hurt(self, s: S, card: C, by: C | None) -> bool:
        """Whether damage to it would change anything."""
        raise NotImplementedError  # pragma: no cover

    def deal(self, s: S, shares: Mapping[C, int], by: C | None) -> Flow[int]:
        """Damage to several characters at one moment; how much was dealt in all."""
        raise NotImplementedError  # pragma: no cover

    def stir_of_damage(self, s: S, card: C, amount: int, by: C | None) -> int:
        """What more comes of it: see simultaneous.py."""
        return 0
