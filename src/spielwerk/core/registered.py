"""Tables that are extended when a game grows: a missing entry is answered by a sentence that names the file."""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import TypeVar

V = TypeVar("V")


class Unregistered(Exception):
    """A missing entry in a table; the message is a whole sentence."""


def registered(table: Mapping[str, V], name: str, what: str, where: str) -> V:
    """The entry of a table; `where` is the table's name and its file, `what` is what it lists."""
    if name not in table:
        raise Unregistered(f"{where} has no {what} '{name}'{nearest(name, table)}.")
    return table[name]


def place(names: Sequence[str], name: str, what: str, where: str) -> int:
    """The place of a name in a list."""
    if name not in names:
        raise Unregistered(f"{where} has no {what} '{name}'{nearest(name, names)}.")
    return names.index(name)


def nearest(name: str, known: Iterable[str]) -> str:
    """The most similar known names, as the end of a sentence."""
    found = get_close_matches(name, list(known), n=3, cutoff=0.5)
    return f"; the nearest are: {', '.join(found)}" if found else ""
