"""Evaluation of a position for a seat: the game's features times the weights of data/<game>.json, plus, where a file
has one, a share of a net's prediction of the points that the weights miss."""

import json
from functools import cache
from math import fsum
from operator import mul
from pathlib import Path
from typing import Any

from spielwerk.core.game import Game
from spielwerk.core.net import Net
from spielwerk.core.state import State
from spielwerk.games import game as find_game

DATA = Path(__file__).parent / "data"
NOT_WEIGHTS = {"calibration", "exercises", "sets"}
"""What other files of a game are called."""


class Evaluation:
    """An estimate of the points a seat will have at the end."""

    def __init__(self, game: Game, weights: dict[str, float], net: Net | None = None, share: float = 0.0) -> None:
        self.game = game
        self.weights = [weights.get(name, 0.0) for name in game.feature_names()]
        self.net = net
        self.share = share

    def weighing(self, weights: list[float]) -> "Evaluation":
        """The same with other weights, one for each feature of the game; the net is kept."""
        names = self.game.feature_names()
        return Evaluation(self.game, dict(zip(names, weights, strict=True)), self.net, self.share)

    def value(self, state: State, seat: int) -> float:
        return self.weighed(self.game.features(state, seat))

    def settled(self, state: State, seat: int) -> float:
        """The same at the end of a turn: the net can judge only such positions. The end of a game needs no estimate."""
        features = self.game.features(state, seat)
        points = self.weighed(features)
        if self.net is None or state.seat < 0:
            return points
        return points + self.share * self.net.foretold(self.game.numbers(state, seat, features))

    def sources(self, state: State, seat: int) -> dict[str, float]:
        """Expected final points by source at the end of a turn; nothing without a net, which alone knows of them."""
        if self.net is None:
            return {}
        points = state.tally()[seat]
        if state.seat < 0:
            return {source: float(gained) for source, gained in points.items()}
        foretold = self.net.all_foretold(self.game.numbers(state, seat, self.game.features(state, seat)))
        return {source: gained + foretold.get(source, 0.0) for source, gained in points.items()}

    def weighed(self, features: list[float]) -> float:
        # Not `sum`, whose result depends on the version of Python.
        return fsum(map(mul, self.weights, features))

    def values(self, state: State) -> list[float]:
        """For every seat at the end of a turn; for an automatic seat just its points."""
        return [
            float(score) if state.automatic(seat) else self.settled(state, seat)
            for seat, score in enumerate(state.scores())
        ]


@cache
def _data_of(game: str, other: str) -> dict[str, Any]:
    """The contents of the file, with its net ready to use."""
    ours = [DATA / f"{game}.{other}.json", DATA / f"{game}.json"]
    file = next((file for file in [Path(other), *ours] if file.suffix == ".json" and file.is_file()), None)
    if file is None:
        return {"weights": {"points": 1.0}}
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return {**data, "net": Net(data["net"])} if "net" in data else data


@cache
def weight_sets() -> list[str]:
    """Built-in sets that some game has besides its default weights: `hand`."""
    return sorted({Path(file.stem).suffix[1:] for file in DATA.glob("*.*.json")} - NOT_WEIGHTS)


def weights_of(game: str, other: str = "") -> dict[str, float]:
    """The game's weights; `other` names another file (`x.json`) or another built-in set (`hand`). Falls back to the
    game's default set, and without one to the current points."""
    weights: dict[str, float] = _data_of(game, other)["weights"]
    return weights


def evaluation_of(game: str, other: str = "") -> Evaluation:
    """Uses the weights and the net of a file (see `weights_of`)."""
    data = _data_of(game, other)
    return Evaluation(find_game(game), data["weights"], data.get("net"), data.get("share", 0.0))
