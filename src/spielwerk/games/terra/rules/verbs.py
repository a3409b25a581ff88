"""Kinds of answers in both games: one without an argument, a space of the map, a space with a word."""

from typing import Final, Generic, TypeVar

from spielwerk.core.hexgrid import HexGrid
from spielwerk.core.play import ACTION, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.terra.rules.state import TerraState

T = TypeVar("T", bound=TerraState)


class SingleAnswer(Verb[T], Generic[T]):
    """`NAME`: no argument, and always legal where it is asked for, unless a subclass adds conditions."""

    def __init__(self, name: str, role: int = ACTION) -> None:
        super().__init__(name, 1, (), role)

    def offer(self, s: T, frame: Frame, out: Moves) -> None:
        out.append(self.base)

    def refuse(self, s: T, frame: Frame, arg: int) -> list[Reason]:
        return []


class HexVerb(Verb[T], Generic[T]):
    """`NAME HEX`: an argument for each cell of the grid."""

    def __init__(self, grid: HexGrid, name: str) -> None:
        super().__init__(name, grid.size, ("hex",))
        self.grid: Final = grid

    def words(self, arg: int) -> str:
        return self.grid.names[arg]


class HexWordVerb(Verb[T], Generic[T]):
    """`NAME HEX WORD`: an argument for each cell of the grid with each of several words."""

    def __init__(self, grid: HexGrid, name: str, slot: str, known: tuple[str, ...]) -> None:
        super().__init__(name, grid.size * len(known), ("hex", slot))
        self.grid: Final = grid
        self.known: Final = known

    def words(self, arg: int) -> str:
        cell, word = self.parts(arg)
        return f"{self.grid.names[cell]} {self.known[word]}"

    def arg(self, cell: int, word: int) -> int:
        return cell * len(self.known) + word

    def parts(self, arg: int) -> tuple[int, int]:
        """The cell, and the place of the word among those known."""
        return arg // len(self.known), arg % len(self.known)
