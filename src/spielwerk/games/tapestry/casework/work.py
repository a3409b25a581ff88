"""Tapestry's part of rule cases, as the runner asks for it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from spielwerk.core.cases.work import Asked, CaseWork, Entry
from spielwerk.core.state import Event, State
from spielwerk.games.tapestry.casework import facts, given
from spielwerk.games.tapestry.catalog import BY_KIND
from spielwerk.games.tapestry.own_file import OWN
from spielwerk.games.tapestry.state import TapestryState


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
        """coverage.yaml; under `components` it names kinds, and every component of these needs a case."""
        text = (Path(__file__).parent.parent / "coverage.yaml").read_text("utf-8")
        chapters: dict[str, Any] = yaml.safe_load(text)
        entries = [
            Entry(f"{kind}-{row.name}", row.rule, f"{kind} {row.name}")
            for kind in chapters.pop("components")
            for row in BY_KIND[kind]
            if row.set != OWN
        ]
        for chapter in chapters.values():
            for name, (rule, text) in chapter.items():
                entries.append(Entry(name, rule, text))
        return entries
