"""The Merrymakers: one of three tokens goes up its column in each income turn (p.14)."""

from typing import Final

from spielwerk.core.play import SEAT, SOURCE, Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effects, several
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import COLUMN
from spielwerk.games.tapestry.rules.mat import Counts
from spielwerk.games.tapestry.rules.state import Player, TapestryState

PARTY_COLUMNS: Final[list[list[int]]] = [
    [effects(["coin"]), effects(["worker", "food"]), effects(["culture", "armory"])],
    [effects(["tile"]), effects(["invent", "tapestry"]), effects(["explore", "research"])],
    [effects(["vp 5"]), effects(["vp 10"]), effects(["vp 15"])],
]
"""The Merrymakers' columns above the start."""


COLUMNS: Final = Counts("columns", ("first", "second", "third"), most=max([len(column) for column in PARTY_COLUMNS]))
"""How high each is."""


def make_merry(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(COLUMN, p.seat, source)


class RiseColumn(Pick):
    """`column N`: a token goes one space up."""

    def __init__(self) -> None:
        super().__init__("column", len(PARTY_COLUMNS), ("n",))

    def words(self, arg: int) -> str:
        return str(arg + 1)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return [column for column, steps in enumerate(PARTY_COLUMNS) if COLUMNS.count(p, column) < len(steps)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("column-full")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        height = COLUMNS.count(p, arg)
        COLUMNS.add(p, arg)
        run(s, p.seat, PARTY_COLUMNS[arg][height], frame[SOURCE])


RISE: Final = RiseColumn()

ROW: Final = Civilization(
    "merrymakers",
    "p.14",
    mat=(COLUMNS,),
    status="icon-any-resource",
    income=Mechanic("make-merry", make_merry),
    turns=EVERY_INCOME,
    start=several(["any"], "listed"),
    answers={COLUMN: [RISE]},
)
