"""The page on the tables names every column that there is, and no other."""

import re
from pathlib import Path

import pytest

from spielwerk.build import environment
from spielwerk.build.checkout import ROOT
from spielwerk.games import names
from spielwerk.lab.reports.views import connect
from spielwerk.lab.runs.runner import Plan
from spielwerk.lab.runs.simulation import simulate
from spielwerk.lab.runs.tables import TABLES

environment.ensure("lab")

PAGE = (ROOT / "docs" / "tables.md").read_text("utf-8")
TITLES = {"age-of-innovation": "Age of Innovation", "terra-nova": "Terra Nova", "tapestry": "Tapestry"}


def documented(heading: str) -> set[str]:
    """The columns of the tables below a heading, up to the next one."""
    section = re.split(r"^#+ ", PAGE.split(f"# {heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    cells = re.findall(r"^\| (`[^|]*`) \|", section, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}


@pytest.mark.parametrize("name", names())
def test_every_column_is_documented(name: str, tmp_path: Path) -> None:
    plan = Plan(name, ["random"], 1, {"players": 3}, habits=True)
    simulate(plan, 20, 1, 20, tmp_path, quiet=True)
    database = connect([tmp_path])
    for table in TABLES:
        found = {column for column, *_ in database.execute(f"describe {table}").fetchall()}
        own = documented(TITLES[name]) if table == "seats" else set()
        assert found == documented(table) | own
