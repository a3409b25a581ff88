"""Outposts that leave the supply: to the start territory (p.5), to the map, and from the mat of the Militants."""

from typing import Final

from spielwerk.games.tapestry.rules.frames import FILE
from spielwerk.games.tapestry.rules.holdings import source_of
from spielwerk.games.tapestry.rules.map.pieces import add_piece
from spielwerk.games.tapestry.rules.mat import Counts
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR, MILITANTS, OUTPOST

AT_THE_START: Final = 2
FILES: Final = 2
"""Rows of the Militants' mat, with four outposts each."""
TAKEN: Final = Counts("taken", ("first", "second"), most=FOUR)
"""Outposts that have left each row."""


def settle_start(s: TapestryState, p: Player) -> None:
    """Two outposts on the start territory; with the others the Militants fill their mat."""
    p.outposts -= AT_THE_START
    for _ in range(AT_THE_START):
        add_piece(s, p.start, OUTPOST, p.seat)


def militants_left(p: Player, file: int) -> int:
    """Outposts that still stand in a row of the mat."""
    return FOUR - TAKEN.count(p, file)


def take_outpost(s: TapestryState, p: Player) -> None:
    """From the supply; the Militants have theirs on the mat and use the leftmost of either row."""
    p.outposts -= 1
    if p.passive[MILITANTS] and any(militants_left(p, file) for file in range(FILES)):
        s.ask(FILE, p.seat, source_of(p, MILITANTS))


def place_outpost(s: TapestryState, p: Player, cell: int) -> None:
    take_outpost(s, p)
    add_piece(s, cell, OUTPOST, p.seat)
