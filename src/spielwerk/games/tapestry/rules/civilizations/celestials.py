"""The Celestials: a capital that floats over the map, and landmarks that should not stick out (p.14)."""

from typing import Final

from spielwerk.core.naming import letter
from spielwerk.core.play import SEAT, Frame, frame_of
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.actions.common import SEATS, Pick
from spielwerk.games.tapestry.rules.actions.conquer import roll_both
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME, another_civilization
from spielwerk.games.tapestry.rules.effects.table import HexMechanic, Mechanic
from spielwerk.games.tapestry.rules.frames import MAY, OPTIONAL_HEX, REPLACE, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.map.pieces import add_piece, set_pieces
from spielwerk.games.tapestry.rules.packing import piece_of
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import FLOATING, LAST_INCOME, OUTPOST, TOPPLED

POSTURES: Final = ("upright", "toppled")
PIECES: Final = (OUTPOST, TOPPLED)
INSIDE_POINTS: Final = 5
OVERHANG_POINTS: Final = -2


def raise_capital(s: TapestryState, p: Player, source: int, times: int) -> None:
    """One outpost on the start territory makes way for the floating capital."""
    s.ask(REPLACE, p.seat, source)


def unpack_outpost(arg: int) -> tuple[int, int]:
    """Whose outpost an answer means, and its posture."""
    return arg % SEATS, arg // SEATS


def outpost(arg: int) -> int:
    seat, posture = unpack_outpost(arg)
    return piece_of(PIECES[posture], seat)


class Replace(Pick):
    """`replace SEAT upright|toppled`: during the game it may be any outpost there, even another player's."""

    def __init__(self) -> None:
        super().__init__("replace", len(POSTURES) * SEATS, ("of", "posture"))

    def words(self, arg: int) -> str:
        seat, posture = unpack_outpost(arg)
        return f"{letter(seat)} {POSTURES[posture]}"

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return self.legal(s, frame)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        pieces = s.pieces[s.players[frame[SEAT]].start]
        return [arg for arg in range(self.size) if outpost(arg) in pieces]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        cell = s.players[frame[SEAT]].start
        pieces = list(s.pieces[cell])
        pieces.remove(outpost(arg))
        seat, _ = unpack_outpost(arg)
        s.players[seat].outposts += 1
        set_pieces(s, cell, (*pieces, piece_of(FLOATING, frame[SEAT])))


def raise_or_leave(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Gained during the game the Celestials may be exchanged for another civilization."""
    s.ask_in_order([frame_of(MAY, p.seat, source, LEAVE.number), frame_of(RUN_EFFECT, p.seat, source, RAISE.number, 1)])


def leave_the_sky(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.stack.pop()  # nothing is raised
    another_civilization(s, p, source, 1)


def floating_over(s: TapestryState, p: Player) -> int:
    """The territory under the floating capital, or NONE."""
    for cell, pieces in enumerate(s.pieces):
        if piece_of(FLOATING, p.seat) in pieces:
            return cell
    return NONE


def float_on(s: TapestryState, p: Player, source: int, times: int) -> None:
    if p.era == LAST_INCOME:
        score_skyline(s, p, source)
    elif reach(s, p, 0):
        s.ask(OPTIONAL_HEX, p.seat, source, LAND.number)


def reach(s: TapestryState, p: Player, operand: int) -> int:
    """Explored territories next to the capital, whatever stands on them."""
    cell = floating_over(s, p)
    return s.board.near[cell] & s.explored if cell != NONE else 0


def float_to(s: TapestryState, p: Player, source: int, cell: int) -> None:
    """Neither a conquest nor control; but both conquer dice are rolled and gained."""
    here = floating_over(s, p)
    set_pieces(s, here, tuple([piece for piece in s.pieces[here] if piece != piece_of(FLOATING, p.seat)]))
    add_piece(s, cell, FLOATING, p.seat)
    roll_both(s, p, cell, source)


def score_skyline(s: TapestryState, p: Player, source: int) -> None:
    """Points for each landmark wholly inside the capital, a loss for each that sticks out; one beside it is neither."""
    for landmark in p.landmarks:
        plots = how_many(s.sites[landmark])
        if plots:
            gain_vp(s, p, INSIDE_POINTS if plots == s.own.values.sizes[landmark] else OVERHANG_POINTS, source)


RAISE: Final = Mechanic("raise-capital", raise_capital)
LEAVE: Final = Mechanic("leave-the-sky", leave_the_sky)
LAND: Final = HexMechanic("float-to", float_to, reach)
REPLACE_OUTPOST: Final = Replace()

ROW: Final = Civilization(
    "celestials",
    "p.14",
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("float-on", float_on),
    turns=EVERY_INCOME,
    gained=RAISE,
    late=Mechanic("raise-or-leave", raise_or_leave),
    answers={REPLACE: [REPLACE_OUTPOST]},
)
