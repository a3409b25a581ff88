"""Compares two bots on common set-ups by the difference of their results.

Every set-up is played with every seating, so the luck of the set-up and of the seat cancels (common random numbers).
Games of one set-up are one observation: standard errors are clustered by set-up.
"""

import math
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean, stdev

from spielwerk.lab.reports.statistics import Z95, t95
from spielwerk.lab.runs.runner import Played

POWER = 0.8416
"""Quantile of the normal distribution for a power of 80 %."""


@dataclass
class Difference:
    """First minus second, in points and in wins per seat, each with its 95 % interval."""

    first: str
    second: str
    setups: int
    score: float
    score_interval: tuple[float, float]
    rate: float
    rate_interval: tuple[float, float]
    needed: int | None
    """Set-ups needed to detect the difference in points with a power of 80 %; None without a difference."""


class Pairs:
    """Gathers results of every bot by set-up."""

    def __init__(self, seatings: int, players: int) -> None:
        self._seatings = seatings
        self._seats = seatings * players
        self._found: dict[int, dict[str, list[tuple[float, float]]]] = {}

    def add(self, played: Played) -> None:
        for row in played["seats"]:
            setup = self._found.setdefault(row["game"] // self._seatings, {})
            setup.setdefault(row["bot"], []).append((row["score"], row["won"]))

    def differences(self) -> list[Difference]:
        """Of every two bots, from the set-ups that were played with all seatings."""
        names = sorted({name for setup in self._found.values() for name in setup})
        return [found for pair in combinations(names, 2) if (found := self._difference(*pair))]

    def _difference(self, first: str, second: str) -> Difference | None:
        scores, rates = [], []
        for setup in self._found.values():
            if sum(map(len, setup.values())) == self._seats and first in setup and second in setup:
                mine, theirs = setup[first], setup[second]
                scores.append(fmean(row[0] for row in mine) - fmean(row[0] for row in theirs))
                rates.append(fmean(row[1] for row in mine) - fmean(row[1] for row in theirs))
        if len(scores) < 2:
            return None
        mean, spread = fmean(scores), stdev(scores)
        needed = _needed(spread / abs(mean)) if mean and spread else None
        return Difference(
            first, second, len(scores), mean, _interval(scores), fmean(rates), _rate_interval(rates), needed
        )


def _interval(values: list[float]) -> tuple[float, float]:
    mean = fmean(values)
    half = t95(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return mean - half, mean + half


def _rate_interval(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of a difference of win rates. If all set-ups agree, the standard error is zero; then an exact
    binomial bound on the share of other results is used, times their largest possible difference."""
    if stdev(values):
        low, high = _interval(values)
        return max(-1.0, low), min(1.0, high)
    others = 1 - 0.025 ** (1 / len(values))
    return values[0] - others * (values[0] + 1), values[0] + others * (1 - values[0])


def _needed(ratio: float) -> int:
    """Set-ups needed for a difference whose standard deviation is that many times as large."""
    found = max(2, math.ceil(((Z95 + POWER) * ratio) ** 2))
    while found < ((t95(found - 1) + POWER) * ratio) ** 2:
        found += 1
    return found
