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
    heroes = s.heroes()
    if heroes:
        take_prisoner(s, s.chance.pick(heroes))
    return
    yield


def capture_instead(s: FellowshipState, event: Deed[FellowshipCard], code: str) -> None:
    """Not a hero by chance but this one, with all that is attached to it; by chance if nobody plays that hero."""
    named = [hero for hero in s.heroes() if hero.printed.code == code]
    taken = named.pop() if named else s.chance.pick(s.heroes())
    event.changed = True
    take_prisoner(s, taken)
    for id in taken.attached:
        turn_down(s, s.cards[id])


def take_prisoner(s: FellowshipState, card: FellowshipCard) -> None:
    """It stays in play, but cannot be used or damaged and collects nothing."""
    turn_down(s, card)
    card.committed = False
    s.log.say("captured", RULE, card=card)


def rescue(s: FellowshipState, damage: int) -> Flow[None]:
    """Prisoners are turned face up again, with damage that was not dealt."""
    freed = captives(s)
    for card in freed:
        free(s, card, damage)
        for id in card.attached:
            if s.cards[id].captive:
                turn_up(s, s.cards[id])
    if freed:
        yield from aftermath(s, [Deed(RESCUE, card) for card in freed])
        yield from check_stage(s)


def free(s: FellowshipState, card: FellowshipCard, damage: int) -> None:
    """A prisoner is face up again, with so much damage."""
    turn_up(s, card)
    card.damage += damage
    s.log.say("rescued", RULE, card=card)


def turn_down(s: FellowshipState, card: FellowshipCard) -> None:
    """From now on its text says nothing."""
    s.deactivate(card)
    card.captive = True


def turn_up(s: FellowshipState, card: FellowshipCard) -> None:
    """Its text speaks again."""
    s.activate(card)
    card.captive = False
