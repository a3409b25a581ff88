"""The newest rows of a table's log as each audience reads them, encoded once and kept in the room.

A row tells an answer as it was given, for one pair of eyes, and never changes. It stands as long as its answer: what
was taken back is dropped with the rest of what the room has of the record (`Room.begin`).
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Raw, json

from spielwerk.server.data.store import AnswerRow
from spielwerk.server.tables.match import Match
from spielwerk.server.tables.telling import entry, hides_nothing

PAGE: Final = 30
"""Plies of its log that a table is shown with, and that are kept."""
EVERYBODY: Final = -2
"""The audience of rows that read alike for all eyes."""


def page_of(match: Match, viewer: int, since: int, answers: Callable[[int], Sequence[AnswerRow]]) -> Raw:
    """The log from that ply on; `answers` finds those from a ply on. The caller holds the table open."""
    rows, now = match.room.rows, match.row.ply
    common, own = rows.setdefault(EVERYBODY, {}), rows.setdefault(viewer, {})
    missing = next((ply for ply in range(since, now) if ply not in common and ply not in own), now)
    for answer in answers(missing):
        kept = common if hides_nothing(answer) else own
        if answer.ply not in kept:
            kept[answer.ply] = json.encode(entry(match, answer, viewer))
    # Another process may have taken answers back since the table was opened: then some are not there.
    page = [row for ply in range(since, now) if (row := common.get(ply) or own.get(ply))]
    for audience, kept in ((EVERYBODY, common), (viewer, own)):
        rows[audience] = {ply: row for ply, row in kept.items() if ply >= now - PAGE}
    return Raw(b"[" + b",".join(page) + b"]")
