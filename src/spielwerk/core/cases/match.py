"""Comparing what a case expects with the actual facts: tables by their named entries, lists as a whole."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from spielwerk.core.cases.work import unknown


def show(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(show(item) for item in value)}]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {show(item)}" for key, item in value.items()) + "}"
    return str(value)


def same(expected: object, actual: object) -> bool:
    """Whether both are equal as written: `17` equals `"17"`, and `none` equals a missing value."""
    if expected is None or expected == "none":
        return actual is None
    if isinstance(expected, bool) or isinstance(actual, bool) or actual is None:
        return expected is actual
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        known = {str(key): value for key, value in actual.items()}
        return len(expected) == len(known) and all(same(expected[key], known.get(str(key))) for key in expected)
    if isinstance(expected, list) and isinstance(actual, list):
        return len(expected) == len(actual) and all(same(*pair) for pair in zip(expected, actual, strict=True))
    return str(expected) == str(actual)


def _items(value: object) -> list[Any]:
    """What a list or table holds, for `has` and `lacks`."""
    if isinstance(value, Mapping):
        return list(value)
    return value if isinstance(value, list) else [value]


def _size(value: object) -> int:
    """A number as it is, a list or table by its length."""
    return value if isinstance(value, int) else len(_items(value))


def _holds(value: object, item: object) -> bool:
    return any(same(item, other) for other in _items(value))


COMPARISONS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "not": lambda wanted, there: not same(wanted, there),
    "one_of": _holds,
    "at_least": lambda wanted, there: _size(there) >= wanted,
    "at_most": lambda wanted, there: _size(there) <= wanted,
    "count": lambda wanted, there: _size(there) == wanted,
    "has": lambda wanted, there: all(_holds(there, item) for item in _items(wanted)),
    "lacks": lambda wanted, there: not any(_holds(there, item) for item in _items(wanted)),
    "exactly": same,
}
"""Comparisons other than equality, e.g. `coins: {at_least: 3}`."""


def differences(expected: object, actual: object, path: str) -> list[str]:
    """A sentence for each entry that is not as expected."""
    if isinstance(expected, Mapping) and expected and all(word in COMPARISONS for word in expected):
        return [
            f"{path}: expected {word} {show(wanted)}, found {show(actual)}"
            for word, wanted in expected.items()
            if not COMPARISONS[word](wanted, actual)
        ]
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        known = {str(key): value for key, value in actual.items()}
        return [
            line
            for key, wanted in expected.items()
            for line in differences(wanted, known.get(str(key)), f"{path}.{key}" if path else str(key))
        ]
    if same(expected, actual):
        return []
    return [f"{path}: expected {show(expected)}, found {show(actual)}"]


def closed_differences(expected: Mapping[str, Any], actual: Mapping[str, Any], what: str, path: str) -> list[str]:
    """Like `differences`, for tables in which every word must exist."""
    lines: list[str] = []
    for word, wanted in expected.items():
        if word not in actual:
            lines.append(unknown(what, word, list(actual)))
        else:
            lines += differences(wanted, actual[word], f"{path}.{word}" if path else str(word))
    return lines
