"""The Militants: their outposts stand on the mat, and the hexes they leave pay in income turns (p.14)."""

from typing import Final

from spielwerk.core.play import Frame
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import FILE
from spielwerk.games.tapestry.rules.map.outposts import FILES, TAKEN, militants_left
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR

MILITANT_FILES: Final[list[list[int]]] = [
    [effects([item]) for item in row]
    for row in (["coin", "vp 2", "food", "vp 4"], ["vp 1", "worker", "vp 3", "culture"])
]
"""The Militants' rows from left to right."""
RANK: Final = 8
"""Outposts that fit on the Militants' mat."""


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
        p = s.players[frame[1]]
        return [file for file in range(FILES) if militants_left(p, file)]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        TAKEN.add(s.players[frame[1]], arg)


TAKE_FILE: Final = TakeFile()

ROW: Final = Civilization(
    "militants",
    "p.14",
    mat=(TAKEN,),
    income=Mechanic("uncovered-ranks", uncovered_ranks),
    turns=EVERY_INCOME,
    late=Mechanic("line-up", line_up),
    answers={FILE: [TAKE_FILE]},
)
