"""The pages "Add a tile, a faction, a civilization": what they say is all it takes, and what is left out is named."""

import re
from pathlib import Path

import pytest

from spielwerk.games import game
from tests.docs.page import PAGES, Change, Page
from tests.docs.workbench import Workbench

LONGEST = 67
TILE, FACTION, CIVILIZATION = PAGES
TESTS = ("tests/texts/test_complete.py", "tests/cases/test_coverage.py", "tests/revisions/test_revisions.py")
BLANKED = {"age-of-innovation": "tests/cases/test_blanked.py", "tapestry": "tests/games/tapestry/test_blanked.py"}

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.file.stem)


@pytest.fixture
def bench(tmp_path: Path) -> Workbench:
    return Workbench(tmp_path)


def raise_revision(bench: Workbench, page: Page) -> None:
    """As the sentence of tests/revisions asks."""
    door = bench.root / "src/spielwerk/games" / page.folder / "game.py"
    text, changed = re.subn(
        rf'(super\(\).__init__\("{page.game}", )(\d+)',
        lambda found: found[1] + str(int(found[2]) + 1),
        door.read_text(),
    )
    assert changed == 1
    door.write_text(text)
    assert f"{page.game}: revision" in bench.run("-m", "tests.revisions.note").text


@every_page
def test_a_page_is_short_and_each_of_its_blocks_says_where_it_goes(page: Page) -> None:
    assert page.lines <= LONGEST
    assert len(page.changes) == page.fences > 3


def test_what_the_pages_add_is_offered_and_told_in_both_languages(bench: Workbench) -> None:
    for page in PAGES:
        page.apply(bench.root)
    asked = [word for page in PAGES for word in (page.game, page.component, page.option)]
    said = bench.run("-m", "tests.docs.offered", *asked)
    assert said.code == 0, said.text
    assert "en: Palace 18; Income: 3 power; When you pass: 2 points per guild" in said.text
    assert "de: Töpfer; " in said.text


@pytest.mark.long
@every_page
def test_a_page_is_all_it_takes(bench: Workbench, page: Page) -> None:
    """Cases green, coverage and texts complete, every effect held by a case; random games end without a defect."""
    page.apply(bench.root)
    raise_revision(bench, page)
    for said in (
        bench.spielwerk("cases", "--coverage", f"cases/{page.folder}"),
        bench.test(*TESTS, "-k", page.game),
        bench.test(BLANKED[page.game], "-k", page.component, SPIELWERK_LONG="all"),
        bench.test(
            "tests/games/tapestry/test_civilizations.py",
            "tests/games/tapestry/test_features.py",
            "tests/bots/test_prices.py",
        ),
        bench.spielwerk(
            *("simulate", page.game, "--games", "6", "--workers", "1", "--check", "--set", f"{page.option}={page.name}")
        ),
    ):
        assert said.code == 0, said.text


@pytest.mark.long
def test_a_tile_of_terra_nova_is_the_same(bench: Workbench) -> None:
    row = re.search(r'`(row\("bonus", "cities".*)`', TILE.file.read_text("utf-8"))
    assert row
    home = "src/spielwerk/games/terra_nova"
    for change in (
        Change(f"{home}/rules/components.py", "below", 'row("bonus", "shipping"', f"{row[1]}\n"),
        Change(f"{home}/texts/de/components.ftl", "above", "bonus-shipping =", "bonus-cities = Städte\n"),
        Change(f"{home}/texts/en/components.ftl", "above", "bonus-shipping =", "bonus-cities = Cities\n"),
    ):
        change.apply(bench.root)
    assert not bench.run("-m", "tests.docs.offered", "terra-nova", "bonus-cities", "bonuses").code
    assert not bench.test(TESTS[0], "-k", "terra-nova").code
    said = bench.spielwerk(
        *("simulate", "terra-nova", "--games", "6", "--workers", "1", "--check", "--set", "bonuses=cities")
    )
    assert said.code == 0, said.text


@pytest.mark.long
def test_a_thirteenth_competency_lies_in_some_games_and_disturbs_no_case(bench: Workbench) -> None:
    row = 'row("competency", "guilds", "house rule", on={PASS: PointsPer(GUILDS, 1)})\n'
    rows = "src/spielwerk/games/age_of_innovation/rules/components.py"
    Change(rows, "below", 'row("competency", "weakest"', row).apply(bench.root)
    case = """
- case: a point for each guild when passing
  rule: house rule
  given: {seats: {A: {competencies: [guilds], buildings: {D1: guild}}}}
  when: ["A: pass river"]
  then: {A: {points: {competency: 1}}}
"""
    Change("cases/age_of_innovation/appendix_8_competencies.yaml", "", "", case).apply(bench.root)
    said = bench.spielwerk("cases", "cases/age_of_innovation")
    assert said.code == 0, said.text
    said = bench.spielwerk("simulate", TILE.game, "--games", "6", "--workers", "1", "--check")
    assert said.code == 0, said.text


@pytest.mark.long
@pytest.mark.parametrize(
    ("page", "without", "test", "sentence"),
    [
        (TILE, "texts/de", TESTS[0], "src/spielwerk/games/age_of_innovation/texts/de/components.ftl lacks palace-18."),
        (TILE, "texts/en", TESTS[0], "src/spielwerk/games/age_of_innovation/texts/en/components.ftl lacks palace-18."),
        (FACTION, "cases/", TESTS[1], "No case in cases/age_of_innovation covers: faction-tanners."),
        (CIVILIZATION, "texts/de", TESTS[0], "games/tapestry/texts/de/components.ftl lacks civilization-potters."),
        (CIVILIZATION, "cases/", TESTS[1], "No case in cases/tapestry covers: civilization-potters."),
        (
            CIVILIZATION,
            "every.py",
            "tests/games/tapestry/test_civilizations.py",
            "src/spielwerk/games/tapestry/rules/civilizations/every.py does not list: potters.",
        ),
        (
            TILE,
            "revision",
            TESTS[2],
            f"(added: palace-18). Raise it to {game(TILE.game).engine + 1} in "
            "src/spielwerk/games/age_of_innovation/game.py (the number behind the game's name)",
        ),
        (
            TILE,
            "recheck",
            "tests/recheck/terra/test_known.py",
            "tests/recheck/age_of_innovation/tables.py does not know: palace-18.",
        ),
        (
            TILE,
            "playthroughs",
            "tests/playthroughs/test_playthroughs.py",
            "if the change is meant: .venv/bin/python -m tests.playthroughs.renew",
        ),
    ],
    ids=lambda value: value.component if isinstance(value, Page) else None,
)
def test_what_is_left_out_is_named_with_its_file(
    bench: Workbench, page: Page, without: str, test: str, sentence: str
) -> None:
    page.apply(bench.root, without)
    said = bench.test(test, "-k", "civilization or listed" if "civilizations" in test else page.game)
    assert said.code == 1
    assert sentence in said.text


@pytest.mark.long
def test_the_command_names_the_folder_that_lacks_a_case(bench: Workbench) -> None:
    TILE.apply(bench.root, "cases/")
    said = bench.spielwerk("cases", "--coverage", "cases/age_of_innovation")
    assert said.code == 1
    assert "Without a case in cases/age_of_innovation: palace-18\n" in said.text


@pytest.mark.long
def test_a_case_of_what_is_not_registered_says_so(bench: Workbench) -> None:
    CIVILIZATION.apply(bench.root, "every.py")
    said = bench.spielwerk("cases", "--coverage", "cases/tapestry/civilizations.yaml")
    assert said.code == 1
    assert "There is no civilization 'potters'" in said.text
    assert "There is no entry of the index 'civilization-potters'" in said.text


@pytest.mark.long
@pytest.mark.parametrize(
    ("page", "right", "wrong", "said"),
    [
        (
            TILE,
            'row("palace", "18"',
            'row("palast", "18"',
            "rules/components.py, line {}: Unregistered: KIND_TALLY in "
            "src/spielwerk/games/age_of_innovation/rules/catalog.py has no kind 'palast'; the nearest are: palace.",
        ),
        (TILE, "Gain(power=3), on", "Gain(powr=3), on", "rules/components.py, line {}: TypeError: "),
        (
            CIVILIZATION,
            "vp 3",
            "vpp 3",
            "civilizations/potters.py, line {}: UnknownItem: There is no item 'vpp'; the nea",
        ),
    ],
    ids=["kind", "word", "item"],
)
def test_a_mistyped_row_is_found(bench: Workbench, page: Page, right: str, wrong: str, said: str) -> None:
    page.apply(bench.root)
    file = bench.root / page.changes[0].file
    text = file.read_text("utf-8").replace(right, wrong)
    file.write_text(text, "utf-8")
    line = 1 + next(number for number, line in enumerate(text.splitlines()) if wrong in line)
    assert said.format(line) in bench.spielwerk("cases", f"cases/{page.folder}/setup.yaml").text


@pytest.mark.long
def test_an_effect_without_a_case_is_named(bench: Workbench) -> None:
    TILE.apply(bench.root)
    file = bench.root / TILE.changes[-1].file
    file.write_text(file.read_text("utf-8").replace(", points: {palace: 4}}  # the", "}  # the"), "utf-8")
    said = bench.test(BLANKED[TILE.game], "-k", TILE.component, SPIELWERK_LONG="all")
    assert "No case in cases/age_of_innovation notices that palace-18 lost its 'on'." in said.text


@pytest.mark.long
def test_a_kind_of_effect_without_a_price_is_named(bench: Workbench) -> None:
    file = bench.root / "src/spielwerk/games/age_of_innovation/evaluation/prices.py"
    file.write_text(file.read_text("utf-8").replace("    (TakeCityTile, CITY),\n", ""), "utf-8")
    said = bench.test("tests/bots/test_prices.py", "-k", "age_of_innovation")
    assert "src/spielwerk/games/age_of_innovation/evaluation/prices.py has no price for: TakeCityTile." in said.text
