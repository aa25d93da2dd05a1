"""The window around an event: one explicit list of steps, asked in player order from the first player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask
from rulebound.lcg.abilities import FORCED, FORCED_INTERRUPT, FORCED_RESPONSE, INTERRUPT, RESPONSE, WOULD, Ability
from rulebound.lcg.state import Event, LcgCard, LcgState

S = TypeVar("S", bound=LcgState[Any])

EFFECT: Final = "effect"
DELAYED: Final = "delayed"

WINDOW: Final = (WOULD, FORCED_INTERRUPT, INTERRUPT, EFFECT, DELAYED, FORCED_RESPONSE, RESPONSE)
"""Every event goes through these steps in this order. What replaces or cancels it ends the window before EFFECT."""


class Use:
    """An ability of a card, with its number there."""

    __slots__ = ("ability", "card", "number")

    def __init__(self, card: LcgCard[Any], number: int) -> None:
        self.card = card
        self.number = number
        self.ability: Ability = card.printed.abilities[number]


def pointing(act: str, uses: Sequence[Use]) -> list[Option]:
    """Options that point at the cards; a card with several abilities to use numbers them: `use-2`."""
    cards = [use.card for use in uses]
    return [Option(act, u.card, 0 if cards.count(u.card) == 1 else u.number + 1) for u in uses]


def happen(s: S, event: Event, effect: Flow[None]) -> Flow[None]:
    """Let an event happen: interrupts before it, the effect unless it was changed, responses after it."""
    s.happening += 1
    yield from _steps(s, event, effect)
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


def _steps(s: S, event: Event, effect: Flow[None]) -> Flow[None]:
    for step in WINDOW:
        if step == EFFECT:
            if event.instead is not None and not event.changed:
                event.changed = True  # a replacement waits until all interrupts are done
                yield from event.instead
                return
            if event.changed:
                return
            yield from effect
        elif not s.heard(event.kind):  # asked at every step: the effect may bring a listener
            continue
        elif step == DELAYED:
            yield from come_due(s, event)
        elif step in FORCED:
            yield from forced(s, event, step)
        else:
            yield from optional(s, event, step)


def come_due(s: S, event: Event) -> Flow[None]:
    """Delayed effects of this moment resolve by themselves, before anything responds, as the first player orders."""
    due = [delayed for delayed in s.delayed if delayed.at == event.kind]
    s.delayed = tuple(delayed for delayed in s.delayed if delayed not in due)
    while due:
        options = [Option("resolve", s.cards[card]) for card in dict.fromkeys(delayed.card for delayed in due)]
        taken = yield from ask(Choice(s.first, "order", options, s.rules.simultaneous))
        delayed = next(one for one in due if s.cards[one.card] is taken.on)
        due.remove(delayed)
        yield from s.judge.come_due(s, delayed, event)


def forced(s: S, event: Event, step: str) -> Flow[None]:
    """Each forced ability once, the first player decides the order; each resolves fully before the next.

    There is no option to pass.
    """
    judge = s.judge
    seen: set[tuple[int, int]] = set()
    while step == FORCED_RESPONSE or not event.changed:
        ready = [
            Use(card, number)
            for card, number in s.in_play_answers(event, step)
            if (card.id, number) not in seen
            and judge.may_use(s, card, card.printed.abilities[number], judge.user_of(s, card, event), event)
        ]
        if not ready:
            return
        options = pointing("resolve", ready)
        taken = yield from ask(Choice(s.first, "order", options, s.rules.forced))
        use = ready[options.index(taken)]
        seen.add((use.card.id, use.number))
        yield from judge.use(s, use.card, use.ability, judge.user_of(s, use.card, event), event)


def optional(s: S, event: Event, step: str) -> Flow[None]:
    """Players in order use an ability or pass, until all pass in sequence; each ability once per event."""
    rule = s.rules.interrupt if step == INTERRUPT else s.rules.response
    seats = s.order()
    seen: set[tuple[int, int]] = set()
    passes = at = 0
    while passes < len(seats):
        if event.changed and step == INTERRUPT:
            return
        seat = seats[at % len(seats)]
        at += 1
        ready = answers_of(s, event, step, seat, seen)
        if not ready:
            passes += 1
            continue
        options = pointing("use", ready)
        options.append(Option("pass"))
        taken = yield from ask(Choice(seat, f"{step}-{event.kind}", options, rule, about=event.subject()))
        if taken is options[-1]:
            passes += 1
            continue
        passes = 0
        use = ready[options.index(taken)]
        seen.add((use.card.id, use.number))
        yield from s.judge.use(s, use.card, use.ability, seat, event)


def answers_of(s: S, event: Event, step: str, seat: int, seen: set[tuple[int, int]]) -> list[Use]:
    """The abilities of this step that the seat may use now, in play and from hand."""
    may_use = s.judge.may_use
    found = [
        Use(card, number)
        for card, number in s.in_play_answers(event, step)
        if card.controller == seat
        and (card.id, number) not in seen
        and may_use(s, card, card.printed.abilities[number], seat, event)
    ]
    found += [
        Use(card, number)
        for card, number in s.hand_answers(event, step, seat)
        if may_use(s, card, card.printed.abilities[number], seat, event)
    ]
    return found
