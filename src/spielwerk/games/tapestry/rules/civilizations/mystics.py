"""The Mystics predict four numbers: a resource when one is first reached, points for those met exactly (p.14)."""

from typing import Final

from spielwerk.core.play import A, Frame, frame_of
from spielwerk.games.tapestry.rules.actions.common import Pick
from spielwerk.games.tapestry.rules.catalog import Civilization
from spielwerk.games.tapestry.rules.civilizations.common import ANOTHER_CIVILIZATION
from spielwerk.games.tapestry.rules.counting import techs, territories
from spielwerk.games.tapestry.rules.effects.items import several
from spielwerk.games.tapestry.rules.effects.table import Mechanic
from spielwerk.games.tapestry.rules.frames import PREDICT, RUN_EFFECT
from spielwerk.games.tapestry.rules.gains import gain_any, gain_vp
from spielwerk.games.tapestry.rules.mat import Counts, Marks
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import place_of
from spielwerk.games.tapestry.rules.tracks.markers import completed
from spielwerk.games.tapestry.rules.words import (
    DISTRICT_COMPLETED,
    FOUR,
    LAST,
    LAST_INCOME,
    SPACE_ENTERED,
    TECH_INVENTED,
    TECH_TAKEN,
    TERRITORY_CONTROLLED,
    TRACKS_SKIPPED,
)

CATEGORIES: Final = ("techs", "districts", "territories", "tracks")
MOST: Final = (9, 9, 9, 4)
PREDICTED: Final = Counts("predicted", CATEGORIES, most=max(MOST))
REACHED: Final = Marks("reached", CATEGORIES)
PREDICTION_POINTS: Final = 10


def districts(s: TapestryState, p: Player) -> int:
    return p.districts.bit_count()


def tracks(s: TapestryState, p: Player) -> int:
    return completed(p).bit_count()


def reached(s: TapestryState, p: Player, category: int) -> int:
    return (techs, districts, territories, tracks)[category](s, p)


def prediction(p: Player, category: int) -> int:
    return PREDICTED.count(p, category)


def check_predictions(s: TapestryState, p: Player) -> None:
    """A resource of choice for each number reached for the first time."""
    for category in range(FOUR):
        told = prediction(p, category)
        if told and not REACHED.marked(p, category) and reached(s, p, category) >= told:
            REACHED.mark(p, category)
            gain_any(s, p, 1, ROW.number)


def watch_progress(s: TapestryState, p: Player, source: int, what: int) -> None:
    check_predictions(s, p)


def watch_tracks(s: TapestryState, p: Player, source: int, space: int) -> None:
    if place_of(space)[1] == LAST:
        check_predictions(s, p)


def predict(s: TapestryState, p: Player, source: int, times: int) -> None:
    s.ask_in_order([frame_of(PREDICT, p.seat, source, category) for category in range(FOUR)])


class Predict(Pick):
    """`predict N`."""

    def __init__(self) -> None:
        super().__init__("predict", max(MOST), ("n",))

    def words(self, arg: int) -> str:
        return str(arg + 1)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        category = frame[A]
        return list(range(MOST[category]))

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        _, seat, source, category, _ = frame
        p = s.players[seat]
        PREDICTED.set(p, category, arg + 1)
        if category == FOUR - 1:
            s.ask(RUN_EFFECT, p.seat, source, FULFIL.number, 1)


def fulfil(s: TapestryState, p: Player, source: int, times: int) -> None:
    check_predictions(s, p)


def score_predictions(s: TapestryState, p: Player, source: int, times: int) -> None:
    for category in range(FOUR):
        if prediction(p, category) == reached(s, p, category):
            gain_vp(s, p, PREDICTION_POINTS, source)


WATCH: Final = Mechanic("watch-progress", watch_progress)
FULFIL: Final = Mechanic("fulfil", fulfil)
PREDICT_N: Final = Predict()

ROW: Final = Civilization(
    "mystics",
    "p.14",
    on={
        TECH_INVENTED: WATCH,
        TECH_TAKEN: WATCH,
        DISTRICT_COMPLETED: WATCH,
        TERRITORY_CONTROLLED: WATCH,
        TRACKS_SKIPPED: WATCH,
        SPACE_ENTERED: Mechanic("watch-tracks", watch_tracks),
    },
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
