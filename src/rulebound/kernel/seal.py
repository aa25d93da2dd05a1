"""The seal of a position: a short hash by which a replay knows that it has come to where the match was.

Only what can change is sealed: where cards lie, who knows them, what is counted on them, chance, what is asked. What
is printed stands for itself by its code, so a new wording breaks no seal. Empty and zero values are left out: a
state may get a new field and old matches still fit.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from hashlib import blake2b
from typing import Any, Final

import msgspec

from rulebound.kernel.cards import Card, Place, Printed, State, Zone
from rulebound.kernel.chance import Chance
from rulebound.kernel.choice import Choice
from rulebound.kernel.fields import fields_of, function_name
from rulebound.kernel.log import Log

EVERY: Final = 20
"""A match is sealed after so many answers, again and again."""
SCHEME: Final = "1:"
"""How seals are made. One that was made in another way proves nothing and is passed over."""

_PLAIN: Final = (int, str, float)
_BUNDLES: Final = (list, tuple, dict, set, frozenset)


def seal_of(state: State, choices: Mapping[int, Choice]) -> str:
    """The seal of a position: the same on every machine and every Python."""
    said: list[str] = []
    seen: dict[int, int] = {}
    for name in _fields(type(state)):
        if name not in ("cards", "found", "learned", "log", "tagged", "zones") and name not in state.derived:
            _tell_field(name, getattr(state, name, None), said, seen)
    for card in state.cards:
        for name in _fields(type(card)):
            if name != "place":
                _tell_field(name, getattr(card, name, None), said, seen)
        said.append(";")
    said += ["".join(f"{card.id}," for card in zone.cards) + ";" for zone in state.zones]
    said += [f"{seat}?{choice.keys}" for seat, choice in choices.items()]
    return SCHEME + blake2b("\n".join(said).encode(errors="surrogatepass"), digest_size=8).hexdigest()


def holds(seal: str, state: State, choices: Mapping[int, Choice]) -> bool:
    """Whether the position is the one that was sealed, as far as this program can tell."""
    return not seal.startswith(SCHEME) or seal == seal_of(state, choices)


def _tell_field(name: str, value: object, said: list[str], seen: dict[int, int]) -> None:
    if value is None or (isinstance(value, (*_PLAIN, *_BUNDLES)) and not value):
        return
    said.append(name)
    _tell(value, said, seen)


def _tell(value: object, said: list[str], seen: dict[int, int]) -> None:
    """Add what a value says of itself."""
    if isinstance(value, Enum):
        said.append(value.name)
    elif value is None or isinstance(value, _PLAIN):
        said.append(repr(value))
    elif isinstance(value, Card):
        said.append(f"c{value.id}")
    elif isinstance(value, Zone | Place):
        said.append(f"z{value.id}")
    elif isinstance(value, Printed):
        said.append(f"={value.code}")
    elif isinstance(value, list | tuple):
        said.append("[")
        for item in value:
            _tell(item, said, seen)
        said.append("]")
    elif isinstance(value, dict):
        said.append("{")
        for key, item in value.items():
            _tell(key, said, seen)
            _tell(item, said, seen)
        said.append("}")
    elif isinstance(value, set | frozenset):
        said.append("<" + " ".join(sorted(_told(item) for item in value)) + ">")
    elif (name := function_name(value)) is not None:
        said.append(name)
    elif not isinstance(value, Log):
        _tell_thing(value, said, seen)


def _tell_thing(thing: Any, said: list[str], seen: dict[int, int]) -> None:
    """An object of its own: told once, and by its number where it is met again."""
    known = seen.get(id(thing))
    if known is not None:
        said.append(f"#{known}")
        return
    seen[id(thing)] = len(seen)
    fields = thing.__struct_fields__ if isinstance(thing, msgspec.Struct) else _fields(type(thing))
    said.append("(")
    for name in fields:
        _tell_field(name, getattr(thing, name, None), said, seen)
    said.append(")")


def _told(item: object) -> str:
    said: list[str] = []
    _tell(item, said, {})
    return " ".join(said)


_known_fields: Final[dict[type, tuple[str, ...]]] = {Chance: ("drawn", "seed")}


def _fields(kind: type) -> tuple[str, ...]:
    """The fields of a class in the order of their names, looked up once."""
    known = _known_fields.get(kind)
    if known is not None:
        return known
    known = _known_fields[kind] = tuple(sorted(fields_of(kind)))
    return known
