"""What every game's `given` begins with: a new game or a fixture, and what the case says of each seat."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from spielwerk.core.cases.words import number, table
from spielwerk.core.cases.work import refuse, seat_of, unknown
from spielwerk.core.rng import LARGEST_SEED

NEW: Final = "new"
"""Starts a case with a new game instead of the fixture."""


def new_game(given: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
    """Seed and options of a case that starts with a new game."""
    if len(given) > 1:
        refuse("A case that starts with 'new' has nothing else in 'given'.")
    options = dict(table(given[NEW], NEW))
    return number(options.pop("seed", 0), "seed", 0, LARGEST_SEED), options


def known_words(given: Mapping[str, Any], known: Collection[str]) -> None:
    for name in given:
        if name not in known:
            refuse(unknown("word of 'given'", name, [*known, NEW]))


def seat_rows(given: Mapping[str, Any], players: int, known: Collection[str]) -> list[Mapping[str, Any]]:
    """What the case says of each seat."""
    seats: list[Mapping[str, Any]] = [{} for _ in range(players)]
    for name, row in table(given.get("seats", {}), "seats").items():
        seats[seat_of(name, players)] = table(row or {}, f"seat {name}")
    for row in seats:
        for name in row:
            if name not in known:
                refuse(unknown("word of a seat", name, list(known)))
    return seats
