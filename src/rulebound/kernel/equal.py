"""What is a matter of course: a question whose answers are all the same to whoever is asked."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final

from rulebound.kernel.cards import EVERYONE, NOBODY, Card
from rulebound.kernel.choice import Choice, Option
from rulebound.kernel.fields import fields_of

_OWN: Final = ("id", "tag")
"""What any two cards differ in."""
_HIDDEN: Final = ("printed", *_OWN)


def matter_of_course(choice: Choice, manners: Container[str] = ()) -> Option | None:
    """What is taken where there is nothing to decide: the one option, or the same done to cards that nobody can tell
    apart. What only says how to be asked from here on (`manners`) is nothing to decide."""
    first, *others = [option for option in choice.options if option.verb not in manners] or choice.options
    if not others:
        return first
    if choice.pays is not None or not isinstance(first.on, Card):
        return None
    same = all(
        option.verb == first.verb and isinstance(option.on, Card) and alike(first.on, option.on, choice.seat)
        for option in others
    )
    return first if same else None


def is_open(choice: Choice) -> bool:
    """Whether everybody sees as much of what is offered as the seat itself: then to be quick about it tells nothing."""
    return len(choice.options) > 1 and all(
        isinstance(option.on, Card) and option.on.known in (EVERYONE, NOBODY) for option in choice.options
    )


def alike(one: Card[Any], other: Card[Any], seat: int) -> bool:
    """Whether two cards lie at the same place and are the same in all that the seat may know of them."""
    if type(one) is not type(other) or one.visible_to(seat) != other.visible_to(seat):
        return False
    passed_over = _OWN if one.visible_to(seat) else _HIDDEN
    return all(
        getattr(one, name, None) == getattr(other, name, None)
        for name in fields_of(type(one))
        if name not in passed_over
    )
