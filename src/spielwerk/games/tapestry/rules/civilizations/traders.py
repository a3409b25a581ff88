"""The Traders: tokens on the map, beside opponents or on an outpost; leftover dice there are theirs (p.14)."""

from typing import Final

from spielwerk.core.hexgrid import cells
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.actions.conquer import RED, gain_die, territory_reward, unpack_left
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME, FOUR_TOKENS
from spielwerk.games.tapestry.rules.effects.items import several
from spielwerk.games.tapestry.rules.effects.table import HexMechanic, Mechanic, ScoringMechanic
from spielwerk.games.tapestry.rules.frames import MAY, OPTIONAL_HEX
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.map.pieces import add_piece
from spielwerk.games.tapestry.rules.mat import Tokens
from spielwerk.games.tapestry.rules.packing import die_of, kind_of, owner_of, piece_of, what_of
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import DIE_LEFT_BY_OTHER, FOUR, OUTPOST, TOKEN

TOKENS: Final = Tokens("tokens", most=FOUR)


def trading_places(s: TapestryState, p: Player, operand: int) -> int:
    """Empty territories, and those with a single outpost of an opponent and nothing else."""
    mask = 0
    for cell in cells(s.explored):
        pieces = s.pieces[cell]
        if not pieces or (len(pieces) == 1 and kind_of(pieces[0]) == OUTPOST and owner_of(pieces[0]) != p.seat):
            mask |= 1 << cell
    return mask


def trade_post(s: TapestryState, p: Player, source: int, times: int) -> None:
    if TOKENS.get(p) and trading_places(s, p, 0):
        s.ask(OPTIONAL_HEX, p.seat, source, OPEN_POST.number)


def open_post(s: TapestryState, p: Player, source: int, cell: int) -> None:
    """Points for opponents around an empty territory, or the reward of a territory with an outpost."""
    TOKENS.add(p, -1)
    empty = not s.pieces[cell]
    add_piece(s, cell, TOKEN, p.seat)
    if empty:
        rivals = 0
        for other in s.players:
            if other.seat != p.seat:
                rivals += how_many(other.territory & s.board.near[cell])
        gain_vp(s, p, rivals, source)
    else:
        territory_reward(s, p, cell)


OPEN_POST: Final = HexMechanic("open-post", open_post, trading_places)


def want_die(s: TapestryState, p: Player, source: int, told: int) -> None:
    """The die that a conqueror did not choose, on a territory with a token."""
    result, cell = unpack_left(what_of(told))
    of_use = not p.done or die_of(result) == RED  # after the end of their own game only points (p.15)
    if of_use and piece_of(TOKEN, p.seat) in s.pieces[cell]:
        s.ask(MAY, p.seat, source, LEFTOVER.number, what_of(told))


def leftover_die(s: TapestryState, p: Player, source: int, operand: int) -> None:
    result, cell = unpack_left(operand)
    gain_die(s, p, result, cell, source)


LEFTOVER: Final = ScoringMechanic("leftover-die", leftover_die)


ROW: Final = Civilization(
    "traders",
    "p.14",
    on={DIE_LEFT_BY_OTHER: Mechanic("want-die", want_die)},
    mat=(TOKENS,),
    status="icon-any-resource",
    income=Mechanic("trade-post", trade_post),
    turns=EVERY_INCOME,
    gained=FOUR_TOKENS,
    start=several(["any 2", "vp 10"], "listed"),
)
