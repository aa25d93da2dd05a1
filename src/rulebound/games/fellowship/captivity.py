"""Prisoners: a hero that lies face down can do and suffer nothing until it is rescued."""

from __future__ import annotations

from rulebound.games.fellowship.events import CAPTURE, RESCUE
from rulebound.games.fellowship.printed import HERO
from rulebound.games.fellowship.progress import check_stage
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.flow import Flow
from rulebound.lcg.events import Deed
from rulebound.lcg.windows import aftermath, happen

RULE = "fellowship.golden.card_over_rules"


def captives(s: FellowshipState) -> list[FellowshipCard]:
    """The heroes that are held."""
    return [card for player in s.players for card in player.area.cards if card.captive and card.printed.kind == HERO]


def capture(s: FellowshipState) -> Flow[None]:
    """A hero by chance among those of all players; a card may say that another one is taken instead."""
    event: Deed[FellowshipCard] = Deed(CAPTURE, None)
    yield from happen(s, event, _by_chance(s, event))


def _by_chance(s: FellowshipState, event: Deed[FellowshipCard]) -> Flow[None]:
    heroes = [hero for seat in range(s.seats) for hero in s.heroes_of(seat)]
    if heroes:
        take_prisoner(s, s.chance.pick(heroes))
    return
    yield


def capture_instead(s: FellowshipState, event: Deed[FellowshipCard], code: str) -> None:
    """Not a hero by chance but this one, with all that is attached to it; by chance if nobody plays that hero."""
    heroes = [hero for seat in range(s.seats) for hero in s.heroes_of(seat)]
    taken = [hero for hero in heroes if hero.printed.code == code] or [s.chance.pick(heroes)]
    event.changed = True
    take_prisoner(s, taken[0])
    for id in taken[0].attached:
        s.deactivate(s.cards[id])
        s.cards[id].captive = True


def take_prisoner(s: FellowshipState, card: FellowshipCard) -> None:
    """It stays in play, but cannot be used or damaged and collects nothing."""
    s.deactivate(card)
    card.captive = True
    card.committed = False
    s.log.say("captured", RULE, card=card)


def rescue(s: FellowshipState, damage: int) -> Flow[None]:
    """Prisoners are turned face up again, with damage that was not dealt."""
    freed = captives(s)
    for card in freed:
        free(s, card, damage)
        for id in card.attached:
            if s.cards[id].captive:
                s.cards[id].captive = False
                s.activate(s.cards[id])
    if freed:
        yield from aftermath(s, [Deed(RESCUE, card) for card in freed])
        yield from check_stage(s)


def free(s: FellowshipState, card: FellowshipCard, damage: int) -> None:
    """A prisoner is face up again, with so much damage."""
    card.captive = False
    card.damage += damage
    s.activate(card)
    s.log.say("rescued", RULE, card=card)
