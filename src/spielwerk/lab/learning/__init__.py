"""Environments for learning agents: observations, PettingZoo, OpenSpiel, self-play in step."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def brought_by(group: str) -> Iterator[None]:
    """Imports of a dependency group. Where it is missing, the error names the command: no command of ours came first
    that would have installed it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        missing.add_note(f"`spielwerk install {group}` brings it.")
        raise


with brought_by("learn"):
    import numpy as numpy  # every module here works on arrays
