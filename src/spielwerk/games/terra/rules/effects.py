"""Effects that are the same in both games: points for what a player has, and effects made of others."""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from spielwerk.core.play import Clause, Effect
from spielwerk.games.terra.rules.catalog import Catalog
from spielwerk.games.terra.rules.counting import Count
from spielwerk.games.terra.rules.gains import gain_vp
from spielwerk.games.terra.rules.state import TerraState

T = TypeVar("T", bound=TerraState)


class PointsForEach(Effect[T], Generic[T]):
    """Points for each thing of a kind."""

    def __init__(self, catalog: Catalog, what: Count[T, Any], points: int) -> None:
        super().__init__(catalog.enter(self))
        self.what: Final = what
        self.points = points

    def run(self, s: T, seat: int, source: int, times: int) -> None:
        p = s.player(seat)
        gain_vp(s, p, self.points * self.what.of(s, p), source)

    def clauses(self) -> list[Clause]:
        return [(f"points-per-{self.what.name}", {"n": self.points})]


class PointsByRows(Effect[T], Generic[T]):
    """Points by how many there are: the best row that is reached counts."""

    def __init__(self, catalog: Catalog, what: Count[T, Any], rows: tuple[tuple[int, int], ...]) -> None:
        super().__init__(catalog.enter(self))
        self.what: Final = what
        self.rows = rows

    def points(self, found: int) -> int:
        best = 0
        for needed, points in self.rows:
            if found >= needed:
                best = points
        return best

    def run(self, s: T, seat: int, source: int, times: int) -> None:
        p = s.player(seat)
        gain_vp(s, p, self.points(self.what.of(s, p)), source)

    def clauses(self) -> list[Clause]:
        return [(f"table-{self.what.name}", {"n": needed, "points": points}) for needed, points in self.rows]


class Several(Effect[T], Generic[T]):
    """Several effects; the games say in what order they happen."""

    def __init__(self, catalog: Catalog, parts: tuple[Effect[T], ...]) -> None:
        super().__init__(catalog.enter(self))
        self.parts: Final = parts

    def within(self) -> Sequence[Effect[T]]:
        return self.parts

    def clauses(self) -> list[Clause]:
        return [clause for part in self.parts for clause in part.clauses()]
