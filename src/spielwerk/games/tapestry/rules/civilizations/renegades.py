"""The Renegades: a track of their own, which they advance on instead of a space's benefit and bonus (p.14)."""

from typing import Final

from spielwerk.games.tapestry.rules.achievements import achieve
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.effects.items import effects
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import MAY, RUN_EFFECT
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


def comes_next(p: Player, index: int) -> bool:
    """Whether the space is of the tier that the own token comes to next."""
    return OWN_TRACK.get(p) == tier(place_of(index)[1])


def renege_soon(s: TapestryState, p: Player, source: int, index: int) -> None:
    """Before benefit and bonus, but after what arriving there brings."""
    if comes_next(p, index):
        s.ask(RUN_EFFECT, p.seat, source, MAY_RENEGE.number, index)


def may_renege(s: TapestryState, p: Player, source: int, index: int) -> None:
    """The landmark of the tier may have led to another advance on its tech card, and that moved the own token on."""
    if comes_next(p, index):
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
MAY_RENEGE: Final = Mechanic("may-renege", may_renege)


ROW: Final = Civilization(
    "renegades",
    "p.14",
    on={BENEFIT_DUE: Mechanic("renege-soon", renege_soon)},
    mat=(OWN_TRACK,),
    box="arts-and-architecture",
    status="renegades-tiers",
)
