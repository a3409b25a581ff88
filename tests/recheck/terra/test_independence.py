"""The second writings share no rules with the engine: they create games, read positions and answers, nothing else."""

from pathlib import Path

import pytest

FOLDERS = ("terra", "age_of_innovation", "terra_nova")
DOORS = {
    "play.py": {"spielwerk.core.state"},
    "games.py": {"spielwerk.core.state"},
    "reading.py": {"spielwerk.games"},
    "test_known.py": {"spielwerk.games"},
}
"""Who may import what of the engine; comparing its turns and planting errors in it needs all of it."""
PLANTING = ("planting.py", "test_planted_errors.py", "test_automa.py")
MODULES = [path for folder in FOLDERS for path in sorted((Path(__file__).parents[1] / folder).glob("*.py"))]


@pytest.mark.parametrize("module", MODULES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_only_doors_lead_to_the_engine(module: Path) -> None:
    lines = [line.split() for line in module.read_text(encoding="utf-8").splitlines()]
    imported = {words[1] for words in lines if words[:1] in (["from"], ["import"]) and len(words) > 1}
    ours = {name for name in imported if name.split(".")[0] == "spielwerk"}
    assert module.name in PLANTING or ours <= DOORS.get(module.name, set())
