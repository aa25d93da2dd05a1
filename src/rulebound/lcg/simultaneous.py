"""Several things at one moment: one after the other, as the first player decides where the order can matter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.flow import Flow, ask
from rulebound.kernel.things import Thing
from rulebound.lcg.modifiers import listening
from rulebound.lcg.state import Event, LcgCard, LcgState
from rulebound.lcg.triggers import On

X = TypeVar("X", bound=Thing)

# What one of several things stirs up.
NOTHING: Final = 0  # only what it is done to changes
SOMETHING: Final = 1  # something more happens: with that of another it may come before or after
REACHES_OTHERS: Final = 2  # it may change what becomes of the others


def next_of(s: LcgState[Any], waiting: Sequence[X], stir: Callable[[X], int], about: Thing | None) -> Flow[X]:
    """Which of these is done next.

    Nobody is asked where the order cannot matter: among cards that are alike, or if next to nothing comes of them.
    """
    different = unlike(waiting) if len(waiting) > 1 else waiting
    if len(different) == 1:
        return different[0]
    stirs = [stir(one) for one in different]
    if sum(stirs) < REACHES_OTHERS:
        return waiting[0]
    if NOTHING in stirs and REACHES_OTHERS not in stirs:
        return different[stirs.index(NOTHING)]
    options = [Option("resolve", one) for one in different]
    taken = yield from ask(Choice(s.first, "order", options, s.rules.simultaneous, about=about))
    return different[options.index(taken)]


def unlike(things: Sequence[X]) -> list[X]:
    """One of each kind: of cards between which nobody can see a difference only the first."""
    found: dict[object, X] = {}
    for thing in things:
        found.setdefault(thing.look if isinstance(thing, LcgCard) else thing.key, thing)
    return list(found.values())


def forces(s: LcgState[Any], event: Event) -> bool:
    """Whether a forced ability in play waits for this; what players may do they may do in any order."""
    for id, number in listening(s, event.kind):
        card = s.cards[id]
        ability = card.printed.abilities[number]
        if not ability.forced or not isinstance(ability.when, On):
            continue
        if ability.when.holds(s, event, card, s.judge.user_of(s, card, event)):
            return True
    return False
