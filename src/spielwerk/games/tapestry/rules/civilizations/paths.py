"""Civilizations that move on their own mats: Entertainers, Merrymakers, Militants; the Mystics' predictions."""

from typing import Final

from spielwerk.core.play import Frame
from spielwerk.core.reasons import Reason
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.catalog import COMPONENTS
from spielwerk.games.tapestry.rules.civilizations.mats import (
    MILITANT_FILES,
    PARTY_COLUMNS,
    PATHS,
    STAGE,
    STAGE_EFFECTS,
    party_height,
)
from spielwerk.games.tapestry.rules.civilizations.predictions import (
    MOST,
    check_predictions,
    mystics,
    prediction,
    reached,
)
from spielwerk.games.tapestry.rules.effects.table import Mechanic, run
from spielwerk.games.tapestry.rules.frames import COLUMN, FILE, PERFORM, PREDICT, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.map.outposts import militants_left
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR

RANK: Final = 8
"""Outposts that fit on the Militants' mat."""
PREDICTION_POINTS: Final = 10
JOINING: Final = 1


# Entertainers


def perform(s: TapestryState, p: Player, source: int, times: int) -> None:
    if PATHS[p.memo[COMPONENTS[source].index]]:
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
        if frame[3] == JOINING:
            return list(range(1, len(STAGE)))
        return list(PATHS[s.players[frame[1]].memo[COMPONENTS[frame[2]].index]])

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("no-path")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        s.players[frame[1]].memo[COMPONENTS[frame[2]].index] = arg
        run(s, frame[1], STAGE_EFFECTS[arg - 1], frame[2])


# Merrymakers


def make_merry(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask(COLUMN, p.seat, source)


class RiseColumn(Pick):
    """`column N`: a token goes one space up."""

    def __init__(self) -> None:
        super().__init__("column", len(PARTY_COLUMNS), ("n",))

    def words(self, arg: int) -> str:
        return str(arg + 1)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        p = s.players[frame[1]]
        return [column for column, steps in enumerate(PARTY_COLUMNS) if party_height(p, column) < len(steps)]

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("column-full")

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        height = party_height(p, arg)
        p.memo[COMPONENTS[frame[2]].index] += 1 << (4 * arg)
        run(s, p.seat, PARTY_COLUMNS[arg][height], frame[2])


# Militants


def uncovered_ranks(s: TapestryState, p: Player, source: int, times: int) -> None:
    for file, hexes in enumerate(MILITANT_FILES):
        for place in range(FOUR - militants_left(p, file)):
            run(s, p.seat, hexes[place], source)


def line_up(s: TapestryState, p: Player, source: int, times: int) -> None:
    """Gained during the game: the outposts left fill the rows from the right; the player chooses what stays open."""
    for _ in range(max(0, RANK - p.outposts)):
        s.ask(FILE, p.seat, source)


# Mystics


def predict(s: TapestryState, p: Player, source: int, times: int) -> None:
    for category in range(FOUR - 1, -1, -1):
        s.ask(PREDICT, p.seat, source, category)


class Predict(Pick):
    """`predict N`."""

    def __init__(self) -> None:
        super().__init__("predict", max(MOST), ("n",))

    def words(self, arg: int) -> str:
        return str(arg + 1)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return list(range(MOST[frame[3]]))

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        p = s.players[frame[1]]
        p.memo[mystics()] |= arg + 1 << (4 * frame[3])
        if frame[3] == FOUR - 1:
            s.ask(RUN_EFFECT, p.seat, frame[2], FULFIL.number, 1)


def fulfil(s: TapestryState, p: Player, source: int, times: int) -> None:
    check_predictions(s, p)


def score_predictions(s: TapestryState, p: Player, source: int, times: int) -> None:
    for category in range(FOUR):
        if prediction(p, category) == reached(p, category):
            gain_vp(s, p, PREDICTION_POINTS, source)


Mechanic("perform", perform)
Mechanic("join-the-stage", join_the_stage)
Mechanic("make-merry", make_merry)
Mechanic("uncovered-ranks", uncovered_ranks)
Mechanic("line-up", line_up)
Mechanic("predict", predict)
FULFIL: Final = Mechanic("fulfil", fulfil)
Mechanic("score-predictions", score_predictions)
PERFORM_ON: Final = Perform()
RISE: Final = RiseColumn()
PREDICT_N: Final = Predict()
