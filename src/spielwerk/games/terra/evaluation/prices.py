"""The worth of components in each round, from the worth of their effects and how often their moments occur."""

from collections.abc import Mapping, Sequence
from math import fsum

from spielwerk.core.registered import registered
from spielwerk.games.terra.rules.catalog import NOTHING, Component


def priced(prices: Mapping[str, float], names: Sequence[str], what: str, where: str) -> list[float]:
    """The prices of a list in its order; `where` is the name of the table and its file."""
    return [registered(prices, name, what, where) for name in names]


def in_rounds(
    rows: Sequence[Component],
    effect_worth: Sequence[Sequence[float]],
    happens: Sequence[float],
    abilities: Sequence[float],
) -> list[list[float]]:
    """The worth of every component in each round. `effect_worth` has the worth of every effect by round, `happens` how
    often each moment occurs in a round, `abilities` what a passive ability is worth per round."""
    return [[_in_round(row, worth, happens, abilities) for row in rows] for worth in effect_worth]


def _in_round(row: Component, worth: Sequence[float], happens: Sequence[float], abilities: Sequence[float]) -> float:
    """Of a component in front of a player: income, special action, moments, abilities."""
    points = 0.0
    if row.income != NOTHING:
        points += worth[row.income]
    if row.special != NOTHING:
        points += worth[row.special]
    for trigger, effect in row.on:
        points += happens[trigger] * worth[effect]
    for code, amount in row.passive:
        points += abilities[code] * amount
    return points


def to_come(by_round: Sequence[Sequence[float]]) -> list[list[float]]:
    """For each round the worth of every component in all rounds after it."""
    columns = [after_each(column) for column in zip(*by_round, strict=True)]
    return [list(row) for row in zip(*columns, strict=True)]


def after_each(by_round: Sequence[float]) -> list[float]:
    """For each round the sum of all rounds after it."""
    return [fsum(by_round[round_ + 1 :]) for round_ in range(len(by_round))]
