"""How the values of a state are encoded in an array: one number for each word, place or amount of its codec."""

from collections.abc import Sequence
from functools import singledispatchmethod
from typing import Any, Final

from spielwerk.core.codecs import ANY, ByWord, Codec, Flag, FromOne, Listed, Marked, Number, Seats, Word
from spielwerk.core.hexgrid import cells
from spielwerk.core.pending import Packed

SCALE: Final = 20.0
"""Amounts without a limit are divided by this, those with one by their limit, so that most are near one."""
LARGEST: Final = 1000
"""Amounts are clipped to this before they are scaled."""
NOWHERE: Final = -1

Path = tuple[str, ...]
"""The path of names to a number; its space on the map is kept separately."""
Name = tuple[Path, int]
"""What a number means: its path, and its space or NOWHERE."""


class Shape:
    """Some numbers in a row. `put` adds a value to an array, as the seat `turn` sees it: seats are counted from it."""

    def __init__(self, names: Sequence[Name]) -> None:
        self.names = list(names)
        self.size = len(self.names)

    def put(self, found: Any, at: int, value: Any, turn: int) -> None:
        raise NotImplementedError


class Amount(Shape):
    """A number, after a mark that it is there where it may be missing."""

    def __init__(self, least: int, most: int, none: bool) -> None:
        super().__init__([(("there",), NOWHERE), ((), NOWHERE)] if none else [((), NOWHERE)])
        self.none = none
        self.factor = 1 / (max(-least, most) if most <= LARGEST else SCALE)

    def put(self, found: Any, at: int, value: Any, turn: int) -> None:
        if self.none:
            if value < 0:
                return
            found[at] += 1
        found[at + self.none] += max(-LARGEST, min(value, LARGEST)) * self.factor


class One(Shape):
    """One of several words; those that mean nothing have no place."""

    def __init__(self, words: Sequence[Any], names: Sequence[Name]) -> None:
        super().__init__(names)
        self.places = _places_of(words)

    def put(self, found: Any, at: int, value: Any, turn: int) -> None:
        if value >= 0:
            found[at + self.places[value]] += 1


class OneOfSeats(Shape):
    """One of several words that name seats: the one who looks is always A."""

    def __init__(self, words: Sequence[str], names: Sequence[Name]) -> None:
        super().__init__(names)
        places = _places_of(words)
        turns = range(len(_letters(words)))
        self.places = [[places[number] for number in _turned(words, turn)] for turn in turns]

    def put(self, found: Any, at: int, value: Any, turn: int) -> None:
        if value >= 0:
            found[at + self.places[turn][value]] += 1


class Some(Shape):
    """Those words that a mask marks."""

    def __init__(self, one: Shape) -> None:
        super().__init__(one.names)
        self.one = one

    def put(self, found: Any, at: int, value: Any, turn: int) -> None:
        for number in cells(value):
            self.one.put(found, at, number, turn)


class After(Shape):
    """What is counted from one, nothing being zero."""

    def __init__(self, one: Shape) -> None:
        super().__init__(one.names)
        self.one = one

    def put(self, found: Any, at: int, value: Any, turn: int) -> None:
        self.one.put(found, at, value - 1, turn)


class Bag(Shape):
    """An unordered collection: a count of each word."""

    def __init__(self, one: Shape) -> None:
        super().__init__(one.names)
        self.one = one

    def put(self, found: Any, at: int, value: Any, turn: int) -> None:
        for entry in value:
            self.one.put(found, at, entry, turn)


class Row(Shape):
    """Things side by side, each with numbers of its own; those that are `nothing` are left out."""

    def __init__(self, parts: Sequence[Shape], leads: Sequence[Name], nothing: Any = None) -> None:
        super().__init__(
            [
                ((*lead, *path), max(cell, space))
                for part, (lead, cell) in zip(parts, leads, strict=True)
                for path, space in part.names
            ]
        )
        self.nothing = nothing
        self.parts: list[tuple[int, Shape]] = []
        start = 0
        for part in parts:
            self.parts.append((start, part))
            start += part.size

    def put(self, found: Any, at: int, value: Any, turn: int) -> None:
        for (start, part), entry in zip(self.parts, value, strict=False):
            if entry != self.nothing:
                part.put(found, at + start, entry, turn)


class Unpacked(Shape):
    """Several small values packed into one number."""

    def __init__(self, codec: Packed, parts: Sequence[Shape]) -> None:
        self.row = Row(parts, [((part.name,), NOWHERE) for part in codec.parts])
        super().__init__(self.row.names)
        self.sizes = codec.sizes

    def put(self, found: Any, at: int, value: Any, turn: int) -> None:
        entries, left = [], value
        for size in self.sizes:
            entries.append(left % size if size else left)
            left //= size or 1
        self.row.put(found, at, entries, turn)


class Shapes:
    """The shapes of codecs, on a map with these spaces."""

    def __init__(self, spaces: Word) -> None:
        self.spaces = spaces.words

    @singledispatchmethod
    def of(self, codec: Codec) -> Shape:
        raise TypeError(f"{type(codec).__name__} has no shape: hide it, or say what is seen instead.")

    @of.register
    def _(self, codec: Number) -> Shape:
        return Amount(codec.least, codec.most, codec.none)

    @of.register
    def _(self, codec: Flag) -> Shape:
        return Amount(0, 1, none=False)

    @of.register
    def _(self, codec: Word) -> Shape:
        return One(codec.words, self._named(codec.words))

    @of.register
    def _(self, codec: Seats) -> Shape:
        return OneOfSeats(codec.words, self._named(codec.words))

    @of.register
    def _(self, codec: FromOne) -> Shape:
        return After(self.of(codec.word))

    @of.register
    def _(self, codec: Marked) -> Shape:
        return Some(self.of(codec.word))

    @of.register
    def _(self, codec: Listed) -> Shape:
        item = self.of(codec.item)
        length = _places(codec)
        return Row([item] * length, [((str(n + 1),), NOWHERE) for n in range(length)]) if length else Bag(item)

    @of.register
    def _(self, codec: ByWord) -> Shape:
        return Row([self.of(item) for item in codec.items], self._named(codec.word.words), codec.nothing)

    @of.register
    def _(self, codec: Packed) -> Shape:
        return Unpacked(codec, [self.of(part.codec) for part in codec.parts])

    def _named(self, words: Sequence[Any]) -> list[Name]:
        if words == self.spaces:
            return [((), cell) for cell, word in enumerate(words) if word != ""]
        return [((str(word),), NOWHERE) for word in words if word != ""]


def _places_of(words: Sequence[Any]) -> list[int]:
    """For each word its place among those that mean something."""
    found, place = [], 0
    for word in words:
        found.append(place if word != "" else NOWHERE)
        place += word != ""
    return found


def _places(codec: Listed) -> int:
    """How many places a list has, if it matters what lies where: its length is fixed, or it has gaps, or it is an
    order of seats."""
    if codec.length != ANY:
        return codec.length
    item = codec.item
    if isinstance(item, Word) and (item.none or (codec.distinct and isinstance(item, Seats))):
        return len(item.words)
    return 0


def _letters(words: Sequence[str]) -> list[str]:
    """The seats that words name."""
    ends = {str(word).rpartition(" ")[2] for word in words}
    return sorted(end for end in ends if len(end) == 1 and end.isupper())


def _turned(words: Sequence[str], turn: int) -> list[int]:
    """For each word the number of the one that names the seat as many places before; the same where none is named."""
    letters = _letters(words)
    number_of = {str(word): number for number, word in enumerate(words)}
    found = []
    for word in words:
        lead, space, end = str(word).rpartition(" ")
        if end in letters:
            end = letters[(letters.index(end) - turn) % len(letters)]
        found.append(number_of[lead + space + end])
    return found
