"""The Nomads: income buildings and landmarks may stand on the map."""

from spielwerk.core.hexgrid import cells
from spielwerk.games.tapestry.rules.gains import gain_any
from spielwerk.games.tapestry.rules.holdings import source_of
from spielwerk.games.tapestry.rules.map.pieces import add_piece
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import CLOSED, NOMADS, SETTLED


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
        gain_any(s, p, 1, source_of(p, NOMADS))
        add_piece(s, cell, CLOSED, p.seat)
    else:
        add_piece(s, cell, SETTLED, p.seat)
