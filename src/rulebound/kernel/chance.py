"""Chance: one small generator of our own inside the state, the same on every Python and every machine."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from struct import unpack
from typing import TYPE_CHECKING, Final, TypeVar

from rulebound.kernel.text import refuse

if TYPE_CHECKING:
    from mypy_extensions import i64  # a word of the machine where this is compiled, else any whole number

T = TypeVar("T")

LONGEST: Final = 200
"""Letters of a seed."""
_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


_FEW: Final = 16
_MANY: Final = 32
"""Who has drawn a few numbers draws again: from then on plain Python mixes so many at once."""
_SMALL: Final = 1 << 31
"""With so many or fewer to choose from, a word is enough to multiply in."""


def _wraps() -> bool:
    """Whether whole numbers end at 64 bits here, as those of the machine do: then it mixes them without a mask."""
    big: i64 = 1 << 62
    return big * 4 == 0


_WRAPS: Final = _wraps()


def _word_of(number: int) -> i64:
    """A number of 64 bits as a word: that of the machine has a sign."""
    return number - (1 << 64) if _WRAPS and number >> 63 else number


class Chance:
    """SplitMix64. `drawn` counts the numbers taken, so that undo knows whether fate has spoken since."""

    __slots__ = ("_ahead", "_at", "_word", "drawn")

    _word: i64  # the seed; as a word of the machine it has a sign
    _ahead: Sequence[int]  # the numbers after it, where several were mixed at once,
    _at: int  # and how many of them have been drawn

    def __init__(self, seed: int) -> None:
        self._word = _word_of(seed & _MASK)
        self._ahead = ()
        self._at = 0
        self.drawn = 0

    @property
    def seed(self) -> int:
        """What the next numbers come from."""
        word: int = self._word
        return (word + self._at * _STEP) & _MASK

    def clone(self) -> Chance:
        copy = Chance.__new__(Chance)
        copy._word = self._word
        copy._ahead = self._ahead
        copy._at = self._at
        copy.drawn = self.drawn
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        word: int = self._word
        return _again, (word & _MASK, self.drawn, self._ahead, self._at)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; the bias of the multiplication is under n / 2**64."""
        self.drawn += 1
        if _WRAPS:
            word = self._mixed()
            if n <= _SMALL:  # the upper half of the product, in two parts
                lots: i64 = n
                return (((word >> 32) & 0xFFFFFFFF) * lots + (((word & 0xFFFFFFFF) * lots) >> 32)) >> 32
            z: int = word
            return ((z & _MASK) * n) >> 64
        if self.drawn > _FEW:
            at = self._at
            if at == len(self._ahead):
                self._look_ahead()
                at = 0
            self._at = at + 1
            return (self._ahead[at] * n) >> 64
        self._word = z = (self._word + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def _look_ahead(self) -> None:
        """Mix the numbers of the next draws; none of them is drawn yet."""
        seed, drawn = self.seed, self.drawn
        self._ahead = self._numbers(_MANY)
        self._word = _word_of(seed)
        self.drawn = drawn

    def _mixed(self) -> i64:
        """The next number as a word: the same constants, with their signs, and shifts that bring in zeros."""
        z: i64 = self._word - 0x61C8864680B583EB
        self._word = z
        z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
        z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
        return z ^ ((z >> 31) & 0x1FFFFFFFF)

    def number(self) -> int:
        """The next 64 random bits."""
        return self.below(1 << 64)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        last = len(items) - 1
        if _WRAPS:
            for i in range(last, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        for i, z in zip(range(last, 0, -1), self._numbers(last), strict=False):
            j = (z * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]

    def _numbers(self, n: int) -> Sequence[int]:
        """The next n numbers, all at once: every 128 bits of one long whole number are a lane for one of them."""
        if n < 1:
            return ()
        ones, steps, mask = _lanes(n)
        z = (ones * self.seed + steps) & mask
        self._ahead = ()
        self._at = 0
        self.drawn += n
        self._word = _word_of(z >> 128 * (n - 1))
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


def _again(seed: int, drawn: int, ahead: Sequence[int] = (), at: int = 0) -> Chance:
    """Chance as it was when it was pickled."""
    chance = Chance(seed)
    chance.drawn = drawn
    chance._ahead = ahead
    chance._at = at
    return chance


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
