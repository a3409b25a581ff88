"""Terra Nova as a registered game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spielwerk.core.assigned import Assigned
from spielwerk.core.cases.work import CaseWork
from spielwerk.core.drawn import Drawn
from spielwerk.core.game import Breakdown, Deed, Game
from spielwerk.core.habits import FIRST_PASS, FIRST_ROUND, GAME_END, ROUND_END, Habit
from spielwerk.core.options import OptionValue
from spielwerk.core.reasons import Fact
from spielwerk.core.rng import Rng
from spielwerk.core.seen import Seen
from spielwerk.core.state import Event, Message, State
from spielwerk.games.terra_nova.evaluation import features, funding, numbers
from spielwerk.games.terra_nova.rules import setup
from spielwerk.games.terra_nova.rules.actions.make_habitable import BUILD, TRANSFORM
from spielwerk.games.terra_nova.rules.state import NovaState, terrain_of
from spielwerk.games.terra_nova.rules.words import FACTIONS, TERRAINS
from spielwerk.games.terra_nova.shown import components, deeds, messages, view, waste
from spielwerk.games.terra_nova.shown.chronicle import CHRONICLE
from spielwerk.games.terra_nova.shown.topics import HELP
from spielwerk.games.terra_nova.stored import imagine, position, seen

CONVERSIONS: Final[dict[str, int]] = {"exchange money": 0, "exchange points": 0}

BREAKDOWNS: Final = (
    Breakdown("faction", "faction"),
    Breakdown("mat", "mat"),
    Breakdown("abilities", "palace", "palace-"),
    Breakdown("cities", "city"),
    Breakdown("bonus", "bonus"),
)


ASSIGNED: Final = (
    Assigned("faction", "faction", along={name: TERRAINS[terrain_of(n)] for n, name in enumerate(FACTIONS)}),
    Assigned("mat", "mat"),
)


LEFT: Final = ("stock_left_palace", "stock_right_palace")
"""The palaces that are not built: one piece each."""


HABITS: Final = (
    Habit("money at the first pass", FIRST_PASS, ("money",)),
    Habit("tokens of power after round 2", ROUND_END, ("bowls_1", "bowls_2", "bowls_3"), 2),
    Habit("round of the palace", FIRST_ROUND, LEFT, supply=len(LEFT)),
    Habit("palaces", GAME_END, LEFT, supply=len(LEFT)),
    Habit("cities", GAME_END, ("cities",)),
    Habit("shipping", GAME_END, ("shipping",)),
    Habit("area", GAME_END, ("area",)),
)


def ours(state: State) -> NovaState:
    """Callers pass only states of this game."""
    assert isinstance(state, NovaState)
    return state


class TerraNova(Game):
    def __init__(self) -> None:
        super().__init__("terra-nova", 2, list(setup.REVISIONS), setup.OPTIONS)
        self.states = NovaState
        self.conversions = CONVERSIONS
        self.help = HELP
        self.chronicle = CHRONICLE
        self.breakdowns = BREAKDOWNS
        self.assigned = ASSIGNED
        self.habits = HABITS

    def draw(self, seed: int, options: Mapping[str, OptionValue]) -> Drawn:
        return setup.draw(seed, options)

    def begin(self, seed: int, options: Mapping[str, OptionValue]) -> State:
        return setup.begin(seed, options)

    def set_up(self, options: Mapping[str, OptionValue], drawn: Mapping[str, Sequence[str]]) -> State:
        return setup.set_up(options, drawn)

    # Shown

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return view.view(ours(state), seat)

    def describe(self, state: State, event: Event) -> Message:
        return messages.describe(ours(state), event)

    def describe_move(self, state: State, move: int) -> Message:
        return messages.describe_move(ours(state), move)

    def deeds(self, state: State) -> list[Deed]:
        return deeds.deeds(ours(state))

    def waste(self, state: State, move: int) -> list[Message]:
        return waste.waste(ours(state), move)

    def question_facts(self, state: State) -> dict[str, Fact]:
        return messages.question_facts(ours(state))

    def picture(self, view: Mapping[str, Any], language: str) -> list[Any]:
        from spielwerk.games.terra_nova.shown.terminal import picture

        return picture(view, language)

    def components(self) -> list[dict[str, Any]]:
        return components.components()

    def topics(self) -> list[str]:
        return list(components.TOPICS)

    # Stored

    def dump(self, state: State) -> dict[str, Any]:
        return position.dump(ours(state))

    def load(self, position_: Mapping[str, Any]) -> State:
        return position.load(position_)

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        return imagine.imagine(ours(state), rng)

    def redrawn(self, state: State, rng: Rng) -> State:
        return imagine.imagine(ours(state), rng)

    def seen(self, state: State) -> Seen:
        return seen.of(ours(state))

    # Evaluated

    def features(self, state: State, seat: int) -> list[float]:
        return features.features(ours(state), seat)

    def feature_names(self) -> list[str]:
        return features.NAMES

    def numbers(self, state: State, seat: int, features: Sequence[float]) -> list[int]:
        return numbers.numbers(ours(state), seat, features)

    def considered(self, state: State) -> list[int]:
        return features.considered(ours(state))

    def funding(self, state: State) -> list[list[int]]:
        return funding.funding(ours(state), state.seat)

    def settling(self, state: State) -> list[int]:
        """Houses; where none can be built, spaces that can be made habitable."""
        return BUILD.among(state.legal) or TRANSFORM.among(state.legal)

    # From outside

    def casework(self) -> CaseWork:
        from spielwerk.games.terra_nova.casework.work import NovaCaseWork

        return NovaCaseWork()


GAME = TerraNova()
