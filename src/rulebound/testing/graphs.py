"""Whether a copy is complete and shares nothing that changes with its original."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rulebound.kernel.cards import Printed, State
from rulebound.kernel.fields import fields_of, function_name
from rulebound.kernel.log import Log

_UNCHANGING = (
    str,
    int,
    float,
    bool,
    type(None),
    bytes,
    frozenset,
    Printed,
    Log,
)
"""May be shared, as functions and classes may. A log is no part of the position: a clone starts with a silent one."""


def differences(original: object, copy: object) -> list[str]:
    """What a copy forgot, changed or shares; empty if it is a perfect one."""
    return list(_compare(original, copy, "state", {}))


def _compare(a: object, b: object, path: str, seen: dict[int, int]) -> Iterator[str]:
    if (isinstance(a, Log) and isinstance(b, Log)) or (isinstance(a, Printed) and a is b):
        return
    if type(a) is not type(b):
        yield f"{path} is a {type(a).__name__} in the original and a {type(b).__name__} in the copy"
    elif isinstance(a, _UNCHANGING) or function_name(a) is not None:
        if a != b:
            yield f"{path} is {a!r} in the original and {b!r} in the copy"
    elif isinstance(a, msgspec.Struct) and a.__struct_config__.frozen:
        if a != b:
            yield f"{path} differs"
    elif id(a) in seen:
        if seen[id(a)] != id(b):
            yield f"{path} leads to another object than its original does"
    else:
        seen[id(a)] = id(b)
        if a is b and _is_mutable(a):
            yield f"{path} ({type(a).__name__}) is shared by original and copy"
            return
        yield from _compare_parts(a, b, path, seen)


def _compare_parts(a: Any, b: Any, path: str, seen: dict[int, int]) -> Iterator[str]:
    if isinstance(a, dict):
        if list(a) != list(b):
            yield f"{path} has other keys"
            return
        for key in a:
            yield from _compare(a[key], b[key], f"{path}[{key!r}]", seen)
    elif isinstance(a, list | tuple):
        if len(a) != len(b):
            yield f"{path} has {len(a)} items in the original and {len(b)} in the copy"
            return
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            yield from _compare(x, y, f"{path}[{i}]", seen)
    elif isinstance(a, set):
        if a != b:
            yield f"{path} differs"
    else:
        passing = a.passing if isinstance(a, State) else ()
        for name in fields_of(type(a)):
            if name in passing:
                continue
            if not hasattr(a, name):
                yield f"{path}.{name} was never set, or forgotten by an earlier copy"
            elif not hasattr(b, name):
                yield f"{path}.{name} was forgotten by the copy"
            else:
                yield from _compare(getattr(a, name), getattr(b, name), f"{path}.{name}", seen)


def _is_mutable(thing: object) -> bool:
    """Objects with slots count as mutable unless their class says that it never changes."""
    return not isinstance(thing, tuple) and not getattr(type(thing), "UNCHANGING", False)
