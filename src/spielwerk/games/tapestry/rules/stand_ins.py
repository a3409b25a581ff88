"""Rows of the data files, then the stand-ins: official things of the sets whose values no source gives in full.

A stand-in is a row like any other; what is known about it, and why it has its values, is noted beside them in the file
of its set. Only the set-up asks which rows are stand-ins, for the option that excludes them.
"""

from functools import cache
from typing import Any, Final

from spielwerk.games.tapestry.rules.map.board import read
from spielwerk.games.tapestry.rules.words import LAST, SETS

STAND_IN: Final = "stand-in"
"""The status of such a row."""


def rows(file: str, table: str) -> list[dict[str, Any]]:
    """Official rows, then the stand-ins set by set; each of these names its set."""
    found: list[dict[str, Any]] = list(read(file).get(table, []))
    for box in SETS:
        found += [{**row, "set": box} for row in read(f"stand_ins/{box}.toml").get(table, [])]
    return found


THINGS: Final = {
    "landmarks.toml": "landmark",
    "landmark_cards.toml": "landmark-card",
    "capitals.toml": "capital",
    "masterpieces.toml": "inspiration",
    "space_tiles.toml": "space-tile",
    "tracks.toml": "space",
}
"""Tables of things that are not cards."""
ADJUSTED: Final = "urban-planners"
"""Whose adjustment is a stand-in (p.32)."""


@cache
def unknown_parts() -> list[tuple[str, str]]:
    """Table and name of every stand-in that is not a card; costs under the names of their spaces."""
    found = [(table, row["name"]) for file, table in THINGS.items() for row in rows(file, table) if "known" in row]
    tiers = [row["tier"] for row in rows("tracks.toml", "cost") if "known" in row]
    found += [("cost", f"arts-{space}") for space in range(1, LAST + 1) if (space - 1) // 3 + 1 in tiers]
    return [*found, ("adjustment", ADJUSTED)]


def in_sets(table: str) -> list[int]:
    """For each choice of sets (a mask), a mask of the rows of `table` in it; the base game is always included."""
    found = rows(f"{table}s.toml", table)
    boxes = [1 << SETS.index(row["set"]) if "set" in row else 0 for row in found]
    return [
        sum([1 << place for place, box in enumerate(boxes) if box & chosen == box]) for chosen in range(1 << len(SETS))
    ]
