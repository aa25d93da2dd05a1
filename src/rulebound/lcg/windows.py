"""The window around an event: one explicit list of steps, asked in player order from the first player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, TypeVar

from rulebound.kernel.choice import PASS, Choice, Option
from rulebound.kernel.flow import NOTHING, Flow, ask
from rulebound.lcg.abilities import (
    CANCEL,
    FORCED,
    FORCED_INTERRUPT,
    FORCED_RESPONSE,
    INTERRUPT,
    RESPONSE,
    WOULD,
    Ability,
)
from rulebound.lcg.events import Deed
from rulebound.lcg.modifiers import is_blank
from rulebound.lcg.state import DELAYED, RESPONSES, AnyCard, Event, LcgCard, LcgState
from rulebound.lcg.triggers import On

S = TypeVar("S", bound=LcgState[Any])

AFTERMATH: Final = (DELAYED, FORCED_INTERRUPT, FORCED_RESPONSE, INTERRUPT, RESPONSE)
"""The steps of things that happened at one blow, when nothing could come before them: see `aftermath`."""


class Use:
    """An ability of a card, with its number there."""

    __slots__ = ("ability", "card", "number")

    def __init__(self, card: AnyCard, number: int) -> None:
        self.card = card
        self.number = number
        self.ability: Ability = card.printed.abilities[number]


def pointing(act: str, uses: Sequence[Use]) -> list[Option]:
    """Options that point at the cards; a card with several abilities to use numbers them: `use-2`."""
    if not uses:
        return []
    if len(uses) == 1:
        return [Option(act, uses[0].card)]
    cards = [use.card for use in uses]
    return [Option(act, u.card, 0 if cards.count(u.card) == 1 else u.number + 1) for u in uses]


def happen(s: S, event: Event, effect: Flow[None]) -> Flow[None]:
    """Let an event happen: interrupts before it, the effect unless it was changed, responses after it."""
    s.happening += 1
    events = (event,)
    if event.kind in s.steps or s.delayed:
        yield from answered(s, events, s.interrupts)
    if event.instead is not None and not event.changed:
        event.changed = True  # a replacement waits until all interrupts are done
        yield from event.instead
    elif not event.changed:
        yield from effect
        if event.kind in s.steps or s.delayed:  # the effect may have brought a listener
            yield from answered(s, events, RESPONSES)
    s.happening -= 1
    if s.returning and not s.happening:
        return_to_owners(s)


def return_to_owners(s: S) -> None:
    """What others controlled goes home when the event is over in which it left play."""
    for card, zone in s.returning:
        s.move(s.cards[card], s.zones[zone])
    s.returning = ()


def moment() -> Flow[None]:
    """An event that is only a moment: its window is all there is to it."""
    return
    yield


def answered(s: S, events: Sequence[Event], steps: Sequence[str]) -> Flow[None]:
    """One step of the window after the other."""
    for event in events:
        if not s.awaited(event).isdisjoint(steps):
            return _answered(s, events, steps)
    return _answered(s, events, steps) if s.delayed else NOTHING


def _answered(s: S, events: Sequence[Event], steps: Sequence[str]) -> Flow[None]:
    awaited: frozenset[str] | None = None  # looked up anew after whatever was done
    for step in steps:
        if step == DELAYED:
            if s.delayed:
                awaited = None
                for event in events:
                    yield from come_due(s, event)
            continue
        if awaited is None:
            awaited = s.awaited(events[0]) if len(events) == 1 else s.awaited_by_all(events)
        if step in awaited:
            awaited = None
            yield from forced(s, events, step) if step in FORCED else optional(s, events, step)


def before(s: S, events: Sequence[Event]) -> Flow[None]:
    """Things about to happen at one blow share one window too, in which they are replaced, cancelled or prevented."""
    s.happening += 1
    yield from answered(s, events, (CANCEL, WOULD))
    for event in events:
        if event.instead is not None and not event.changed:
            event.changed = True
            yield from event.instead
    s.happening -= 1
    if s.returning and not s.happening:
        return_to_owners(s)


def aftermath(s: S, events: Sequence[Event]) -> Flow[None]:
    """Things that have happened at one blow share one window, in which each of them may be answered in any order."""
    heard: list[Event] = []
    for event in events:
        if event.kind in s.steps or s.delayed:
            heard.append(event)  # noqa: PERF401 (mostly there is none)
    if not heard:
        return NOTHING
    if s.held is not None:
        s.held += heard
        return NOTHING
    return _aftermath(s, heard)


def _aftermath(s: S, events: Sequence[Event]) -> Flow[None]:
    s.happening += 1
    yield from answered(s, events, AFTERMATH)
    s.happening -= 1
    if s.returning and not s.happening:
        return_to_owners(s)


def come_due(s: S, event: Event) -> Flow[None]:
    """Delayed effects of this moment resolve by themselves, before anything responds, as the first player orders."""
    due = [delayed for delayed in s.delayed if delayed.at == event.kind]
    s.delayed = tuple([delayed for delayed in s.delayed if delayed not in due])
    while due:
        options = [Option("resolve", s.cards[card]) for card in dict.fromkeys(delayed.card for delayed in due)]
        taken = yield from ask(Choice(s.first, "order", options, s.rules.simultaneous))
        delayed = next(one for one in due if s.cards[one.card] is taken.on)
        due.remove(delayed)
        yield from s.judge.come_due(s, delayed, event)


def forced(s: S, events: Sequence[Event], step: str) -> Flow[None]:
    """Each forced ability once per event, the first player decides the order; each resolves fully before the next.

    There is no option to pass. What comes into play by one of them was not there when it happened.
    """
    judge = s.judge
    seen: set[tuple[int, int, int]] = set()
    there: set[tuple[int, int]] | None = None
    while True:
        ready: dict[tuple[int, int], tuple[Use, Event]] = {}
        for at, event in enumerate(events):
            if step == FORCED_RESPONSE or not event.changed:
                for card, number in s.in_play_answers(event, step):
                    if (card.id, number) in ready or (card.id, number, at) in seen:
                        continue
                    if (there is not None and (card.id, number) not in there) or (s.blanks and is_blank(s, card)):
                        continue
                    user = judge.user_of(s, card, event)
                    ability = card.printed.abilities[number]
                    if is_met(s, ability, card, user, event) and judge.may_use(s, card, ability, user, event):
                        ready[card.id, number] = Use(card, number), event
        if not ready:
            return
        if there is None:
            there = {entry for event in events for entry in s.waiting_for(event)}
        found = list(ready.values())
        options = pointing("resolve", [use for use, _ in found])
        taken = yield from ask(Choice(s.first, "order", options, s.rules.forced))
        use, event = found[options.index(taken)]
        seen.add((use.card.id, use.number, events.index(event)))
        yield from judge.use(s, use.card, use.ability, judge.user_of(s, use.card, event), event)


def optional(s: S, events: Sequence[Event], step: str) -> Flow[None]:
    """Players in order use an ability or pass, until all pass in sequence; each ability once per event."""
    rule = s.rules.response if step == RESPONSE else s.rules.interrupt
    seats = s.order()
    seen: set[tuple[int, int, int]] = set()
    passes = at = 0
    while passes < len(seats):
        seat = seats[at % len(seats)]
        at += 1
        ready: dict[tuple[int, int], tuple[Use, list[Event]]] = {}
        held: Event | None = None  # the first that others may think is answered by what is in the hand
        for event in events:
            if step == RESPONSE or not event.changed:
                for use in answers_of(s, event, step, seat):
                    if (use.card.id, use.number, events.index(event)) not in seen:
                        ready.setdefault((use.card.id, use.number), (use, []))[1].append(event)
                if held is None and not ready and s.judge.may_hold_answer(s, event, step, seat):
                    held = event
        if ready:
            held = None
        elif held is None:
            passes += 1
            continue
        found = list(ready.values())
        options = pointing("use", [use for use, _ in found])
        options.append(PASS)
        event = found[0][1][0] if held is None else held
        prompt = f"{step}-{event.kind}"
        facts = partial(event.facts, s, seat)
        choice = Choice(seat, prompt, options, rule, about=event.subject(), args=facts, always=held is not None)
        taken = yield from ask(choice)
        if taken is PASS:
            passes += 1
            continue
        passes = 0
        use, several = found[options.index(taken)]
        event = yield from _which(s, seat, several, rule)
        seen.add((use.card.id, use.number, events.index(event)))
        yield from s.judge.use(s, use.card, use.ability, seat, event)


def costs_nothing(choice: Choice, option: Option) -> bool:
    """Whether an option uses an interrupt or response of a card in play that has nothing before its arrow."""
    step, _, kind = choice.prompt.partition("-")
    card = option.on
    if step not in (INTERRUPT, RESPONSE) or option.act != "use" or not isinstance(card, LcgCard) or not card.in_play:
        return False
    abilities: Sequence[Ability] = card.printed.abilities
    if option.number:
        return not abilities[option.number - 1].costs
    meant = [one for one in abilities if one.timing == step and one.when is not None and one.when.kind == kind]
    return bool(meant) and not any(one.costs for one in meant)


def _which(s: S, seat: int, events: Sequence[Event], rule: str) -> Flow[Event]:
    """Which of several things an ability answers, where they concern different players."""
    apart: dict[int, Event] = {}
    for event in events:
        apart.setdefault(event.concerns(), event)
    found = [event for event in apart.values() if event.subject() is not None]
    if len(found) < 2:
        return events[0]
    options = [Option("answer", event.subject()) for event in found]
    taken = yield from ask(Choice(seat, "answer", options, rule))
    return found[options.index(taken)]


def is_met(s: S, ability: Ability, card: AnyCard, seat: int, event: Event) -> bool:
    """Whether this is what an ability waits for: told first of all that it demands, for mostly it is not."""
    when = ability.when
    assert isinstance(event, Deed)
    return isinstance(when, On) and when.kind == event.kind and when.test(s, event, card, seat)


def answers_of(s: S, event: Event, step: str, seat: int) -> list[Use]:
    """The abilities of this step that the seat may use now, in play and from hand."""
    judge = s.judge
    found = []
    for card, number in s.in_play_answers(event, step):
        if (s.blanks and is_blank(s, card)) or judge.responder(s, card) != seat:
            continue
        ability = card.printed.abilities[number]
        if is_met(s, ability, card, seat, event) and judge.may_use(s, card, ability, seat, event):
            found.append(Use(card, number))
    for card, number in s.hand_answers(event, step, seat):
        ability = card.printed.abilities[number]
        if is_met(s, ability, card, seat, event) and judge.may_use(s, card, ability, seat, event):
            found.append(Use(card, number))
    return found
