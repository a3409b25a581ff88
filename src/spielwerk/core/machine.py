"""The two engines: the same sources are run by Python, or compiled to machine code."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
"""Where one way of writing is quick in only one of the engines, a module has both, `if COMPILED: … else: …`; the
compiler is told that this is true and leaves the other part out (build/mypyc_run.py)."""
