"""What is built up and taken down at every answer: the stack of frames and the list of legal answers.

Python's own lists are the quickest an interpreter has. Compiled, a list of boxed numbers costs many times what the
numbers themselves do, so there they lie in machine words behind the same names.
"""

from spielwerk.core.machine import COMPILED

if COMPILED:
    from spielwerk.core.packed import Moves, Stack
else:
    from spielwerk.core.unpacked import Moves, Stack

__all__ = ["Moves", "Stack"]
