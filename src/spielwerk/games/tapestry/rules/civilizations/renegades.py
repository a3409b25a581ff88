"""The Renegades: a track of their own, which they advance on instead of a space's benefit and bonus (p.14)."""

from typing import Final

from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.gains import achieve
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import OWN_TRACK
from spielwerk.games.tapestry.rules.words import COMPLETE_TRACK

RENEGADE_TRACK: Final[list[int]] = [
    effects(["tapestry", "any-building"]),
    effects(["research", "invent"]),
    effects(["explore", "conquer", "upgrade"]),
    effects(["vp 20"]),
]


def renege(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The own token advances instead of the space's benefit and bonus; its end counts as the end of a track."""
    s.stack.pop()  # benefit and bonus of the space
    space = OWN_TRACK.get(p)
    OWN_TRACK.add(p, 1)
    if OWN_TRACK.get(p) == len(RENEGADE_TRACK):
        achieve(s, p, COMPLETE_TRACK)
    run(s, p.seat, RENEGADE_TRACK[space], source)


ROW: Final = Civilization(
    "renegades",
    "p.14",
    mat=(OWN_TRACK,),
    box="arts-and-architecture",
    status="renegades-tiers",
    named=[Mechanic("renege", renege)],
)
