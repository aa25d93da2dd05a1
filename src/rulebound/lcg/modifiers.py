"""Modifiers: a quantity is counted anew from its base whenever somebody asks for it."""

from __future__ import annotations

from typing import Any

from rulebound.lcg.state import LcgCard, LcgState


def modified(s: LcgState, card: LcgCard[Any], stat: str, base: int) -> int:
    """Additions first, then multiplications; a set value overrides; fractions up; never below zero at the end."""
    constants = s.constants.get(stat)
    if constants is None and not s.lasting:
        return base if base > 0 else 0
    value = base
    times = parts = 1
    fixed: int | None = None
    for id, number in constants or ():  # champions.constant.copies_stack: each copy for itself
        source: LcgCard[Any] = s.cards[id]  # type: ignore[assignment]
        modifier = source.printed.modifiers[number]
        if not modifier.applies(s, source, card):
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
