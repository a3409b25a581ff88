"""Intervals and ratings: how sure a table of results is."""

import math
from collections.abc import Iterable, Sequence

Z95 = 1.959964
"""Standard deviations that hold 95 % of a normal distribution."""


def wilson(won: float, of: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval; shared wins count as parts)."""
    if not of:
        return 0.0, 1.0
    rate = won / of
    spread = Z95 * Z95 / of
    middle = rate + spread / 2
    half = Z95 * math.sqrt(rate * (1 - rate) / of + spread / (4 * of))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def mean_interval(mean: float, deviation: float, of: int) -> tuple[float, float]:
    """The 95 % interval of a mean of many values."""
    half = Z95 * deviation / math.sqrt(of) if of else 0.0
    return mean - half, mean + half


def ratings(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, tuple[float, float]]:
    """Rating and its standard deviation for each bot (openskill, Plackett-Luce) from (bots, places) of many games.

    A bot on several seats of one game learns the average of what its seats would.
    """
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for bots, places in games:
        for name in bots:
            known.setdefault(name, model.rating(name=name))
        if len(set(bots)) == 1:
            continue
        teams = [[model.rating(name=name, mu=known[name].mu, sigma=known[name].sigma)] for name in bots]
        rated = model.rate(teams, ranks=[float(place) for place in places])
        for name in set(bots):
            mine = [team[0] for team, owner in zip(rated, bots, strict=True) if owner == name]
            mu = sum(each.mu for each in mine) / len(mine)
            sigma = sum(each.sigma for each in mine) / len(mine)
            known[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {name: (rating.mu, rating.sigma) for name, rating in sorted(known.items())}
