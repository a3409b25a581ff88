"""The contents of the box: the components of the chosen sets, by name and by number, and who is dealt what."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from spielwerk.core.drawn import BadDraw, Layout, Names
from spielwerk.core.naming import letter
from spielwerk.core.options import DRAWN, OptionValue, named_twice, too_many
from spielwerk.games.tapestry.rules.cards.deck import UNSURE
from spielwerk.games.tapestry.rules.cards.own_file import OWN
from spielwerk.games.tapestry.rules.catalog import BY_KIND, Component
from spielwerk.games.tapestry.rules.packing import SEATS
from spielwerk.games.tapestry.rules.stand_ins import STAND_IN
from spielwerk.games.tapestry.rules.state import NONE
from spielwerk.games.tapestry.rules.words import SETS

LETTERS: Final[list[str]] = [letter(seat) for seat in range(SEATS)]
CHOICE: Final = 2
"""Things of which a player keeps one (p.5)."""


# Caches over all rows of a kind are keyed by their number, since components may be added.


def names_of(kind: str) -> tuple[str, ...]:
    return _names_of(kind, len(BY_KIND[kind]))


@cache
def _names_of(kind: str, rows: int) -> tuple[str, ...]:
    return tuple([row.name for row in BY_KIND[kind] if row.set != OWN])


def players_of(options: Mapping[str, OptionValue]) -> int:
    players = options["players"]
    assert isinstance(players, int)
    return players


def listed(options: Mapping[str, OptionValue], name: str) -> list[str]:
    value = options[name]
    assert isinstance(value, list)
    return value


def sets_of(options: Mapping[str, OptionValue]) -> frozenset[str]:
    return frozenset({"base", OWN, *listed(options, "sets")})


def whole_of(options: Mapping[str, OptionValue]) -> int:
    """The sets that are played completely, stand-ins included, as a mask."""
    chosen = listed(options, "sets") if options["unknown"] == STAND_IN else []
    return sum([1 << number for number, name in enumerate(SETS) if name in chosen])


def in_play(kind: str, options: Mapping[str, OptionValue]) -> tuple[Component, ...]:
    """The rows of a kind in the chosen sets, with stand-ins unless they are excluded."""
    return _brought(kind, len(BY_KIND[kind]), sets_of(options), options["unknown"] != STAND_IN)


@cache
def _brought(kind: str, rows: int, sets: frozenset[str], left_out: bool) -> tuple[Component, ...]:
    return tuple([row for row in BY_KIND[kind] if row.set in sets and not (left_out and row.status in UNSURE)])


def all_names(kind: str) -> Names:
    """Every row of a kind, including the slots for own cards: its number is the row's in the state."""
    rows = BY_KIND[kind]
    found = _all_names.get(kind)
    if found is None or len(found.words) != len(rows):
        found = _all_names[kind] = Names([row.name for row in rows])
    return found


_all_names: Final[dict[str, Names]] = {}


def copies_of(kind: str) -> list[int]:
    """The number of copies of each row, own cards excluded; a new list."""
    return list(_copies_of(kind, len(BY_KIND[kind])))


@cache
def _copies_of(kind: str, rows: int) -> tuple[int, ...]:
    return tuple([row.copies if row.set != OWN else 0 for row in BY_KIND[kind]])


def words(kind: str, numbers: list[int]) -> list[str]:
    known = all_names(kind).words
    return [known[number] for number in numbers]


def given_by(options: Mapping[str, OptionValue], option: str, known: Names) -> list[int]:
    """What an option names for each seat, NONE where it is drawn."""
    names, players = listed(options, option), players_of(options)
    if len(names) > players:
        raise too_many(option, players, len(names))
    given = [NONE if name == DRAWN else known.numbers[name] for name in names]
    for one in given:
        if one != NONE and given.count(one) > 1:
            raise named_twice(option, known.words[one])
    return given + [NONE] * (players - len(given))


def dealt_to(layout: Layout, name: str, known: Names, left: list[int], named: int, size: int) -> list[int]:
    """What a seat may choose from: one that the options name, or as many as are dealt."""
    dealt = layout.numbers(name, known, left, 1 if named != NONE else size)
    if named not in (NONE, dealt[0]):
        raise BadDraw(name, f"'{name}' has '{known.words[dealt[0]]}' where the option names '{known.words[named]}'.")
    return dealt


def of_seat(name: str, seat: int) -> str:
    return f"{name} {LETTERS[seat]}"
