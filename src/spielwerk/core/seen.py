"""What a seat sees of a state, field by field: the source of arrays for learning.

`core/lying_open.py` builds it from the fields of positions.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from spielwerk.core.codecs import Codec, Number, Word
from spielwerk.core.pending import Frames

Look = Callable[[Any, Any, int], Any]
"""Arguments: the state, the owner of the field (the state itself, or a player) and the seat that looks. Returns what
that seat sees; None for nothing."""
AMOUNT: Final = Number()


class SeenField:
    """A value of the table or of a player as a seat sees it."""

    def __init__(self, name: str, codec: Codec, look: Look) -> None:
        self.name = name
        self.codec = codec
        self.look = look


class Seen:
    """Everything a seat sees. `cells` are the spaces of the map, `places` their rows and columns. The details of the
    question (`frames`) are seen only by the seat that is asked."""

    def __init__(
        self,
        table: Sequence[SeenField],
        player: Sequence[SeenField],
        frames: Frames,
        cells: Word,
        places: Sequence[tuple[int, int]],
    ) -> None:
        self.table = list(table)
        self.player = list(player)
        self.frames = frames
        self.cells = cells
        self.places = list(places)


def how_many(name: str) -> SeenField:
    """For a hidden list, its length."""
    return SeenField(f"{name}_number", AMOUNT, lambda state, owner, seat: len(getattr(owner, name)))


def own_only(name: str, codec: Codec) -> SeenField:
    """Visible only to its owner."""
    return SeenField(name, codec, lambda state, owner, seat: getattr(owner, name) if owner.seat == seat else None)
