"""Resources, costs, resource match (Ресурси, вартість, відповідність ресурсів): who can pay for what, and how."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import takewhile
from typing import Final

from rulebound.games.fellowship.numbers import gained_icon, play_cost
from rulebound.games.fellowship.printed import EVENT, HERO, SPHERES, FellowshipPrinted, X
from rulebound.games.fellowship.state import FellowshipCard, FellowshipState
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask
from rulebound.kernel.payment import Payment
from rulebound.kernel.text import Arg
from rulebound.lcg.modifiers import varies
from rulebound.lcg.moment import Moment
from rulebound.lcg.moments import can_any

FAR: Final = 100
"""A number for X that nobody reaches."""


def payers(s: FellowshipState, seat: int, printed: FellowshipPrinted) -> list[FellowshipCard]:
    """The heroes whose resources may pay for a card: those with its icon; for a neutral card any.

    fellowship.match.required, fellowship.neutral.no_sphere, fellowship.neutral.mixed_spheres,
    fellowship.cost.own_components
    """
    return [card for card in s.players[seat].area.cards if pays(s, card, printed)]


def pays(s: FellowshipState, card: FellowshipCard, printed: FellowshipPrinted) -> bool:
    """Whether a card is a hero face up whose resources match; a neutral card and a boon are matched by all."""
    if card.printed.kind != HERO or card.captive:
        return False
    sphere = printed.sphere
    return card.printed.sphere == sphere or sphere not in SPHERES or gained_icon(s, card, sphere)


def has_payer(s: FellowshipState, seat: int, printed: FellowshipPrinted) -> bool:
    """Whether a player has such a hero at all: fellowship.match.zero_cost"""
    for card in s.players[seat].area.cards:  # noqa: SIM110 (asked of every card in hand in every window)
        if pays(s, card, printed):
            return True
    return False


def wealth(s: FellowshipState, seat: int, printed: FellowshipPrinted) -> int:
    """All that the matching heroes have."""
    return sum(hero.resources for hero in payers(s, seat, printed))


def affordable(s: FellowshipState, seat: int, printed: FellowshipPrinted, cost: int) -> bool:
    """Whether the cost can be paid in full; if the card says so, by so many different heroes.

    fellowship.ability.must_be_payable, fellowship.cost.multi_hero_payment
    """
    if cost <= 0:
        return True
    have = able = 0
    different = min(printed.payers, cost)
    for card in s.players[seat].area.cards:
        if card.resources and pays(s, card, printed):
            have += card.resources
            able += 1
            if have >= cost and able >= different:
                return True
    return False


def within_reach(s: FellowshipState, seat: int) -> int:
    """The most that a card in hand may cost to be paid at all: all tokens of all heroes, whatever their spheres.

    While something changes costs, what is printed tells nothing.
    """
    if "cost" in s.constants or (s.lasting and varies(s, "cost")):
        return FAR
    have = 0
    for card in s.players[seat].area.cards:
        have += card.resources
    return have


def could_pay(s: FellowshipState, seat: int, printed: FellowshipPrinted) -> bool:
    """Whether the player has the resources to use such a card from the hand; only an event is paid for, X may be 0."""
    if printed.kind != EVENT:
        return True
    assert printed.cost is not None
    if printed.cost > 0:  # whoever can pay has a hero who does
        return affordable(s, seat, printed, printed.cost)
    return has_payer(s, seat, printed)


def numbers_for_x(s: FellowshipState, m: Moment[FellowshipCard]) -> list[int]:
    """The numbers that the player may choose for X: those that can be paid and change something.

    fellowship.x.default_zero, fellowship.x.cost_modified_separately
    """
    found = []
    assert m.ability is not None
    have = wealth(s, m.seat, m.card.printed)
    for n in takewhile(lambda n: play_cost(s, m.card, n) <= have, range(FAR)):
        m.x = n
        if can_any(s, m.ability.effects, m):
            found.append(n)
    m.x = 0
    return found


def is_bought(m: Moment[FellowshipCard]) -> bool:
    """Whether the card is played for its price; an ability of another card than an event has none."""
    card = m.card
    printed = card.printed
    return printed.cost is not None and not card.in_play and (m.ability is None or printed.kind == EVENT)


def bill_of(s: FellowshipState, m: Moment[FellowshipCard]) -> tuple[int, ...]:
    """What must be paid to play a card from hand.

    The player chooses X for an event; else it is nothing: fellowship.x.default_zero
    """
    printed = m.card.printed
    if not is_bought(m):
        return ()
    return (X,) if printed.cost == X and m.ability is not None else (play_cost(s, m.card),)


def pay_bill(s: FellowshipState, m: Moment[FellowshipCard], cost: int) -> Flow[bool]:
    """Fix X, then take the tokens from the heroes one by one; False if it cannot be paid.

    fellowship.resource.flow
    """
    card = m.card
    if cost == X:
        numbers = numbers_for_x(s, m)
        if not numbers:
            return False
        options = [Option("x", n) for n in numbers]
        taken = yield from ask(Choice(m.seat, "x", options, "fellowship.x.default_zero", about=card))
        m.x = numbers[options.index(taken)]
        cost = play_cost(s, card, m.x)
    if not affordable(s, m.seat, card.printed, cost):
        return False
    yield from pay(s, m.seat, payers(s, m.seat, card.printed), cost, card.printed.payers, card)
    return True


def pay(
    s: FellowshipState,
    seat: int,
    heroes: Sequence[FellowshipCard],
    cost: int,
    different: int = 0,
    about: FellowshipCard | None = None,
) -> Flow[None]:
    """From which heroes the tokens come is asked only where there is a choice.

    fellowship.cost.multi_hero_payment, fellowship.example.payment
    """
    spent: dict[FellowshipCard, int] = {}
    left = cost
    if not different and sum(hero.resources for hero in heroes) == cost:  # all that there is
        spent = {hero: hero.resources for hero in heroes if hero.resources}
        left = 0
    while left > 0:
        able = [hero for hero in heroes if _may_spend(heroes, spent, hero, left, different)]
        options = [Option("spend", hero) for hero in able]
        args: dict[str, Arg] = {"cost": cost, "left": left, "card": "" if about is None else about.name_for(seat)}
        choice = Choice(
            seat, "pay", options, "fellowship.cost.multi_hero_payment", about=about, args=args,
            pays=partial(_payment, able, dict(spent), cost, left, different),
        )  # fmt: skip
        taken = yield from ask(choice)
        hero = able[options.index(taken)]
        spent[hero] = spent.get(hero, 0) + 1
        left -= 1
    for hero, n in spent.items():
        spend(s, hero, n)


def _payment(
    able: Sequence[FellowshipCard], spent: dict[FellowshipCard, int], cost: int, left: int, different: int
) -> Payment:
    times = [min(left, hero.resources - spent.get(hero, 0)) for hero in able]
    return Payment((cost,), (cost - left,), [(1,)] * len(able), times, max(0, different - len(spent)))


def _may_spend(
    heroes: Sequence[FellowshipCard], spent: dict[FellowshipCard, int], hero: FellowshipCard, left: int, different: int
) -> bool:
    """Whether a token of this hero may be the next, so that the rest can still be paid as the card demands."""
    if hero.resources <= spent.get(hero, 0):
        return False
    if not different:
        return True
    used = {*spent, hero}
    fresh = sum(1 for one in heroes if one not in used and one.resources)
    return len(used) + min(left - 1, fresh) >= different


def spend(s: FellowshipState, hero: FellowshipCard, n: int) -> None:
    """The tokens go back to the pool: fellowship.resource.flow"""
    hero.resources -= n
    s.log.say("spends", "fellowship.resource.flow", card=hero, n=n)


def gain_resources(s: FellowshipState, hero: FellowshipCard, n: int, rule: str = "fellowship.gain.resources") -> None:
    """Tokens come from the pool to a hero: fellowship.gain.resources"""
    if n > 0:
        hero.resources += n
        s.log.say("gains", rule, card=hero, n=n)
