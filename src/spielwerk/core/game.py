"""A registered game: the single interface through which bots, lab, server and command line use it."""

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core.assigned import Assigned, words_of
from spielwerk.core.cases.work import CaseWork
from spielwerk.core.chronicle import Chronicle
from spielwerk.core.drawn import Drawn
from spielwerk.core.habits import Habit
from spielwerk.core.help import Help
from spielwerk.core.net import default_numbers
from spielwerk.core.options import Option, OptionValue, check_options
from spielwerk.core.play import NOBODY
from spielwerk.core.reasons import Fact, Reason
from spielwerk.core.rng import Rng
from spielwerk.core.seen import Seen
from spielwerk.core.state import Event, Message, State
from spielwerk.core.tellings import Companion


class BadPosition(Exception):
    """An impossible position; every defect is named."""

    def __init__(self, defects: list[str]) -> None:
        super().__init__(" ".join(defects))
        self.defects = defects


Deed = tuple[list[int], Message]
"""Answers in their order, and the text of all of them together."""


class Breakdown:
    """How reports group results: by the words in one field of each player's view at the end of the game."""

    def __init__(self, field: str, kind: str, only: str = "") -> None:
        self.field = field
        self.kind = kind
        """The kind of component the words name; texts have it."""
        self.only = only
        """Prefix of the wanted words, where the field lists other things too."""


class Game:
    """A game as a whole: it makes states, and owns how they are shown, stored and evaluated. The questions and answers
    of one state belong to the state."""

    def __init__(self, name: str, engine: int, rules: list[str], options: list[Option]) -> None:
        self.name = name
        self.engine = engine
        """Our revision of the rules code: records of another revision are checked before they are continued."""
        self.rules = rules
        """The publisher's revisions of the rules that can be played, the default first."""
        self.options = options
        self.states: type[State] = State
        """The class of its states."""
        self.conversions: dict[str, int] = {}
        """Exchanges that are free at any time of a turn, with what each loses, in the canonical order in which bots and
        `fund` make several of them."""
        self.help: Help = {}
        """The topics of the rules help by message id (core/help.py)."""
        self.chronicle = Chronicle()
        """Which answers and events are told as deeds in logs."""
        self.breakdowns: tuple[Breakdown, ...] = ()
        """What reports break results down by, the most informative first."""
        self.assigned: tuple[Assigned, ...] = ()
        """What seats choose or are dealt before the game."""
        self.habits: tuple[Habit, ...] = ()
        """Statistics about how a bot plays."""

    def draw(self, seed: int, options: Mapping[str, OptionValue]) -> Drawn:
        """What a set-up with these (checked) options draws from the seed, in words; raises BadOption."""
        raise NotImplementedError

    def set_up(self, options: Mapping[str, OptionValue], drawn: Mapping[str, Sequence[str]]) -> State:
        """A game at its first question, from (checked) options and what was drawn; raises BadOption, and BadDraw where
        such a set-up cannot be."""
        raise NotImplementedError

    def new(
        self,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        drawn: Mapping[str, Sequence[str]] | None = None,
    ) -> State:
        """A game at its first question; raises BadOption. A set-up that is given is not drawn again."""
        checked = self.checked(options)
        return self.set_up(checked, drawn) if drawn else self.begin(seed, checked)

    def begin(self, seed: int, options: Mapping[str, OptionValue]) -> State:
        """The same as `set_up` with what `draw` gives; a game may leave out the words in between."""
        return self.set_up(options, self.draw(seed, options))

    def checked(self, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        return check_options(self.options, options or {})

    def remembered(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options of a game begun before some of them existed."""
        return {**{option.name: option.before for option in self.options if option.before != option.default}, **options}

    # Shown

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What the seat may know, JSON-safe; NOBODY sees what everybody sees. The only way hidden information leaves a
        state."""
        raise NotImplementedError

    def held(self, state: State) -> list[dict[str, list[str]]]:
        """The assigned things of every seat by field, as everybody sees them."""
        rows: list[dict[str, Any]] = self.view(state, NOBODY)["players"]
        return [{each.field: words_of(row[each.field]) for each in self.assigned} for row in rows]

    def round_of(self, state: State, seat: int) -> int:
        """The table's round; or the seat's own, where everybody goes through rounds (eras) alone."""
        return state.round

    def describe(self, state: State, event: Event) -> Message:
        """An event for people, told from its own numbers and what never changes in a game, so that a log stays true."""
        raise NotImplementedError

    def describe_move(self, state: State, move: int) -> Message:
        """The move for people: `move-<verb>` with its slots, and what it costs or brings in this position. Valid only
        while the question is asked."""
        return state.space().message(move)

    def deeds(self, state: State) -> list[Deed]:
        """Runs of answers that people think of as one choice, in addition to the single answers: each later answer
        belongs to a question raised by the one before."""
        return []

    def waste(self, state: State, move: int) -> list[Message]:
        """What the answer would leave unused, as messages `warning-…`: a person may want to think twice."""
        return []

    def question_facts(self, state: State) -> dict[str, Fact]:
        """The numbers of the question at hand, for the text `question-<name>`."""
        return {}

    def explain(self, state: State, then: Sequence[str] = ()) -> dict[str, Any]:
        """Why the automatic seat to move plays as it does: its cards, and each choice it makes (core/choosing.py).
        Empty where people decide. Told after the turn, since it reveals hidden cards. `then` are the answers that
        followed: where people reacted, the choices after that are told as well."""
        return {}

    def own_texts(self, state: State, language: str) -> dict[str, str]:
        """Texts supplied by own data of this game, by message id."""
        return {}

    def picture(self, view: Mapping[str, Any], language: str) -> list[Any]:
        """The table of a view for the terminal, as rich renderables; a game may draw a better one."""
        from rich.json import JSON

        return [JSON.from_data(view)]

    def components(self) -> list[dict[str, Any]]:
        """Every board, tile, card and faction: kind, name, rule, status and what it does as message ids."""
        raise NotImplementedError

    def topics(self) -> list[str]:
        """What the rules help explains besides each question: the texts `help-<topic>`."""
        return []

    # Stored

    def dump(self, state: State) -> dict[str, Any]:
        """The position: the whole state as JSON-safe data. Equal states give equal dumps."""
        raise NotImplementedError

    def load(self, position: Mapping[str, Any]) -> State:
        """The state of a position (`dump`), checked; raises BadPosition."""
        raise NotImplementedError

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        """Determinization: a full state consistent with everything the seat knows; the rest is drawn from `rng`."""
        raise NotImplementedError

    def redrawn(self, state: State, rng: Rng) -> State:
        """The same table with everything that nobody has seen redrawn: decks and future dice. Hands stay."""
        raise NotImplementedError

    def seen(self, state: State) -> Seen:
        """What a seat sees of such a state, field by field, for arrays."""
        raise NotImplementedError

    # Evaluated

    def features(self, state: State, seat: int) -> list[float]:
        """The seat's position as the numbers an evaluation weighs, in the order of `feature_names`. They may read only
        what every seat can see, and the seat's own hand."""
        return [float(state.scores()[seat])]

    def features_seen(self, state: State, seat: int, by: int) -> list[float]:
        """The same from another seat's knowledge: a game with hidden hands estimates them."""
        return self.features(state, seat)

    def feature_names(self) -> list[str]:
        return ["points"]

    def numbers(self, state: State, seat: int, features: Sequence[float]) -> list[int]:
        """The input of a learned evaluation: the features, and what else the seat can see."""
        return default_numbers(features, state.round, state.scores(), seat)

    def considered(self, state: State) -> list[int]:
        """The answers worth considering: all of them, unless a game knows which of very many matter."""
        return state.moves()

    def funding(self, state: State) -> list[list[int]]:
        """Runs of conversions that can make an action possible for the seat to move, the one that loses least first;
        bots begin a turn with no others."""
        return []

    def settling(self, state: State) -> list[int]:
        """The legal moves that bring new pieces onto the map, or prepare for it; `bench` uses them to fill its
        games."""
        return []

    # From outside

    def card_defects(self, data: Mapping[str, Any]) -> list[Reason] | None:
        """All defects of a file of own cards; None for a game that takes none."""
        return None

    def companion(self) -> Companion | None:
        """The game's part of the companion for a real table; None for a game without automatic opponents."""
        return None

    def casework(self) -> CaseWork:
        """The game's part of rule cases: its fixture, and the words of `given` and `then`."""
        raise NotImplementedError
