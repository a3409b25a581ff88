"""Terra Nova's part of rule cases, as the runner asks for it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spielwerk.core.cases.coverage import read_index
from spielwerk.core.cases.work import Asked, CaseWork, Entry
from spielwerk.core.state import Event, State
from spielwerk.games.terra_nova.casework import facts, given
from spielwerk.games.terra_nova.rules.catalog import BY_KIND
from spielwerk.games.terra_nova.rules.state import NovaState


class NovaCaseWork(CaseWork):
    def start(self, given_: Mapping[str, Any]) -> State:
        return given.start(given_)

    def facts(self, state: State) -> dict[str, Any]:
        assert isinstance(state, NovaState)
        return facts.facts(state)

    def asked(self, state: State) -> list[Asked]:
        assert isinstance(state, NovaState)
        return facts.asked(state)

    def event(self, state: State, event: Event) -> tuple[str, str]:
        assert isinstance(state, NovaState)
        return facts.event_line(state, event)

    def index(self) -> list[Entry]:
        return read_index(Path(__file__).parent.parent / "coverage.yaml", BY_KIND)
