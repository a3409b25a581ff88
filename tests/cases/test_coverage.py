"""Nothing that needs a case is without one, and every component's effects are held by a case."""

import re
from pathlib import Path

import pytest

from spielwerk.build.checkout import ROOT, SOURCE
from spielwerk.core.cases.coverage import Coverage
from spielwerk.core.cases.file import Case, read
from spielwerk.games import game

CASES = read(ROOT / "cases")
GAMES = sorted({case.game for case in CASES})


def cases_of(name: str) -> list[Case]:
    return [case for case in CASES if case.game == name]


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_needs_a_case_has_one(name: str) -> None:
    coverage = Coverage(game(name).casework().index(), cases_of(name))
    assert not coverage.strangers, " ".join(coverage.strangers)
    gaps = ", ".join(entry.name for entry in coverage.gaps())
    assert not gaps, f"No case in cases/{name.replace('-', '_')} covers: {gaps}."


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_is_in_the_index(name: str) -> None:
    """RULINGS.md and the index name the same rulings under the same numbers."""
    folder: Path = SOURCE / "spielwerk" / "games" / name.replace("-", "_")
    text = (folder / "RULINGS.md").read_text("utf-8")
    named = list(dict.fromkeys(re.findall(r"ruling-[a-z0-9-]+", text)))
    index = [(entry.rule, entry.name) for entry in game(name).casework().index() if entry.name.startswith("ruling-")]
    assert [(f"RULINGS {number}", ruling) for number, ruling in enumerate(named, 1)] == index
