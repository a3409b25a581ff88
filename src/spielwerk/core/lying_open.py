"""Public information of a position: its fields except the hidden ones.

Every field is either shown as it is or listed as hidden, optionally with a substitute; so no field is left out or
revealed by oversight.
"""

from collections.abc import Sequence

from spielwerk.core.codecs import Word
from spielwerk.core.fields import Field, Fields, Positions
from spielwerk.core.pending import Frames, OnStack
from spielwerk.core.seen import Look, Seen, SeenField


class Hidden:
    """Hidden fields by name, and what is shown instead."""

    def __init__(self, names: Sequence[str] = (), instead: Sequence[SeenField] = ()) -> None:
        self.names = tuple(names)
        self.instead = tuple(instead)


def seen_of(
    positions: Positions, table: Hidden, player: Hidden, cells: Word, places: Sequence[tuple[int, int]]
) -> Seen:
    frames = _frames(positions.table)
    return Seen(_seen(positions.table, table), _seen(positions.player, player), frames, cells, places)


def _seen(fields: Fields, hidden: Hidden) -> list[SeenField]:
    known = [field.name for field in fields.fields]
    if unknown := [name for name in hidden.names if name not in known]:
        raise ValueError(f"There is no field {', '.join(unknown)}.")
    lying_open = [
        field for field in fields.fields if field.name not in hidden.names and not isinstance(field.codec, OnStack)
    ]
    return [*[SeenField(field.name, field.codec, _as_it_is(field)) for field in lying_open], *hidden.instead]


def _as_it_is(field: Field) -> Look:
    attribute = field.attribute
    return lambda state, owner, seat: getattr(owner, attribute)


def _frames(fields: Fields) -> Frames:
    for field in fields.fields:
        if isinstance(field.codec, OnStack):
            return field.codec.frames
    raise ValueError("A position has no pending questions.")
