"""Words for numbered things: letters for seats, and words derived from the names of constants."""

from collections.abc import Mapping


def letter(seat: int) -> str:
    return chr(ord("A") + seat)


def seat_of(letter: str) -> int:
    return ord(letter) - ord("A")


def words_of(module: Mapping[str, object], first: str, last: str, prefix: str = "", **others: str) -> tuple[str, ...]:
    """The words of the constants from `first` to `last`, as they stand in the module: `TAKE_CITY` is `take-city`. They
    must be numbered consecutively. `prefix` is not part of the words; `others` gives the word of constants that are
    named differently because another list already has the name."""
    constants = list(module)
    found = constants[constants.index(first) : constants.index(last) + 1]
    numbers = [module[constant] for constant in found]
    start = module[first]
    if not isinstance(start, int) or numbers != list(range(start, start + len(numbers))):
        raise ValueError(f"{first} to {last} are not numbered one after the other: {numbers}.")
    return tuple([_word(constant.removeprefix(prefix), others.get(constant, "")) for constant in found])


def _word(constant: str, other: str) -> str:
    return other or constant.lower().replace("_", "-")
