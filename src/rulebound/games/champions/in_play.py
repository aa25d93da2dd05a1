"""In play and out of play (Входить у гру, у грі та поза грою): what cards enter play with, and how many may stay."""

from __future__ import annotations

from typing import Final

from rulebound.games.champions.numbers import ally_limit, keyword
from rulebound.games.champions.printed import SIDE_SCHEME
from rulebound.games.champions.state import ChampionsCard, ChampionsState
from rulebound.games.champions.status import TOUGH, give_status
from rulebound.kernel.flow import NOTHING, Flow, choose
from rulebound.lcg.in_play import leave_play

RESTRICTED_MOST: Final = 2


def enters(s: ChampionsState, card: ChampionsCard) -> None:
    """A card enters play with its counters, a side scheme with its threat, who is tough with a tough status card.

    champions.uses.enters_with_counters, champions.toughness.enters_with_tough
    """
    card.counters = card.printed.uses or card.printed.counters
    s.log.say("enters", s.rules.enter, card=card)
    if card.host >= 0:
        s.log.say("attached", s.rules.attach, card=card, host=s.cards[card.host])
    if card.printed.kind == SIDE_SCHEME:
        start_with_threat(s, card, "champions.side_scheme.starting_threat")
    if keyword(s, card, "toughness"):
        give_status(s, card, TOUGH)


def start_with_threat(s: ChampionsState, scheme: ChampionsCard, rule: str) -> None:
    scheme.threat = scheme.printed.start_threat.at(s.starters)
    if scheme.threat:
        s.log.say("starting-threat", rule, scheme=scheme, n=scheme.threat)


def keep_limits(s: ChampionsState, seat: int) -> Flow[None]:
    """Too many, and one is discarded: champions.ally_limit.three, champions.restricted.discard_down_immediately"""
    many = len(s.allies_of(seat)) > ally_limit(s, seat) or len(restricted_of(s, seat)) > RESTRICTED_MOST
    return _discard_down(s, seat) if many else NOTHING


def restricted_of(s: ChampionsState, seat: int) -> list[ChampionsCard]:
    """The restricted cards under a player's control: champions.restricted.max_two"""
    return [card for card in s.players[seat].area.cards if keyword(s, card, "restricted")]


def _discard_down(s: ChampionsState, seat: int) -> Flow[None]:
    while len(s.allies_of(seat)) > ally_limit(s, seat):
        ally = yield from choose(
            s, seat, "discard", s.allies_of(seat), "champions.ally_limit.three", prompt="ally-limit"
        )
        assert ally is not None
        leave_play(s, ally)
    while len(restricted := restricted_of(s, seat)) > RESTRICTED_MOST:
        rule = "champions.restricted.discard_down_immediately"
        card = yield from choose(s, seat, "discard", restricted, rule, prompt="restricted")
        assert card is not None
        leave_play(s, card)


def discard_used_up(s: ChampionsState, card: ChampionsCard) -> None:
    """A card with uses is discarded after its last counter is used: champions.uses.discard_after_last"""
    if card.in_play and card.printed.uses and card.counters == 0:
        leave_play(s, card)
