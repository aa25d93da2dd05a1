"""У грі та поза грою: a card leaves play."""

from __future__ import annotations

from rulebound.games.champions.piles import discard_pile
from rulebound.games.champions.state import CardZone, ChampionsCard, ChampionsState
from rulebound.lcg.abilities import Limit


def leave_play(s: ChampionsState, card: ChampionsCard, to: CardZone | None = None) -> None:
    """champions.in_play.leaving: to its owner's discard pile or another place; what is attached is discarded.

    champions.attach.host_leaves_discard. There is no other way out, so cards stay until something calls this:
    champions.ally.stays_in_play, champions.upgrade.stays_until_removed, champions.support.stays_in_play,
    champions.minion.stays_in_play, champions.environment.stays_in_play, champions.attach.stays_until_removed
    """
    for id in card.attached:
        leave_play(s, s.cards[id])
    for hidden in [one for one in s.under.cards if one.host == card.id]:
        hidden.host = -1
        s.move(hidden, discard_pile(s, hidden))
    s.detach(card)
    if not card.drone:
        s.deactivate(card)
    s.log.say("leaves", "champions.in_play.leaving", card=card)
    forget(s, card)
    foreign = card.controller != card.owner
    card.clear()
    if to is None:
        to = discard_pile(s, card)
    if foreign and s.happening:  # champions.control.leaves_play_after_event
        s.returning = (*s.returning, (card.id, to.id))
        to = s.aside  # champions.control.new_location_untouchable
    s.move(card, to)


def forget(s: ChampionsState, card: ChampionsCard) -> None:
    """champions.in_play.new_copy: what was made for this card, and how often it was used, is gone with it."""
    if s.lasting:
        s.lasting = tuple(one for one in s.lasting if one.scope != "card" or one.card != card.id)
    if s.used:
        s.used = {key: n for key, n in s.used.items() if not Limit.is_of(key, card.id)}


def return_to_owners(s: ChampionsState) -> None:
    """champions.control.leaves_play_after_event: what others controlled goes home when the event is over."""
    for card, zone in s.returning:
        s.move(s.cards[card], s.zones[zone])
    s.returning = ()


def discard_used_up(s: ChampionsState, card: ChampionsCard) -> None:
    """champions.uses.discard_after_last: a card with uses is discarded after its last counter is used."""
    if card.in_play and card.printed.uses and card.counters == 0:
        leave_play(s, card)
