"""What the compiler is told about numbers and classes; nothing of it means anything to Python.

Never compiled itself: the compiler knows these names by where they come from.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    """A machine integer where it is compiled, any number where it is not."""

    def mypyc_attr(**wishes):
        """`acyclic`: objects of the class never refer to each other in circles. `free_list_len`: as many that are
        not used any more are kept for the next ones; only 1 can be had. A copy of a state is mostly let go before the
        next one is made."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
