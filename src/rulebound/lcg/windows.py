"""The window around an event: one explicit list of steps, asked in player order from the first player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask
from rulebound.lcg.abilities import FORCED, FORCED_INTERRUPT, FORCED_RESPONSE, INTERRUPT, RESPONSE, WOULD, Ability
from rulebound.lcg.state import Delayed, Event, LcgCard, LcgState

S = TypeVar("S", bound=LcgState)

EFFECT: Final = "effect"
DELAYED: Final = "delayed"

WINDOW: Final = (WOULD, FORCED_INTERRUPT, INTERRUPT, EFFECT, DELAYED, FORCED_RESPONSE, RESPONSE)
"""Every event goes through these steps in this order. What replaces or cancels it ends the window before EFFECT."""


class Use:
    """An ability of a card."""

    __slots__ = ("ability", "card")

    def __init__(self, card: LcgCard[Any], ability: Ability) -> None:
        self.card = card
        self.ability = ability


def pointing(act: str, uses: Sequence[Use]) -> list[Option]:
    """Options that point at the cards; a card with several abilities to use numbers them: `use-2`."""
    cards = [use.card for use in uses]
    return [Option(act, u.card, 0 if cards.count(u.card) == 1 else u.ability.number + 1) for u in uses]


class Timing(Generic[S]):
    """What a game says about using abilities: who may, how, and under which rules it asks."""

    interrupt_rule: str
    response_rule: str
    order_rule: str
    simultaneous_rule: str

    def may_use(self, s: S, card: LcgCard[Any], ability: Ability, seat: int, event: Event | None) -> bool:
        """Whether the seat may use the ability now: restrictions, costs, and that the game would change."""
        raise NotImplementedError  # pragma: no cover

    def user_of(self, s: S, card: LcgCard[Any], event: Event) -> int:
        """Who carries out a forced ability of the card."""
        raise NotImplementedError  # pragma: no cover

    def use(self, s: S, card: LcgCard[Any], ability: Ability, seat: int, event: Event | None) -> Flow[None]:
        """Initiate the ability: pay its costs, carry out its effects."""
        raise NotImplementedError  # pragma: no cover

    def come_due(self, s: S, delayed: Delayed, event: Event) -> Flow[None]:
        """Carry out a delayed effect."""
        raise NotImplementedError  # pragma: no cover


def happen(s: S, event: Event, effect: Flow[None], timing: Timing[S]) -> Flow[None]:
    """Let an event happen: interrupts before it, the effect unless it was changed, responses after it."""
    for step in WINDOW:
        if step == EFFECT:
            if event.instead is not None and not event.changed:
                event.changed = True  # a replacement waits until all interrupts are done
                effect.close()
                yield from event.instead
                return
            if event.changed:
                effect.close()
                return
            yield from effect
        elif not s.heard(event.kind):  # asked at every step: the effect may bring a listener
            continue
        elif step == DELAYED:
            yield from come_due(s, event, timing)
        elif step in FORCED:
            yield from forced(s, event, step, timing)
        else:
            yield from optional(s, event, step, timing)


def come_due(s: S, event: Event, timing: Timing[S]) -> Flow[None]:
    """Delayed effects of this moment resolve by themselves, before anything responds, as the first player orders."""
    due = [delayed for delayed in s.delayed if delayed.at == event.kind]
    if not due:
        return
    s.delayed = tuple(delayed for delayed in s.delayed if delayed not in due)
    while due:
        options = [Option("resolve", s.cards[card]) for card in dict.fromkeys(delayed.card for delayed in due)]
        taken = yield from ask(Choice(s.first, "order", options, timing.simultaneous_rule))
        delayed = next(one for one in due if s.cards[one.card] is taken.on)
        due.remove(delayed)
        yield from timing.come_due(s, delayed, event)


def forced(s: S, event: Event, step: str, timing: Timing[S]) -> Flow[None]:
    """Each forced ability once, the first player decides the order; each resolves fully before the next.

    champions.trigger.forced_not_optional, champions.ability.mandatory_types: there is no option to pass.
    """
    seen: set[tuple[int, int]] = set()
    while step == FORCED_RESPONSE or not event.changed:
        ready = [
            Use(card, ability)
            for card, ability in s.in_play_answers(event, step)
            if (card.id, ability.number) not in seen
            and timing.may_use(s, card, ability, timing.user_of(s, card, event), event)
        ]
        if not ready:
            return
        options = pointing("resolve", ready)
        taken = yield from ask(Choice(s.first, "order", options, timing.order_rule))
        card, ability = ready[options.index(taken)].card, ready[options.index(taken)].ability
        seen.add((card.id, ability.number))
        yield from timing.use(s, card, ability, timing.user_of(s, card, event), event)


def optional(s: S, event: Event, step: str, timing: Timing[S]) -> Flow[None]:
    """Players in order use an ability or pass, until all pass in sequence; each ability once per event."""
    rule = timing.interrupt_rule if step == INTERRUPT else timing.response_rule
    seats = s.order()
    seen: set[tuple[int, int]] = set()
    passes = at = 0
    while passes < len(seats):
        if event.changed and step == INTERRUPT:
            return
        seat = seats[at % len(seats)]  # champions.player_order.sequence_continues
        at += 1
        ready = answers_of(s, event, step, seat, seen, timing)
        if not ready:
            passes += 1
            continue
        options = pointing("use", ready)
        options.append(Option("pass"))  # champions.ability.optional_types
        taken = yield from ask(Choice(seat, f"{step}-{event.kind}", options, rule, about=event.subject()))
        if taken is options[-1]:
            passes += 1
            continue
        passes = 0
        card, ability = ready[options.index(taken)].card, ready[options.index(taken)].ability
        seen.add((card.id, ability.number))
        yield from timing.use(s, card, ability, seat, event)


def answers_of(s: S, event: Event, step: str, seat: int, seen: set[tuple[int, int]], timing: Timing[S]) -> list[Use]:
    """The abilities of this step that the seat may use now, in play and from hand."""
    found = [
        Use(card, ability)
        for card, ability in s.in_play_answers(event, step)
        if card.controller == seat
        and (card.id, ability.number) not in seen
        and timing.may_use(s, card, ability, seat, event)
    ]
    found += [
        Use(card, ability)
        for card, ability in s.hand_answers(event, step, seat)
        if timing.may_use(s, card, ability, seat, event)
    ]
    return found
