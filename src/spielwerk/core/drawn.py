"""What a set-up drew, in words: together with the options it determines the start of a game.

Records and stored games keep it, so that a component added later never appears in a game begun without it.
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from spielwerk.core.native import i64
from spielwerk.core.options import DRAWN, BadOption, OptionValue
from spielwerk.core.reasons import Reason
from spielwerk.core.rng import MASK

Drawn = dict[str, list[str]]
"""For each thing that is drawn the names of what was drawn, in order; a deck begins with its top card."""

RANDOM: Final = "random"
"""The state of the RNG after the set-up was drawn. The game's own dice and shuffles start from it, so they do not
depend on how much there was to draw from."""
WORDS: Final = 4
LONGEST: Final = len(str(MASK))
NO_NUMBER: Final = -1
ANY: Final = -1


class Names:
    """All possible values of a thing, each with its number. Cached, because set-ups look them up again and again."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(words)}


class Dealt:
    """What a set-up draws, as numbers: for each thing those of what was drawn, and what they are the numbers of."""

    def __init__(self) -> None:
        self.numbers: dict[str, list[int]] = {}
        self.random: list[int] = []
        self._known: dict[str, Names] = {}

    def put(self, name: str, known: Names, numbers: list[int]) -> None:
        self.numbers[name] = numbers
        self._known[name] = known

    def words(self, name: str) -> list[str]:
        known = self._known[name].words
        return [known[number] for number in self.numbers[name]]

    def in_words(self) -> Drawn:
        drawn = {name: self.words(name) for name in self.numbers}
        drawn[RANDOM] = [str(word) for word in self.random]
        return drawn


Source = Mapping[str, Sequence[str]] | Dealt
"""Where a set-up takes it from: words that somebody kept, or what was drawn for it this moment."""


class BadDraw(BadOption):
    """An impossible set-up: the sentence, and the thing that was drawn wrongly."""

    def __init__(self, name: str, sentence: str, reason: Reason | None = None) -> None:
        super().__init__(sentence, reason)
        self.name = name


class Layout:
    """Takes what was drawn, thing by thing: each must be there, be known, fit the options and be asked for.

    What was drawn this moment fits: a new game need not write its decks in words and look every card up again.
    """

    def __init__(self, options: Mapping[str, OptionValue], drawn: Source) -> None:
        self._options = options
        self._dealt: Dealt | None = drawn if isinstance(drawn, Dealt) else None
        self._drawn: Mapping[str, Sequence[str]] = {} if isinstance(drawn, Dealt) else drawn
        self._taken: set[str] = set()

    def take(self, name: str, known: Names, size: int) -> list[int]:
        """`size` different entries of `known`, as numbers; those fixed by the option of that name keep their place."""
        if self._dealt is not None:
            return self._dealt.numbers[name][:]
        value = self._options.get(name, [])
        named = value if isinstance(value, list) else [str(value)]
        names = self.names(name, size)
        for place, asked in enumerate(named[:size]):
            if asked != DRAWN and asked != names[place]:
                raise BadDraw(name, f"'{name}' has '{names[place]}' where the option names '{asked}'.")
        return self.numbers(name, known, [1] * len(known.words))

    def deck(self, name: str, known: Names, left: list[int]) -> list[int]:
        """The same as `numbers`, to be drawn from the end."""
        if self._dealt is not None:
            return self._dealt.numbers[name][::-1]
        return self.numbers(name, known, left)[::-1]

    def numbers(self, name: str, known: Names, left: list[int], size: int = ANY) -> list[int]:
        """Any number of them, as numbers of what is known. They are taken from what is left of each in the box."""
        if self._dealt is not None:
            return self._dealt.numbers[name][:]
        number_of = known.numbers
        found: list[int] = []
        for word in self.names(name, size):
            number: i64 = number_of.get(word, -1)
            if number < 0:
                near = ", ".join(get_close_matches(word, known.words, n=3, cutoff=0.5) or known.words[:3])
                raise BadDraw(name, f"'{name}' knows no '{word}'. Nearest: {near}.")
            if not left[number]:
                raise BadDraw(name, f"'{name}' names '{word}', of which none is left.")
            # Not `-= 1`: the compiler would subtract objects.
            left[number] = left[number] - 1
            found.append(number)
        return found

    def names(self, name: str, size: int = ANY) -> Sequence[str]:
        if self._dealt is not None:
            return self._dealt.words(name)
        if name not in self._drawn:
            raise BadDraw(name, f"What was drawn lacks '{name}'.")
        self._taken.add(name)
        names = self._drawn[name]
        if size != ANY and size != len(names):
            raise BadDraw(name, f"'{name}' takes {size} names here, not {len(names)}.")
        return names

    def random(self) -> list[int]:
        """The words with which `Rng.load` goes on."""
        if self._dealt is not None:
            return self._dealt.random
        found = [_number(word) for word in self.names(RANDOM, WORDS)]
        if NO_NUMBER in found:
            raise BadDraw(RANDOM, f"'{RANDOM}' takes {WORDS} whole numbers below {MASK + 1}.")
        return found

    def finish(self) -> None:
        """Check that everything was asked for."""
        for name in self._drawn:
            if name not in self._taken:
                raise BadDraw(name, f"Nothing is drawn as '{name}' in a game with these options.")


def _number(word: str) -> int:
    """What `Dealt` wrote, or NO_NUMBER; no other way to write it counts."""
    if len(word) > LONGEST or not word.isascii() or not word.isdecimal():
        return NO_NUMBER
    number = int(word)
    return number if number <= MASK and str(number) == word else NO_NUMBER
