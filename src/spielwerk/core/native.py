"""Type and class hints for the compiler; at run time in Python they do nothing.

Never compiled itself: the compiler recognizes these names by their module.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    """A machine integer when compiled, a plain int otherwise."""

    def mypyc_attr(**wishes):
        """`acyclic`: objects of the class never form reference cycles. `free_list_len`: this many freed objects are
        kept for reuse; only 1 is possible. A copy of a state is usually freed before the next one is made."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
