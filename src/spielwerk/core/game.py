"""A registered game: the one door through which bots, lab, server and command line reach it."""

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core.cases.work import CaseWork
from spielwerk.core.drawn import Drawn
from spielwerk.core.help import Help
from spielwerk.core.options import Option, OptionValue, check_options
from spielwerk.core.state import State


class BadPosition(Exception):
    """A position that cannot be; every defect is named."""

    def __init__(self, defects: list[str]) -> None:
        super().__init__(" ".join(defects))
        self.defects = defects


class Game:
    """What a game offers as a whole; a state offers the rest."""

    def __init__(self, name: str, engine: int, rules: list[str], options: list[Option]) -> None:
        self.name = name
        self.engine = engine
        """Our revision of the rules code: records of another one are checked before they play on."""
        self.rules = rules
        """The publisher's revisions of the rules that can be played, the default first."""
        self.options = options
        self.conversions: dict[str, int] = {}
        """Exchanges that are free at any time of a turn, with what each loses, in the one order in which bots and
        `fund` make several of them."""
        self.passes: tuple[str, ...] = ()
        """Verbs that give up the rest of a round."""
        self.endings: tuple[str, ...] = ()
        """Verbs that only end or leave something: a turn, the rest of a reward."""
        self.help: Help = {}
        """The topics of the rules help by message id (core/help.py)."""

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
        """A game at its first question; raises BadOption. What was drawn once is not drawn again."""
        checked = self.checked(options)
        return self.set_up(checked, drawn or self.draw(seed, checked))

    def load(self, position: Mapping[str, Any]) -> State:
        """The state of a position (`State.dump`), checked; raises BadPosition."""
        raise NotImplementedError

    def components(self) -> list[dict[str, Any]]:
        """Every board, tile, card and faction: kind, name, rule, status and what it does as message ids."""
        raise NotImplementedError

    def topics(self) -> list[str]:
        """What the rules help explains besides each question: the texts `help-<topic>`."""
        return []

    def settling(self, state: State) -> list[int]:
        """The legal moves that bring new pieces onto the map, or prepare for it: what `bench` fills its games with."""
        return []

    def picture(self, view: Mapping[str, Any], language: str) -> list[Any]:
        """The table of a view for the terminal, as things that rich prints; a game draws a better one."""
        from rich.json import JSON

        return [JSON.from_data(view)]

    def card_defects(self, data: Mapping[str, Any]) -> list[str] | None:
        """Everything wrong with a file of own cards, one sentence each; None for a game that takes none."""
        return None

    def casework(self) -> CaseWork:
        """The game's part of rule cases: its fixture, and the words of `given` and `then`."""
        raise NotImplementedError

    def checked(self, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        return check_options(self.options, options or {})
