"""The two engines: the same sources are interpreted by Python, or compiled to machine code."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
"""Where one way of writing is fast in only one of the engines, a module has both, `if COMPILED: … else: …`; the
compiler takes COMPILED as true and drops the other branch (build/mypyc_run.py)."""
