"""What every clone starts from."""

from __future__ import annotations

from typing import Final, Protocol, TypeVar

T = TypeVar("T")


class _Blank(Protocol):
    def __call__(self, kind: type[T], /) -> T: ...


blank: Final[_Blank] = object.__new__
"""An object of that class with nothing in it: no `__init__` runs."""
