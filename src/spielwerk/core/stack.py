"""The two structures rebuilt at every answer: the stack of frames and the list of legal answers; and random numbers.

Plain lists are fastest in the interpreter. Compiled, a list of boxed numbers costs many times what the numbers
themselves do, so there they are kept in machine words behind the same names.
"""

from spielwerk.core.machine import COMPILED

if COMPILED:
    from spielwerk.core.packed import Moves, Stack
    from spielwerk.core.twister import Draws
else:
    from spielwerk.core.unpacked import Draws, Moves, Stack

__all__ = ["Draws", "Moves", "Stack"]
