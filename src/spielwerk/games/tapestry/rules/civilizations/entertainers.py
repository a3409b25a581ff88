"""The Entertainers: a token walks along the paths of their mat, one space in each income turn (p.14)."""

from typing import Final

from spielwerk.core.play import SEAT, SOURCE, Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import EVERY_INCOME
from spielwerk.games.tapestry.rules.effects.items import effects, several
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import PERFORM
from spielwerk.games.tapestry.rules.mat import Place
from spielwerk.games.tapestry.rules.state import Player, TapestryState

STAGE: Final = (
    "start",
    "worker",
    "culture",
    "food",
    "coin",
    "farm",
    "market",
    "house",
    "armory",
    "conquer",
    "research-x",
    "invent",
    "explore",
    "advance-technology",
    "advance-exploration",
    "advance-military",
    "advance-science",
)
"""The Entertainers' spaces."""
PATHS: Final = (
    (1, 2, 3, 4),
    (5, 6),
    (6, 7),
    (6, 7),
    (7, 8),
    (9, 10),
    (9, 10),
    (11, 12),
    (11, 12),
    (13, 14),
    (14, 15),
    (14, 15),
    (15, 16),
    (),
    (),
    (),
    (),
)
STAGE_EFFECTS: Final[list[int]] = [effects([item]) for item in STAGE[1:]]
TOKEN: Final = Place("token", STAGE)
JOINING: Final = 1


def perform(s: TapestryState, p: Player, source: int, times: int) -> None:
    if PATHS[TOKEN.get(p)]:
        s.ask(PERFORM, p.seat, source)


def join_the_stage(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(PERFORM, p.seat, source, JOINING)


class Perform(Pick):
    """`perform SPACE`: one space on along a path; anywhere when the civilization is gained during the game."""

    def __init__(self) -> None:
        super().__init__("perform", len(STAGE), ("part",))

    def words(self, arg: int) -> str:
        return STAGE[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        _, seat, _, how, _ = frame
        if how == JOINING:
            return list(range(1, len(STAGE)))
        return list(PATHS[TOKEN.get(s.players[seat])])

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("no-path")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        TOKEN.set(s.players[frame[SEAT]], arg)
        run(s, frame[SEAT], STAGE_EFFECTS[arg - 1], frame[SOURCE])


PERFORM_ON: Final = Perform()

ROW: Final = Civilization(
    "entertainers",
    "p.14",
    mat=(TOKEN,),
    status="icon-any-resource",
    income=Mechanic("perform", perform),
    turns=EVERY_INCOME,
    start=several(["any", "vp 10"], "listed"),
    late=Mechanic("join-the-stage", join_the_stage),
    answers={PERFORM: [PERFORM_ON]},
)
