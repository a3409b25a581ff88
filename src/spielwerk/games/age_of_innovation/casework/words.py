"""Reading the words of a `given`: names, numbers and places, each with a sentence when it is none."""

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core.cases.work import refuse, unknown
from spielwerk.games.age_of_innovation.board import GRID, Board
from spielwerk.games.age_of_innovation.catalog import BY_KIND


def number(value: Any, what: str, least: int = 0, most: int = 999) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        refuse(f"'{what}' is a whole number from {least} to {most}, not '{value}'.")
    return value


def word(value: Any, known: Sequence[str], what: str) -> int:
    """The place of a word in a fixed list."""
    if str(value) not in known:
        refuse(unknown(what, value, known))
    return list(known).index(str(value))


def tile(kind: str, value: Any) -> int:
    """The number of a component within its kind."""
    return word(value, [row.name for row in BY_KIND[kind]], kind)


def tiles(kind: str, value: Any) -> list[int]:
    found = [tile(kind, name) for name in items(value, kind)]
    for one in found:
        if found.count(one) > 1:
            refuse(f"The {kind} '{BY_KIND[kind][one].name}' is named twice.")
    return found


def items(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        refuse(f"'{what}' is a list, not '{value}'.")
    return value


def table(value: Any, what: str) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        refuse(f"'{what}' is a table, not '{value}'.")
    return value


def amounts(value: Any, known: Sequence[str], what: str, most: int = 999) -> list[int]:
    """A number for each of the known words; what is not named is 0."""
    found = [0] * len(known)
    for name, amount in table(value, what).items():
        found[word(name, known, what)] = number(amount, f"{what} {name}", 0, most)
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
