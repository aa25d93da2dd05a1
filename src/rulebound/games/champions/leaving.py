"""У грі та поза грою: a card leaves play."""

from __future__ import annotations

from rulebound.games.champions.decks import discard_pile
from rulebound.games.champions.state import Card, CardZone, ChampionsState


def leave_play(s: ChampionsState, card: Card, to: CardZone | None = None) -> None:
    """champions.in_play.leaving: to its owner's discard pile or another place; what is attached is discarded.

    champions.attach.host_leaves_discard
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
    card.clear()
    s.move(card, to if to is not None else discard_pile(s, card))


def discard_used_up(s: ChampionsState, card: Card) -> None:
    """champions.uses.discard_after_last: a card with uses is discarded after its last counter is used."""
    if card.in_play and card.printed.uses and card.counters == 0:
        leave_play(s, card)
