"""Which cases cover each id that needs one, and which ids have none."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from spielwerk.core.cases.file import Case
from spielwerk.core.cases.work import Entry, unknown


def read_index(file: Path, by_kind: Mapping[str, Sequence[Any]]) -> list[Entry]:
    """A game's coverage.yaml; under `components` it names kinds, and every component of these needs a case."""
    chapters: dict[str, Any] = yaml.safe_load(file.read_text("utf-8"))
    entries = [
        Entry(f"{kind}-{row.name}", row.rule, f"{kind} {row.name}")
        for kind in chapters.pop("components")
        for row in by_kind[kind]
    ]
    for chapter in chapters.values():
        for name, (rule, text) in chapter.items():
            entries.append(Entry(name, rule, text))
    return entries


class Coverage:
    """The index of a game with the cases of each entry."""

    def __init__(self, index: list[Entry], cases: list[Case]) -> None:
        self.index = index
        self.cases: dict[str, list[Case]] = {entry.name: [] for entry in index}
        self.strangers: list[str] = []
        """A sentence for each id that a case covers but the index does not know."""
        names = list(self.cases)
        for case in cases:
            for name in case.covers:
                if name in self.cases:
                    self.cases[name].append(case)
                else:
                    self.strangers.append(f"{case.where()}: {unknown('entry of the index', name, names)}")

    def gaps(self) -> list[Entry]:
        return [entry for entry in self.index if not self.cases[entry.name]]
