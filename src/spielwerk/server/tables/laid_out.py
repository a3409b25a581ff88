"""Tables that begin with a position: those of guided games, and private boards on which somebody tries something."""

import secrets
from collections.abc import Mapping

from msgspec import json, structs

from spielwerk.core.game import Game
from spielwerk.core.options import OptionValue
from spielwerk.core.rng import SEED_BITS, Rng
from spielwerk.core.state import State
from spielwerk.server.data import store
from spielwerk.server.data.store import SeatRow, TableRow
from spielwerk.server.errors import Problem
from spielwerk.server.keys import new_table_id
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.readers import Reader

PACE = 900


def laid_out(game: Game, state: State, options: Mapping[str, OptionValue], home: bool) -> TableRow:
    """The row of a new table with that position."""
    return TableRow(
        id=new_table_id(),
        game=game.name,
        options=dict(options),
        drawn={},
        rules=str(options.get("rules", game.rules[0])),
        engine=game.engine,
        seed=0,
        seed_origin="unknown",
        nonce=secrets.token_hex(16),
        created=store.now(),
        updated=store.now(),
        pace=PACE,
        version=0,
        ply=0,
        over=state.seat < 0,
        to_move=state.seat,
        scores=state.scores(),
        parent="",
        rematch="",
        home=home,
        start=json.encode(game.dump(state)).decode(),
    )


def branch_off(match: Match, who: Reader, ply: int, state: State, home: bool) -> tuple[TableRow, list[SeatRow]]:
    """A board for one person, who answers for every seat. While the game runs it is for those who play it alone, and
    holds only what they can know: the rest is a determinization."""
    if state.seat < 0:
        raise Problem(409, "game-over")
    if not match.open:
        who.must_belong()
        match.must_be_alone(who, "what-if-among-people")
        state = match.game.imagine(state, eyes_of(who, state), Rng(secrets.randbits(SEED_BITS)))
    return board_of(match, ply, state, home)


def board_of(match: Match, ply: int, state: State, home: bool) -> tuple[TableRow, list[SeatRow]]:
    """A table with every seat its maker's; one that comes from a plan is a plan, too."""
    row = laid_out(match.game, state, match.row.options, home)
    seats = [SeatRow(seat.seat, "human", seat.name, "", 0, True, 0, [], home) for seat in match.seats]
    return structs.replace(row, what_if=f"{match.row.id}/{ply}", plan=match.row.plan), seats


def eyes_of(who: Reader, state: State) -> int:
    """Several seats of one person know of each other; one pair of eyes is enough not to show more than it may."""
    if not who.mine:
        raise Problem(403, "not-your-seat")
    return state.seat if state.seat in who.mine else who.mine[0]
