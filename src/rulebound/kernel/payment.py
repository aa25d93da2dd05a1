"""A payment that is being asked for, one source at a time: what it takes, what each source gives, what is cheapest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

Amount: TypeAlias = "tuple[int, ...]"
"""So much of each kind. The last kind stands for any: so much of any kind is asked for, or given."""

DONE: Final = "done"
"""The option that ends a payment which is met already, where more could be added."""
TRIES: Final = 20_000
"""After so many ways to pay the cheapest one that was found will do."""


class Payment:
    """What is to be paid and what was picked already; of each source, in the order of the options, what it gives
    and how often it can. `different`: so many sources must have a part in it."""

    __slots__ = ("bill", "different", "gives", "have", "times")

    def __init__(
        self, bill: Amount, have: Amount, gives: Sequence[Amount], times: Sequence[int] = (), different: int = 0
    ) -> None:
        self.bill = bill
        self.have = have
        self.gives = gives
        self.times = times or [1] * len(gives)
        self.different = different

    def is_met(self, have: Amount, sources: int) -> bool:
        """Whether so much, from so many sources, is enough: a kind may be stood for by what stands for any."""
        bill = self.bill
        last = len(bill) - 1
        missing = 0
        for kind in range(last):
            missing += max(0, bill[kind] - have[kind])
        return missing <= have[last] and sum(have) >= sum(bill) and sources >= self.different


def so_many(cost: int, paid: int, sources: int) -> Payment:
    """A cost of so many cards, whichever: each is one, and each can be given once."""
    return Payment((cost,), (paid,), [(1,)] * sources)


def cheapest(payment: Payment, price: Callable[[int, int], float]) -> list[int]:
    """The sources that cover the bill at the least price, each as often as it is used; none if nothing does.

    `price` says how unwelcome it is to use a source, for the n-th time from 0.
    """
    best: list[int] = []
    least = float("inf")
    tries = 0
    order = sorted(range(len(payment.gives)), key=lambda source: price(source, 0))
    waiting: list[tuple[int, Amount, float, list[int]]] = [(0, payment.have, 0.0, [])]
    while waiting and tries < TRIES:
        at, have, cost, used = waiting.pop()
        tries += 1
        if cost >= least:
            continue
        if payment.is_met(have, len(set(used))):
            best, least = used, cost
            continue
        if at == len(order):
            continue
        source = order[at]
        waiting.append((at + 1, have, cost, used))
        gives = payment.gives[source]
        ways: list[tuple[int, Amount, float, list[int]]] = []
        for time in range(payment.times[source]):
            have = tuple([a + b for a, b in zip(have, gives, strict=True)])
            cost += price(source, time)
            used = [*used, source]
            ways.append((at + 1, have, cost, used))
        waiting += reversed(ways)  # little of it first
    return best
