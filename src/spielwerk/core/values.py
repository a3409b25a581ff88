"""Lists of a state as values: replaced, never changed in place, so that a copy of a state shares them."""

from typing import TypeVar

from spielwerk.core.machine import COMPILED

T = TypeVar("T")


def replaced(values: list[T], place: int, value: T) -> list[T]:
    """The list with another value in one place."""
    new = values[:]
    new[place] = value
    return new


def added(values: list[int], place: int, amount: int) -> list[int]:
    """The list with one value raised, or lowered, by an amount."""
    new = values[:]
    new[place] += amount
    return new


def followed(values: list[int], value: int) -> list[int]:
    """The list with one value more."""
    new = values[:]
    new.append(value)
    return new


def without(values: list[int], value: int) -> list[int]:
    """The list without (the first of) a value."""
    new = values[:]
    new.remove(value)
    return new


def without_last(values: list[int]) -> list[int]:
    """The list without its last value."""
    return values[:-1]


def numbers(count: int) -> list[int]:
    """From 0 on; the built-in `list(range(...))` makes an object for the range."""
    if COMPILED:
        return [number for number in range(count)]  # noqa: C416 - the compiler writes a loop
    else:
        return list(range(count))


def total(values: list[int]) -> int:
    """The sum; the built-in function knows nothing of machine numbers."""
    if COMPILED:
        found = 0
        for value in values:
            found += value
        return found
    else:
        return sum(values)


def highest(values: list[float]) -> float:
    """The highest value, 0 where there is none; the built-in function knows nothing of machine numbers."""
    if not values:
        return 0.0
    best = values[0]
    for value in values:
        best = max(best, value)
    return best


def has(values: list[int], value: int) -> bool:
    """Whether the list has the value; the built-in operator compares objects."""
    if COMPILED:
        for other in values:
            if other == value:
                return True
        return False
    else:
        return value in values
