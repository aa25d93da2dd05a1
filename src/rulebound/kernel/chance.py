"""Chance: one small generator of our own inside the state, the same on every Python and every machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1


class Chance:
    """SplitMix64. `drawn` counts the numbers taken, so that undo knows whether fate has spoken since."""

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed & _MASK
        self.drawn = 0

    def clone(self) -> Chance:
        copy = Chance(self.seed)
        copy.drawn = self.drawn
        return copy

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; the bias of the multiplication is under n / 2**64."""
        self.drawn += 1
        self.seed = z = (self.seed + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def number(self) -> int:
        """The next 64 random bits."""
        return self.below(1 << 64)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: Sequence[T], n: int) -> list[T]:
        """n different items by lot, in the order drawn; all of them if there are fewer."""
        pool = list(items)
        return [pool.pop(self.below(len(pool))) for _ in range(min(n, len(pool)))]

    def coin(self) -> bool:
        return self.number() >> 63 == 1


def seed_of(seed: int | str) -> int:
    """A seed typed by a person may be a number or any word (FNV-1a: stable, unlike `hash`)."""
    if isinstance(seed, int):
        return seed & _MASK
    value = 0xCBF29CE484222325
    for byte in seed.encode():
        value = ((value ^ byte) * 0x100000001B3) & _MASK
    return value
