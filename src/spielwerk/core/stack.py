"""The two structures rebuilt at every answer: the stack of frames and the list of legal answers.

Plain lists are fastest in the interpreter. Compiled, a list of boxed numbers costs many times what the numbers
themselves do, so there they are kept in machine words behind the same names.
"""

from spielwerk.core.machine import COMPILED

if COMPILED:
    from spielwerk.core.packed import Moves, Stack
else:
    from spielwerk.core.unpacked import Moves, Stack

__all__ = ["Moves", "Stack"]
