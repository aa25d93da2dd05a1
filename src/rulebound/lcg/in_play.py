"""In play and out of play: cards enter play, are attached, change control, and leave play."""

from __future__ import annotations

from typing import Any, TypeVar

from rulebound.kernel.cards import EVERYONE, Zone
from rulebound.kernel.flow import Flow, choose
from rulebound.lcg.abilities import Limit
from rulebound.lcg.events import ENTER, Deed
from rulebound.lcg.moment import Moment
from rulebound.lcg.state import AnyCard, LcgState
from rulebound.lcg.windows import happen

C = TypeVar("C", bound=AnyCard)


def enter_play(s: LcgState[C], card: C, zone: Zone[C], seat: int, *, host: C | None = None) -> Flow[None]:
    """Into its place, ready, with what it enters play with, by whatever route; then the responses."""
    yield from happen(s, Deed(ENTER, card, seat), _enter(s, card, zone, host))


def _enter(s: LcgState[C], card: C, zone: Zone[C], host: C | None) -> Flow[None]:
    """Who has too many of something discards before anything responds to the card that has come."""
    place(s, card, zone, host)
    if card.controller is not None:
        yield from s.judge.keep_limits(s, card.controller)
    yield from s.judge.settle(s)


def place(s: LcgState[C], card: C, zone: Zone[C], host: C | None = None) -> None:
    """From now on the card is in play and its abilities apply; one that lies face down has none of its own."""
    if not zone.holds(card):
        s.move(card, zone)
    if zone.owner is not None and card.owner is not None and card.facedown_as is None:
        card.controller = zone.owner
    card.in_play = True
    if card.facedown_as is not None:
        return
    s.show(card, EVERYONE)
    if host is not None:
        s.attach(card, host)
    s.activate(card)
    s.judge.enters(s, card)


def take_control(s: LcgState[C], card: C, seat: int) -> Flow[None]:
    """The card moves to its new controller and stays as it is; what is attached to it goes along.

    What a scenario attached to it lies beside it, controlled by nobody as before.
    """
    for one in [card, *(s.cards[id] for id in card.attached)]:
        if one.owner is not None or one.place.owner is not None:
            s.move(one, s.players[seat].area)
        if one.controller is not None:
            one.controller = seat
    s.log.say("takes-control", s.rules.take_control, player=s.players[seat], card=card)
    yield from s.judge.keep_limits(s, seat)
    yield from s.judge.settle(s)


def same_unique_in_play(s: LcgState[Any], card: AnyCard) -> bool:
    """Whether a unique card that is the same as this one is in play already."""
    printed = card.printed
    for zone in s.where_unique():
        for other in zone.cards:
            if other.printed.unique and printed.same_card(other.printed) and is_copy(card, other):
                return True
    return False


def is_copy(card: AnyCard, other: AnyCard) -> bool:
    """Whether another card is the same unique one as this; nobody knows what lies face down."""
    if other is card or other.facedown_as is not None:
        return False
    return bool(other.printed.unique and card.printed.same_card(other.printed))


def may_enter(s: LcgState[Any], card: AnyCard) -> bool:
    """Whether a card can be in play now: no event ever is, and of a unique card there is only one."""
    return not s.played_to_use(card) and (not card.printed.unique or not same_unique_in_play(s, card))


def hosts(s: LcgState[Any], m: Moment[C]) -> list[C]:
    """What a card may be attached to; with "max 1 per host" those that have none of this title yet."""
    to = m.card.printed.attaches_to
    assert to is not None
    found: list[C] = [host for host in to.candidates(s, m) if s.judge.may_host(s, host, m.card)]
    if m.card.printed.max_per == "host":
        title = m.card.printed.plain
        found = [host for host in found if all(s.cards[id].printed.plain != title for id in host.attached)]
    return found


def put_into_play(s: LcgState[C], card: C, seat: int) -> Flow[bool]:
    """Without cost and without what playing demands; but a unique card must be free, an attachment needs a host.

    Whether it entered play.
    """
    if not may_enter(s, card):
        return False
    host: C | None = None
    if card.printed.attaches_to is not None:
        host = yield from choose(s, seat, "attach", hosts(s, Moment(card, seat)), s.rules.attach, about=card)
        if host is None:
            return False
    yield from enter_play(s, card, s.players[s.judge.attached_by(s, seat, host)].area, seat, host=host)
    return True


def leave_play(s: LcgState[C], card: C, to: Zone[C] | None = None) -> None:
    """To its owner's discard pile or another place; what is attached to it or lies under it is discarded."""
    for id in card.attached:
        s.judge.lose_host(s, s.cards[id])
    for hidden in s.under_card(card):
        hidden.host = -1
        s.move(hidden, s.discard_pile(hidden))
    s.detach(card)
    if card.facedown_as is None:
        s.deactivate(card)
    s.log.say("leaves", s.rules.leave, card=card)
    forget(s, card)
    foreign = card.controller != card.owner
    card.clear()
    if to is None:
        to = s.discard_pile(card)
    if foreign and s.happening:  # what others controlled goes home when the event is over
        s.returning = (*s.returning, (card.id, to.id))
        to = s.aside
    s.move(card, to)


def forget(s: LcgState[C], card: C) -> None:
    """What was made for this card, and how often it was used, is gone with it: if it comes back it is another."""
    if s.lasting:
        s.lasting = tuple(one for one in s.lasting if one.scope != "card" or one.card != card.id)
    if s.used:
        s.used = {key: n for key, n in s.used.items() if not Limit.is_of(key, card.id)}
    if s.delayed:
        s.delayed = tuple([one.without(card.id) for one in s.delayed])
