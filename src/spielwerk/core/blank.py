"""Making an object without running its constructor, for hand-written copies."""

from typing import Any


class Copied:
    """Base of everything that is copied with `blank`.

    The `__new__` that mypyc writes for a native class runs `__init__` as well; one of our own keeps them apart.
    """

    def __new__(cls, *args: Any, **kwargs: Any) -> Any:
        return super().__new__(cls)


def blank(cls: Any) -> Any:
    """An instance with no attribute set. Untyped on purpose: mypyc turns a typed `C.__new__(C)` into a call of C."""
    return cls.__new__(cls)
