"""What every clone starts from."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def blank(kind: type[T]) -> T:
    """An object of that class with nothing in it: no `__init__` runs. (mypyc cannot compile `Kind.__new__(Kind)`.)"""
    return kind.__new__(kind)
