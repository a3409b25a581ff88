"""The questions a report asks, as SQL on the tables of a run (DuckDB). docs/lab.md shows how to ask one's own.

The tables are `games`, `seats`, `rounds` and `sources`; `seats` has a column for everything that lay before a seat at
the end, so which breakdowns there are depends on the game.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from spielwerk.lab.tables import TABLES

if TYPE_CHECKING:
    import duckdb

Rows = list[tuple[Any, ...]]

BOTS: Final = """
    select bot, count(*) as n, avg(score) as score, stddev_pop(score) as deviation, sum(won) as won
    from seats group by bot order by avg(seats.won) desc"""

SCORES: Final = """
    with steps as (select bot, floor(score / 10) * 10 as from_score, count(*) as n from seats group by all)
    select bot, from_score, n / sum(n) over (partition by bot) as share from steps order by bot, from_score"""

SOURCES: Final = """
    with totals as (select game, seat, source, sum(points) as points from sources group by all)
    select source,
           sum(points) filter (won > 0) / (select count(*) from seats where won > 0) as winners,
           sum(points) filter (won = 0) / (select count(*) from seats where won = 0) as others
    from totals join seats using (game, seat) group by source order by sum(points) desc"""

ROUNDS: Final = """
    select bot, round, avg(points) as points
    from rounds join seats using (game, seat) where round > 0 group by all order by bot, round"""

PLACES_AT_THE_TABLE: Final = """
    select seat, count(*) as n, avg(score) as score, stddev_pop(score) as deviation, sum(won) as won
    from seats group by seat order by seat"""

BY_WORD: Final = """
    select {column} as name, count(*) as n, avg(score) as score, stddev_pop(score) as deviation, sum(won) as won
    from seats where {column} <> '' group by all having n >= {least} order by 3 desc"""

BY_LISTED_WORD: Final = """
    select name, count(*) as n, avg(score) as score, stddev_pop(score) as deviation, sum(won) as won
    from (select distinct game, seat, score, won, unnest({column}) as name from seats)
    group by all having n >= {least} order by 3 desc"""

OPENINGS: Final = """
    select opening[1] || ', ' || opening[2] as name, count(*) as n, avg(score) as score,
           stddev_pop(score) as deviation, sum(won) as won
    from seats group by all having n >= {least} order by 2 desc limit 15"""

WINNERS: Final = """
    select avg({column}) filter (won > 0) as winners, avg({column}) filter (won = 0) as others,
           corr({column}, score) as with_score
    from seats"""

FIXED: Final = ("game", "seat", "bot", "score", "place", "won", "opening", "vp")
"""Columns of `seats` that are the same in every game."""


def connect(folder: Path) -> "duckdb.DuckDBPyConnection":
    """The tables of a run as views of an empty database."""
    import duckdb

    database = duckdb.connect()
    for table in TABLES:
        files = str(folder / table / "*.parquet").replace("'", "''")
        database.execute(f"create view {table} as select * from read_parquet('{files}', union_by_name=true)")
    return database


def columns(database: "duckdb.DuckDBPyConnection") -> dict[str, str]:
    """The columns of `seats` that belong to the game, with their types."""
    found = database.execute("describe seats").fetchall()
    return {name: kind for name, kind, *_ in found if name not in FIXED}
