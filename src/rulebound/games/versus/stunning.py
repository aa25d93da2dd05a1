"""Stunned characters (Оглушенный персонаж): stun, what may happen instead, and recovering."""

from __future__ import annotations

from rulebound.games.versus.formation import choose_slot, place_of, slots, stand
from rulebound.games.versus.leaving import drop_out, lose
from rulebound.games.versus.numbers import STUNNING, working
from rulebound.games.versus.state import NONE, SUPPORT, VersusCard, VersusState
from rulebound.games.versus.triggers import happens
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick


def can_be_stunned(s: VersusState, card: VersusCard, cause: str) -> bool:
    """Who is stunned cannot be stunned again, and "cannot" wins: versus.stun.again, versus.golden.cannot_wins"""
    if card.now.stunned:
        return False
    return not any(text.prevents_stun(s, source, seat, card, cause) for source, seat, text in working(s, STUNNING))


def is_replaced(s: VersusState, card: VersusCard) -> Flow[bool]:
    """Pay and fall back instead of being stunned; nothing that follows a stun follows: versus.power.replacement"""
    for source, seat, text in working(s, STUNNING):
        ransom = text.stun_ransom(s, source, seat, card)
        if ransom and slots(s.players[seat], free=True, row=SUPPORT):
            offered = {Option("fall-back", card): True, Option("be-stunned", card): False}
            rule = "versus.power.replacement"
            falls_back = yield from pick(seat, "fall-back", offered, rule, about=card, args={"n": ransom})
            if falls_back:
                lose(s, seat, ransom, "versus.power.replacement")
                at = yield from choose_slot(s, card, seat, "versus.power.replacement", row=SUPPORT)
                stand(s, card, at)
                s.log.say("falls-back", "versus.power.replacement", card=card, to=place_of(card))
                return True
    return False


def become_stunned(s: VersusState, card: VersusCard) -> None:
    """Turned face down and exhausted where it stands; its controller loses endurance of its printed cost.

    versus.stun.endurance_loss, versus.stun.any_source, versus.stun.printed_cost, versus.stun.face_down_exhausted,
    versus.stun.keeps_place
    """
    card.now.stunned = True
    s.texts_change()
    card.now.exhausted = True  # versus.stun.counts_exhausted
    s.log.say("stunned", "versus.stun.face_down_exhausted", card=card)
    lose(s, card.controller, card.printed.cost, "versus.stun.endurance_loss")
    drop_out(s, card)
    happens(s, card, "stunned", card.id)  # versus.power.triggered_stunned_source
    if card.now.gear != NONE:
        happens(s, s.card(card.now.gear), "bearer-stunned", card.id)


def stun(s: VersusState, card: VersusCard, cause: str) -> Flow[None]:
    """Stun by an effect: the same loss as by an attack, no breakthrough."""
    if not can_be_stunned(s, card, cause):
        if not card.now.stunned:
            s.log.say("cannot-be-stunned", "versus.golden.cannot_wins", card=card)
        return
    replaced = yield from is_replaced(s, card)
    if not replaced:
        become_stunned(s, card)


def recover(s: VersusState, card: VersusCard, rule: str) -> None:
    """Face up again, still exhausted: versus.stun.recover"""
    if card.now.stunned:
        card.now.stunned = False
        s.texts_change()
        s.log.say("recovers", rule, card=card)


def make_ready(s: VersusState, card: VersusCard, rule: str) -> None:
    """Who is stunned cannot be readied: versus.stun.cannot_ready"""
    if card.now.exhausted and not card.now.stunned:
        card.now.exhausted = False
        s.log.say("readies", rule, card=card)


def exhaust(s: VersusState, card: VersusCard, rule: str) -> None:
    """Turned sideways: versus.anatomy.exhaust"""
    if not card.now.exhausted:
        card.now.exhausted = True
        s.log.say("exhausts", rule, card=card)
