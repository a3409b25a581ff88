"""The tables of runs as views of an empty database. Games of several runs are numbered on, and bots carry the name of
their run; people can be one group, because few of them have enough games to be looked at alone."""

import json
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spielwerk.bots.registry import names_a_bot
from spielwerk.lab.runs.store import BadRun
from spielwerk.lab.runs.tables import TABLES

if TYPE_CHECKING:
    import duckdb

APART: Final = 10**9
"""Offset between the game numbers of two runs in one report."""
AUTOMATIC: Final = ("automa", "shadow-empire")
"""Opponents that games bring along (`State.automatic_word`)."""


def connect(folders: Sequence[Path], people: str = "") -> "duckdb.DuckDBPyConnection":
    """A database with the tables of these runs, people under the one word if one is given; raises BadRun where a folder
    holds none or comes twice."""
    import duckdb

    for folder in folders:
        if not (folder / "run.json").exists() or not list((folder / "games").glob("*.parquet")):
            raise BadRun(f"{folder} holds no finished games of a run.")
    for n, folder in enumerate(folders):
        if folder.resolve() in [other.resolve() for other in folders[:n]]:
            raise BadRun(f"{folder} is named twice; its games would count twice.")
    database = duckdb.connect()
    for line in views(folders, [str(folder) for folder in folders], people):
        database.execute(line)
    return database


def names(folders: Sequence[Path]) -> list[str]:
    """The shortest ends of their paths that tell them apart."""
    paths = [folder.resolve().parts for folder in folders]
    return [
        next(Path(*path[-n:]).as_posix() for n in count(1) if [other[-n:] for other in paths].count(path[-n:]) == 1)
        for path in paths
    ]


def views(folders: Sequence[Path], paths: Sequence[str], people: str = "") -> list[str]:
    """What makes the tables of runs, under these paths, known to DuckDB."""
    replaced = _replaced(folders, people)
    lines = []
    for table in TABLES:
        parts = [
            _part(table, path, *changed)
            for folder, path, changed in zip(folders, paths, replaced, strict=True)
            if (folder / table).is_dir()
        ]
        if parts:
            lines.append(f"create view {table} as {' union all by name '.join(parts)};")
    return lines


def _part(table: str, path: str, number: int, run: str, bot: str) -> str:
    changed = [f"game + {number * APART} as game"] if run else []
    if table == "seats" and bot != "bot":
        changed.append(f"{bot} as bot")
    columns = f"* replace ({', '.join(changed)})" if changed else "*"
    named = f", {run} as run" if run and table == "seats" else ""
    return f"select {columns}{named} from read_parquet({_text(f'{path}/{table}/*.parquet')}, union_by_name=true)"


def _replaced(folders: Sequence[Path], people: str) -> list[tuple[int, str, str]]:
    """For each run its number, its name if there are several, and who plays, in SQL."""
    found = []
    for number, (folder, name) in enumerate(zip(folders, names(folders), strict=True)):
        bot = _without_names(folder, people) if people and _from_records(folder) else "bot"
        if len(folders) == 1:
            found.append((number, "", bot))
        else:
            found.append((number, _text(name), f"{_text(f'{name}: ')} || {bot}"))
    return found


def _from_records(folder: Path) -> bool:
    return not json.loads((folder / "run.json").read_text("utf-8"))["bots"]


def _without_names(folder: Path, people: str) -> str:
    """Records do not say who is a person: whoever is not called like a bot is one."""
    import polars

    seated = polars.read_parquet(folder / "seats" / "*.parquet", columns=["bot"])["bot"].unique().to_list()
    bots = sorted(name for name in seated if names_a_bot(name) or name in AUTOMATIC)
    known = ", ".join(map(_text, bots))
    return f"case when bot in ({known}) then bot else {_text(people)} end" if bots else _text(people)


def _text(words: str) -> str:
    quoted = words.replace("'", "''")
    return f"'{quoted}'"
