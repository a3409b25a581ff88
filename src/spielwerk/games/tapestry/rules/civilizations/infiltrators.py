"""The Infiltrators stand beside outposts of opponents, or gather tokens at their start territories (p.14)."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.play import SEAT, SOURCE, Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import SeatPick
from spielwerk.games.tapestry.rules.actions.conquer import territory_reward
from spielwerk.games.tapestry.rules.actions.explore import HexPick
from spielwerk.games.tapestry.rules.actions.tracks import SKIP
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME, gain_civilization
from spielwerk.games.tapestry.rules.effects.items import several
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import INFILTRATE
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.map.board import CELL_NAMES, cell_of
from spielwerk.games.tapestry.rules.map.outposts import take_outpost
from spielwerk.games.tapestry.rules.map.pieces import add_piece
from spielwerk.games.tapestry.rules.packing import kind_of, owner_of, piece_of
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import (
    CIVILIZATIONS_DRAWN,
    FIRST_INCOME_WITHOUT_CULTURE,
    OUTPOST,
    SHARED,
    TOKEN,
)

TOKENS_FOR_A_CIVILIZATION: Final = 3


def infiltrate(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(INFILTRATE, p.seat, source)


def lone_outposts(s: TapestryState, p: Player) -> int:
    """Territories with an outpost of an opponent and nothing else, as a mask."""
    mask = 0
    for cell in cells(s.explored):
        pieces = s.pieces[cell]
        if len(pieces) == 1 and kind_of(pieces[0]) == OUTPOST and owner_of(pieces[0]) != p.seat:
            mask |= 1 << cell
    return mask


class Infiltrate(HexPick):
    """`infiltrate HEX`: an outpost beside an opponent's. Both stand and both control; nobody can conquer it now."""

    def mask(self, s: TapestryState, frame: Frame) -> int:
        p = s.players[frame[SEAT]]
        return lone_outposts(s, p) if p.outposts else 0

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("no-lone-outpost", {"hex": CELL_NAMES[arg]})

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        cell = cell_of(s.board, arg)
        take_outpost(s, p)
        add_piece(s, cell, SHARED, p.seat)
        territory_reward(s, p, cell)


class Influence(SeatPick):
    """`influence SEAT`: a token on an opponent's start territory, a point for each outpost still in that supply."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return [seat for seat in sorted(s.others(frame[SEAT])) if s.players[seat].start != NONE]

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        """The third token there brings another civilization."""
        p, rival = s.players[frame[SEAT]], s.players[arg]
        add_piece(s, rival.start, TOKEN, p.seat)
        gain_vp(s, p, rival.outposts, frame[SOURCE])
        if s.pieces[rival.start].count(piece_of(TOKEN, p.seat)) == TOKENS_FOR_A_CIVILIZATION:
            gain_civilization(s, p, frame[SOURCE], 1)


INFILTRATE_HEX: Final = Infiltrate("infiltrate")
INFLUENCE: Final = Influence("influence")

ROW: Final = Civilization(
    "infiltrators",
    "p.14",
    passive={CIVILIZATIONS_DRAWN: 3, FIRST_INCOME_WITHOUT_CULTURE: 1},
    box="plans-and-ploys",
    status="icon-culture",
    income=Mechanic("infiltrate", infiltrate),
    turns=EVERY_INCOME,
    gained=several(["culture"], "listed"),
    answers={INFILTRATE: [INFILTRATE_HEX, INFLUENCE, SKIP]},
)
