"""Pieces on the map and who controls what (p.9, p.14)."""

from typing import Final

from spielwerk.core.values import replaced
from spielwerk.games.tapestry.rules.achievements import toppled_one
from spielwerk.games.tapestry.rules.moments import fire
from spielwerk.games.tapestry.rules.packing import kind_of, owner_of, piece_of
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    CLAIM,
    FALLEN_BUILDING,
    FALLEN_CLAIM,
    OUTPOST,
    SETTLED,
    SHARED,
    TERRITORY_CONTROLLED,
    TOPPLED,
    TOPPLED_ONE,
)

FALLEN: Final = {OUTPOST: TOPPLED, SETTLED: FALLEN_BUILDING, CLAIM: FALLEN_CLAIM}
"""Pieces that control a territory, and their toppled form."""


def controller(s: TapestryState, cell: int) -> int:
    """The seat whose outposts are the only upright ones, or NONE; an Infiltrator beside it controls as well."""
    found = NONE
    for piece in s.pieces[cell]:
        if kind_of(piece) in (OUTPOST, SETTLED, CLAIM):
            seat = owner_of(piece)
            if found not in (NONE, seat):
                return NONE
            found = seat
    return found


def controls(s: TapestryState, p: Player, cell: int, owner: int) -> bool:
    return p.seat == owner or piece_of(SHARED, p.seat) in s.pieces[cell]


def mark_control(s: TapestryState, cell: int) -> None:
    """Pieces already lying there: nobody gains control from them."""
    owner = controller(s, cell)
    for p in s.players:
        if controls(s, p, cell, owner):
            p.territory |= 1 << cell


def set_pieces(s: TapestryState, cell: int, pieces: tuple[int, ...]) -> None:
    s.pieces = replaced(s.pieces, cell, pieces)
    owner = controller(s, cell)
    bit = 1 << cell
    for p in s.players:
        if controls(s, p, cell, owner):
            if not p.territory & bit:
                p.territory |= bit
                fire(s, p, TERRITORY_CONTROLLED, cell)
        else:
            p.territory &= ~bit


def add_piece(s: TapestryState, cell: int, kind: int, seat: int) -> None:
    set_pieces(s, cell, (*s.pieces[cell], piece_of(kind, seat)))


def topple(s: TapestryState, cell: int, loser: int, winner: Player) -> None:
    """The loser's upright piece on the cell is toppled and counts for the winner's achievement (p.15)."""
    bring_down(s, cell, loser, winner)
    s.overthrown &= ~(1 << cell)
    toppled_one(s, winner)


def bring_down(s: TapestryState, cell: int, loser: int, winner: Player) -> None:
    pieces: list[int] = []
    fallen = False
    for piece in s.pieces[cell]:
        if not fallen and owner_of(piece) == loser and kind_of(piece) in FALLEN:
            fallen = True
            pieces.append(piece_of(FALLEN[kind_of(piece)], loser))
        else:
            pieces.append(piece)
    set_pieces(s, cell, tuple(pieces))
    s.tell(TOPPLED_ONE, winner.seat, loser, cell, 0)


def stands(s: TapestryState, cell: int, seat: int) -> bool:
    """Whether an upright piece gives the seat control of the cell."""
    return any(owner_of(piece) == seat and kind_of(piece) in FALLEN for piece in s.pieces[cell])


def raise_outpost(s: TapestryState, p: Player, cell: int) -> None:
    """A toppled outpost stands up again and no longer counts as toppled (p.30); the one that stood is toppled, but only
    conquests and traps count for the achievement (p.15)."""
    mine = piece_of(TOPPLED, p.seat)
    pieces = list(s.pieces[cell])
    pieces[pieces.index(mine)] = piece_of(OUTPOST, p.seat)
    s.pieces = replaced(s.pieces, cell, tuple(pieces))
    for piece in pieces:
        if owner_of(piece) != p.seat and kind_of(piece) in FALLEN:
            rival = s.players[owner_of(piece)]
            if not s.overthrown >> cell & 1:
                rival.toppled = max(0, rival.toppled - 1)
            s.overthrown |= 1 << cell
            bring_down(s, cell, rival.seat, p)
            return
    set_pieces(s, cell, s.pieces[cell])


def can_raise(s: TapestryState, p: Player) -> int:
    """Cells with a toppled outpost of the player, as a mask."""
    mine = piece_of(TOPPLED, p.seat)
    mask = 0
    for cell, pieces in enumerate(s.pieces):
        if pieces and mine in pieces:
            mask |= 1 << cell
    return mask


def explore_targets(s: TapestryState, p: Player, anywhere: bool) -> int:
    empty = s.board.all & ~s.explored
    return empty if anywhere else s.board.around(p.territory) & empty


def conquest_targets(s: TapestryState, p: Player, anywhere: bool, empty: bool = False) -> int:
    """Explored territories with at most one piece that the player does not control, next to one they control (p.9);
    only those without any piece if `empty` (p.10)."""
    if not p.outposts:
        return 0
    reach = (s.board.all if anywhere else s.board.around(p.territory)) & s.explored & ~p.territory
    targets = 0
    while reach:
        bit = reach & -reach
        reach ^= bit
        cell = bit.bit_length() - 1
        pieces = s.pieces[cell]
        if len(pieces) < 2 and not (pieces and (empty or protected(s, p, cell))):
            targets |= bit
    return targets


def protected(s: TapestryState, p: Player, cell: int) -> bool:
    """Whether an alliance keeps the player from conquering the territory (Alliance)."""
    owner = controller(s, cell)
    return owner not in (NONE, p.seat) and (s.players[owner].ally == p.seat or p.ally == owner)
