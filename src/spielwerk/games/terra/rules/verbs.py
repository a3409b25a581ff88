"""Kinds of answers in both games: one without an argument, and a space of the map."""

from typing import Final, Generic, TypeVar

from spielwerk.core.hexgrid import HexGrid
from spielwerk.core.play import ACTION, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.games.terra.rules.state import TerraState

T = TypeVar("T", bound=TerraState)


class SingleAnswer(Verb[T], Generic[T]):
    """`NAME`: no argument, and always legal where it is asked for, unless a subclass says more."""

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
