"""Age of Innovation as the registry knows it."""

from collections.abc import Mapping
from typing import Any

from spielwerk.core.cases.work import CaseWork
from spielwerk.core.game import Game
from spielwerk.core.state import State
from spielwerk.games.age_of_innovation import describe, position, setup


class AgeOfInnovation(Game):
    def __init__(self) -> None:
        super().__init__("age-of-innovation", 1, list(setup.REVISIONS), setup.OPTIONS)

    def new(self, seed: int = 0, options: Mapping[str, object] | None = None) -> State:
        return setup.new(seed, options)

    def load(self, position_: Mapping[str, Any]) -> State:
        return position.load(position_)

    def components(self) -> list[dict[str, Any]]:
        return describe.components()

    def topics(self) -> list[str]:
        return list(describe.TOPICS)

    def casework(self) -> CaseWork:
        from spielwerk.games.age_of_innovation.casework.work import AgeCaseWork

        return AgeCaseWork()


GAME = AgeOfInnovation()
