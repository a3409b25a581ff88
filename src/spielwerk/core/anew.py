"""Tables that are kept and given away again and again: whoever gets one may change it."""

from typing import Any


def anew(table: dict[str, Any]) -> dict[str, Any]:
    """The same table once more, with tables and lists of its own all the way down."""
    new = table.copy()
    for name, part in table.items():
        if isinstance(part, dict):
            new[name] = anew(part)
        elif isinstance(part, list):
            new[name] = _list_anew(part)
    return new


def _list_anew(parts: list[Any]) -> list[Any]:
    new = parts[:]
    for place, part in enumerate(parts):
        if isinstance(part, dict):
            new[place] = anew(part)
        elif isinstance(part, list):
            new[place] = _list_anew(part)
    return new
