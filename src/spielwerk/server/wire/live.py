"""What travels of live news."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from spielwerk.server.wire import LogEntry
from spielwerk.server.wire.between import Remark
from spielwerk.server.wire.lobby import Notice


class News(Struct):
    """The data of an event: how far the table is in `hello`, `ply`, `draft` and `closed`, the seat in `draft` and
    `thinking`."""

    version: int | UnsetType = UNSET
    ply: int | UnsetType = UNSET
    to_move: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    since: int | UnsetType = UNSET
    until: int | UnsetType = UNSET
    """`changes` and `log` lead from any version from `since` to `until` to this one; from another one nothing does but
    the whole table."""
    changes: list[tuple[list[str | int], Any]] | UnsetType = UNSET
    """Places in the table with what stands there now."""
    log: list[LogEntry] | UnsetType = UNSET
    """The plies that are new."""
    notice: Notice | UnsetType | None = UNSET
    """In `notice`, and in `hello` where there is one: what the server's admin tells everybody."""
    remarks: list[Remark] | UnsetType = UNSET
    """In `remark`: the newest of what people said."""
    place: dict[str, Any] | UnsetType = UNSET
    """In `seats` and `rematch`: the parts of the table that are not of the position. Missing where the reader's own
    seats are others now: then the whole table is."""
