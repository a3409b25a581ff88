"""The Nomads: income buildings and landmarks may stand on the map (p.14)."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import SEAT, Frame
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.frames import BUILD, ORIENT
from spielwerk.games.tapestry.rules.gains import gain_any
from spielwerk.games.tapestry.rules.map.board import CELL_NAMES, NAME_OF_CELL, cell_of
from spielwerk.games.tapestry.rules.map.pieces import add_piece
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import BUILDINGS_ON_MAP, CLOSED, SETTLED


def settlements(s: TapestryState, p: Player) -> int:
    """Controlled territories with exactly one piece, and empty explored ones next to a controlled one."""
    mask = 0
    for cell in cells(p.territory):
        if len(s.pieces[cell]) == 1:
            mask |= 1 << cell
    for cell in cells(s.board.around(p.territory) & s.explored & ~p.territory):
        if not s.pieces[cell]:
            mask |= 1 << cell
    return mask


def settle(s: TapestryState, p: Player, cell: int) -> None:
    """Beside an own piece it closes the territory and brings a resource; alone it takes control, without conquest."""
    if s.pieces[cell]:
        gain_any(s, p, 1, ROW.number)
        add_piece(s, cell, CLOSED, p.seat)
    else:
        add_piece(s, cell, SETTLED, p.seat)


class Settle(Pick):
    """`settle HEX`: the Nomads' buildings may stand on the map."""

    def __init__(self) -> None:
        super().__init__("settle", len(CELL_NAMES), ("hex",))

    def words(self, arg: int) -> str:
        return CELL_NAMES[arg]

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return NAME_OF_CELL[s.board.name] if s.players[frame[SEAT]].passive[BUILDINGS_ON_MAP] else []

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        if not p.passive[BUILDINGS_ON_MAP]:
            return []
        names = NAME_OF_CELL[s.board.name]
        return [names[cell] for cell in cells(settlements(s, p))]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        settle(s, s.players[frame[SEAT]], cell_of(s.board, arg))


SETTLE: Final = Settle()

ROW: Final = Civilization("nomads", "p.14", passive={BUILDINGS_ON_MAP: 1}, answers={BUILD: [SETTLE], ORIENT: [SETTLE]})
