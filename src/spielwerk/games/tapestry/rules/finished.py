"""What a player whose game is over may still gain (p.15).

Points from passive abilities of their own civilizations, and nothing else. `gain_vp` asks this before points count, and
`run` before an effect happens, of which then only the points are left. Code that gives something without an effect in
another player's turn, such as a resource or a tile, checks `done` itself.
"""

from spielwerk.games.tapestry.rules.catalog import COMPONENTS
from spielwerk.games.tapestry.rules.state import Player


def may_score(p: Player, source: int) -> bool:
    """Whether points from this source count for the player."""
    if not p.done:
        return True
    row = COMPONENTS[source]
    return row.kind == "civilization" and row.index in p.civs
