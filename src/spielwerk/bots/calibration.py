"""One scale for the points shown to people: expected final points, unbiased at that moment of the game.

Evaluation and search rank turns well, but are biased about the final score, too high or too low early in a game.
data/<game>.calibration.json holds, for each round, the regression line from their values to the points at the end of
real games (`spielwerk calibrate`). Only the level of a position is shifted: differences between turns stay as they were
found.
"""

import json
from functools import cache
from typing import Final

from msgspec import Struct, convert

from spielwerk.bots.evaluation import DATA


class Fitted(Struct):
    """final points = offset + slope * value, with `error` as root mean square."""

    offset: float
    slope: float
    error: float


class Calibration(Struct):
    search: dict[str, Fitted] = {}
    """Round -> fit of what `search` says of its best turn."""
    evaluation: dict[str, Fitted] = {}
    """Round -> fit of the evaluation alone, of a position in which a turn begins."""


PLAIN: Final = Fitted(0.0, 1.0, 0.0)
"""Without measurements points stay as they are."""


@cache
def calibration_of(game: str) -> Calibration:
    file = DATA / f"{game}.calibration.json"
    return convert(json.loads(file.read_text("utf-8")), Calibration) if file.is_file() else Calibration()


def fitted(found: dict[str, Fitted], round_: int) -> Fitted:
    """The fit of the round, or of the nearest one that was measured."""
    if not found:
        return PLAIN
    return found[min(found, key=lambda measured: (abs(int(measured) - round_), int(measured)))]


def level(fit: Fitted, promised: float) -> float:
    return fit.offset + fit.slope * promised


def shift(game: str, round_: int, best: float) -> float:
    """What is added to the points of every turn of a position whose best turn has this value."""
    return level(fitted(calibration_of(game).search, round_), best) - best
