"""Rows of a table as columns: half of the time between processes, and none of it to make them columns of a file."""

from collections.abc import Iterable, Iterator
from typing import Any

Row = dict[str, Any]


class Rows:
    """To be gone through as dicts. Rows of equal columns lie together, in the order in which they came."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.parts: dict[tuple[str, ...], list[list[Any]]] = {}
        """For each list of names the columns of the rows that have these."""
        alike: dict[tuple[str, ...], list[Row]] = {}
        for row in rows:
            alike.setdefault(tuple(row), []).append(row)
        for names, found in alike.items():
            self.parts[names] = [list(column) for column in zip(*[row.values() for row in found], strict=True)]

    def __len__(self) -> int:
        return sum(len(columns[0]) for columns in self.parts.values())

    def __iter__(self) -> Iterator[Row]:
        for names, columns in self.parts.items():
            for values in zip(*columns, strict=True):
                yield dict(zip(names, values, strict=True))

    def extend(self, others: "Rows") -> None:
        for names, columns in others.parts.items():
            known = self.parts.setdefault(names, [[] for _ in names])
            for column, more in zip(known, columns, strict=True):
                column.extend(more)
