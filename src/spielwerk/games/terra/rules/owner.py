"""The base of a player: its power, and what it owns (owned.py).

In the interpreter what it owns are attributes, which are fastest there. Compiled they would be most of a copy, so there
they are properties of the same names, and copies share what is behind them until one of them changes something.
"""

from spielwerk.core.machine import COMPILED

if COMPILED:
    from spielwerk.games.terra.rules.sharing import Owner
else:
    from spielwerk.games.terra.rules.unshared import Owner

__all__ = ["Owner"]
