"""One self-contained HTML page about a run: charts, tables and the SQL behind each of them."""

import json
from html import escape
from pathlib import Path
from typing import Any

from spielwerk.lab import queries
from spielwerk.lab.charts import bars, curves, grouped, histogram
from spielwerk.lab.queries import Rows
from spielwerk.lab.statistics import mean_interval, wilson
from spielwerk.lab.store import BadRun

LEAST_SHARE = 200
"""A word must turn up in one of so many seats to get a bar."""
MOST_COLUMNS = 14
"""Numbers in the comparison of winners and others: those that go along with the score most."""

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h1{font-size:1.7rem}h2{font-size:1.25rem;margin:2.2rem 0 .4rem;border-bottom:1px solid #ddd}
p{margin:.3rem 0 .8rem;color:#555}svg{max-width:100%;height:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}td,th{padding:.15rem .7rem;text-align:right}
td:first-child,th:first-child{text-align:left}tr:nth-child(even){background:#f5f5f5}
details{margin:.4rem 0;color:#555}pre{background:#f5f5f5;padding:.6rem;overflow:auto;font-size:.85rem}
"""


class Page:
    """Sections in the order in which they are added."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.parts: list[str] = []

    def add(self, heading: str, words: str, body: str, sql: str) -> None:
        if body:
            query = f"<details><summary>SQL</summary><pre>{escape(sql.strip())}</pre></details>"
            self.parts.append(f"<h2>{escape(heading)}</h2><p>{escape(words)}</p>{body}{query}")

    def html(self) -> str:
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(self.title)}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
            f"<h1>{escape(self.title)}</h1>{''.join(self.parts)}</html>"
        )


def report(folder: Path) -> str:
    """The page of a run; raises BadRun where the folder holds none."""
    if not (folder / "run.json").exists() or not list((folder / "games").glob("*.parquet")):
        raise BadRun(f"{folder} holds no finished games of a run.")
    run: dict[str, Any] = json.loads((folder / "run.json").read_text("utf-8"))
    database = queries.connect(folder)

    def ask(sql: str) -> Rows:
        return database.execute(sql).fetchall()

    counted = ask("select count(*), sum(answers), max(players) from games")[0]
    page = Page(f"{run['game']}: {counted[0]:,} games")
    page.parts.append(
        f"<p>{counted[2]} players, bots {escape(', '.join(run['bots']))}, seed {run['seed']}, "
        f"{counted[1]:,} answers. Intervals hold 95 %; a shared win counts in parts.</p>"
    )
    found = ask(queries.BOTS)
    page.add("Bots", "Wins per seat.", rates(found), queries.BOTS)
    page.add("Mean scores", "By bot.", means(found), queries.BOTS)
    scores = ask(queries.SCORES)
    shares = [
        (name, [(float(start), float(share)) for bot, start, share in scores if bot == name]) for name, *_ in found
    ]
    page.add("Final scores", "Share of seats by score, in steps of ten.", histogram(shares, 10), queries.SCORES)
    _sources(page, ask(queries.SOURCES))
    rounds = ask(queries.ROUNDS)
    lines = [(name, [(float(n), float(points)) for bot, n, points in rounds if bot == name]) for name, *_ in found]
    page.add(
        "Points by round", "Mean points gained; the last round includes the end scoring.", curves(lines), queries.ROUNDS
    )
    seats = [(f"seat {chr(65 + row[0])}", *row[1:]) for row in ask(queries.PLACES_AT_THE_TABLE)]
    page.add("Seats", "Wins by place in the initial turn order.", rates(seats), queries.PLACES_AT_THE_TABLE)
    _breakdowns(page, ask, queries.columns(database), int(ask("select count(*) from seats")[0][0]))
    return page.html()


def rates(rows: Rows) -> str:
    """Win rates from rows of (name, seats, score, deviation, won)."""
    return bars(
        [(str(row[0]), row[4] / row[1], wilson(row[4], row[1])) for row in rows],
        percent=True,
        marks=[f"{row[1]:,}" for row in rows],
    )


def means(rows: Rows) -> str:
    """Mean scores from the same rows."""
    return bars(
        [(str(row[0]), row[2], mean_interval(row[2], row[3], row[1])) for row in rows],
        marks=[f"{row[1]:,}" for row in rows],
    )


def _sources(page: Page, rows: Rows) -> None:
    labels = [row[0] for row in rows]
    series = [("winners", [float(row[1] or 0) for row in rows]), ("others", [float(row[2] or 0) for row in rows])]
    page.add("Points by source", "Mean points of winners and of the others.", grouped(labels, series), queries.SOURCES)


def _breakdowns(page: Page, ask: Any, columns: dict[str, str], seats: int) -> None:
    least = max(5, seats // LEAST_SHARE)
    for column, kind in columns.items():
        if kind not in ("VARCHAR", "VARCHAR[]") or column == "used":
            continue
        pattern = queries.BY_WORD if kind == "VARCHAR" else queries.BY_LISTED_WORD
        sql = pattern.format(column=column, least=least)
        rows = ask(sql)
        page.add(title(column), "Mean score of the seats that had it at the end.", means(rows), sql)
        page.add(f"{title(column)}: wins", "Wins per seat.", rates(rows) if column != "bonus" else "", sql)
    sql = queries.OPENINGS.format(least=least)
    page.add("Openings", "The most common first two answers.", means(ask(sql)), sql)
    compared = []
    for column, kind in columns.items():
        if kind in ("BIGINT", "INTEGER", "BOOLEAN"):
            value = f"{column}::int"
            row = ask(queries.WINNERS.format(column=value))[0]
            if row[0] is not None and row[2] is not None:
                compared.append((title(column), *row))
    compared.sort(key=lambda row: -abs(row[3]))
    cells = "".join(
        f"<tr><td>{escape(name)}</td><td>{winners:.2f}</td><td>{others or 0:.2f}</td><td>{along:+.2f}</td></tr>"
        for name, winners, others, along in compared[:MOST_COLUMNS]
    )
    head = "<tr><th></th><th>winners</th><th>others</th><th>correlation with the score</th></tr>"
    page.add(
        "What winners do differently",
        "What lay before them at the end, the most telling first.",
        f"<table>{head}{cells}</table>" if cells else "",
        queries.WINNERS,
    )


def title(column: str) -> str:
    return column.replace("_", " ").capitalize()
