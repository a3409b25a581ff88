"""Outposts that leave the supply: to the start territory (p.5) and to the map."""

from typing import Final

from spielwerk.games.tapestry.rules.map.pieces import add_piece
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import OUTPOST, OUTPOST_TAKEN

AT_THE_START: Final = 2


def settle_start(s: TapestryState, p: Player) -> None:
    """Two outposts on the start territory."""
    p.outposts -= AT_THE_START
    for _ in range(AT_THE_START):
        add_piece(s, p.start, OUTPOST, p.seat)


def take_outpost(s: TapestryState, p: Player) -> None:
    """From the supply."""
    p.outposts -= 1
    fire(s, p, OUTPOST_TAKEN)


def place_outpost(s: TapestryState, p: Player, cell: int) -> None:
    take_outpost(s, p)
    add_piece(s, cell, OUTPOST, p.seat)
