"""Modifiers: a quantity is counted anew from its base whenever somebody asks for it; and what cannot or may be done."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from rulebound.lcg.state import BLANK, AnyCard, LcgState, Modifier, Prefixed

S = TypeVar("S", bound=LcgState[Any])
C = TypeVar("C", bound=AnyCard)

MAY_PLAY: Final = "may-play"
BASE: Final = Prefixed("base")
TRAIT: Final = Prefixed("trait")
CANNOT: Final = Prefixed("cannot")


class Prohibition(Modifier[S, C]):
    """A constant "cannot": what it is about, for which cards, and perhaps only from certain sources."""

    __slots__ = ()

    def forbids(self, s: S, holder: C, source: C | None) -> bool:
        return True


class Permission(Modifier[S, C]):
    """A constant "may": which cards can be played from where they lie, outside the normal rules."""

    __slots__ = ()


def modified(s: LcgState[Any], card: AnyCard, stat: str, base: int) -> int:
    """Additions first, then multiplications; a set value overrides; fractions up; never below zero at the end."""
    constants = s.constants.get(stat)
    if constants is None:
        for one in s.lasting:
            if one.stat == stat:
                break
        else:
            return base if base > 0 else 0
    value = base
    times = 1
    parts = 1
    fixed: int | None = None
    blanks = s.blanks and stat != BLANK
    for id, number in constants or ():  # each copy for itself
        source: AnyCard = s.cards[id]
        modifier = source.printed.modifiers[number]
        if not modifier.applies(s, source, card) or (blanks and is_blank(s, source)):
            continue
        amount = modifier.amount(s, source, card)
        if modifier.how == "add":
            value += amount
        elif modifier.how == "times":
            times *= amount
        elif modifier.how == "divide":
            parts *= amount
        else:
            fixed = amount  # cards are listed in the order they came into play: the latest wins
    for one in s.lasting:
        if one.stat == stat and s.covers(one, card):
            value += one.worth(s)
    if fixed is not None:
        value = fixed
    else:
        value = -(-value * times // parts)  # rounded up, once, at the end
    return value if value > 0 else 0


def stat(s: LcgState[Any], card: AnyCard, name: str, base: int) -> int:
    """A number of a card: counted from what is printed, unless an effect states another base."""
    if (BASE.known.get(name) or BASE.name(name)) in s.constants:
        base = base_of(s, card, name, base)
    elif name not in s.constants:
        for one in s.lasting:
            if one.stat == name:
                break
        else:
            return base if base > 0 else 0
    return modified(s, card, name, base)


def varies(s: LcgState[Any], name: str) -> bool:
    """Whether this number of any card may be another than the printed one now."""
    base = BASE.known.get(name) or BASE.name(name)
    if name in s.constants or base in s.constants:
        return True
    for one in s.lasting:  # noqa: SIM110 (asked after everything that happens)
        if one.stat in (name, base):
            return True
    return False


def base_of(s: LcgState[Any], card: AnyCard, name: str, printed: int) -> int:
    """A number before all that modifies it."""
    return modified(s, card, BASE.name(name), printed)


def is_blank(s: LcgState[Any], card: AnyCard) -> bool:
    """Whether its text box counts as empty: no abilities, keywords and traits but those it gets from elsewhere.

    What makes boxes blank is asked of the cards as they are printed, lest two cards wait for each other.
    """
    return s.blanks and card.in_play and modified(s, card, BLANK, 0) > 0


def listening(s: LcgState[Any], kind: str) -> tuple[tuple[int, int], ...]:
    """Who waits for events of a kind now, as card and number of the ability; blank cards do not."""
    waiting = s.listeners.get(kind, ())
    return tuple(one for one in waiting if not is_blank(s, s.cards[one[0]])) if s.blanks else waiting


def has_trait(s: LcgState[Any], card: AnyCard, trait: str) -> bool:
    """Printed or gained: both do the same."""
    shown: Any = card.facedown_as or card.printed
    if trait in shown.traits and not (s.blanks and is_blank(s, card)):
        return True
    return modified(s, card, TRAIT.name(trait), 0) > 0


def cannot(s: LcgState[Any], what: str, card: AnyCard, source: AnyCard | None = None) -> bool:
    """Whether something in play forbids this to happen to the card."""
    constants = s.constants.get(CANNOT.known.get(what) or CANNOT.name(what))
    if constants is None:
        return False
    for id, number in constants:
        holder: AnyCard = s.cards[id]
        modifier = holder.printed.modifiers[number]
        assert isinstance(modifier, Prohibition)
        if s.blanks and is_blank(s, holder):
            continue
        if modifier.applies(s, holder, card) and modifier.forbids(s, holder, source):
            return True
    return False


def permitted(s: LcgState[Any], seat: int) -> list[Any]:
    """The cards that a player may play from the discard pile."""
    permissions = s.constants.get(MAY_PLAY)
    if permissions is None:
        return []
    found = []
    for card in s.players[seat].discard.cards:
        for holder, number in permissions:
            source: AnyCard = s.cards[holder]
            if source.controller == seat and source.printed.modifiers[number].applies(s, source, card):
                found.append(card)
                break
    return found
