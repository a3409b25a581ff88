"""Terra Nova as the registry knows it."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.game import Game
from spielwerk.core.state import State
from spielwerk.games.terra_nova import describe, position, setup

CONVERSIONS: Final[dict[str, int]] = {"exchange money": 0, "exchange points": 0}


class TerraNova(Game):
    def __init__(self) -> None:
        super().__init__("terra-nova", 1, list(setup.REVISIONS), setup.OPTIONS)
        self.conversions = CONVERSIONS
        self.passes = ("pass",)
        self.endings = ("end", "stop")

    def new(self, seed: int = 0, options: Mapping[str, object] | None = None) -> State:
        return setup.new(seed, options)

    def load(self, position_: Mapping[str, Any]) -> State:
        return position.load(position_)

    def components(self) -> list[dict[str, Any]]:
        return describe.components()

    def topics(self) -> list[str]:
        return list(describe.TOPICS)


GAME = TerraNova()
