"""The Craftsmen: income buildings may cover the columns of their mat instead of plots (p.14)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.effects.table import EFFECTS
from spielwerk.games.tapestry.rules.frames import BUILD
from spielwerk.games.tapestry.rules.mat import Counts
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.words import BUILDINGS_ON_MAT

CRAFT_COLUMNS: Final[list[list[int]]] = [
    [effects([item]) for item in column]
    for column in (
        ["worker", "tile", "vp 5"],
        ["coin", "invent", "upgrade", "vp 10"],
        ["food", "tapestry", "culture", "research", "vp 15"],
    )
]
"""The Craftsmen's columns from bottom to top."""


COLUMNS: Final = Counts("columns", ("first", "second", "third"), most=max([len(column) for column in CRAFT_COLUMNS]))
"""How high each is."""


class Craft(Pick):
    """`craft COLUMN`: on the lowest free space of the Craftsmen's mat."""

    def __init__(self) -> None:
        super().__init__("craft", len(CRAFT_COLUMNS), ("n",))

    def words(self, arg: int) -> str:
        return str(arg + 1)

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return list(range(self.size)) if s.players[frame[SEAT]].passive[BUILDINGS_ON_MAT] else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        if not p.passive[BUILDINGS_ON_MAT]:
            return []
        return [column for column in range(self.size) if COLUMNS.count(p, column) < len(CRAFT_COLUMNS[column])]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("column-full")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        row = ROW
        height = COLUMNS.count(p, arg)
        COLUMNS.add(p, arg)
        EFFECTS[CRAFT_COLUMNS[arg][height]].run(s, p.seat, row.number, 1)


CRAFT: Final = Craft()

ROW: Final = Civilization("craftsmen", "p.14", passive={BUILDINGS_ON_MAT: 1}, mat=(COLUMNS,), answers={BUILD: [CRAFT]})
