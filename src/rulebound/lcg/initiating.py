"""Initiating abilities and playing cards: check, determine the cost, pay, choose, resolve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from rulebound.kernel.flow import NOTHING, Flow
from rulebound.lcg.abilities import Effect
from rulebound.lcg.events import PAY, PLAY, USE, Deed
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import payable, payable_together, run_all
from rulebound.lcg.state import AnyCard, Event, LcgState
from rulebound.lcg.triggers import On
from rulebound.lcg.windows import aftermath, happen

C = TypeVar("C", bound=AnyCard)

# --- what an ability needs: a game makes requirements of these, each with the rule of its own book --------


def not_locked_out(s: LcgState[Any], seat: int, m: Moment[Any]) -> bool:
    """While a card with peril is resolved, only its player acts, and nobody else can be asked to.

    What is forced the game itself carries out.
    """
    return s.locked_to in (-1, seat) or (m.ability is not None and m.ability.forced)


def right_moment(s: LcgState[Any], seat: int, m: Moment[Any]) -> bool:
    """An interrupt or response is used at its triggering condition, an action in a turn."""
    ability = m.ability
    assert ability is not None
    when = ability.when
    if when is None:
        return m.event is None
    assert isinstance(when, On)
    return m.event is not None and m.event.kind == when.kind and when.holds(s, m.event, m.card, seat)


def limit_left(s: LcgState[Any], seat: int, m: Moment[Any]) -> bool:
    """A limit counts the uses of this copy in the period, a max those of all copies."""
    ability = m.ability
    assert ability is not None
    return ability.limit is None or not s.used or s.within_limit(m.card, ability, seat)


def is_limited(m: Moment[Any]) -> bool:
    """Whether its ability has a limit."""
    return m.ability is not None and m.ability.limit is not None


def has_costs(m: Moment[Any]) -> bool:
    """Whether anything stands before the arrow."""
    return m.ability is not None and bool(m.ability.costs)


def changes_the_game(s: LcgState[Any], seat: int, m: Moment[Any]) -> bool:
    """The effect on its own, the cost aside, must be able to change the game."""
    assert m.ability is not None
    for effect in m.ability.effects:  # noqa: SIM110 (asked of every ability that could be used at every choice)
        if effect.can(s, m):
            return True
    return False


def costs_payable(s: LcgState[Any], seat: int, m: Moment[Any]) -> bool:
    """All that stands before the arrow can be done at one time: exhaust, counters, cards, damage."""
    assert m.ability is not None
    costs = m.ability.costs
    return costs[0].affordable(s, m) if len(costs) == 1 else payable_together(s, (m, costs))


def costs_of(m: Moment[Any]) -> Sequence[Effect[Any, Any]]:
    return m.ability.costs if m.ability is not None else ()


# --- using it ---------------------------------------------------------------------------------------------


def use(s: LcgState[C], m: Moment[C]) -> Flow[None]:
    """The steps of initiating an ability or playing an event: declare, pay, choose, resolve."""
    ability = m.ability
    assert ability is not None
    card = m.card
    judge = s.judge
    from_hand = s.played_to_use(card)  # an event, which is never in play
    if from_hand:
        s.move(card, s.playing)
        s.log.say("plays", s.rules.play, player=s.players[m.seat], card=card)
    elif ability.forced:
        s.log.say("forced", s.rules.must, card=card)
    else:
        s.log.say("uses", s.rules.use, player=s.players[m.seat], card=card)
    paid = yield from pay_for(s, m)
    if not paid:
        if from_hand:
            s.move(card, s.players[m.seat].hand)
        return
    if from_hand:
        judge.was_paid(s, m)
    s.count_use(card, ability, m.seat)  # counted when initiated, though it may be cancelled
    if s.heard(PLAY if from_hand else USE):  # choices are made before the ability begins
        yield from ability.effects[0].decide(s, m)
    if from_hand:
        yield from happen(s, Deed(PLAY, card, m.seat), judge.resolve(s, m))
        if s.playing.holds(card):  # discarded after its effects, though they may have been cancelled
            s.move(card, s.discard_pile(card))
    else:  # goes on although its card may have left play
        yield from happen(s, Deed(USE, card, m.seat), judge.resolve(s, m))
        judge.was_used(s, card)


def pay_for(s: LcgState[C], m: Moment[C]) -> Flow[bool]:
    """Paying is a moment of its own, before and after which abilities may be used; False if it cannot be paid."""
    bill = s.judge.bill(s, m)
    return _pay_heard(s, m, bill) if bill and s.heard(PAY) else pay_all(s, m, bill)


def _pay_heard(s: LcgState[C], m: Moment[C], bill: tuple[int, ...]) -> Flow[bool]:
    deed: Deed[C] = Deed(PAY, m.card, m.seat)
    done: list[bool] = []  # a card that costs nothing is paid for too
    yield from happen(s, deed, _pay(s, m, bill, deed, done))
    return any(done)


def _pay(s: LcgState[C], m: Moment[C], bill: tuple[int, ...], deed: Deed[C], done: list[bool]) -> Flow[None]:
    paid = yield from pay_all(s, m, bill)
    deed.amount = sum(m.paid) if paid else 0
    done.append(paid)


def pay_all(s: LcgState[C], m: Moment[C], bill: tuple[int, ...]) -> Flow[bool]:
    """The resources and all that stands before the arrow, at one time, or nothing."""
    costs = costs_of(m)
    if costs and not payable(s, m, costs):
        return False
    if bill:
        paid = yield from s.judge.pay_bill(s, m, bill)
        if not paid:
            return False
    yield from pay_costs(s, m)
    return True


def pay_costs(s: LcgState[C], m: Moment[C]) -> Flow[None]:
    """All that stands before the arrow beside the resources, at one time: what comes of it is answered afterwards."""
    costs = costs_of(m)
    outer = s.held
    events = s.held = [] if len(costs) > 1 else None
    m.paying = True
    for cost in costs:
        if cost.billed:
            cost.settle(s, m)
        else:
            yield from cost.run(s, m)
    m.paying = False
    s.held = outer
    if events:
        yield from aftermath(s, events)


def run_printed(s: LcgState[C], card: C, timing: str, seat: int, event: Event | None = None) -> Flow[None]:
    """Carry out the When Revealed, When Defeated, boost or setup abilities of a card for a player: nobody is asked."""
    for ability in card.printed.abilities:
        if ability.timing == timing:
            return _run_printed(s, card, timing, seat, event)
    return NOTHING


def _run_printed(s: LcgState[C], card: C, timing: str, seat: int, event: Event | None) -> Flow[None]:
    for ability in card.printed.abilities:
        if ability.timing == timing and s.judge.applies(s, ability, seat):
            yield from run_all(s, ability.effects, Moment(card, seat, ability, event))
