"""Making an object without running its constructor, for hand-written copies."""

from typing import Any


def blank(cls: Any) -> Any:
    """An instance with no attribute set. Untyped on purpose: mypyc turns a typed `C.__new__(C)` into a call of C."""
    return cls.__new__(cls)
