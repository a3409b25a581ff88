"""The bot of docs/bots.md in a package of its own: chosen as an opponent in the browser, it sits down and answers."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from spielwerk.bots.registry import GROUP
from spielwerk.build.checkout import ROOT
from tests.browser.conftest import House, Server
from tests.browser.people import Person
from tests.requires import require

NAME = "thrifty"
LOOK = "id => fetch('/api/tables/' + id).then(answer => answer.json())"


def lay(folder: Path) -> Path:
    """What pip would leave of such a package: the module, and metadata with the entry point."""
    example = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.DOTALL)[0]
    about = folder / "my_package-1.0.dist-info"
    about.mkdir(parents=True)
    (folder / "my_package.py").write_text(example, "utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my_package\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{NAME} = my_package:Thrifty\n", "utf-8")
    return folder


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """It finds the package."""
    require("chromium")
    server = Server(tmp_path)
    server.path.append(lay(tmp_path / "packages"))
    server.start()
    yield server
    server.stop()


def its_answers(person: Person) -> list[dict[str, Any]]:
    """Those of the bot's seat, as everybody sees them."""
    table: dict[str, Any] = person.page.evaluate(LOOK, person.page.url[-12:])
    seat = next(seat["seat"] for seat in table["seats"] if seat["bot"] == NAME)
    return [entry for entry in table["log"] if entry["seat"] == seat]


def test_an_installed_bot_is_chosen_and_plays(house: House) -> None:
    person = house.person()
    person.at("[data-game=terra-nova] [data-action=friends]").click()
    person.at(".counts button", has_text="2").click()
    person.at(".seat select").nth(1).select_option("bot")
    person.at(".seat select").nth(2).select_option(NAME)
    person.at("[data-action=create]").click()

    person.wait_until_asked()
    row = person.at(f"main article[aria-label={NAME}]")
    expect(row).to_have_count(1)
    expect(row.get_by_label(f"bot, {NAME}")).to_have_count(1)
    rng = random.Random(3)
    while not (given := its_answers(person)):
        person.answer(rng, lively=True)
        person.wait_until_asked()
    # Not `substitute`: nobody answered for it.
    assert {entry["by"] for entry in given} == {"bot"}
    person.expect_words()
