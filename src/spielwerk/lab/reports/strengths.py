"""The sections of a report on what things are worth: offers, balance, and effects of the set-up."""

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Final

from spielwerk.games import game as find_game
from spielwerk.lab.reports import queries
from spielwerk.lab.reports.balance import Factor, effects
from spielwerk.lab.reports.charts import Panel, estimates
from spielwerk.lab.reports.page import Page, Table
from spielwerk.lab.reports.setups import Setups
from spielwerk.lab.reports.together import Additive, Together, interactions

if TYPE_CHECKING:
    from spielwerk.lab.reports.report import Report

MOST_PAIRS: Final = 30
"""The clearest ones; all are in the numbers."""


class Strengths:
    """Adds its sections to the page of a report."""

    def __init__(self, report: "Report", page: Page) -> None:
        self.report = report
        self.page = page
        self.words = report.words
        self.say = report.say
        self.assigned = find_game(report.game).assigned
        self.kinds = queries.factors(report.game, report.columns)
        self.sql = queries.seats(self.kinds, report.columns, len(report.runs))
        self.games, self.scores, self.players, *columns = zip(*report.ask(self.sql), strict=True)
        self.factors = dict(zip(("bot", "seat", *self.kinds), columns, strict=True))

    def balance(self) -> None:
        """Every factor with the others held equal."""
        words = self.say("balance")
        if len(self.report.runs) > 1:
            words += f" {self.say('one-bot')}"
        tied = queries.tied(self.report.game, self.factors)
        free = {name: of_seats for name, of_seats in self.factors.items() if name not in tied}
        for name, found in effects(self.games, self.scores, free, self.report.least).items():
            factor = self.report.heading(self.kinds[name]) if name in self.kinds else self.say(name)
            heading = self.say("balance-head", factor=factor)
            self._effects(heading, words, partial(self._word, name), found, "seats", self.sql)
        for name in sorted(tied):
            heading = self.say("balance-head", factor=self.report.heading(self.kinds[name]))
            self.page.note(heading, self.say("balance-tied"))

    def together(self) -> None:
        """What pairs bring beyond their parts, and what the set-up does."""
        every = {"players": self.players, **self.factors}
        model = Additive(self.games, self.scores, every, self.report.least)
        self._together("interactions", interactions(model, list(combinations(every, 2))), self.sql)
        if "setups" in self.report.tables:
            self._setups(Setups(self.games, self.scores, self._facts(), self.report.least), model)

    def _facts(self) -> dict[str, dict[int, set[str]]]:
        """What all seats of a game share; what is offered to choose from is looked at where it was taken."""
        chosen = {each.option for each in self.assigned}
        found: dict[str, dict[int, set[str]]] = {}
        for game, fact, word in self.report.ask(queries.SETUPS):
            if fact not in chosen:
                found.setdefault(fact, {}).setdefault(game, set()).add(word)
        return found

    def offers(self) -> None:
        """What the set-up offered, where it names that, and what became of it; nothing where seats did not choose."""
        report, number, share = self.report, self.words.number, self.words.share
        if any(run.get("dealt") or run.get("forced") for run in report.runs):
            self.page.note(self.say("offers-head"), self.say("not-chosen"))
            return
        heads = ["", *[self.say(name) for name in ("offered", "taken", "taken-share", "mean-score")], "95 %"]
        for each in self.assigned:
            if each.option and each.field in report.columns and "setups" in report.tables:
                sql = queries.offered(each.option, each.field, report.columns)
                cells = []
                for word, games, seats, score, deviation in report.ask(sql):
                    scored = (number(score), report.doubt(score, deviation, seats)) if seats else ("", "")
                    name = report.component(each.kind, word)
                    cells.append((name, number(games, 0), number(seats, 0), share(seats / games), *scored))
                heading = f"{self.say('offers-head')}: {report.heading(each.kind)}"
                self.page.add(heading, self.say("offers"), Table(heads, cells) if cells else "", sql=sql)

    def _setups(self, setups: Setups, model: Additive) -> None:
        for fact, found in setups.effects(self.factors["bot"]).items():
            heading = self.say("setups-head", fact=self.report.fact(fact))
            named = partial(self.report.fact_word, fact)
            self._effects(heading, self.say("setups"), named, found, "games", queries.SETUPS)
        fields = [each.field for each in self.assigned if each.field in self.kinds]
        self._together("with-setups", setups.with_words(model, fields), queries.SETUPS)

    def _effects(
        self, heading: str, words: str, name: Callable[[str], str], found: Factor, counted: str, sql: str
    ) -> None:
        told = self._apart(found, name)
        if not found.groups:
            self.page.note(heading, told)
            return
        number, effects = self.words.number, found.effects
        named = [name(effect.word) for effect in effects]
        panel = Panel(self.say("points"), [(effect.points, effect.interval) for effect in effects], 0.0)
        rows = [
            (word, number(e.seats, 0), number(e.points, 2, "+"), self._interval(e.interval))
            for word, e in zip(named, effects, strict=True)
        ]
        chart = estimates(named, [effect.seats for effect in effects], [panel], self.words, counted)
        table = Table(("", self.say(counted), self.say("points"), "95 %"), rows)
        self.page.add(heading, f"{words} {told}".strip(), chart, table, sql)

    def _apart(self, found: Factor, name: Callable[[str], str]) -> str:
        """Which words cannot be compared, in sentences; nothing where all can."""
        sentences = []
        if len(found.groups) > 1:
            groups = "; ".join(", ".join(name(effect.word) for effect in group) for group in found.groups)
            sentences.append(self.say("apart-groups", groups=groups))
        if found.alone:
            sentences.append(self.say("apart-alone", words=", ".join(name(word) for word in found.alone)))
        return " ".join(sentences)

    def _together(self, what: str, found: list[Together], sql: str) -> None:
        shown = found[:MOST_PAIRS]
        names = [
            " + ".join(self._word(factor, word) for factor, word in zip(e.factors, e.words, strict=True)) for e in found
        ]
        number = self.words.number
        rows = [
            (name, number(e.seats, 0), number(e.points, 2, "+"), self._interval(e.interval))
            for name, e in zip(names, found, strict=True)
        ]
        panel = Panel(self.say("beyond"), [(each.points, each.interval) for each in shown], 0.0)
        self.page.add(
            self.say(f"{what}-head"),
            f"{self.say(what)} {self.say('clearest', pairs=len(found), n=len(shown))}",
            estimates(names[: len(shown)], [each.seats for each in shown], [panel], self.words),
            Table((self.say("together"), self.say("seats"), self.say("beyond"), "95 %"), rows),
            sql,
        )

    def _interval(self, interval: tuple[float, float]) -> str:
        return self.words.between(*(self.words.number(end, 2, "+") for end in interval))

    def _word(self, factor: str, word: str) -> str:
        if factor == "bot":
            return word
        if factor == "seat":
            return self.report.seat(int(word))
        return self.report.component(self.kinds[factor], word) if factor in self.kinds else self._fact(factor, word)

    def _fact(self, fact: str, word: str) -> str:
        named, kind = self.report.fact_word(fact, word), self.report.fact(fact)
        return named if fact == "players" or named.startswith(kind) else f"{kind}: {named}"
