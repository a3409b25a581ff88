"""Bots against each other: every set-up once for each seating, win rates with intervals, ratings."""

from dataclasses import dataclass, field
from typing import Any

from spielwerk.lab.pairs import Pairs
from spielwerk.lab.reports.charts import Panel, estimates
from spielwerk.lab.reports.elo import Anchor, Rating, Result, anchor_of, elo
from spielwerk.lab.reports.statistics import clustered_interval, ratings, wilson
from spielwerk.lab.runs.runner import Played


@dataclass
class Standing:
    """What one bot has reached."""

    seats: int = 0
    won: float = 0.0
    setups: dict[int, tuple[int, int]] = field(default_factory=dict)
    """For every set-up how many seats it had, and their points together."""
    sources: dict[str, int] = field(default_factory=dict)
    habits: dict[str, list[float]] = field(default_factory=dict)

    def add(self, setup: int, score: int, won: float) -> None:
        seats, points = self.setups.get(setup, (0, 0))
        self.setups[setup] = seats + 1, points + score
        self.seats += 1
        self.won += won

    def as_row(self, rating: tuple[float, float], elo: Rating | None) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "won": self.won,
            "rate": self.won / self.seats,
            "rate_interval": wilson(self.won, self.seats),
            "score": sum(points for _, points in self.setups.values()) / self.seats,
            "score_interval": clustered_interval(self.setups.values()),
            "rating": rating[0],
            "rating_doubt": rating[1],
            "elo": elo and elo[:3],
            "elo_open": elo.open if elo else "",
            "sources": {name: points / self.seats for name, points in sorted(self.sources.items())},
            "habits": {
                name: {"mean": sum(amounts) / len(amounts), "seats": len(amounts) / self.seats}
                for name, amounts in sorted(self.habits.items())
            },
        }


class Arena:
    """Collects results. Ratings are computed from all games in a fixed order, so they do not depend on the workers."""

    def __init__(self, seatings: int, players: int, anchor: Anchor | None = None) -> None:
        self.pairs = Pairs(seatings, players)
        self._seatings = seatings
        self._anchor = anchor
        self.standings: dict[str, Standing] = {}
        self._results: dict[int, tuple[list[str], list[int]]] = {}

    def add(self, played: Played) -> None:
        self.pairs.add(played)
        bot_of: dict[tuple[int, int], str] = {}
        for row in played["seats"]:
            name = row["bot"]
            bot_of[row["game"], row["seat"]] = name
            self.standings.setdefault(name, Standing()).add(row["game"] // self._seatings, row["score"], row["won"])
            bots, places = self._results.setdefault(row["game"], ([], []))
            bots.append(name)
            places.append(row["place"])
        for row in played["sources"]:
            sources = self.standings[bot_of[row["game"], row["seat"]]].sources
            sources[row["source"]] = sources.get(row["source"], 0) + row["points"]
        for row in played.get("habits", []):
            found = self.standings[bot_of[row["game"], row["seat"]]].habits
            found.setdefault(row["habit"], []).append(row["amount"])

    @property
    def anchor(self) -> Anchor:
        """The anchor of the Elo scale."""
        return self._anchor or anchor_of(self.standings)

    def table(self) -> dict[str, dict[str, Any]]:
        rated = ratings(self._results[game] for game in sorted(self._results))
        by_setup: dict[int, list[Result]] = {}
        for game in sorted(self._results):
            by_setup.setdefault(game // self._seatings, []).append(self._results[game])
        found = elo(by_setup, self.anchor)
        return {name: self.standings[name].as_row(rated[name], found.get(name)) for name in sorted(self.standings)}


def chart(table: dict[str, dict[str, Any]]) -> str:
    """Win rates and mean scores of an arena's table as SVG; the dashed lines are what equal players would have."""
    seats = sum(row["seats"] for row in table.values())
    even = sum(row["won"] for row in table.values()) / seats
    average = sum(row["score"] * row["seats"] for row in table.values()) / seats
    rates = Panel("wins per seat", [(row["rate"], row["rate_interval"]) for row in table.values()], even, percent=True)
    scores = Panel("mean score", [(row["score"], row["score_interval"]) for row in table.values()], average)
    return estimates(list(table), [row["seats"] for row in table.values()], [rates, scores])
