"""The numbers of `random.random` in machine words, for random play on the compiled engine (core/wandering.py).

Python's generator is the Mersenne Twister MT19937 of Matsumoto and Nishimura. Here it goes on where Python's stands:
fetching numbers from Python, even many at a time, took an eighth of the instructions of a decision.
"""

import random
from typing import Final, final

from librt.vecs import vec

from spielwerk.core.native import i64

WORDS: Final = 624
AHEAD: Final = 397
UPPER: Final = 0x80000000
LOWER: Final = 0x7FFFFFFF
TWIST: Final = 0x9908B0DF


@final
class Draws:
    def __init__(self) -> None:
        self.words: vec[i64] = vec[i64]([0] * WORDS)
        self.used: i64 = 0
        self.anew()

    def anew(self) -> None:
        """Go on where Python's generator stands now."""
        state: tuple[int, ...] = random.getstate()[1]
        words = self.words
        for n in range(WORDS):
            words[n] = state[n]
        self.used = state[WORDS]

    def next(self) -> float:
        # Two words, of which the first 27 and 26 bits make the number.
        first = self._word() >> 5
        number: i64 = first << 26 | self._word() >> 6
        return float(number) / 9007199254740992.0

    def _word(self) -> i64:
        used = self.used
        if used == WORDS:
            self._twist()
            used = 0
        self.used = used + 1
        word = self.words[used]
        word ^= word >> 11
        word ^= word << 7 & 0x9D2C5680
        word ^= word << 15 & 0xEFC60000
        return word ^ word >> 18

    def _twist(self) -> None:
        """The next block of words."""
        words = self.words
        n: i64 = 0
        while n < WORDS - AHEAD:
            words[n] = words[n + AHEAD] ^ _mixed(words[n], words[n + 1])
            n += 1
        while n < WORDS - 1:
            words[n] = words[n + AHEAD - WORDS] ^ _mixed(words[n], words[n + 1])
            n += 1
        words[n] = words[AHEAD - 1] ^ _mixed(words[n], words[0])


def _mixed(one: i64, following: i64) -> i64:
    word = one & UPPER | following & LOWER
    # No branch: it would be foretold wrongly every other time.
    return word >> 1 ^ (word & 1) * TWIST
