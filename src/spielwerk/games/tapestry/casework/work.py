"""Tapestry's part of rule cases, as the runner asks for it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spielwerk.core.cases.coverage import read_index
from spielwerk.core.cases.work import Asked, CaseWork, Entry
from spielwerk.core.state import Event, State
from spielwerk.games.tapestry.casework import facts, given
from spielwerk.games.tapestry.rules.cards.own_file import OWN
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.state import TapestryState


class TapestryCaseWork(CaseWork):
    def start(self, given_: Mapping[str, Any]) -> State:
        return given.start(given_)

    def facts(self, state: State) -> dict[str, Any]:
        assert isinstance(state, TapestryState)
        return facts.facts(state)

    def asked(self, state: State) -> list[Asked]:
        assert isinstance(state, TapestryState)
        return facts.asked(state)

    def event(self, state: State, event: Event) -> tuple[str, str]:
        assert isinstance(state, TapestryState)
        return facts.event_line(state, event)

    def index(self) -> list[Entry]:
        """Own cards need no cases here."""
        ours = {kind: [row for row in rows if row.set != OWN] for kind, rows in BY_KIND.items()}
        return read_index(Path(__file__).parent.parent / "coverage.yaml", ours)
