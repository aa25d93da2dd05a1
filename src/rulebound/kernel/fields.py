"""The fields of an object by name, for whoever looks at all of them."""

from __future__ import annotations

from typing import Final

_HIDDEN: Final = ("__dict__", "__weakref__")


def fields_of(kind: type) -> list[str]:
    """All fields of a class, its parents' first: a class in plain Python has slots, a compiled one says its own."""
    names: list[str] = []
    for parent in reversed(kind.__mro__):
        said = parent.__dict__
        own = said["__slots__"] if "__slots__" in said else said.get("__mypyc_attrs__", ())
        names += [own] if isinstance(own, str) else own
    return [name for name in dict.fromkeys(names) if name not in _HIDDEN]
