"""The Militants: their outposts stand on the mat, and the hexes they leave pay in income turns (p.14)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import FILE
from spielwerk.games.tapestry.rules.mat import Counts
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR, OUTPOST_RETURNED, OUTPOST_TAKEN

MILITANT_FILES: Final[list[list[int]]] = [
    [effects([item]) for item in row]
    for row in (["coin", "vp 2", "food", "vp 4"], ["vp 1", "worker", "vp 3", "culture"])
]
"""The Militants' rows from left to right."""
FILES: Final = 2
"""Rows of the mat, with four outposts each."""
TAKEN: Final = Counts("taken", ("first", "second"), most=FOUR)
"""Outposts that have left each row."""
RANK: Final = 8
"""Outposts that fit on the Militants' mat."""


def militants_left(p: Player, file: int) -> int:
    """Outposts that still stand in a row of the mat."""
    return FOUR - TAKEN.count(p, file)


def leave_the_mat(s: TapestryState, p: Player, source: int, times: int) -> None:
    """An outpost comes from the mat: the leftmost of either row."""
    if any(militants_left(p, file) for file in range(FILES)):
        s.ask(FILE, p.seat, source)


def join_the_ranks(s: TapestryState, p: Player, source: int, times: int) -> None:
    """An outpost comes back onto the row from which more have left."""
    file = 0 if TAKEN.count(p, 0) >= TAKEN.count(p, 1) else 1
    TAKEN.set(p, file, max(0, TAKEN.count(p, file) - 1))


def uncovered_ranks(s: TapestryState, p: Player, source: int, times: int) -> None:
    for file, hexes in enumerate(MILITANT_FILES):
        for place in range(FOUR - militants_left(p, file)):
            run(s, p.seat, hexes[place], source)


def line_up(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Gained during the game: the outposts left fill the rows from the right; the player chooses what stays open."""
    for _ in range(max(0, RANK - p.outposts)):
        s.ask(FILE, p.seat, source)


class TakeFile(Pick):
    """`row N`: of the Militants' mat."""

    def __init__(self) -> None:
        super().__init__("row", FILES, ("n",))

    def words(self, arg: int) -> str:
        return str(arg + 1)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        return [file for file in range(FILES) if militants_left(p, file)]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        TAKEN.add(s.players[frame[SEAT]], arg)


TAKE_FILE: Final = TakeFile()

ROW: Final = Civilization(
    "militants",
    "p.14",
    on={
        OUTPOST_TAKEN: Mechanic("leave-the-mat", leave_the_mat),
        OUTPOST_RETURNED: Mechanic("join-the-ranks", join_the_ranks),
    },
    mat=(TAKEN,),
    income=Mechanic("uncovered-ranks", uncovered_ranks),
    turns=EVERY_INCOME,
    late=Mechanic("line-up", line_up),
    answers={FILE: [TAKE_FILE]},
)
