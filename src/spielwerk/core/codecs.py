"""Codecs for what a state holds: numbers, component names, hexes and lists of them, to words and back.

A state keeps small numbers, masks and lists of both. A codec writes such a value as people read it, reads it back, and
says what is possible where it cannot be read. `old` reads the bare numbers of positions of format 1.
"""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.native import i64
from spielwerk.core.rng import MASK, Rng

ANY: Final = -1
NONE: Final = -1
MANY: Final = 1_000_000
FEW_WORDS: Final = 12
SHORT: Final = 60
MOST_WRITTEN: Final = 1000
MOST_TABLES: Final = 128
"""Cache of written values, most of which recur in the next position: masks, and tables with their lists."""

Writer = Callable[[Any], Any]


class Unreadable(Exception):
    """A value that a field cannot have; the message continues after the field's name and ends the sentence."""


def is_number(told: object) -> bool:
    return isinstance(told, int) and not isinstance(told, bool)


def shown(told: object) -> str:
    """A value as it stood in the position, shortened."""
    text = "null" if told is None else repr(told)
    return text if len(text) <= SHORT else f"{text[:SHORT]}…"


def refusal(told: object, possible: str) -> Unreadable:
    return Unreadable(f"has {shown(told)}; possible: {possible}.")


def some_of(known: Sequence[Any], told: object) -> str:
    """The known words; where there are many, those most similar to the given one."""
    words = [str(word) for word in known if word != ""]
    if len(words) > FEW_WORDS:
        words = get_close_matches(str(told)[:SHORT], words, n=3, cutoff=0.5) or [*words[:3], "…", words[-1]]
    return ", ".join(words)


class Codec:
    """How a value is written and read."""

    empty: Any = None
    """The value that is left out inside something larger; None where every value is written."""
    code: str = "{write}({value})"
    """The same as `write`, as source code for the generated function that writes all fields of an owner."""
    flat: bool = True
    """Whether what is written is one word or number, and no list or table."""

    def write(self, value: Any) -> Any:
        raise NotImplementedError

    def writer(self) -> Writer:
        """What `code` calls to write: a built-in method where there is one, since positions have hundreds of values."""
        return self.write

    def read(self, told: object) -> Any:
        """The value that the words stand for; raises Unreadable."""
        raise NotImplementedError

    def old(self, told: object) -> Any:
        """The same for format 1."""
        return self.read(told)


class Number(Codec):
    """A number, or null where there may be none."""

    def __init__(self, least: int = 0, most: int = MANY, *, none: bool = False) -> None:
        self.least = least
        self.most = most
        self.none = none
        self.empty = NONE if none else 0
        if not none:
            self.code = "{value}"

    def write(self, value: Any) -> Any:
        return None if self.none and value == NONE else value

    def read(self, told: object) -> Any:
        return NONE if self.none and told is None else self._within(told)

    def old(self, told: object) -> Any:
        return NONE if self.none and told == NONE else self._within(told)

    def _within(self, told: object) -> int:
        if not isinstance(told, int) or isinstance(told, bool) or not self.least <= told <= self.most:
            raise refusal(told, f"a whole number from {self.least} to {self.most}{', or null' if self.none else ''}")
        return told


class Flag(Codec):
    """True or false."""

    def __init__(self) -> None:
        self.code = "{value} == 1"
        self.empty = 0

    def write(self, value: Any) -> Any:
        return value == 1

    def read(self, told: object) -> Any:
        if not isinstance(told, bool):
            raise refusal(told, "true, false")
        return 1 if told else 0

    def old(self, told: object) -> Any:
        if not is_number(told) or told not in (0, 1):
            raise refusal(told, "0, 1")
        return told


class Word(Codec):
    """One of a list of words, or null where there may be none. A number without a meaning has an empty word."""

    def __init__(self, words: Sequence[Any], *, none: bool = False, others: Mapping[str, int] | None = None) -> None:
        self.words: list[Any] = list(words)
        self.by_number: dict[int, Any] = dict(enumerate(words))
        self.none = none
        self.numbers: dict[Any, int] = {word: number for number, word in enumerate(words) if word != ""}
        if len(self.numbers) != len(self.words) - self.words.count(""):
            raise ValueError(f"A word stands for two numbers among {', '.join(map(str, words))}.")
        self.numbers = {**(others or {}), **self.numbers}
        self.empty = NONE if none else None

    def write(self, value: Any) -> Any:
        return self.by_number.get(value)

    def writer(self) -> Writer:
        return self.by_number.get

    def read(self, told: object) -> Any:
        if isinstance(told, str) or is_number(told):
            number = self.numbers.get(told, NONE)
            if number != NONE:
                return number
        elif told is None and self.none:
            return NONE
        raise self.refused(told)

    def old(self, told: object) -> Any:
        if told == NONE and self.none:
            return NONE
        if not isinstance(told, int) or isinstance(told, bool) or not self.means(told):
            raise refusal(told, f"a number from {NONE if self.none else 0} to {len(self.words) - 1}")
        return told

    def means(self, number: int) -> bool:
        return 0 <= number < len(self.words) and self.words[number] != ""

    def refused(self, told: object) -> Unreadable:
        return refusal(told, some_of(self.words, told) + (", null" if self.none else ""))


class Seats(Word):
    """Words that end with the letter of a seat, or are the letter alone; some words may name no seat."""


class FromOne(Codec):
    """One of a list of words as a number counted from 1, as packed numbers hold it; 0 is null."""

    def __init__(self, word: Word) -> None:
        self.word = word
        self.empty = 0

    def write(self, value: Any) -> Any:
        return self.word.write(value - 1)

    def read(self, told: object) -> Any:
        return 0 if told is None else self.word.read(told) + 1

    def old(self, told: object) -> Any:
        return 0 if told == 0 else self.word.old(told - 1 if isinstance(told, int) else told) + 1


class Marked(Codec):
    """The words of a list whose bits are set in a mask."""

    def __init__(self, word: Word) -> None:
        self.code = "{write}({value}) if {value} else []"
        self.flat = False
        self.word = word
        self.most = sum([1 << number for number, known in enumerate(word.words) if known != ""])
        self.written: dict[int, list[Any]] = {}
        self.empty = 0

    def write(self, value: Any) -> Any:
        if not value:
            return []
        found = self.written.get(value)
        if found is None:
            if len(self.written) >= MOST_WRITTEN:
                self.written.clear()
            found = self.written[value] = list(map(self.word.by_number.get, cells(value)))
        return found[:]

    def read(self, told: object) -> Any:
        mask = 0
        for entry in listed(told):
            bit = 1 << self.word.read(entry)
            if mask & bit:
                raise Unreadable(f"names {shown(entry)} twice.")
            mask |= bit
        return mask

    def old(self, told: object) -> Any:
        """Larger masks were written in hexadecimal."""
        mask: object = told
        if isinstance(told, str) and told.startswith("0x"):
            try:
                mask = int(told, 16)
            except ValueError:
                mask = told
        if not isinstance(mask, int) or isinstance(mask, bool) or mask < 0 or mask & ~self.most:
            raise refusal(told, f"a mask of {some_of(self.word.words, '')}")
        return mask


class Listed(Codec):
    """A list of things of one kind."""

    def __init__(self, item: Codec, length: int = ANY, *, distinct: bool = False) -> None:
        self.flat = False
        self.item = item
        self.each: Writer = item.writer() if item.flat else item.write
        self.length = length
        self.distinct = distinct
        self.words: list[Any] | None = item.words if type(item) is Word or type(item) is Seats else None
        """What numbers are written as, if the items are just words."""
        self.written: dict[tuple[Any, ...], list[list[Any]]] = {}
        """Lists of lists."""
        if item.flat:
            self.code = "[*map({write}, {value})] if {value} else []"

    def write(self, value: Any) -> Any:
        if self.words is not None and isinstance(value, list):
            return words_of(self.words, value)
        if self.item.flat:
            each = self.each
            return [each(entry) for entry in value]
        key = tuple(value)
        found = self.written.get(key)
        if found is None:
            if len(self.written) >= MOST_TABLES:
                self.written.clear()
            found = self.written[key] = list(map(self.each, value))
        return [told[:] for told in found]

    def writer(self) -> Writer:
        return self.each if self.item.flat else self.write

    def read(self, told: object) -> Any:
        return self.checked([self.item.read(entry) for entry in listed(told)])

    def old(self, told: object) -> Any:
        return self.checked([self.item.old(entry) for entry in listed(told)])

    def checked(self, values: list[Any]) -> Any:
        if self.length not in (ANY, len(values)):
            raise Unreadable(f"must have {self.length} entries, not {len(values)}.")
        if self.distinct and len(set(values)) != len(values):
            raise Unreadable("names something twice.")
        return values


class Stack(Listed):
    """A list that the state holds as a tuple."""

    def checked(self, values: list[Any]) -> Any:
        return tuple(super().checked(values))


class ByWord(Codec):
    """A value for each word of a list: `{law: 2}`. Words with an empty value are left out. `first` is the number of
    words in format 1, if words were added since."""

    def __init__(
        self, words: Word | Sequence[Any], item: Codec | Sequence[Codec], empty: Any = 0, first: int = 0
    ) -> None:
        self.flat = False
        self.word = words if isinstance(words, Word) else Word(words)
        self.items: list[Codec] = [item] * len(self.word.words) if isinstance(item, Codec) else list(item)
        self.nothing = empty
        self.first = first or len(self.items)
        self.of_lists = not all(codec.flat for codec in self.items)
        self.written: dict[tuple[Any, ...], dict[Any, Any]] = {}

    def write(self, value: Any) -> Any:
        key = tuple(value)
        found = self.written.get(key)
        if found is None:
            found = self._write_new(key)
        return {word: told[:] for word, told in found.items()} if self.of_lists else found.copy()

    def _write_new(self, value: tuple[Any, ...]) -> dict[Any, Any]:
        nothing = self.nothing
        written = zip(self.word.words, self.items, value, strict=True)
        if len(self.written) >= MOST_TABLES:
            self.written.clear()
        # Not read back: another thread may have cleared the cache.
        told = self.written[value] = {word: item.write(entry) for word, item, entry in written if entry != nothing}
        return told

    def read(self, told: object) -> Any:
        values: list[Any] = [self.nothing] * len(self.items)
        for word, entry in tabled(told).items():
            number = self.word.read(word)
            values[number] = self.items[number].read(entry)
        return values

    def old(self, told: object) -> Any:
        entries = listed(told)
        if len(entries) != self.first:
            raise Unreadable(f"must have {self.first} entries, not {len(entries)}.")
        found = [
            self.nothing if entry == self.nothing else item.old(entry)
            for item, entry in zip(self.items, entries, strict=False)
        ]
        return found + [self.nothing] * (len(self.items) - self.first)


class RandomNumbers(Codec):
    """The RNG of a state, as its four numbers."""

    def __init__(self) -> None:
        self.words = Listed(Number(0, MASK), 4)

    def write(self, value: Any) -> Any:
        return value.dump()

    def read(self, told: object) -> Any:
        rng = Rng()
        rng.load(self.words.read(told))
        return rng


def words_of(words: list[Any], numbers: list[int]) -> list[Any]:
    """The words of numbers, null for a number without one."""
    known: i64 = len(words)
    found: list[Any] = []
    for number in numbers:
        place: i64 = number
        found.append(words[place] if 0 <= place < known else None)
    return found


def listed(told: object) -> list[Any]:
    if not isinstance(told, list):
        raise refusal(told, "a list")
    return told


def tabled(told: object) -> Mapping[Any, Any]:
    if not isinstance(told, Mapping):
        raise refusal(told, "a table of values")
    return told
