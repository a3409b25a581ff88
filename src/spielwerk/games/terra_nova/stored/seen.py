"""What a seat sees of a position: all but the RNG."""

from functools import cache

from spielwerk.core.codecs import Word
from spielwerk.core.lying_open import Hidden, seen_of
from spielwerk.core.seen import Seen, SeenField
from spielwerk.games.terra_nova.rules.board import GRID, SIDES
from spielwerk.games.terra_nova.rules.state import NovaState
from spielwerk.games.terra_nova.stored.fields import POSITIONS, WORDS


@cache
def seen(players: int) -> Seen:
    side = SeenField("side", Word(SIDES), lambda state, owner, seat: SIDES.index(state.board.side))
    places = [divmod(cell, GRID.width) for cell in range(GRID.size)]
    return seen_of(POSITIONS[players], Hidden(("rng",), [side]), Hidden(), WORDS.cell, places)


def of(s: NovaState) -> Seen:
    return seen(len(s.players))
