"""docs/cases.md names every word that `given` and `then` of Age of Innovation know, and none that they do not."""

import re
from pathlib import Path

from spielwerk.build.checkout import ROOT
from spielwerk.core.cases.file import CASE_WORDS, LINE_WORDS, read_file
from spielwerk.core.cases.given import NEW
from spielwerk.core.cases.match import COMPARISONS
from spielwerk.core.cases.run import RUNNER_WORDS, run_case
from spielwerk.games import game
from spielwerk.games.age_of_innovation.casework.facts import EVENT_TEXTS, TEXTS, facts
from spielwerk.games.age_of_innovation.casework.given import TABLE_WORDS, start
from spielwerk.games.age_of_innovation.casework.seats import SEAT_WORDS
from spielwerk.games.age_of_innovation.rules.frames import QUESTIONS
from spielwerk.games.age_of_innovation.rules.words import TALLY

PAGE = (ROOT / "docs" / "cases.md").read_text("utf-8")


def section(title: str) -> str:
    return PAGE.split(f"### {title}\n", 1)[1].split("\n### ", 1)[0]


def first_columns(text: str) -> set[str]:
    """The words in backticks of the first column of each table."""
    cells = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    return {re.split(r"[:, ]", word)[0] for cell in cells for word in re.findall(r"`([^`]+)`", cell)}


def test_every_word_of_given_is_documented() -> None:
    assert first_columns(section("`given`: the table")) == {*TABLE_WORDS, NEW}
    assert first_columns(section("`given`: a seat")) == set(SEAT_WORDS)


def test_every_fact_is_documented() -> None:
    known = facts(start({}))
    seat = known["A"]
    table, seats = section("`then`: more facts").split("A seat has")
    both = {word for word in known if len(word) > 1}
    assert both - set(TABLE_WORDS) <= first_columns(table) <= both
    assert set(seat) - set(SEAT_WORDS) <= first_columns(seats) <= set(seat)
    assert set(SEAT_WORDS) - set(seat) == {"cities"}
    assert all(f"{source}" in seats for source in TALLY)


def test_every_other_word_is_documented() -> None:
    names = section("Questions and events")
    assert all(f"`{question}`" in names for question in QUESTIONS)
    assert all(text.split()[0] in names for text in (*EVENT_TEXTS.values(), *TEXTS.values()))
    for word in (*CASE_WORDS, *LINE_WORDS, *COMPARISONS, *RUNNER_WORDS, "impossible"):
        assert re.search(rf"`[^`]*\b{word}\b[^`]*`", PAGE), word


def test_the_example_of_the_page_is_green(tmp_path: Path) -> None:
    folder = tmp_path / "age_of_innovation"
    folder.mkdir()
    file = folder / "example.yaml"
    file.write_text(re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)[0], "utf-8")
    (case,) = read_file(file)
    assert run_case(case, game(case.game).casework()) == []
