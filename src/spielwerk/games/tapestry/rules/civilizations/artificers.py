"""The Artificers move the buildings on their income mat, and may even cover the first slots (p.14)."""

from typing import Final

from spielwerk.core.play import SEAT, Frame
from spielwerk.core.reasons import Reason
from spielwerk.core.values import replaced
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.actions.tracks import SKIP
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.effects.kinds import OneOf
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import ARRANGE, TRACK
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import ALL, BUILDINGS, FOUR, LAST_INCOME

WAYS: Final = ("aside", "slide")
ASIDE: Final = 0
SLIDE: Final = 1
FIRST: Final = 0b000001
"""The first slot of a row of the income mat."""


def arrange(s: TapestryState, p: Player, source: int, times: int) -> None:
    """In the last income turn points or a whole track to the left, before that one building."""
    if p.era == LAST_INCOME:
        FINALE.run(s, p.seat, source, 1)
    else:
        s.ask(ARRANGE, p.seat, source)


def pack_arrangement(kind: int, way: int) -> int:
    return kind * len(WAYS) + way


def unpack_arrangement(arg: int) -> tuple[int, int]:
    return arg // len(WAYS), arg % len(WAYS)


class Arrange(Pick):
    """`arrange aside-farm` takes the leftmost building off the mat for good, `arrange slide-farm` moves it left."""

    def __init__(self) -> None:
        super().__init__("arrange", len(WAYS) * FOUR, ("arrangement",))

    def words(self, arg: int) -> str:
        kind, way = unpack_arrangement(arg)
        return f"{WAYS[way]}-{BUILDINGS[kind]}"

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        found: list[int] = []
        for kind in range(FOUR):
            slots = p.covered[kind]
            if slots:
                found.append(pack_arrangement(kind, ASIDE))
                if not slots & FIRST:
                    found.append(pack_arrangement(kind, SLIDE))
        return found

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("no-building-there")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        kind, way = unpack_arrangement(arg)
        slots = p.covered[kind]
        leftmost = slots & -slots
        p.covered = replaced(p.covered, kind, slots ^ leftmost | (leftmost >> 1 if way == SLIDE else 0))


def gather(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(TRACK, p.seat, source, GATHER_ON.number, ALL)


def gather_on(s: TapestryState, p: Player, source: int, track: int) -> None:
    p.covered = replaced(p.covered, track, (1 << how_many(p.covered[track])) - 1)


GATHER: Final = Mechanic("gather", gather)
GATHER_ON: Final = Mechanic("gather-on", gather_on)
FINALE: Final = OneOf("one-of", [effect("score-buildings"), GATHER])
ARRANGE_ONE: Final = Arrange()

ROW: Final = Civilization(
    "artificers",
    "p.14",
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("arrange", arrange),
    turns=EVERY_INCOME,
    answers={ARRANGE: [ARRANGE_ONE, SKIP]},
)
