"""The base class of a player: power, and what the player owns (owned.py).

In the interpreter these are attributes, the fastest form there. Compiled, they would be most of the cost of a copy, so
there they are properties of the same names over one object that copies share: copy on write.
"""

from spielwerk.core.machine import COMPILED

if COMPILED:
    from spielwerk.games.terra.rules.sharing import Owner
else:
    from spielwerk.games.terra.rules.unshared import Owner

__all__ = ["Owner"]
