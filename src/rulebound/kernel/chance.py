"""Chance: one small generator of our own inside the state, the same on every Python and every machine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from struct import unpack
from typing import Final, TypeVar

from rulebound.kernel.text import refuse

T = TypeVar("T")

LONGEST: Final = 200
"""Letters of a seed."""
_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


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
        self.seed = z = (self.seed + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def number(self) -> int:
        """The next 64 random bits."""
        return self.below(1 << 64)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        last = len(items) - 1
        for i, z in zip(range(last, 0, -1), self._numbers(last), strict=False):
            j = (z * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]

    def _numbers(self, n: int) -> Sequence[int]:
        """The next n numbers, all at once: every 128 bits of one long whole number are a lane for one of them."""
        if n < 1:
            return ()
        ones, steps, mask = _lanes(n)
        z = (ones * self.seed + steps) & mask
        self.drawn += n
        self.seed = z >> 128 * (n - 1)
        z = (((z ^ (z >> 30)) & mask) * 0xBF58476D1CE4E5B9) & mask
        z = (((z ^ (z >> 27)) & mask) * 0x94D049BB133111EB) & mask
        z = (z ^ (z >> 31)) & mask
        return unpack(f"<{2 * n}Q", z.to_bytes(16 * n, "little"))[::2]

    def sample(self, items: Sequence[T], n: int) -> list[T]:
        """n different items by lot, in the order drawn; all of them if there are fewer."""
        pool = list(items)
        return [pool.pop(self.below(len(pool))) for _ in range(min(n, len(pool)))]

    def coin(self) -> bool:
        return self.number() >> 63 == 1


@cache
def _lanes(n: int) -> tuple[int, int, int]:
    """A one in each of n lanes, by how much the seed has grown in each, and the bits that count."""
    ones = sum(1 << 128 * i for i in range(n))
    return ones, sum((i + 1) * _STEP << 128 * i for i in range(n)), ones * _MASK


def seed_of(seed: object) -> int:
    """A seed typed by a person may be a number or any word (FNV-1a: stable, unlike `hash`)."""
    if isinstance(seed, int):
        return seed & _MASK
    if not isinstance(seed, str) or len(seed) > LONGEST:
        raise refuse("refused-seed", most=LONGEST)
    value = 0xCBF29CE484222325
    for byte in seed.encode(errors="surrogatepass"):
        value = ((value ^ byte) * 0x100000001B3) & _MASK
    return value
