"""What a player whose game is over may still gain (p.15).

Points from passive abilities of the own civilizations, and nothing else. `run` asks this before an effect happens and
`gain_vp` before points are counted; whatever else can be gained asks whether the player has finished.
"""

from spielwerk.games.tapestry.catalog import COMPONENTS
from spielwerk.games.tapestry.state import Player


def may_score(p: Player, source: int) -> bool:
    """Whether points from there count for the player."""
    if not p.done:
        return True
    row = COMPONENTS[source]
    return row.kind == "civilization" and row.index in p.civs
