"""Lists of a state as immutable values: replaced, never changed in place, so that copies of a state share them."""

from typing import TypeVar

from spielwerk.core.machine import COMPILED

T = TypeVar("T")


def replaced(values: list[T], place: int, value: T) -> list[T]:
    """The list with another value in one place."""
    new = values[:]
    new[place] = value
    return new


def added(values: list[int], place: int, amount: int) -> list[int]:
    """The list with an amount added to one value."""
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
    """0 to `count - 1`; the built-in `list(range(...))` would create a range object."""
    if COMPILED:
        return [number for number in range(count)]  # noqa: C416 - the compiler writes a loop
    else:
        return list(range(count))


def total(values: list[int]) -> int:
    """The sum; the built-in function would box machine integers."""
    if COMPILED:
        found = 0
        for value in values:
            found += value
        return found
    else:
        return sum(values)


def highest(values: list[float]) -> float:
    """The highest value, or 0 for an empty list; the built-in function would box its values."""
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
