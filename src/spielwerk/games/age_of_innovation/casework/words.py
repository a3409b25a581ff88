"""Reading the names of components and places in a `given`, each with a sentence when it is none."""

from typing import Any

from spielwerk.core.cases.words import items, word
from spielwerk.core.cases.work import refuse
from spielwerk.games.age_of_innovation.board import GRID, Board
from spielwerk.games.age_of_innovation.catalog import BY_KIND


def tile(kind: str, value: Any) -> int:
    """The number of a component within its kind."""
    return word(value, [row.name for row in BY_KIND[kind]], kind)


def tiles(kind: str, value: Any) -> list[int]:
    found = [tile(kind, name) for name in items(value, kind)]
    for one in found:
        if found.count(one) > 1:
            refuse(f"The {kind} '{BY_KIND[kind][one].name}' is named twice.")
    return found


def land(board: Board, value: Any) -> int:
    """A land space by its name."""
    cell = GRID.cell(str(value))
    if cell < 0 or not board.land >> cell & 1:
        refuse(f"'{value}' is no land space of the side for {board.side} players.")
    return cell


def river(board: Board, value: Any) -> int:
    cell = GRID.cell(str(value))
    if cell < 0 or not board.river >> cell & 1:
        refuse(f"'{value}' is no river space of the side for {board.side} players.")
    return cell
