"""A small net in whole numbers: equal on every machine and engine, and nothing but Python at play time.

Two layers of rectified units, then one row for each thing foretold. Numbers of a position are whole (`number`), weights
are whole (fixed point), so sums have no rounding that could differ.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spielwerk.core.native import i64

SCALE: Final = 8
"""Features are counted in these parts of a point."""
FIRST_BITS: Final = 20
UNIT_BITS: Final = 10
"""Binary places of the weights of the first layer, and of units and all later weights."""
MOST: Final = 1 << 20
"""Largest value of a unit."""
ROUNDS: Final = 8
PLAYERS: Final = 6
"""More than any game has."""


def number(value: float) -> int:
    """A feature as a whole number."""
    return int(value * SCALE + 0.5) if value >= 0.0 else -int(0.5 - value * SCALE)


class Net:
    """Rows of weights, one for each unit."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.heads: list[str] = list(data["heads"])
        self.first: list[list[int]] = [list(row) for row in data["first"]]
        self.first_bias: list[int] = list(data["first_bias"])
        self.second: list[list[int]] = [list(row) for row in data["second"]]
        self.second_bias: list[int] = list(data["second_bias"])
        self.last: list[list[int]] = [list(row) for row in data["last"]]
        self.last_bias: list[int] = list(data["last_bias"])

    def units(self, numbers: list[int]) -> list[int]:
        """The second layer; most numbers of a position are zero, and those are left out."""
        places = [place for place, value in enumerate(numbers) if value]
        given = [numbers[place] for place in places]
        below: list[int] = []
        for row, bias in zip(self.first, self.first_bias, strict=True):
            below.append(_unit(_sparse(row, places, given) + bias, FIRST_BITS - UNIT_BITS))
        return [
            _unit(_dense(row, below) + bias, UNIT_BITS) for row, bias in zip(self.second, self.second_bias, strict=True)
        ]

    def foretold(self, numbers: list[int], head: int = 0) -> float:
        return _points(_dense(self.last[head], self.units(numbers)) + self.last_bias[head])

    def all_foretold(self, numbers: list[int]) -> dict[str, float]:
        """By head."""
        units = self.units(numbers)
        return {
            name: _points(_dense(row, units) + bias)
            for name, row, bias in zip(self.heads, self.last, self.last_bias, strict=True)
        }


def _sparse(row: list[int], places: list[int], given: list[int]) -> i64:
    total: i64 = 0
    for k in range(len(places)):
        weight: i64 = row[places[k]]
        value: i64 = given[k]
        total += weight * value
    return total


def _dense(row: list[int], units: list[int]) -> i64:
    total: i64 = 0
    for k in range(len(units)):
        weight: i64 = row[k]
        value: i64 = units[k]
        total += weight * value
    return total


def _unit(total: i64, bits: i64) -> int:
    if total <= 0:
        return 0
    return min(int(total >> bits), MOST)


def _points(total: i64) -> float:
    return int(total) / (1 << 2 * UNIT_BITS)


def default_numbers(features: Sequence[float], round_: int, scores: Sequence[int], seat: int) -> list[int]:
    """What any game can tell: its features, the round, how many play, and the lead in points."""
    others = [score for other, score in enumerate(scores) if other != seat]
    rounds = [0] * ROUNDS
    rounds[min(round_, ROUNDS - 1)] = 1
    players = [0] * PLAYERS
    players[min(len(scores), PLAYERS) - 1] = 1
    lead = scores[seat] - max(others) if others else 0
    return [*[number(value) for value in features], *rounds, *players, lead]


def marked(size: int, tiles: Sequence[int]) -> list[int]:
    """How often each of so many tiles is there; none is a number below zero."""
    found = [0] * size
    for tile in tiles:
        if tile >= 0:
            found[tile] += 1
    return found
