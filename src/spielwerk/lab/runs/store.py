"""A run's folder: `run.json` says what was played, and each table is a folder of Parquet files."""

import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spielwerk.lab.runs.rows import Rows
from spielwerk.lab.runs.runner import Plan, Played

if TYPE_CHECKING:
    import polars

ORDER = ("game", "seat", "round")
"""Columns that rows of a file are sorted by, as far as a table has them."""
PART = 2000
"""Games per Parquet file at most."""
PATIENCE = 60.0
"""Seconds after which finished games are flushed; a killed run loses no more than that."""


class BadRun(Exception):
    """A folder that holds no run, or another one; the message is a whole sentence."""


class Store:
    """Buffers finished games and writes them in parts. Written games are not played again."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self._played: Played = {}
        self._written = time.monotonic()
        folder.mkdir(parents=True, exist_ok=True)
        wanted = asdict(plan)
        file = folder / "run.json"
        if file.exists():
            # Runs from before a field of the plan was there have its default.
            there = {**asdict(Plan(plan.game, [])), **json.loads(file.read_text("utf-8"))}
            if other := differences(there, wanted):
                raise BadRun(f"{folder} holds another run ({other}); choose a new folder.")
        else:
            file.write_text(json.dumps(wanted, indent=1) + "\n", "utf-8")
        self.finished = self._finished()
        self._next = 1 + max((int(part.stem) for part in (folder / "games").glob("*.parquet")), default=-1)

    def _finished(self) -> set[int]:
        import polars

        files = sorted((self.folder / "games").glob("*.parquet"))
        return {number for file in files for number in polars.read_parquet(file, columns=["game"])["game"]}

    def stored(self, most: int, columns: dict[str, list[str]]) -> Played:
        """Rows of finished games with numbers below `most`: these columns of these tables."""
        import polars

        found: Played = {}
        for table, wanted in columns.items():
            files = sorted((self.folder / table).glob("*.parquet"))
            rows = (row for file in files for row in polars.read_parquet(file, columns=wanted).to_dicts())
            found[table] = Rows(row for row in rows if row["game"] < most and row["game"] in self.finished)
        return found

    def add(self, played: Played) -> None:
        for table, rows in played.items():
            self._played.setdefault(table, Rows()).extend(rows)
        if len(self._played["games"]) >= PART or time.monotonic() - self._written > PATIENCE:
            self.flush()

    def flush(self) -> None:
        """Flush the buffer. The table of games is written last, so that every game in it is complete."""
        if not self._played:
            return
        for table in sorted(self._played, key=lambda table: table == "games"):
            self._write(table, self._played[table])
        self._next += 1
        self._played = {}
        self._written = time.monotonic()

    def _write(self, table: str, rows: Rows) -> None:
        import polars

        part = self.folder / table / f"{self._next:05}.parquet"
        part.parent.mkdir(exist_ok=True)
        fresh = part.with_suffix(".new")
        frame = polars.concat([_frame(*columns) for columns in rows.parts.items()], how="diagonal_relaxed")
        order = [name for name in ORDER if name in frame.columns]
        frame.sort(order, maintain_order=True).write_parquet(fresh, compression="zstd")
        fresh.replace(part)


def _frame(names: tuple[str, ...], columns: list[list[Any]]) -> "polars.DataFrame":
    import polars

    # An empty list has no type of its own; all our lists are lists of words.
    found = dict(zip(names, columns, strict=True))
    words = {name: polars.List(polars.String) for name, column in found.items() if isinstance(column[0], list)}
    return polars.DataFrame(found, schema_overrides=words)


def differences(there: dict[str, Any], wanted: dict[str, Any]) -> str:
    """What two plans do not share, in words; nothing where they are equal."""
    return ", ".join(
        f"{name} {json.dumps(there.get(name))} instead of {json.dumps(value)}"
        for name, value in wanted.items()
        if there.get(name) != value
    )
