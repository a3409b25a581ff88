"""Where two values of JSON differ."""

from typing import Any

Path = list[str | int]


def compare(path: Path, old: Any, new: Any, found: list[tuple[Path, Any]]) -> None:
    """Places and what stands there now, as deep as both have the same shape."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        for name, value in new.items():
            if name not in old or old[name] != value:
                compare([*path, name], old.get(name), value, found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for n, value in enumerate(new):
            if old[n] != value:
                compare([*path, n], old[n], value, found)
    else:
        found.append((path, new))
