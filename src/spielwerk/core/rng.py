"""The RNG inside a state: the small generator sfc32, every intermediate below 2**62."""

from typing import Any, Final

from spielwerk.core.native import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 15
SEED_BITS: Final = 128
LARGEST_SEED: Final = (1 << SEED_BITS) - 1


def _mix(value: int) -> int:
    """Spread the bits of a 32-bit number (the finaliser of MurmurHash3)."""
    value &= MASK
    value ^= value >> 16
    value = _times(value, 0x85EBCA6B)
    value ^= value >> 13
    value = _times(value, 0xC2B2AE35)
    return value ^ (value >> 16)


def _times(a: int, b: int) -> int:
    """Product modulo 2**32, split so that no intermediate reaches 2**62."""
    return (a * (b & 0xFFFF) + ((a * (b >> 16) & 0xFFFF) << 16)) & MASK


def derive(seed: int, index: int) -> int:
    """The seed of game `index` in a run started with `seed`."""
    upper = seed >> 64
    if upper:
        seed = (seed & 0xFFFFFFFFFFFFFFFF) ^ derive(upper, index)
    low = _mix(_mix(seed & MASK) ^ _mix(index + 0x9E3779B9))
    high = _mix(low ^ _mix((seed >> 32) + 0x7F4A7C15) ^ index)
    return ((high & 0xFFFFF) << 32) | low


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """sfc32: 128 bits of state, identical on every machine and engine. Seeds of up to that many bits start from
    different states; for seeds below 2**64 the start has never changed."""

    def __init__(self, seed: int = 0, of: "Rng | None" = None) -> None:
        """Start from a seed, or continue from another generator."""
        if of is not None:
            self.a: i64 = of.a
            self.b: i64 = of.b
            self.c: i64 = of.c
            self.d: i64 = of.d
            return
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = _mix(seed & MASK) ^ 0x2545F491 ^ ((seed >> 64) & MASK)
        self.d = (1 + (seed >> 96)) & MASK
        for _ in range(WARM_UP):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        b, c, d = self.b, self.c, self.d
        result = (self.a + b + d) & MASK
        self.d = (d + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((c << 21 | c >> 11) + result) & MASK
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, every one equally likely."""
        value: i64 = self.next()
        # Rejection sampling: only the highest numbers can be rejected, so the bound is computed only for them.
        while value > MASK - n and value >= MASK + 1 - (MASK + 1) % n:
            value = self.next()
        return value % n

    def shuffle(self, items: list[Any]) -> None:
        # Of anything: the compiler would read numbers only to write them again.
        last: i64 = len(items) - 1
        for i in range(last, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: list[int]) -> list[int]:
        """A shuffled copy."""
        new = items[:]
        self.shuffle(new)
        return new

    def copy(self) -> "Rng":
        return Rng(0, self)

    def dump(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def load(self, words: list[int]) -> None:
        self.a, self.b, self.c, self.d = [word & MASK for word in words]


FIRST: Final = Rng(0)
"""What a state begins with until its set-up is drawn. Nobody draws from this one."""
