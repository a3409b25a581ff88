"""How the numbers of events and questions become arguments of texts."""

from collections.abc import Callable, Mapping
from typing import Final

from spielwerk.core.naming import letter
from spielwerk.core.reasons import Fact
from spielwerk.games.tapestry.rules.cards.reserving import object_words
from spielwerk.games.tapestry.rules.catalog import BY_KIND, COMPONENTS
from spielwerk.games.tapestry.rules.civilizations.mystics import CATEGORIES
from spielwerk.games.tapestry.rules.civilizations.shelf import OBJECTS
from spielwerk.games.tapestry.rules.effects.table import EFFECTS
from spielwerk.games.tapestry.rules.map.isles import ISLE_NAMES
from spielwerk.games.tapestry.rules.packing import unpack_choice
from spielwerk.games.tapestry.rules.state import NONE, TapestryState
from spielwerk.games.tapestry.rules.words import BUILDINGS, TRACKS

QUARTER: Final = 90
ROWS: Final = ("bottom", "middle", "top")
DISPLAYS: Final = ("techs", "masterpieces")
"""What lies open beside its deck."""

Reader = Callable[[TapestryState, int], Fact]
Slots = Mapping[str, tuple[int, Reader]]
"""The arguments of a text by name: the index of a number, and its meaning."""


def number(s: TapestryState, n: int) -> Fact:
    return n


def is_given(s: TapestryState, n: int) -> Fact:
    return int(n != NONE)


def seat(s: TapestryState, n: int) -> Fact:
    return letter(n)


def component(s: TapestryState, n: int) -> Fact:
    row = COMPONENTS[n]
    return f"{row.kind}-{row.name}"


def tile(s: TapestryState, n: int) -> Fact:
    return component(s, BY_KIND["tile"][n].number)


def landmark(s: TapestryState, n: int) -> Fact:
    return component(s, BY_KIND["landmark"][n].number)


def achievement(s: TapestryState, n: int) -> Fact:
    return component(s, BY_KIND["achievement"][n].number)


def hex_name(s: TapestryState, cell: int) -> Fact:
    return s.board.names[cell]


def track(s: TapestryState, n: int) -> Fact:
    return TRACKS[n]


def building(s: TapestryState, n: int) -> Fact:
    return BUILDINGS[n]


def tech_row(s: TapestryState, n: int) -> Fact:
    return ROWS[n]


def shelved(s: TapestryState, n: int) -> Fact:
    return OBJECTS[n]


def reserved(s: TapestryState, entry: int) -> Fact:
    kind, name = object_words(entry)
    return f"{kind}-{name}"


def display(s: TapestryState, n: int) -> Fact:
    return DISPLAYS[n]


def degrees(s: TapestryState, quarters: int) -> Fact:
    return quarters * QUARTER


def isle(s: TapestryState, n: int) -> Fact:
    return ISLE_NAMES[n]


def packed_isle(s: TapestryState, packed: int) -> Fact:
    return isle(s, unpack_choice(packed)[0])


def category(s: TapestryState, n: int) -> Fact:
    return CATEGORIES[n]


def choice(s: TapestryState, n: int) -> Fact:
    return EFFECTS[n].word


def facts(s: TapestryState, numbers: tuple[int, int, int, int, int], slots: Slots) -> dict[str, Fact]:
    return {slot: read(s, numbers[place]) for slot, (place, read) in slots.items()}
