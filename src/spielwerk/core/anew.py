"""Deep copies of cached tables, so that callers may change what they get."""

from typing import Any


def anew(table: dict[str, Any]) -> dict[str, Any]:
    """A deep copy: tables and lists are new at every level."""
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
