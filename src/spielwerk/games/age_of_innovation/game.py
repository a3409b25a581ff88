"""Age of Innovation as a registered game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spielwerk.core.assigned import Assigned
from spielwerk.core.cases.work import CaseWork
from spielwerk.core.drawn import Drawn
from spielwerk.core.game import Breakdown, Deed, Game
from spielwerk.core.habits import ANSWERS, FIRST_PASS, FIRST_ROUND, GAME_END, ROUND_END, Habit
from spielwerk.core.options import OptionValue
from spielwerk.core.reasons import Fact
from spielwerk.core.rng import Rng
from spielwerk.core.seen import Seen
from spielwerk.core.state import Event, Message, State
from spielwerk.core.tellings import Companion
from spielwerk.games.age_of_innovation.evaluation import features, funding, numbers
from spielwerk.games.age_of_innovation.rules import setup
from spielwerk.games.age_of_innovation.rules.actions.terraform import BUILD, TRANSFORM
from spielwerk.games.age_of_innovation.rules.automa.companion import COMPANION
from spielwerk.games.age_of_innovation.rules.state import AgeState
from spielwerk.games.age_of_innovation.rules.words import DISCIPLINES
from spielwerk.games.age_of_innovation.shown import automa, components, deeds, messages, view, waste
from spielwerk.games.age_of_innovation.shown.chronicle import CHRONICLE
from spielwerk.games.age_of_innovation.shown.topics import HELP
from spielwerk.games.age_of_innovation.stored import imagine, position, seen

CONVERSIONS: Final[dict[str, int]] = {
    # A sacrificed token never comes back; the other losses are in power, at the rates of AoI p.16.
    "sacrifice": 3,
    "convert power scholar": 0,
    **{f"convert power book {name}": 0 for name in DISCIPLINES},
    "convert power tool": 0,
    "convert power coin": 0,
    "convert scholar tool": 2,
    "convert tool coin": 2,
    **{f"convert book {name} coin": 4 for name in DISCIPLINES},
}

BREAKDOWNS: Final = (
    Breakdown("faction", "faction"),
    Breakdown("board", "board"),
    Breakdown("palace", "palace"),
    Breakdown("innovations", "innovation"),
    Breakdown("competencies", "competency"),
    Breakdown("city_tiles", "city"),
    Breakdown("bonus", "bonus"),
)


ASSIGNED: Final = (
    Assigned("faction", "faction", "factions"),
    Assigned("board", "board", "boards"),
)


HABITS: Final = (
    Habit("coins at the first pass", FIRST_PASS, ("coins",)),
    Habit("tokens of power after round 2", ROUND_END, ("bowls_1", "bowls_2", "bowls_3"), 2),
    Habit("round of the palace", FIRST_ROUND, ("palace",)),
    Habit("cities", GAME_END, ("city_tiles",)),
    Habit("innovations", GAME_END, ("innovations",)),
    Habit("books chosen", ANSWERS, ("book",)),
)


def ours(state: State) -> AgeState:
    """Callers pass only states of this game."""
    assert isinstance(state, AgeState)
    return state


class AgeOfInnovation(Game):
    def __init__(self) -> None:
        super().__init__("age-of-innovation", 3, list(setup.REVISIONS), setup.OPTIONS)
        self.states = AgeState
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

    def explain(self, state: State, then: Sequence[str] = ()) -> dict[str, Any]:
        return automa.explained(ours(state))

    def picture(self, view: Mapping[str, Any], language: str) -> list[Any]:
        from spielwerk.games.age_of_innovation.shown.terminal import picture

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

    def funding(self, state: State) -> list[list[int]]:
        return funding.funding(ours(state), state.seat)

    def settling(self, state: State) -> list[int]:
        """Workshops; where none can be built, spaces that can be made native."""
        builds = BUILD.among(state.legal)
        if builds:
            return builds
        home, arg_of = ours(state).players[state.seat].board, state.space().arg_of
        return [move for move in TRANSFORM.among(state.legal) if TRANSFORM.parts(arg_of[move])[1] == home]

    # From outside

    def companion(self) -> Companion | None:
        return COMPANION

    def casework(self) -> CaseWork:
        from spielwerk.games.age_of_innovation.casework.work import AgeCaseWork

        return AgeCaseWork()


GAME = AgeOfInnovation()
