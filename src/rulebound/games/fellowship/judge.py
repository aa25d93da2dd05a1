"""What this game says where the card language of living card games asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from rulebound.games.fellowship.abilities import FellowshipMoment
from rulebound.games.fellowship.action_windows import holds_secrets
from rulebound.games.fellowship.damage import (
    BARS_ATTACHMENTS,
    NO_ATTACHMENTS,
    can_be_hurt,
    deal_damage,
    discard_from_play,
    settle,
)
from rulebound.games.fellowship.events import RETURNED, Attack
from rulebound.games.fellowship.in_play import in_discarding_order, lose_host, too_many
from rulebound.games.fellowship.initiating import count_copies, may_use
from rulebound.games.fellowship.printed import FellowshipPrinted
from rulebound.games.fellowship.resources import bill_of, could_pay, pay_bill
from rulebound.games.fellowship.state import IMMUNITY, PHASES, CardZone, FellowshipCard, FellowshipState, Player
from rulebound.kernel.flow import Flow
from rulebound.lcg.abilities import ACTION, Ability
from rulebound.lcg.events import Deed
from rulebound.lcg.in_play import leave_play
from rulebound.lcg.initiating import use
from rulebound.lcg.judge import Judge
from rulebound.lcg.modifiers import cannot
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import run_all
from rulebound.lcg.state import Event, LcgPlayer
from rulebound.lcg.triggers import On

REMEMBERED: Final = 4096
"""For how many deck lists and steps of windows it is remembered what of them answers."""
INSTEAD_OF_DRAWING: Final = "instead-of-drawing"
"""A constant ability: the next draw of the player in whose area its card lies discards the card instead."""


class FellowshipJudge(Judge[FellowshipState, FellowshipCard]):
    """The chapters of this game, where cards need them."""

    __slots__ = ()

    # --- using abilities ----------------------------------------------------------------------------------

    def may_use(
        self, s: FellowshipState, card: FellowshipCard, ability: Ability, seat: int, event: Event | None
    ) -> bool:
        return may_use(s, card, ability, seat, event)

    def user_of(self, s: FellowshipState, card: FellowshipCard, event: Event) -> int:
        """The controller; for a card of the scenario the player whom the event concerns, else whom the card concerns.

        Whoever is out uses nothing.
        """
        seat = card.controller
        if seat is None and isinstance(event, Deed):
            seat = event.seat if event.seat >= 0 else None
        if seat is None:
            seat = s.concerned(card)
        return s.first if s.players[seat].out else seat

    def responder(self, s: FellowshipState, card: FellowshipCard) -> int | None:
        """The controller; of a card of the scenario the first player decides: fellowship.step.4_2_first_player"""
        return s.first if card.controller is None else card.controller

    def may_hold_answer(self, s: FellowshipState, event: Event, step: str, seat: int) -> bool:
        """An event of the deck list that would answer this, with the resources for it, in a hand others do not know.

        The trigger is asked of the table, never of the hand.
        """
        answered = (step, event.kind)
        if answered not in s.hand_steps:
            return False
        player = s.players[seat]
        for printed, when in answering(player.wiles, answered):
            if could_pay(s, seat, printed) and when.holds(s, event, s.cards[0], seat) and holds_secrets(s, player):
                return True
        return False

    def use(
        self, s: FellowshipState, card: FellowshipCard, ability: Ability, seat: int, event: Event | None
    ) -> Flow[None]:
        return use(s, Moment(card, seat, ability, event))

    def bill(self, s: FellowshipState, m: FellowshipMoment) -> tuple[int, ...]:
        return bill_of(s, m)

    def pay_bill(self, s: FellowshipState, m: FellowshipMoment, bill: tuple[int, ...]) -> Flow[bool]:
        (cost,) = bill
        return pay_bill(s, m, cost)

    def was_paid(self, s: FellowshipState, m: FellowshipMoment) -> None:
        count_copies(s, m.card)

    def resolve(self, s: FellowshipState, m: FellowshipMoment) -> Flow[None]:
        assert m.ability is not None
        yield from run_all(s, m.ability.effects, m)
        yield from settle(s)

    def chooser(self, s: FellowshipState, m: FellowshipMoment, yours: bool) -> tuple[int, str]:
        """The controller of the ability; for one of the scenario the first player, unless a player acts by it.

        fellowship.choose.controller, fellowship.first_player.target, fellowship.action.source_encounter
        """
        if m.card.controller is None and not yours and (m.ability is None or m.ability.timing != ACTION):
            return s.first, "fellowship.first_player.target"
        return s.first if s.players[m.seat].out else m.seat, s.rules.choose

    def in_period(self, s: FellowshipState, m: FellowshipMoment, period: str) -> bool:
        """What lasts to the end of something begins in it; a period may be a phase by its name.

        fellowship.lasting.only_within_period
        """
        if period in PHASES:
            return s.phase == period
        return period != "attack" or isinstance(m.event, Attack) or bool(s.attacks)

    def reaches(self, s: FellowshipState, m: FellowshipMoment, card: FellowshipCard) -> bool:
        """An immune card is neither chosen nor affected.

        fellowship.immune.definition, fellowship.immune.not_targetable
        """
        return IMMUNITY not in s.constants or not s.immune(card, m.card)

    # --- cards come and go ----------------------------------------------------------------------------------

    def enters(self, s: FellowshipState, card: FellowshipCard) -> None:
        s.log.say("enters", s.rules.enter, card=card)

    def keep_limits(self, s: FellowshipState, seat: int) -> Flow[None]:
        gone = yield from too_many(s, seat)
        yield from discard_from_play(s, gone)

    def settle(self, s: FellowshipState) -> Flow[None]:
        return settle(s)

    def may_host(self, s: FellowshipState, host: FellowshipCard, card: FellowshipCard) -> bool:
        """Some cards cannot have attachments: fellowship.cannot_have_attachments.block"""
        return BARS_ATTACHMENTS not in s.constants or not cannot(s, NO_ATTACHMENTS, host, card)

    def attached_by(self, s: FellowshipState, seat: int, host: FellowshipCard | None) -> int:
        """Whose character it is attached to has it: fellowship.attachment.control_passes"""
        return seat if host is None or host.controller is None else host.controller

    def in_discarding_order(self, s: FellowshipState, cards: Sequence[FellowshipCard]) -> Flow[list[FellowshipCard]]:
        return in_discarding_order(s, cards)

    def lose_host(self, s: FellowshipState, card: FellowshipCard) -> None:
        lose_host(s, card)

    def removable(self, s: FellowshipState, card: FellowshipCard) -> bool:
        """A permanent card stays: fellowship.permanent.not_by_player, fellowship.permanent.cannot_be_removed"""
        return not card.shown.keywords.get("permanent")

    def discard_from_play(self, s: FellowshipState, card: FellowshipCard, to: CardZone | None = None) -> Flow[None]:
        if not self.removable(s, card):
            return
        if to is None:
            yield from discard_from_play(s, [card])
        else:
            yield from discard_from_play(s, [card], to, RETURNED)

    def can_draw(self, s: FellowshipState, player: LcgPlayer[FellowshipCard]) -> bool:
        """An empty deck is not made anew: fellowship.empty.player_deck"""
        return bool(player.deck.cards) and not ("cannot-draw" in s.constants and cannot(s, "draw", s.quest))

    def drawn(self, s: FellowshipState, player: LcgPlayer[FellowshipCard], n: int) -> int:
        """None while players cannot draw, and none if something happens instead."""
        assert isinstance(player, Player)
        if n <= 0 or player.out:
            return n
        if "cannot-draw" in s.constants and cannot(s, "draw", s.quest):
            s.log.say("cannot-draw", "fellowship.cannot.absolute", player=player)
            return 0
        for id, _ in s.constants.get(INSTEAD_OF_DRAWING, ()):
            holder = s.cards[id]
            if player.area.holds(holder):
                s.log.say("instead-of-drawing", s.rules.replace, player=player, card=holder)
                leave_play(s, holder)
                return 0
        return n

    # --- damage -----------------------------------------------------------------------------------------------

    def can_be_hurt(self, s: FellowshipState, card: FellowshipCard, by: FellowshipCard | None) -> bool:
        return can_be_hurt(s, card, by)

    def deal(self, s: FellowshipState, shares: Mapping[FellowshipCard, int], by: FellowshipCard | None) -> Flow[int]:
        return deal_damage(s, shares, by)


@lru_cache(REMEMBERED)
def answering(
    wiles: tuple[FellowshipPrinted, ...], answered: tuple[str, str]
) -> list[tuple[FellowshipPrinted, On[Any, Any]]]:
    """The events among these that answer something in a step of its window, if the table can tell whether they do."""
    found: list[tuple[FellowshipPrinted, On[Any, Any]]] = []
    for printed in wiles:
        for number in printed.answers.get(answered, ()):
            when = printed.abilities[number].when
            assert isinstance(when, On)
            if when.public:
                found.append((printed, when))
    return found


JUDGE: Final = FellowshipJudge()
