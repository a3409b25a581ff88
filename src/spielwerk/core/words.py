"""Masks of up to 168 cells as three machine words, for the hex kernel of the compiled engine.

A word holds 56 cells, which leaves room to shift by a row and keeps it a short (unboxed) integer in other code.
"""

from typing import Final

from spielwerk.core.machine import COMPILED
from spielwerk.core.native import i64

if COMPILED:
    from librt.strings import read_i64_le

Words = tuple[i64, i64, i64]

SIZE: Final = 56
END: Final = 1 << SIZE
ALL: Final = END - 1
EVERYWHERE: Final = (1 << 3 * SIZE) - 1
BYTES: Final = 22
"""Three words of seven bytes, and one more: eight are read at a time."""


def words_of(mask: int) -> Words:
    if not mask:
        return (0, 0, 0)
    if COMPILED:
        # Written to bytes and read back in one go: every shift of a long integer would allocate another one.
        try:
            cells = mask.to_bytes(BYTES, "little")
        except OverflowError:
            cells = (mask & EVERYWHERE).to_bytes(BYTES, "little")
        return (read_i64_le(cells, 0) & ALL, read_i64_le(cells, 7) & ALL, read_i64_le(cells, 14) & ALL)
    else:
        rest = mask >> SIZE
        return (mask & ALL, rest & ALL, rest >> SIZE & ALL)


def mask_of(words: Words) -> int:
    low, middle, high = words
    if high == 0:
        return int(middle) << SIZE | int(low) if middle else low
    return (int(high) << SIZE | int(middle)) << SIZE | int(low)


def word_of(cell: i64) -> Words:
    """The mask of one cell. (The compiler would shift a small constant left as a 32-bit integer.)"""
    if cell < SIZE:
        return (END >> (SIZE - cell), 0, 0)
    if cell < 2 * SIZE:
        return (0, END >> (2 * SIZE - cell), 0)
    return (0, 0, END >> (3 * SIZE - cell))


def holds(words: Words, cell: i64) -> bool:
    if cell < SIZE:
        return words[0] >> cell & 1 != 0
    if cell < 2 * SIZE:
        return words[1] >> (cell - SIZE) & 1 != 0
    return words[2] >> (cell - 2 * SIZE) & 1 != 0


def united(one: Words, other: Words) -> Words:
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2])


def common(one: Words, other: Words) -> Words:
    return (one[0] & other[0], one[1] & other[1], one[2] & other[2])


def without(one: Words, other: Words) -> Words:
    return (one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2])


def any_of(words: Words) -> bool:
    return words[0] | words[1] | words[2] != 0


def one_of(words: Words) -> Words:
    """The lowest cell of a non-empty mask, as a mask."""
    low, middle, high = words
    if low:
        return (low & -low, 0, 0)
    return (0, middle & -middle, 0) if middle else (0, 0, high & -high)


def higher(words: Words, by: i64) -> Words:
    """Every cell moved up by less than a word; bits that leave the last word are dropped."""
    low, middle, high = words
    return (
        low << by & ALL,
        (middle << by | low >> (SIZE - by)) & ALL,
        (high << by | middle >> (SIZE - by)) & ALL,
    )


def lower(words: Words, by: i64) -> Words:
    low, middle, high = words
    return (
        (low >> by | middle << (SIZE - by)) & ALL,
        (middle >> by | high << (SIZE - by)) & ALL,
        high >> by,
    )


def lowest(word: i64) -> i64:
    """The index of the lowest set bit of a non-zero word."""
    place: i64 = 0
    if word & 0xFFFFFFF == 0:
        word >>= 28
        place = 28
    if word & 0x3FFF == 0:
        word >>= 14
        place += 14
    if word & 0x7F == 0:
        word >>= 7
        place += 7
    if word & 0xF == 0:
        word >>= 4
        place += 4
    if word & 3 == 0:
        word >>= 2
        place += 2
    return place if word & 1 else place + 1


def count_of(words: Words) -> i64:
    return bits(words[0]) + bits(words[1]) + bits(words[2])


def bits(word: i64) -> i64:
    """The number of set bits (population count)."""
    word -= word >> 1 & 0x55555555555555
    word = (word & 0x33333333333333) + (word >> 2 & 0x33333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F
    return word * 0x01010101010101 >> 48 & 0xFF


def how_many(mask: int) -> int:
    """The number of cells in a mask."""
    if COMPILED:
        return bits(mask) if mask <= ALL else mask.bit_count()
    else:
        return mask.bit_count()
