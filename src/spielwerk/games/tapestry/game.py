"""Tapestry as the registry knows it."""

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core.cases.work import CaseWork
from spielwerk.core.drawn import Drawn
from spielwerk.core.game import Game
from spielwerk.core.options import OptionValue
from spielwerk.core.state import State
from spielwerk.games.tapestry.rules import setup
from spielwerk.games.tapestry.rules.actions.conquer import CONQUER_HEX
from spielwerk.games.tapestry.rules.actions.explore import EXPLORE_ON
from spielwerk.games.tapestry.rules.actions.turns import INCOME
from spielwerk.games.tapestry.rules.cards import own_option
from spielwerk.games.tapestry.shown import components
from spielwerk.games.tapestry.shown.topics import HELP
from spielwerk.games.tapestry.stored import position


class Tapestry(Game):
    def __init__(self) -> None:
        super().__init__("tapestry", 2, list(setup.REVISIONS), setup.OPTIONS)
        self.passes = (INCOME.name,)
        self.endings = ("end", "skip", "stay", "done")
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
        """Tiles and outposts."""
        verbs = (EXPLORE_ON, CONQUER_HEX)
        return [move for move in state.moves() if state.space().verb_of[move] in verbs]

    def picture(self, view: Mapping[str, Any], language: str) -> list[Any]:
        from spielwerk.games.tapestry.shown.terminal import picture

        return picture(view, language)

    def card_defects(self, data: Mapping[str, Any]) -> list[str] | None:
        return own_option.card_defects(data)

    def casework(self) -> CaseWork:
        from spielwerk.games.tapestry.casework.work import TapestryCaseWork

        return TapestryCaseWork()


GAME = Tapestry()
