"""The Genies: an opponent chooses a circle of their mat and scores it; they do the same and gain a square beside it."""

from typing import Final

from spielwerk.core.play import B, Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.catalog import COMPONENTS, Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effect
from spielwerk.games.tapestry.rules.effects.kinds import AnyOrder, OneOf
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import CIRCLE
from spielwerk.games.tapestry.rules.gains import scripted
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.words import CALLED, LAST_INCOME

CIRCLES: Final = ("capital", "tiles", "territories", "techs")
SQUARES: Final = ("research-x", "invent", "culture", "explore")
"""Clockwise from the top: each circle lies between the square of its number and the next."""
SCORES: Final[list[int]] = [effect(f"score-{name}").number for name in CIRCLES]
WISHES: Final[list[int]] = [
    AnyOrder(
        "any-order",
        [
            effect(f"score-{name}"),
            OneOf("wish", [effect(SQUARES[n]), effect(SQUARES[(n + 1) % len(SQUARES)])]),
        ],
    ).number
    for n, name in enumerate(CIRCLES)
]


def grant_wishes(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A token is drawn, and its owner chooses; one who has finished neither chooses nor scores.

    In the last income turn the Genies score two circles of their own choice instead.
    """
    if p.era == LAST_INCOME:
        s.ask(CIRCLE, p.seat, source)
        return
    others = s.others(p.seat)
    seat = scripted(s) if s.coming else others[s.chance().below(len(others))]
    s.tell(CALLED, p.seat, seat, 0, source)
    s.ask(CIRCLE, p.seat if s.players[seat].done else seat, source, 1)


def genie(s: TapestryState, source: int) -> int:
    """The seat that has the civilization."""
    civ = COMPONENTS[source].index
    for p in s.players:
        if civ in p.civs:
            return p.seat
    return NONE


class ChooseCircle(Pick):
    """`circle NAME`. A wish follows, or one circle has been scored (counted from 1)."""

    def __init__(self) -> None:
        super().__init__("circle", len(CIRCLES), ("circle",))

    def words(self, arg: int) -> str:
        return CIRCLES[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        scored = frame[B]
        return [circle for circle in range(self.size) if circle + 1 != scored]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("used-already")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, chooser, source, wish, scored = frame
        seat = genie(s, source)
        if not wish:
            if not scored:
                s.ask(CIRCLE, seat, source, 0, arg + 1)
            run(s, seat, SCORES[arg], source)
            return
        if chooser != seat:
            run(s, chooser, SCORES[arg], source)
        run(s, seat, WISHES[arg], source)


CHOOSE_CIRCLE: Final = ChooseCircle()

ROW: Final = Civilization(
    "genies",
    "p.14",
    box="fantasies-and-futures",
    status="english-mat",
    income=Mechanic("grant-wishes", grant_wishes),
    turns=EVERY_INCOME,
    answers={CIRCLE: [CHOOSE_CIRCLE]},
)
