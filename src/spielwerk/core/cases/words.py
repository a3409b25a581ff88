"""Reading the values of a `given`: numbers, words, lists and tables, each with a sentence if it is not one."""

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core.cases.work import refuse, unknown


def number(value: Any, what: str, least: int = 0, most: int = 999) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        refuse(f"'{what}' is a whole number from {least} to {most}, not '{value}'.")
    return value


def word(value: Any, known: Sequence[str], what: str) -> int:
    """The place of a word in a fixed list."""
    if str(value) not in known:
        refuse(unknown(what, value, known))
    return list(known).index(str(value))


def items(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        refuse(f"'{what}' is a list, not '{value}'.")
    return value


def table(value: Any, what: str) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        refuse(f"'{what}' is a table, not '{value}'.")
    return value


def amounts(value: Any, known: Sequence[str], what: str, most: int = 999) -> list[int]:
    """A number for each of the known words; words that are not named are 0."""
    found = [0] * len(known)
    for name, amount in table(value, what).items():
        found[word(name, known, what)] = number(amount, f"{what} {name}", 0, most)
    return found
