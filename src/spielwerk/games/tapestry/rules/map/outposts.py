"""Outposts that leave the supply: to the start territory (p.5) and to the map."""

from typing import Final

from spielwerk.games.tapestry.rules.map.pieces import add_piece, set_pieces
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.packing import piece_of
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import OUTPOST, OUTPOST_RETURNED, OUTPOST_TAKEN, OUTPOSTS, WITHDREW

AT_THE_START: Final = 2
SUPPLY: Final = OUTPOSTS - AT_THE_START
"""Outposts in the supply at the start, and the most that fit there."""


def settle_start(s: TapestryState, p: Player) -> None:
    """Two outposts on the start territory."""
    p.outposts -= AT_THE_START
    for _ in range(AT_THE_START):
        add_piece(s, p.start, OUTPOST, p.seat)


def take_outpost(s: TapestryState, p: Player) -> None:
    """From the supply."""
    p.outposts -= 1
    fire(s, p, OUTPOST_TAKEN)


def return_outpost(s: TapestryState, p: Player, cell: int) -> None:
    """Back to the supply: it is neither toppled nor upright."""
    pieces = list(s.pieces[cell])
    pieces.remove(piece_of(OUTPOST, p.seat))
    p.outposts += 1
    set_pieces(s, cell, tuple(pieces))
    s.tell(WITHDREW, p.seat, cell, 0, 0)
    fire(s, p, OUTPOST_RETURNED)


def place_outpost(s: TapestryState, p: Player, cell: int) -> None:
    take_outpost(s, p)
    add_piece(s, cell, OUTPOST, p.seat)
