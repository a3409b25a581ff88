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


def arrange(s: TapestryState, p: Player, source: int, times: int) -> None:
    """In the last income turn points or a whole track to the left, before that one building."""
    if p.era == LAST_INCOME:
        FINALE.run(s, p.seat, source, 1)
    else:
        s.ask(ARRANGE, p.seat, source)


def arrangement(kind: int, slides: bool) -> int:
    return kind * 2 + slides


def unpack_arrangement(arg: int) -> tuple[int, bool]:
    """The building, and whether it slides or is set aside."""
    return arg // 2, arg % 2 == 1


class Arrange(Pick):
    """`arrange aside-farm` takes the leftmost building off the mat for good, `arrange slide-farm` moves it left."""

    def __init__(self) -> None:
        super().__init__("arrange", 2 * FOUR, ("arrangement",))

    def words(self, arg: int) -> str:
        kind, slides = unpack_arrangement(arg)
        return f"{'slide' if slides else 'aside'}-{BUILDINGS[kind]}"

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[SEAT]]
        found: list[int] = []
        for kind in range(FOUR):
            slots = p.covered[kind]
            if slots:
                found.append(arrangement(kind, False))
                if not slots & 1:
                    found.append(arrangement(kind, True))
        return found

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("no-building-there")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[SEAT]]
        kind, slides = unpack_arrangement(arg)
        slots = p.covered[kind]
        leftmost = slots & -slots
        p.covered = replaced(p.covered, kind, slots ^ leftmost | (leftmost >> 1 if slides else 0))


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
