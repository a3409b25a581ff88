"""The shelf of a collection: one object of each kind, out of play but still counted."""

from typing import Final

from spielwerk.core.values import replaced
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import COLLECTION

OBJECTS: Final = ("outpost", "house", "landmark", "tapestry", "tile", "tech")
"""Kinds of objects; a shelf holds the number of one of each, or NONE. Outposts and houses are all alike and 0."""
OUTPOST: Final = 0
HOUSE: Final = 1
LANDMARK: Final = 2
TAPESTRY: Final = 3
TILE: Final = 4
TECH: Final = 5


def may_collect(s: TapestryState, p: Player, kind: int) -> bool:
    """In an advance turn, if there is none of the kind yet."""
    return p.passive[COLLECTION] > 0 and s.turn != NONE and not s.income_turn and p.shelf[kind] == NONE


def put(p: Player, kind: int, number: int) -> None:
    p.shelf = replaced(p.shelf, kind, number)


def holds(p: Player, kind: int) -> int:
    """How many of the kind lie there: one or none."""
    return 1 if p.shelf[kind] != NONE else 0
