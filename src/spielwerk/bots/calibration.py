"""One scale for what is promised to people: expected final points, right on average at that moment of the game.

Evaluation and search say well which of two turns is better, but not what the game ends with: early in a game they
promise too much or too little. data/<game>.calibration.json holds, round by round, the line that fits what they said
to the points at the end of real games (`spielwerk calibrate`). Only the level of a position is moved: what one turn is
better than another stays as it was found.
"""

import json
from functools import cache
from typing import Final

from msgspec import Struct, convert

from spielwerk.bots.evaluation import DATA


class Fitted(Struct):
    """final points = offset + slope * promised, give or take `error` (root mean square)."""

    offset: float
    slope: float
    error: float


class Calibration(Struct):
    search: dict[str, Fitted] = {}
    """Round -> of what `search` says of its best turn."""
    evaluation: dict[str, Fitted] = {}
    """Round -> of what the evaluation alone says of a position in which a turn begins."""


PLAIN: Final = Fitted(0.0, 1.0, 0.0)
"""Where nothing was measured points stay as they were said."""


@cache
def calibration_of(game: str) -> Calibration:
    file = DATA / f"{game}.calibration.json"
    return convert(json.loads(file.read_text("utf-8")), Calibration) if file.is_file() else Calibration()


def fitted(found: dict[str, Fitted], round_: int) -> Fitted:
    """The line of the round; a round that was not measured takes that of the nearest."""
    if not found:
        return PLAIN
    return found[min(found, key=lambda measured: (abs(int(measured) - round_), int(measured)))]


def level(fit: Fitted, promised: float) -> float:
    return fit.offset + fit.slope * promised


def shift(game: str, round_: int, best: float) -> float:
    """What is added to the points of every turn of a position whose best turn promises so much."""
    return level(fitted(calibration_of(game).search, round_), best) - best
