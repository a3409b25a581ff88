"""The Renegades: a track of their own, which they advance on instead of a space's benefit and bonus (p.14)."""

from typing import Final

from spielwerk.games.tapestry.rules.achievements import achieve
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import MAY
from spielwerk.games.tapestry.rules.mat import Number
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import place_of, tier
from spielwerk.games.tapestry.rules.words import BENEFIT_DUE, COMPLETE_TRACK

RENEGADE_TRACK: Final[list[int]] = [
    effects(["tapestry", "any-building"]),
    effects(["research", "invent"]),
    effects(["explore", "conquer", "upgrade"]),
    effects(["vp 20"]),
]
OWN_TRACK: Final = Number("space", most=len(RENEGADE_TRACK))
"""How far the own token is."""


def may_renege(s: TapestryState, p: Player, source: int, index: int) -> None:
    """On a space of the tier that the own token comes to next."""
    if OWN_TRACK.get(p) == tier(place_of(index)[1]):
        s.ask(MAY, p.seat, source, RENEGE.number)


def renege(s: TapestryState, p: Player, source: int, times: int) -> None:
    """The own token advances instead of the space's benefit and bonus; its end counts as the end of a track."""
    s.stack.pop()  # benefit and bonus of the space
    space = OWN_TRACK.get(p)
    OWN_TRACK.add(p, 1)
    if OWN_TRACK.get(p) == len(RENEGADE_TRACK):
        achieve(s, p, COMPLETE_TRACK)
    run(s, p.seat, RENEGADE_TRACK[space], source)


RENEGE: Final = Mechanic("renege", renege)


ROW: Final = Civilization(
    "renegades",
    "p.14",
    on={BENEFIT_DUE: Mechanic("may-renege", may_renege)},
    mat=(OWN_TRACK,),
    box="arts-and-architecture",
    status="renegades-tiers",
)
