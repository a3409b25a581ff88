"""Tapestry as the registry knows it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spielwerk.core.assigned import Assigned
from spielwerk.core.cases.work import CaseWork
from spielwerk.core.drawn import Drawn
from spielwerk.core.game import Breakdown, Game
from spielwerk.core.habits import GAME_END, OWN_ROUND_END, Habit
from spielwerk.core.options import OptionValue
from spielwerk.core.play import KIND, Verb
from spielwerk.core.reasons import Fact, Reason
from spielwerk.core.rng import Rng
from spielwerk.core.seen import Seen
from spielwerk.core.state import Event, Message, State
from spielwerk.core.tellings import Companion
from spielwerk.games.tapestry.evaluation import features, numbers, sites
from spielwerk.games.tapestry.rules import setup
from spielwerk.games.tapestry.rules.actions.conquer import CONQUER_HEX
from spielwerk.games.tapestry.rules.actions.explore import EXPLORE_ON
from spielwerk.games.tapestry.rules.automa.companion import COMPANION
from spielwerk.games.tapestry.rules.cards import own_option
from spielwerk.games.tapestry.rules.frames import CONQUER, EXPLORE_HEX
from spielwerk.games.tapestry.rules.state import TapestryState
from spielwerk.games.tapestry.rules.words import BUILDINGS, RESOURCES, TRACKS
from spielwerk.games.tapestry.shown import automa, components, messages, view, waste
from spielwerk.games.tapestry.shown.chronicle import CHRONICLE
from spielwerk.games.tapestry.shown.own_cards import own_texts
from spielwerk.games.tapestry.shown.topics import HELP
from spielwerk.games.tapestry.stored import imagine, position, seen

BREAKDOWNS: Final = (
    Breakdown("civilizations", "civilization"),
    Breakdown("capital", "capital"),
    Breakdown("mat", "tapestry"),
    Breakdown("techs", "tech"),
    Breakdown("landmarks", "landmark"),
    Breakdown("achievements", "achievement"),
)


ASSIGNED: Final = (
    Assigned("civilizations", "civilization", "civilizations"),
    Assigned("capital", "capital", "capitals"),
)


BY_ERA: Final[tuple[tuple[str, list[str]], ...]] = (
    ("resources left", [f"resources_{name}" for name in RESOURCES]),
    ("steps on tracks", [f"positions_{name}" for name in TRACKS]),
    ("income buildings", [f"buildings_{name}" for name in BUILDINGS]),
    ("territories", ["territories"]),
    ("techs", ["techs"]),
)
"""What tells early how an engine grows, when a seat leaves an era."""

EARLY: Final = (1, 2)


HABITS: Final = (
    *[Habit(f"{name} after era {era}", OWN_ROUND_END, fields, era) for era in EARLY for name, fields in BY_ERA],
    Habit("landmarks", GAME_END, ("landmarks",)),
    Habit("techs", GAME_END, ("techs",)),
    Habit("territories", GAME_END, ("territories",)),
    Habit("rows and columns of the capital", GAME_END, ("city_lines",)),
    Habit("achievements", GAME_END, ("achievements",)),
)

SETTLING: Final[dict[int, Verb[Any]]] = {EXPLORE_HEX: EXPLORE_ON, CONQUER: CONQUER_HEX}
"""The questions that bring pieces onto the map, and their verbs."""


def ours(state: State) -> TapestryState:
    """Callers pass only states of this game."""
    assert isinstance(state, TapestryState)
    return state


class Tapestry(Game):
    def __init__(self) -> None:
        super().__init__("tapestry", 7, list(setup.REVISIONS), setup.OPTIONS)
        self.states = TapestryState
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

    def round_of(self, state: State, seat: int) -> int:
        return ours(state).players[seat].era

    def describe(self, state: State, event: Event) -> Message:
        return messages.describe(ours(state), event)

    def describe_move(self, state: State, move: int) -> Message:
        return messages.describe_move(ours(state), move)

    def waste(self, state: State, move: int) -> list[Message]:
        return waste.waste(ours(state), move)

    def question_facts(self, state: State) -> dict[str, Fact]:
        return messages.question_facts(ours(state))

    def explain(self, state: State, then: Sequence[str] = ()) -> dict[str, Any]:
        return automa.explained(ours(state), then)

    def own_texts(self, state: State, language: str) -> dict[str, str]:
        return own_texts(ours(state).own).get(language, {})

    def picture(self, view: Mapping[str, Any], language: str) -> list[Any]:
        from spielwerk.games.tapestry.shown.terminal import picture

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
        return imagine.imagine(ours(state), seat, rng)

    def redrawn(self, state: State, rng: Rng) -> State:
        return imagine.redrawn(ours(state), rng)

    def seen(self, state: State) -> Seen:
        return seen.of(ours(state))

    # Evaluated

    def features(self, state: State, seat: int) -> list[float]:
        return features.features(ours(state), seat)

    def features_seen(self, state: State, seat: int, by: int) -> list[float]:
        return features.features(ours(state), seat, seat == by)

    def feature_names(self) -> list[str]:
        return features.NAMES

    def numbers(self, state: State, seat: int, features: Sequence[float]) -> list[int]:
        return numbers.numbers(ours(state), seat, features)

    def considered(self, state: State) -> list[int]:
        return sites.considered(ours(state))

    def settling(self, state: State) -> list[int]:
        """Tiles and outposts."""
        verb = SETTLING.get(state.stack[-1][KIND]) if state.stack else None
        return verb.among(state.legal) if verb else []

    # From outside

    def card_defects(self, data: Mapping[str, Any]) -> list[Reason] | None:
        return own_option.card_defects(data)

    def companion(self) -> Companion | None:
        return COMPANION

    def casework(self) -> CaseWork:
        from spielwerk.games.tapestry.casework.work import TapestryCaseWork

        return TapestryCaseWork()


GAME = Tapestry()
