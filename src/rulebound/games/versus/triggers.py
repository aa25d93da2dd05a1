"""Triggered powers (Условная способность): when something happens they go on the chain by themselves."""

from __future__ import annotations

from rulebound.games.versus.chain import put
from rulebound.games.versus.state import NONE, Trigger, VersusCard, VersusState
from rulebound.games.versus.targets import choose_targets
from rulebound.kernel.choice import Option
from rulebound.kernel.flow import Flow, pick


def happens(s: VersusState, card: VersusCard, event: str, about: int = NONE, n: int = 0) -> None:
    """Something happened to this card: versus.power.triggered_auto, versus.power.triggered_repeat"""
    for index in card.printed.triggers:
        if card.printed.powers[index].event == event:
            seen: tuple[tuple[int, int], ...] = ((card.id, card.life),)
            if about != NONE:
                seen += ((about, s.card(about).life),)
            s.pending.append(Trigger(card.controller, card.id, card.printed, index, about, n, seen))


def moment(s: VersusState, event: str, seat: int = NONE) -> None:
    """The start of a phase, or of that seat's own step: versus.power.triggered_words"""
    for player in s.players:
        if seat not in (NONE, player.seat):
            continue
        for card in [*player.characters.cards, *player.equipment.cards, *player.resources.cards]:
            if card.printed.triggers and is_active(s, card, event):
                happens(s, card, event)


def is_active(s: VersusState, card: VersusCard, event: str) -> bool:
    """A stunned or face-down source starts nothing, unless its text says so (versus.golden.card_over_rule)."""
    if card.where == "equipment":
        return not s.bearer(card).now.stunned
    if card.is_character:
        return any(p.event == event and p.works_stunned == card.now.stunned for p in card.printed.powers)
    return card.now.face_up


def put_triggers(s: VersusState) -> Flow[None]:
    """Who performs the step first, everyone in an order of their choice: versus.power.triggered_order"""
    waiting = s.pending
    s.pending = []
    for seat in (s.leader, 1 - s.leader):
        mine = [trigger for trigger in waiting if trigger.seat == seat]
        while mine:
            trigger = yield from _next_trigger(s, seat, mine)
            mine.remove(trigger)
            yield from put_trigger(s, trigger)


def _next_trigger(s: VersusState, seat: int, mine: list[Trigger]) -> Flow[Trigger]:
    first: dict[int, Trigger] = {}
    for trigger in mine:
        first.setdefault(trigger.source, trigger)
    offered = {Option("trigger", s.card(source)): trigger for source, trigger in first.items()}
    return (yield from pick(seat, "trigger-first", offered, "versus.power.triggered_order"))


def put_trigger(s: VersusState, trigger: Trigger) -> Flow[None]:
    """Targets are chosen now; without a needed one nothing is put on the chain: versus.power.trigger_no_target"""
    power = trigger.printed.powers[trigger.index]
    card = s.card(trigger.source)
    targets: tuple[int, ...] = ()
    if power.target is not None:
        chosen = yield from choose_targets(s, power.target, trigger.seat, card, ())
        if chosen is None:
            s.log.say("no-target", "versus.power.trigger_no_target", card=card)
            return
        targets = chosen
    put(
        s, "trigger", trigger.seat, card, "versus.power.triggered_auto", index=trigger.index, printed=trigger.printed,
        targets=targets, about=trigger.about, n=trigger.n, seen=trigger.seen,
    )  # fmt: skip
