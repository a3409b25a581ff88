"""Terra Nova as the registry knows it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spielwerk.core.cases.work import CaseWork
from spielwerk.core.drawn import Drawn
from spielwerk.core.game import Game
from spielwerk.core.options import OptionValue
from spielwerk.core.state import State
from spielwerk.games.terra_nova.rules import setup
from spielwerk.games.terra_nova.rules.actions.dig import BUILD, TRANSFORM
from spielwerk.games.terra_nova.shown import components
from spielwerk.games.terra_nova.shown.topics import HELP
from spielwerk.games.terra_nova.stored import position

CONVERSIONS: Final[dict[str, int]] = {"exchange money": 0, "exchange points": 0}


class TerraNova(Game):
    def __init__(self) -> None:
        super().__init__("terra-nova", 2, list(setup.REVISIONS), setup.OPTIONS)
        self.conversions = CONVERSIONS
        self.passes = ("pass",)
        self.endings = ("end", "stop")
        self.help = HELP

    def draw(self, seed: int, options: Mapping[str, OptionValue]) -> Drawn:
        return setup.draw(seed, options)

    def set_up(self, options: Mapping[str, OptionValue], drawn: Mapping[str, Sequence[str]]) -> State:
        return setup.set_up(options, drawn)

    def load(self, position_: Mapping[str, Any]) -> State:
        return position.load(position_)

    def components(self) -> list[dict[str, Any]]:
        return components.components()

    def topics(self) -> list[str]:
        return list(components.TOPICS)

    def settling(self, state: State) -> list[int]:
        """Houses; where none can be built, spaces that can be made habitable."""
        builds = [move for move in state.legal if BUILD.base <= move < BUILD.base + BUILD.size]
        first, end = TRANSFORM.base, TRANSFORM.base + TRANSFORM.size
        return builds or [move for move in state.legal if first <= move < end]

    def picture(self, view: Mapping[str, Any], language: str) -> list[Any]:
        from spielwerk.games.terra_nova.shown.terminal import picture

        return picture(view, language)

    def casework(self) -> CaseWork:
        from spielwerk.games.terra_nova.casework.work import NovaCaseWork

        return NovaCaseWork()


GAME = TerraNova()
