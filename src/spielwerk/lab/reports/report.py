"""The page about a run: what people want to know about a game, with the SQL behind every chart."""

import json
import math
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from spielwerk.core.naming import letter
from spielwerk.core.texts import Texts, message_id
from spielwerk.games import game as find_game
from spielwerk.lab.reports import queries
from spielwerk.lab.reports.charts import Panel, curves, estimates, grouped, histogram, stacked
from spielwerk.lab.reports.page import Page, Table, along
from spielwerk.lab.reports.queries import Rows
from spielwerk.lab.reports.statistics import mean_interval, wilson
from spielwerk.lab.reports.strengths import Strengths
from spielwerk.lab.reports.views import connect, names, views
from spielwerk.lab.reports.words import ENGLISH, Words
from spielwerk.lab.runs.store import BadRun

COMMON = 200
LEAST = 5
ENOUGH = 30
"""A word gets a row if one in COMMON seats has it, and LEAST seats at least; ENOUGH seats are always enough."""
MOST_ROWS = 30
"""Longer lists show their two ends."""
MOST_SOURCES = 9
MOST_SERIES = 8
"""Bots in a chart with a colour for each."""
MOST_COLUMNS = 16
"""Columns in the comparison of winners and others: those that correlate most with the score."""
ALIKE = 4
"""Common first letters by which the kind of component in a fact is recognized: `round-tile`, `round_tiles`."""
STEP = 5
"""Points in one step of the distribution of scores."""

Ask = Callable[[str], Rows]
Series = Sequence[tuple[str, Sequence[float]]]
Write = Callable[[float], str]


def report(folders: Sequence[Path], language: str = ENGLISH, by_name: bool = False) -> Page:
    """The page of one run, or of several side by side, people by name or as one group; raises BadRun where a folder
    holds none."""
    words = Words(language)
    people = "" if by_name else words.say("people")
    database = connect(folders, people)
    runs: list[dict[str, Any]] = [json.loads((folder / "run.json").read_text("utf-8")) for folder in folders]
    if len(games := {run["game"] for run in runs}) > 1:
        raise BadRun(f"These are runs of different games: {', '.join(sorted(games))}.")

    def ask(sql: str) -> Rows:
        return database.execute(sql).fetchall()

    tables = {row[0] for row in ask("show tables")}
    lines = views(folders, names(folders), people)
    return Report(runs, ask, queries.columns(database), tables, words).page(lines)


class Report:
    """Everything that is asked about runs of one game, and how it is shown."""

    def __init__(
        self, runs: list[dict[str, Any]], ask: Ask, columns: dict[str, str], tables: set[str], words: Words
    ) -> None:
        self.runs = runs
        self.game: str = runs[0]["game"]
        self.ask = ask
        self.columns = columns
        self.tables = tables
        self.words = words
        self.say = words.say
        self.texts = Texts(self.game, words.language)
        self.components = find_game(self.game).components()
        found = ask(queries.HEADLINE)[0]
        self.games, self.answers, self.best, self.margin, self.score, self.median, *self.players = found
        self.bots = ask(queries.BOTS)
        self.seats = sum(row[1] for row in self.bots)
        self.least = min(max(LEAST, self.seats // COMMON), ENOUGH)

    def page(self, views: Sequence[str]) -> Page:
        """With the lines that make the tables known for questions of one's own."""
        title = self.game.replace("-", " ").title().replace(" Of ", " of ")
        number = self.words.number
        page = Page(self.say("title", game=title, games=number(self.games, 0)), self.words)
        runs = "; ".join(self._played(run) for run in self.runs)
        fewest, most = [number(n, 0) for n in self.players]
        players = fewest if fewest == most else self.words.between(fewest, most)
        page.tell(self.say("intro", players=players, runs=runs))
        page.tiles(
            [
                (self.say("games"), number(self.games, 0)),
                (self.say("mean-score"), number(self.score)),
                (self.say("median-score"), number(self.median, 0)),
                (self.say("winners-score"), number(self.best)),
                (self.say("winners-lead"), number(self.margin)),
                (self.say("answers-per-game"), number(self.answers, 0)),
            ]
        )
        self._bots(page)
        self._scores(page)
        self._sources(page)
        self._rounds(page)
        seats = [(self.seat(row[0]), *row[1:]) for row in self.ask(queries.PLACES_AT_THE_TABLE)]
        self.results(page, self.say("seats-head"), self.say("by-seat"), seats, queries.PLACES_AT_THE_TABLE)
        strengths = Strengths(self, page)
        strengths.balance()
        self._breakdowns(page)
        strengths.offers()
        strengths.together()
        self._winners(page)
        self._habits(page)
        page.add(self.say("own-head"), self.say("own"), f"<pre>{escape(chr(10).join(views))}</pre>")
        return page

    def _played(self, run: dict[str, Any]) -> str:
        if not run["bots"]:
            return self.say("run-from-records")
        told = self.say("run", bots=", ".join(run["bots"]), seed=str(run["seed"]))
        forced = [f"{seat}={','.join(names)}" for seat, names in run.get("forced", {}).items()]
        parts = [told, self.say("run-forced", forced=" ".join(forced)) if forced else ""]
        return "; ".join([part for part in [*parts, self.say("run-dealt") if run.get("dealt") else ""] if part])

    def seat(self, seat: int) -> str:
        return self.say("at-seat", seat=letter(seat))

    def _bots(self, page: Page) -> None:
        """Intervals of a few seats would be wider than the chart."""
        if len(self.bots) > 1:
            often = [row for row in self.bots if row[1] >= self.least]
            words = self.say("bots")
            if often and len(often) < len(self.bots):
                words += f" {self.say('few-seats', least=self.least)}"
            self.results(page, self.say("bots-head"), words, self.bots, queries.BOTS, often)

    def results(self, page: Page, heading: str, words: str, rows: Rows, sql: str, drawn: Rows | None = None) -> None:
        """Mean scores and win rates from rows of (name, seats, score, deviation, won); some may not be drawn."""
        shown = drawn or rows
        if len(shown) > MOST_ROWS:
            words = f"{words} {self.say('two-ends', n=MOST_ROWS // 2, all=len(shown))}"
            shown = shown[: MOST_ROWS // 2] + shown[-MOST_ROWS // 2 :]
        intervals = [(row[2], mean_interval(row[2], row[3], row[1])) for row in shown]
        scores = Panel(self.say("mean-score"), intervals, self.score)
        shares = [(row[4] / row[1], wilson(row[4], row[1])) for row in shown]
        rates = Panel(self.say("wins-per-seat"), shares, self.games / self.seats, percent=True)
        chart = estimates([row[0] for row in shown], [row[1] for row in shown], [scores, rates], self.words)
        page.add(heading, words, chart, self._numbers(rows), sql)

    def _numbers(self, rows: Rows) -> Table:
        """The rows of a chart of estimates with all they say."""
        number, share, between = self.words.number, self.words.share, self.words.between
        cells = []
        for name, seats, score, deviation, won in rows:
            least, most = wilson(won, seats)
            scored = number(score, 2), self.doubt(score, deviation, seats)
            cells.append(
                (name, number(seats, 0), *scored, share(won / seats, 2), between(share(least, 2), share(most, 2)))
            )
        heads = ("", self.say("seats"), self.say("mean-score"), "95 %", self.say("wins-per-seat"), "95 %")
        return Table(heads, cells)

    def doubt(self, score: float, deviation: float, seats: int) -> str:
        """The interval of a mean score; a single seat has none."""
        if seats < 2:
            return ""
        low, high = mean_interval(score, deviation, seats)
        return self.words.between(self.words.number(low, 2), self.words.number(high, 2))

    def crossed(self, corner: str, labels: Sequence[str], series: Series, write: Write | None = None) -> Table:
        """A row for each label, a column for each series."""
        written = write or (lambda value: self.words.number(value, 2))
        rows = [(label, *[written(each[n]) for _, each in series]) for n, label in enumerate(labels)]
        return Table((corner, *[name for name, _ in series]), rows)

    def _scores(self, page: Page) -> None:
        sql = queries.SCORES.format(step=STEP)
        found = self.ask(sql)
        shares = [
            (name, [(float(start), float(share)) for bot, start, share in found if bot == name])
            for name, *_ in self.bots
        ]
        chart = histogram(self._drawn(shares), STEP, self.words)
        starts = sorted({start for _, points in shares for start, _ in points})
        labels = [self.words.number(start, 0) for start in starts]
        by_start = [(name, [dict(points).get(start, 0.0) for start in starts]) for name, points in shares]
        table = self.crossed(self.say("final-score"), labels, by_start, lambda share: self.words.share(share, 1))
        page.add(self.say("scores-head"), self._with_drawn(self.say("scores", step=STEP)), chart, table, sql)

    def _drawn(self, series: Sequence[tuple[str, Any]]) -> list[tuple[str, Any]]:
        """The series of bots that a chart has room for."""
        often = {row[0] for row in sorted(self.bots, key=lambda row: -row[1])[:MOST_SERIES]}
        return [each for each in series if each[0] in often]

    def _with_drawn(self, words: str) -> str:
        most = len(self.bots)
        return words if most <= MOST_SERIES else f"{words} {self.say('few-series', n=MOST_SERIES, all=most)}"

    def _sources(self, page: Page) -> None:
        rows = self.ask(queries.SOURCES)
        names = [self.source(row[0]) for row in rows]
        heads = self.say("winners"), self.say("others")
        chart = grouped(names, [(heads[n], [row[n + 1] for row in rows]) for n in range(2)], self.words)
        number = self.words.number
        cells = [(name, number(row[1], 2), number(row[2], 2)) for name, row in zip(names, rows, strict=True)]
        table = Table((self.say("source"), *heads), cells)
        page.add(self.say("sources-head"), self.say("sources"), chart, table, queries.SOURCES)
        if len(self.bots) > 1:
            found = {(source, bot): points for source, bot, points in self.ask(queries.SOURCES_OF_BOTS)}
            series = [(bot, [found.get((row[0], bot), 0.0) for row in rows]) for bot, *_ in self.bots]
            chart = grouped(names, self._drawn(series), self.words)
            heading, table = self.say("sources-of-bots-head"), self.crossed(self.say("source"), names, series)
            page.add(heading, self._with_drawn(self.say("sources-of-bots")), chart, table, queries.SOURCES_OF_BOTS)

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
        labels = [self.texts.format("round", {"n": round_}) for round_ in rounds]
        series.append((self.say("everything-else"), rest))
        chart = stacked(labels, series, self.words) if rounds else ""
        one = self.texts.format("round.one")
        heading, sentence = self.say("rounds-head", one=one), self.say("rounds", one=one)
        page.add(heading, sentence, chart, self.crossed("", labels, series), queries.ROUNDS)
        self._growth(page, one)

    def _growth(self, page: Page, one: str) -> None:
        growth = self.ask(queries.GROWTH)
        lines = [
            (name, [(float(n), float(score)) for bot, n, score in growth if bot == name]) for name, *_ in self.bots
        ]
        after = sorted({n for _, points in lines for n, _ in points})
        scores = [(name, [dict(points).get(n, 0.0) for n in after]) for name, points in lines]
        axis = self.say("after-round", one=one)
        table = self.crossed(axis, [self.words.number(n, 0) for n in after], scores)
        chart = curves(self._drawn(lines), axis, self.words)
        words = self._with_drawn(self.say("growth", one=one))
        page.add(self.say("growth-head"), words, chart, table, queries.GROWTH)

    def _breakdowns(self, page: Page) -> None:
        page.note(self.say("one-by-one-head"), self.say("one-by-one"))
        for each in queries.breakdowns(self.game, self.columns):
            sql = queries.broken_down(each, self.columns, self.least)
            rows = [(self.component(each.kind, row[0]), *row[1:]) for row in self.ask(sql)]
            self.results(page, self.heading(each.kind), self.say("breakdown", least=self.least), rows, sql)
        sql = queries.OPENINGS.format(least=self.least)
        self.results(page, self.say("openings-head"), self.say("openings"), self.ask(sql), sql)

    def _winners(self, page: Page) -> None:
        compared = []
        for column, kind in self.columns.items():
            if kind in ("BIGINT", "INTEGER", "BOOLEAN"):
                row = self.ask(queries.WINNERS.format(column=f"{column}::int"))[0]
                # A constant correlates with nothing.
                if None not in row and not math.isnan(row[2]):
                    compared.append((column, *row))
        compared.sort(key=lambda row: -abs(row[3]))
        number = self.words.number
        cells = [
            (
                self.words.named(self.game, "column", column),
                number(winners, 2),
                number(others, 2),
                number(share, 2, "+"),
                along(share),
            )
            for column, winners, others, share in compared[:MOST_COLUMNS]
        ]
        heads = [self.say(name) for name in ("at-the-end", "winners", "others", "correlation")]
        page.add(
            self.say("winners-do-head"),
            self.say("winners-do"),
            Table([*heads, ""], cells) if cells else "",
            sql=queries.WINNERS.format(column=compared[0][0]) if compared else "",
        )

    def _habits(self, page: Page) -> None:
        """What an arena noted about how bots play."""
        if "habits" not in self.tables:
            return
        number, share = self.words.number, self.words.share
        found = {(habit, bot): (mean, of_seats) for habit, bot, mean, of_seats in self.ask(queries.HABITS)}
        bots = [row[0] for row in self.bots if any(bot == row[0] for _, bot in found)]
        rows = []
        for habit in sorted({habit for habit, _ in found}):
            known = [found.get((habit, bot)) for bot in bots]
            cells = [(number(each[0], 2), share(each[1])) if each else ("", share(0.0)) for each in known]
            rows.append((self.habit(habit), *[cell for pair in cells for cell in pair]))
        heads = [head for bot in bots for head in (bot, self.say("did-it", bot=bot))]
        page.add(
            self.say("habits-head"), self.say("habits"), Table((self.say("habit"), *heads), rows), sql=queries.HABITS
        )

    def habit(self, name: str) -> str:
        """What is counted, and of answers which: `books chosen: book law`."""
        what, colon, answer = name.partition(": ")
        said = self.words.named(self.game, "habit", message_id(*what.split()))
        return f"{said}{colon}{self._words(message_id('resource', *answer.split()), answer)}" if answer else said

    def source(self, name: str) -> str:
        return self._words(message_id("tally", name), name)

    def component(self, kind: str, name: str) -> str:
        return self._words(name if name.startswith(f"{kind}-") else message_id(kind, name), name)

    def heading(self, kind: str) -> str:
        return self._words(message_id("kind", kind), kind)

    def fact(self, name: str) -> str:
        """What a fact of the set-up is called."""
        return self._words(message_id("option", name), self.words.named(self.game, "fact", name))

    def fact_word(self, fact: str, word: str) -> str:
        """A value of an option, or a component of the kind that the fact is about."""
        if fact == "players":
            return self.say("with-players", n=word)
        kinds = {row["kind"] for row in self.components if row["name"] == word}
        near = sorted(kind for kind in kinds if kind[:ALIKE] == fact[:ALIKE])
        value = message_id("option", fact, word)
        if near and not self.texts.has(value):
            return self.component(near[0], word)
        return self._words(value, f"{self.fact(fact)} {word}" if word.isdecimal() else word)

    def _words(self, name: str, otherwise: str) -> str:
        found = self.texts.format(name) if self.texts.has(name) else otherwise.replace("-", " ")
        return found[:1].upper() + found[1:]
