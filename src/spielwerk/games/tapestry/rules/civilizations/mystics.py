"""The Mystics predict four numbers: a resource when one is first reached, points for those met exactly (p.14)."""

from typing import Final

from spielwerk.core.play import Frame
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import ANOTHER_CIVILIZATION
from spielwerk.games.tapestry.rules.civilizations.predictions import (
    MOST,
    PREDICTED,
    REACHED,
    check_predictions,
    prediction,
    reached,
)
from spielwerk.games.tapestry.rules.effects.items import several
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import PREDICT, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import gain_vp
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR, LAST_INCOME

PREDICTION_POINTS: Final = 10


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
        PREDICTED.set(p, frame[3], arg + 1)
        if frame[3] == FOUR - 1:
            s.ask(RUN_EFFECT, p.seat, frame[2], FULFIL.number, 1)


def fulfil(s: TapestryState, p: Player, source: int, times: int) -> None:
    check_predictions(s, p)


def score_predictions(s: TapestryState, p: Player, source: int, times: int) -> None:
    for category in range(FOUR):
        if prediction(p, category) == reached(p, category):
            gain_vp(s, p, PREDICTION_POINTS, source)


FULFIL: Final = Mechanic("fulfil", fulfil)
PREDICT_N: Final = Predict()

ROW: Final = Civilization(
    "mystics",
    "p.14",
    mat=(
        PREDICTED,
        REACHED,
    ),
    status="icon-any-resource",
    income=Mechanic("score-predictions", score_predictions),
    turns=(LAST_INCOME,),
    gained=Mechanic("predict", predict),
    start=several(["any"], "listed"),
    late=ANOTHER_CIVILIZATION,
    answers={PREDICT: [PREDICT_N]},
)
