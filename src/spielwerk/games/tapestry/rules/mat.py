"""What is stored on the mats of civilizations: tokens, marks, counts, a number, one of several words.

A civilization declares its fields in its row (`mat=`). A field is one or a few small numbers of each player, so that
players are copied fast; cases, positions and views read and write it in words.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core.values import added, replaced
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.catalog import Field, WrongMat, civilization
from spielwerk.games.tapestry.rules.state import Player


class Number(Field):
    """A number: `{spot: 3}`."""

    def get(self, p: Player) -> int:
        return p.mats[self.place]

    def set(self, p: Player, number: int) -> None:
        p.mats = replaced(p.mats, self.place, number)

    def add(self, p: Player, number: int) -> None:
        p.mats = added(p.mats, self.place, number)


class Tokens(Number):
    """Tokens that lie on the mat: `{tokens: 3}`."""


class Place(Number):
    """One of several words: `{token: worker}`; initially the first."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(name, len(known) - 1)
        self.known = tuple(known)

    def words(self, numbers: list[int]) -> Any:
        return self.known[numbers[0]]

    def read(self, value: object) -> list[int]:
        return [index_in(self, self.known, value)]


class Marks(Field):
    """Things of a list that are marked: `{used: [science, military]}`."""

    def __init__(self, name: str, known: Sequence[str], text: str = "", shown: Sequence[int] | None = None) -> None:
        super().__init__(name, (1 << len(known)) - 1)
        self.known = tuple(known)
        self.text = text
        """The kind of the words in texts (`track-science`), if the mat shows them as a row of spots ..."""
        self.shown = tuple(shown if shown is not None else range(len(known)))
        """... and which of them it shows, in order."""

    def marked(self, p: Player, which: int) -> bool:
        return p.mats[self.place] >> which & 1 > 0

    def mark(self, p: Player, which: int) -> None:
        p.mats = replaced(p.mats, self.place, p.mats[self.place] | 1 << which)

    def unmark(self, p: Player, which: int) -> None:
        p.mats = replaced(p.mats, self.place, p.mats[self.place] & ~(1 << which))

    def mark_all(self, p: Player) -> None:
        p.mats = replaced(p.mats, self.place, self.most)

    def count(self, p: Player) -> int:
        return how_many(p.mats[self.place])

    def left(self, p: Player) -> list[int]:
        """Those that are not marked."""
        return [which for which in range(len(self.known)) if not p.mats[self.place] >> which & 1]

    def words(self, numbers: list[int]) -> Any:
        return [word for which, word in enumerate(self.known) if numbers[0] >> which & 1]

    def read(self, value: object) -> list[int]:
        if not isinstance(value, list):
            raise WrongMat(f"'{self.name}' is a list, not '{value}'.")
        return [sum([1 << which for which in {index_in(self, self.known, word) for word in value}])]


class Counts(Field):
    """A number for each of several words: `{columns: {first: 2, second: 0}}`."""

    def __init__(self, name: str, known: Sequence[str], most: int) -> None:
        super().__init__(name, most, len(known))
        self.known = tuple(known)

    def count(self, p: Player, which: int) -> int:
        return p.mats[self.place + which]

    def set(self, p: Player, which: int, number: int) -> None:
        p.mats = replaced(p.mats, self.place + which, number)

    def add(self, p: Player, which: int) -> None:
        p.mats = added(p.mats, self.place + which, 1)

    def words(self, numbers: list[int]) -> Any:
        return dict(zip(self.known, numbers, strict=True))

    def read(self, value: object) -> list[int]:
        if not isinstance(value, Mapping):
            raise WrongMat(f"'{self.name}' is a table, not '{value}'.")
        found = [0] * self.width
        for word, number in value.items():
            found[index_in(self, self.known, word)] = self.limited(number)
        return found


def index_in(field: Field, known: Sequence[str], word: object) -> int:
    if str(word) not in known:
        raise WrongMat(f"'{field.name}' has no '{word}'; known: {', '.join(known)}.")
    return list(known).index(str(word))


def remembered(p: Player, civ: int) -> dict[str, Any]:
    """Everything that lies on a mat, in words."""
    return {field.name: field.words(p.mats[field.place : field.place + field.width]) for field in civilization(civ).mat}


def remember(p: Player, civ: int, told: object) -> None:
    """Set a mat from words; fields that they do not name are empty."""
    row = civilization(civ)
    forget(p, civ)
    if not isinstance(told, Mapping):
        raise WrongMat(f"The mat of '{row.name}' is a table, not '{told}'.")
    fields = {field.name: field for field in row.mat}
    for name, value in told.items():
        if name not in fields:
            known = f"; known: {', '.join(fields)}" if fields else ", it remembers nothing"
            raise WrongMat(f"The mat of '{row.name}' has no '{name}'{known}.")
        field = fields[name]
        _lay(p, field, field.read(value))


def _lay(p: Player, field: Field, numbers: list[int]) -> None:
    p.mats = p.mats[: field.place] + numbers + p.mats[field.place + field.width :]


def forget(p: Player, civ: int) -> None:
    for field in civilization(civ).mat:
        _lay(p, field, [0] * field.width)
