"""Damage, hit points, destruction (Поранення, очки витривалості, знищення)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rulebound.games.fellowship.events import DESTROY, DESTROYED, DISCARDED, LEAVE, Attack, Destroy
from rulebound.games.fellowship.in_play import in_discarding_order, order_attached, resting_place, take_out
from rulebound.games.fellowship.numbers import remaining
from rulebound.games.fellowship.progress import check_stage
from rulebound.games.fellowship.state import CardZone, FellowshipCard, FellowshipState
from rulebound.kernel.flow import NOTHING, Flow
from rulebound.lcg.events import DAMAGE, Deed
from rulebound.lcg.modifiers import BASE, CANNOT, cannot, listening, varies
from rulebound.lcg.state import Event
from rulebound.lcg.windows import aftermath, before

NO_ATTACHMENTS: Final = "have-attachments"
"""What a card cannot do: fellowship.cannot_have_attachments.block"""
HIT_POINTS: Final = frozenset(("hit-points", BASE.name("hit-points")))
"""The constant abilities by which hit points are others than those printed."""
BARS_ATTACHMENTS: Final = CANNOT.name(NO_ATTACHMENTS)


def can_be_hurt(s: FellowshipState, card: FellowshipCard, by: FellowshipCard | None) -> bool:
    """Whether damage can be assigned to it; an enemy just being revealed is hurt before it is in play.

    fellowship.cannot_be_damaged.no_tokens, fellowship.cannot_be_damaged.not_chosen
    """
    if card.captive or not (card.in_play or s.revealing.holds(card)):
        return False
    return card.shown.hit_points > 0 and not cannot(s, "take-damage", card, by)


def deal_damage(
    s: FellowshipState,
    shares: Mapping[FellowshipCard, int],
    by: FellowshipCard | None = None,
    attack: Attack | None = None,
) -> Flow[int]:
    """Damage to one or several cards at one blow; how much was dealt in all.

    fellowship.damage.steps: the amounts are known, then they are assigned, then the tokens are placed; between the
    last two it can be prevented. Who has no hit points left is destroyed at the same moment, and all of it is
    answered in one window: fellowship.trigger.shared_window
    """
    blows = [Deed(DAMAGE, card, _side(card), by, n) for card, n in shares.items() if n > 0 and can_be_hurt(s, card, by)]
    yield from before(s, blows)
    events: list[Event] = []
    hurt: list[FellowshipCard] = []
    dealt = 0
    for blow in blows:
        card, n = blow.on, blow.amount
        if card is None or blow.changed or not can_be_hurt(s, card, by):
            continue
        if attack is not None:
            attack.excess += max(0, n - remaining(s, card))
        card.damage += n
        dealt += n
        hurt.append(card)
        events.append(blow)
        s.log.say("damaged", "fellowship.damage.steps", card=card, n=n)
    fallen = [card for card in hurt if remaining(s, card) <= 0]
    events += yield from destroy_all(s, fallen, by, attack)
    yield from aftermath(s, events)
    yield from _after_leaving(s)
    return dealt


def _side(card: FellowshipCard) -> int:
    """The player whose card it is, or with whom an enemy is engaged."""
    return card.controller if card.controller is not None else card.engaged


def destroy_all(
    s: FellowshipState, cards: Sequence[FellowshipCard], by: FellowshipCard | None, attack: Attack | None
) -> Flow[list[Event]]:
    """Who has no hit points left is put into the discard pile, which is not the same as being discarded.

    fellowship.hit_points.destroyed, fellowship.destroyed.not_discarded
    """
    cards = yield from in_discarding_order(s, cards)
    yield from order_attached(s, cards)
    destroyed, leaving = listening(s, DESTROY), listening(s, LEAVE)
    events: list[Event] = []
    for card in cards:
        s.log.say("destroyed", "fellowship.hit_points.destroyed", card=card)
        event = Destroy(card, by, attack, _side(card))
        event.witnesses = destroyed
        events.append(event)
        if card.in_play:
            left = take_out(s, card, DESTROYED)
            left.witnesses = leaving
            events.append(left)
        elif s.revealing.holds(card):  # it was not even in play yet
            to = resting_place(s, card, DESTROYED)
            card.clear()
            s.move(card, to)
    return events


def destroy(s: FellowshipState, cards: Sequence[FellowshipCard], by: FellowshipCard | None = None) -> Flow[None]:
    """An effect destroys cards, whatever hit points they have left."""
    events = yield from destroy_all(s, cards, by, None)
    yield from aftermath(s, events)
    yield from _after_leaving(s)


def discard_from_play(
    s: FellowshipState, cards: Sequence[FellowshipCard], to: CardZone | None = None, how: str = DISCARDED
) -> Flow[None]:
    """Cards leave play by an effect, all at one moment: fellowship.leaves_play.definition"""
    cards = [card for card in cards if card.in_play]
    if to is None:
        cards = yield from in_discarding_order(s, cards)
    yield from order_attached(s, cards)
    leaving = listening(s, LEAVE)
    events: list[Event] = []
    for card in cards:
        if card.printed.detached and card.host >= 0:
            s.judge.lose_host(s, card)
            continue
        event = take_out(s, card, how, to)
        event.witnesses = leaving
        events.append(event)
    if events:
        yield from aftermath(s, events)
        yield from _after_leaving(s)


def _after_leaving(s: FellowshipState) -> Flow[None]:
    """What was kept up only by the cards that are gone: hit points, a stage that could not be completed."""
    yield from check_hit_points(s)
    yield from check_stage(s)


def end_period(s: FellowshipState, *periods: str) -> Flow[None]:
    """What lasted for so long is over, and the hit points with it: fellowship.hit_points.modifier_loss"""
    s.end_period(*periods)
    return settle(s)


def settle(s: FellowshipState) -> Flow[None]:
    """What cannot be in play any more as things are now goes at once."""
    if BARS_ATTACHMENTS in s.constants:  # settled again and again, and mostly nothing says so
        return _settle(s)
    return check_hit_points(s)


def _settle(s: FellowshipState) -> Flow[None]:
    yield from discard_from_play(s, barred(s))
    yield from check_hit_points(s)


def barred(s: FellowshipState) -> list[FellowshipCard]:
    """The attachments of characters that cannot have them any more: fellowship.cannot_have_attachments.gained

    A permanent one stays: fellowship.permanent.cannot_be_removed
    """
    return [
        card
        for host in s.characters()
        for card in (s.cards[id] for id in host.attached)
        if cannot(s, NO_ATTACHMENTS, host, card) and not card.shown.keywords.get("permanent")
    ]


def check_hit_points(s: FellowshipState) -> Flow[None]:
    """Who lived only by hit points that are gone is destroyed: fellowship.hit_points.modifier_loss"""
    vary = (s.lasting or not HIT_POINTS.isdisjoint(s.constants)) and varies(s, "hit-points")
    return _fall(s) if vary or anybody_failing(s) else NOTHING


def _fall(s: FellowshipState) -> Flow[None]:
    """Until all who are left have hit points."""
    while True:
        vary = varies(s, "hit-points")
        fallen = [c for c in (*s.characters(), *s.enemies()) if (c.damage or vary) and remaining(s, c) <= 0]
        if not fallen:
            return
        yield from destroy(s, fallen)


def anybody_failing(s: FellowshipState) -> bool:
    """Whether a character or an enemy has as much damage as the hit points that are printed on it."""
    for card in s.staging.cards:
        if card.damage and card.damage >= (card.facedown_as or card.printed).hit_points:
            return True
    for player in s.players:
        for card in player.area.cards:
            if card.damage and card.damage >= (card.facedown_as or card.printed).hit_points:
                return True
        for card in player.engaged.cards:
            if card.damage and card.damage >= (card.facedown_as or card.printed).hit_points:
                return True
    return False
