"""Rows of the data files, then the stand-ins: official things of the sets whose values no source gives in full.

A stand-in is a row like any other; what is known about it and why it has its values stands beside them in the file of
its set. Only the set-up asks which rows are stand-ins, for the option that leaves them out.
"""

from typing import Any, Final

from spielwerk.games.tapestry.rules.map.board import read
from spielwerk.games.tapestry.rules.words import SETS

STAND_IN: Final = "stand-in"
"""The status of such a row."""


def rows(file: str, table: str) -> list[dict[str, Any]]:
    """What is official, then the stand-ins set by set; each of these names its set."""
    found: list[dict[str, Any]] = list(read(file).get(table, []))
    for box in SETS:
        found += [{**row, "set": box} for row in read(f"stand_ins/{box}.toml").get(table, [])]
    return found


def in_sets(table: str) -> list[int]:
    """For each choice of sets, as a mask, the rows of `table` that it brings, as a mask; the base game's always."""
    found = rows(f"{table}s.toml", table)
    boxes = [1 << SETS.index(row["set"]) if "set" in row else 0 for row in found]
    return [
        sum([1 << place for place, box in enumerate(boxes) if box & chosen == box]) for chosen in range(1 << len(SETS))
    ]
