"""The page about a run: what people want to know of a game, with the SQL behind every chart."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from spielwerk.core.naming import letter
from spielwerk.core.texts import Texts, message_id
from spielwerk.lab.reports import queries
from spielwerk.lab.reports.balance import effects
from spielwerk.lab.reports.charts import Panel, curves, estimates, grouped, histogram, stacked
from spielwerk.lab.reports.page import Page, along, table
from spielwerk.lab.reports.queries import Rows
from spielwerk.lab.reports.statistics import mean_interval, wilson
from spielwerk.lab.runs.store import BadRun

COMMON = 200
LEAST = 5
ENOUGH = 30
"""A word gets a row if one of COMMON seats has it, but at LEAST so many; ENOUGH of them always do."""
MOST_ROWS = 30
"""Longer lists show their two ends."""
MOST_SOURCES = 9
MOST_COLUMNS = 16
"""Numbers in the comparison of winners and others: those that go along with the score most."""
STEP = 5
"""Points in one step of the distribution of scores."""

Ask = Callable[[str], Rows]


def report(folders: Sequence[Path]) -> str:
    """The page of one run, or of several side by side; raises BadRun where a folder holds none."""
    database = queries.connect(folders)
    runs: list[dict[str, Any]] = [json.loads((folder / "run.json").read_text("utf-8")) for folder in folders]
    if len(games := {run["game"] for run in runs}) > 1:
        raise BadRun(f"These are runs of different games: {', '.join(sorted(games))}.")

    def ask(sql: str) -> Rows:
        return database.execute(sql).fetchall()

    return Report(runs, ask, queries.columns(database)).page(folders).html()


class Report:
    """Everything that is asked about runs of one game, and how it is shown."""

    def __init__(self, runs: list[dict[str, Any]], ask: Ask, columns: dict[str, str]) -> None:
        self.runs = runs
        self.game: str = runs[0]["game"]
        self.ask = ask
        self.columns = columns
        self.texts = Texts(self.game, "en")
        self.games, self.answers, self.best, self.margin, self.score, self.median = ask(queries.HEADLINE)[0]
        self.bots = ask(queries.BOTS)
        self.seats = sum(row[1] for row in self.bots)
        self.least = min(max(LEAST, self.seats // COMMON), ENOUGH)

    def page(self, folders: Sequence[Path]) -> Page:
        title = self.game.replace("-", " ").title().replace(" Of ", " of ")
        page = Page(f"{title}: {self.games:,} games")
        page.tell(
            f"{self.seats / self.games:.3g} players; {'; '.join(map(_played, self.runs))}. "
            "Whiskers are 95 % intervals, dashed lines the average of all seats. A shared win counts in parts."
        )
        page.tiles(
            [
                ("games", f"{self.games:,}"),
                ("mean score", f"{self.score:.1f}"),
                ("median score", f"{self.median:.0f}"),
                ("mean score of winners", f"{self.best:.1f}"),
                ("mean lead of winners", f"{self.margin:.1f}"),
                ("answers per game", f"{self.answers:.0f}"),
            ]
        )
        if len(self.bots) > 1:
            self.results(page, "Bots", "Who won, and with how many points.", self.bots, queries.BOTS)
        self._scores(page)
        self._sources(page)
        self._rounds(page)
        seats = [(f"Seat {letter(row[0])}", *row[1:]) for row in self.ask(queries.PLACES_AT_THE_TABLE)]
        self.results(page, "Seats", "By place in the first turn order.", seats, queries.PLACES_AT_THE_TABLE)
        self._breakdowns(page)
        self._balance(page)
        self._winners(page)
        views = "\n".join(queries.views(folders, [folder.resolve().name for folder in folders]))
        page.add(
            "Own questions",
            "DuckDB answers them from the Parquet files; these lines, where the run's folder lies, name the tables.",
            f"<pre>{views}</pre>",
        )
        return page

    def results(self, page: Page, heading: str, words: str, rows: Rows, sql: str) -> None:
        """Mean scores and win rates from rows of (name, seats, score, deviation, won)."""
        shown = rows
        if len(rows) > MOST_ROWS:
            shown = rows[: MOST_ROWS // 2] + rows[-MOST_ROWS // 2 :]
            words += (
                f" The {MOST_ROWS // 2} best and the {MOST_ROWS // 2} worst of {len(rows)}; all are in the numbers."
            )
        scores = Panel("mean score", [(row[2], mean_interval(row[2], row[3], row[1])) for row in shown], self.score)
        even = self.games / self.seats
        rates = Panel("wins per seat", [(row[4] / row[1], wilson(row[4], row[1])) for row in shown], even, percent=True)
        chart = estimates([row[0] for row in shown], [row[1] for row in shown], [scores, rates])
        page.add(heading, words, chart, numbers(rows), sql)

    def _scores(self, page: Page) -> None:
        sql = queries.SCORES.format(step=STEP)
        found = self.ask(sql)
        shares = [
            (name, [(float(start), float(share)) for bot, start, share in found if bot == name])
            for name, *_ in self.bots
        ]
        page.add("Final scores", f"In steps of {STEP} points.", histogram(shares, STEP, "points"), sql=sql)

    def _sources(self, page: Page) -> None:
        rows = self.ask(queries.SOURCES)
        names = [self.source(row[0]) for row in rows]
        chart = grouped(names, [("winners", [row[1] for row in rows]), ("others", [row[2] for row in rows])])
        cells = [(name, f"{row[1]:.2f}", f"{row[2]:.2f}") for name, row in zip(names, rows, strict=True)]
        page.add(
            "Points by source",
            "Mean points of winners and of the others.",
            chart,
            table(("source", "winners", "others"), cells),
            queries.SOURCES,
        )
        if len(self.bots) > 1:
            found = {(source, bot): points for source, bot, points in self.ask(queries.SOURCES_OF_BOTS)}
            series = [(bot, [found.get((row[0], bot), 0.0) for row in rows]) for bot, *_ in self.bots]
            page.add("Points by source and bot", "Mean points.", grouped(names, series), sql=queries.SOURCES_OF_BOTS)

    def _rounds(self, page: Page) -> None:
        points = {(round_, source): value for round_, source, value in self.ask(queries.ROUNDS)}
        rounds = sorted({round_ for round_, _ in points})
        totals: dict[str, float] = {}
        for (_, source), value in points.items():
            totals[source] = totals.get(source, 0.0) + value
        largest = sorted(totals, key=lambda source: (-abs(totals[source]), source))
        series = [
            (self.source(source), [points.get((round_, source), 0.0) for round_ in rounds])
            for source in largest[:MOST_SOURCES]
        ]
        rest = [sum(points.get((round_, source), 0.0) for source in largest[MOST_SOURCES:]) for round_ in rounds]
        page.add(
            "Points by round",
            "Mean points of a seat in each round and where they come from; the last round includes the end scoring.",
            stacked([f"round {round_}" for round_ in rounds], [*series, ("everything else", rest)]) if rounds else "",
            sql=queries.ROUNDS,
        )
        growth = self.ask(queries.GROWTH)
        lines = [
            (name, [(float(n), float(score)) for bot, n, score in growth if bot == name]) for name, *_ in self.bots
        ]
        page.add(
            "Score as it grew",
            "Mean score after each round; 0 is the set-up.",
            curves(lines, "points"),
            sql=queries.GROWTH,
        )

    def _breakdowns(self, page: Page) -> None:
        for each in queries.breakdowns(self.game, self.columns):
            sql = queries.broken_down(each, self.columns, self.least)
            rows = [(self.component(each.kind, row[0]), *row[1:]) for row in self.ask(sql)]
            words = f"Seats that had it at the end; what fewer than {self.least} had is left out."
            self.results(page, self.heading(each.kind), words, rows, sql)
        sql = queries.OPENINGS.format(least=self.least)
        rows = self.ask(sql)
        self.results(page, "Openings", "The most common first two answers of a seat.", rows, sql)

    def _balance(self, page: Page) -> None:
        """Each factor with the others held equal."""
        kinds = {
            each.field: each.kind
            for each in queries.breakdowns(self.game, self.columns)
            if self.columns[each.field] == "VARCHAR"
        }
        sql = queries.SEATS.format(columns="".join(f", {name}" for name in kinds))
        games, scores, *columns = zip(*self.ask(sql), strict=True)
        factors = dict(zip(("bot", "seat", *kinds), columns, strict=True))
        for name, found in effects(games, scores, factors, self.least).items():
            named = [self._factor_word(name, kinds, effect.word) for effect in found]
            panel = Panel("points", [(effect.points, effect.interval) for effect in found], 0.0)
            rows = [
                (word, f"{e.seats:,}", f"{e.points:+.2f}", f"{e.interval[0]:+.2f} to {e.interval[1]:+.2f}")
                for word, e in zip(named, found, strict=True)
            ]
            page.add(
                f"Balance: {self.heading(kinds[name]) if name in kinds else name}",
                "What it is worth in points with bots, seats and the other columns held equal, within games.",
                estimates(named, [effect.seats for effect in found], [panel]),
                table(("", "seats", "points", "95 %"), rows),
                sql,
            )

    def _factor_word(self, factor: str, kinds: dict[str, str], word: str) -> str:
        if factor == "seat":
            return f"Seat {letter(int(word))}"
        return self.component(kinds[factor], word) if factor in kinds else word

    def _winners(self, page: Page) -> None:
        compared = []
        for column, kind in self.columns.items():
            if kind in ("BIGINT", "INTEGER", "BOOLEAN"):
                row = self.ask(queries.WINNERS.format(column=f"{column}::int"))[0]
                if row[0] is not None and row[1] is not None and row[2] is not None:
                    compared.append((column, *row))
        compared.sort(key=lambda row: -abs(row[3]))
        cells = [
            (column.replace("_", " "), f"{winners:.2f}", f"{others:.2f}", f"{share:+.2f}", along(share))
            for column, winners, others, share in compared[:MOST_COLUMNS]
        ]
        page.add(
            "What winners do differently",
            "What lay before a seat at the end: means of winners and others, and the correlation with the score.",
            table(("at the end", "winners", "others", "correlation", ""), cells) if cells else "",
            sql=queries.WINNERS.format(column=compared[0][0]) if compared else "",
        )

    def source(self, name: str) -> str:
        return self._words(message_id("tally", name), name)

    def component(self, kind: str, name: str) -> str:
        return self._words(name if name.startswith(f"{kind}-") else message_id(kind, name), name)

    def heading(self, kind: str) -> str:
        return self._words(message_id("kind", kind), kind)

    def _words(self, name: str, otherwise: str) -> str:
        found = self.texts.format(name) if self.texts.has(name) else otherwise.replace("-", " ")
        return found[:1].upper() + found[1:]


def _played(run: dict[str, Any]) -> str:
    return f"bots: {', '.join(run['bots'])}; seed {run['seed']}" if run["bots"] else "from records"


def numbers(rows: Rows) -> str:
    """The rows of a chart of estimates with all they say."""
    cells = []
    for name, seats, score, deviation, won in rows:
        low, high = mean_interval(score, deviation, seats)
        least, most = wilson(won, seats)
        rate = f"{won / seats:.2%}"
        cells.append(
            (name, f"{seats:,}", f"{score:.2f}", f"{low:.2f} to {high:.2f}", rate, f"{least:.2%} to {most:.2%}")
        )
    return table(("", "seats", "mean score", "95 %", "wins per seat", "95 %"), cells)
