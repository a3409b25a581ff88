"""Linear evaluation of a position for a seat: the game's features times the weights of data/<game>.json."""

import json
from functools import cache
from math import fsum
from operator import mul
from pathlib import Path

from spielwerk.core.game import Game
from spielwerk.core.state import State
from spielwerk.games import game as find_game

DATA = Path(__file__).parent / "data"


class Evaluation:
    """An estimate of the points a seat will have at the end."""

    def __init__(self, game: Game, weights: dict[str, float]) -> None:
        self.game = game
        self.weights = [weights.get(name, 0.0) for name in game.feature_names()]

    def value(self, state: State, seat: int) -> float:
        # Not `sum`, whose result depends on the version of Python.
        return fsum(map(mul, self.weights, self.game.features(state, seat)))

    def values(self, state: State) -> list[float]:
        """For every seat; of an automatic one its points are all there is to tell."""
        return [
            float(score) if state.automatic(seat) else self.value(state, seat)
            for seat, score in enumerate(state.scores())
        ]


@cache
def weights_of(game: str, other: str = "") -> dict[str, float]:
    """The game's weights; `other` names another file (`x.json`) or another set of ours (`hand`).

    Falls back to the game's default set, and without one to the points on the track.
    """
    ours = [DATA / f"{game}.{other}.json", DATA / f"{game}.json"]
    file = next((file for file in [Path(other), *ours] if file.suffix == ".json" and file.is_file()), None)
    if file is None:
        return {"points": 1.0}
    weights: dict[str, float] = json.loads(file.read_text("utf-8"))["weights"]
    return weights


def evaluation_of(game: str, other: str = "") -> Evaluation:
    return Evaluation(find_game(game), weights_of(game, other))
