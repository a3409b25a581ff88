"""Intervals and ratings: how sure a table of results is."""

import math
from collections.abc import Collection, Iterable, Sequence
from statistics import NormalDist

Z95 = 1.959964
"""Standard deviations that hold 95 % of a normal distribution."""


def simultaneous(comparisons: int) -> float:
    """Standard deviations on both sides that hold all of that many comparisons at once with 95 % (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / comparisons)


FEW = {1: 12.7062, 2: 4.3027}
"""Student's t for one and two degrees of freedom, where the expansion is too low."""


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
    """The 95 % interval of a mean (Student's), from the deviation of the values from it; of a single value there is
    none, and both ends are the value."""
    half = t95(of - 1) * deviation / math.sqrt(of - 1) if of > 1 else 0.0
    return mean - half, mean + half


def clustered_interval(clusters: Collection[tuple[int, float]]) -> tuple[float, float]:
    """The same where values come in clusters that are one observation each, from the count and the sum of each."""
    many, of = len(clusters), sum(number for number, _ in clusters)
    mean = sum(total for _, total in clusters) / of
    off = sum((total - mean * number) ** 2 for number, total in clusters)
    half = t95(many - 1) * math.sqrt(off * many / (many - 1)) / of if many > 1 else 0.0
    return mean - half, mean + half


def t95(freedom: int) -> float:
    """The quantile of Student's t that takes the place of Z95 for few values."""
    return FEW[freedom] if freedom in FEW else student(Z95, freedom)


def student(z: float, freedom: float) -> float:
    """The quantile of Student's t in the place of one of the normal distribution (Cornish-Fisher's expansion)."""
    n = freedom
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    return z + first + second + third + fourth


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
