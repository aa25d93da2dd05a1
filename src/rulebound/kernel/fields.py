"""The fields of an object by name, for whoever looks at all of them."""

from __future__ import annotations

from typing import Any, Final

_HIDDEN: Final = ("__dict__", "__weakref__")


def fields_of(kind: type) -> list[str]:
    """All fields of a class, its parents' first: a class in plain Python has slots, a compiled one says its own."""
    names: list[str] = []
    for parent in reversed(kind.__mro__):
        said = parent.__dict__
        own = said["__slots__"] if "__slots__" in said else said.get("__mypyc_attrs__", ())
        names += [own] if isinstance(own, str) else own
    return [name for name in dict.fromkeys(names) if name not in _HIDDEN]


class Kept:
    """Can be pickled, plain and compiled: a pickle keeps the fields that have a value, by name."""

    __slots__ = ()

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in fields_of(type(self)) if hasattr(self, name)}

    def __setstate__(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self, name, value)


def function_name(value: object) -> str | None:
    """The name of a function or a class, None for anything else.

    A function inside another is an object of a class of its own where it is compiled: `<its name>_<where>_obj`.
    """
    name = getattr(value, "__name__", None)
    if isinstance(name, str):
        return name
    kind = type(value).__name__
    if not kind.endswith("_obj") or not callable(value):
        return None
    return "<lambda>" if kind.startswith("__mypyc_lambda__") else kind.partition("_")[0]
