"""In play and out of play (Входити у гру, у грі та поза грою): how cards leave play, and where they go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.fellowship.elimination import check_heroes
from rulebound.games.fellowship.events import DESTROYED, EXPLORED, LEAVE, Leave
from rulebound.games.fellowship.numbers import keyword, traits_of
from rulebound.games.fellowship.printed import HERO
from rulebound.games.fellowship.state import CardZone, FellowshipCard, FellowshipState
from rulebound.kernel.flow import Flow, choose
from rulebound.lcg.in_play import leave_play
from rulebound.lcg.modifiers import listening
from rulebound.lcg.simultaneous import unlike

RESTRICTED_MOST: Final = 2


def resting_place(s: FellowshipState, card: FellowshipCard, how: str) -> CardZone:
    """Where a card goes that leaves play: its discard pile, the victory display, or where its text says.

    fellowship.victory.keyword, fellowship.victory.explored, fellowship.victory.other_exit,
    fellowship.destroyed.hero_ally, fellowship.destroyed.enemy, fellowship.explored.threshold
    """
    shown = card.shown
    if shown.leaves_to == "removed":
        return s.removed
    if shown.leaves_to == "encounter-top":
        return s.encounter  # fellowship.replacement.definition: at no moment in the discard pile
    if shown.victory and how in (DESTROYED, EXPLORED):
        return s.victory
    return s.discard_pile(card)


def take_out(s: FellowshipState, card: FellowshipCard, how: str, to: CardZone | None = None) -> Leave:
    """A card leaves play; what it leaves for others to answer is the event, heard by all that were there.

    fellowship.forced.active_at_trigger
    """
    seat = card.controller if card.controller is not None else card.engaged
    event = Leave(card, how, seat, traits_of(s, card))
    event.witnesses = listening(s, LEAVE)
    leave_play(s, card, resting_place(s, card, how) if to is None else to)
    if card.printed.kind == HERO:
        check_heroes(s, seat)
    return event


def lose_host(s: FellowshipState, card: FellowshipCard) -> None:
    """What was attached to a card that leaves play is discarded at once.

    fellowship.attachment.host_leaves; an objective goes where it says, a guard is only no longer attached.
    """
    if card.printed.detached == "staging":
        s.detach(card)
        s.move(card, s.staging)
        card.controller = None
        s.log.say("returns-to-staging", "fellowship.golden.card_over_rules", card=card)
    elif card.place.owner is None:
        s.detach(card)  # fellowship.guarded.stays_after, the other way round
    else:
        leave_play(s, card)


def too_many(s: FellowshipState, seat: int) -> Flow[list[FellowshipCard]]:
    """A character has two restricted attachments at most: one of those it had before goes.

    fellowship.restricted.max_two, fellowship.restricted.third; a permanent one stays, then another goes:
    fellowship.permanent.not_by_player
    """
    found = []
    for host in s.players[seat].area.cards[:]:
        restricted = [s.cards[id] for id in host.attached if keyword(s, s.cards[id], "restricted")]
        if len(restricted) > RESTRICTED_MOST:
            loose = [card for card in restricted if not card.shown.keywords.get("permanent")]
            able = [card for card in loose if card is not restricted[-1]] or loose
            rule = "fellowship.restricted.third"
            card = yield from choose(s, seat, "discard", able, rule, prompt="restricted", about=host)
            found += [] if card is None else [card]
    return found


def in_discarding_order(s: FellowshipState, cards: Sequence[FellowshipCard]) -> Flow[list[FellowshipCard]]:
    """Of several cards that go to a discard pile at once, their owner chooses the order.

    fellowship.discard.simultaneous_order
    """
    found: list[FellowshipCard] = []
    for owner in dict.fromkeys(card.owner for card in cards):
        own = [card for card in cards if card.owner == owner]
        while owner is not None and not s.players[owner].out and own:
            card = yield from choose(
                s, owner, "discard", unlike(own), "fellowship.discard.simultaneous_order", prompt="discard-first"
            )
            assert card is not None
            own.remove(card)
            found.append(card)
        found += own
    return found


def order_attached(s: FellowshipState, cards: Sequence[FellowshipCard]) -> Flow[None]:
    """What is attached to cards that are about to leave play is discarded with them, in its owners' order."""
    for host in cards:
        going = yield from in_discarding_order(s, [s.cards[id] for id in host.attached])
        host.attached = tuple([card.id for card in going])
