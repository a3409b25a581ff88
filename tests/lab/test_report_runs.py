"""Reports of several runs and of people's games: who is who, and what can be compared."""

import html
import json
import re
import shutil
from itertools import cycle
from pathlib import Path

import pytest

from spielwerk.build import environment
from spielwerk.cli.app import main
from spielwerk.core.texts import LANGUAGES, message_id
from spielwerk.games import game as find_game
from spielwerk.games import names
from spielwerk.lab.reports.words import Words

environment.ensure("lab")


def made(folder: Path, *options: str, game: str = "terra-nova", games: int = 24, bots: str = "random") -> Path:
    call = ["simulate", game, "--games", str(games), "--bots", bots, "--workers", "1", "--out", str(folder)]
    assert main([*call, *options]) == 0
    return folder


def page(*arguments: Path | str) -> str:
    first = Path(arguments[0])
    file = first.parent / f"{first.name}.html"
    assert main(["report", *map(str, arguments), "-o", str(file)]) == 0
    return html.unescape(file.read_text("utf-8"))


def headings(text: str) -> list[str]:
    return re.findall(r"<h2[^>]*>(.*?)</h2>", text)


def section(text: str, heading: str) -> str:
    return text.split(f">{heading}</h2>")[1].split("<h2", maxsplit=1)[0]


def cells(text: str, heading: str) -> list[list[str]]:
    found = re.findall(r"<tr>(<td>.*?)</tr>", section(text, heading))
    return [re.findall(r"<td>(.*?)</td>", row) for row in found]


def test_a_bot_is_one_bot_in_all_runs(tmp_path: Path) -> None:
    """It has more points at small tables, and that is a fact about the number of players."""
    two = made(tmp_path / "two", "--players", "2")
    four = made(tmp_path / "four", "--players", "4")
    text = page(two, four)
    assert "Balance: bot" not in headings(text)
    assert {name for name, *_ in cells(text, "Bots")} == {"two: random", "four: random"}
    by_bot = {name: float(score) for name, _, score, *_ in cells(text, "Bots")}
    by_players = {name: float(points) for name, _, points, _ in cells(text, "Set-up: Players")}
    apart = by_bot["two: random"] - by_bot["four: random"]
    assert by_players["2 players"] - by_players["4 players"] == pytest.approx(apart, abs=0.05)
    assert "Runs are pooled here" in section(text, "Balance: Faction")
    assert "It always comes with another choice" in section(text, "Balance: Faction mat")


def test_bots_that_never_met_are_named_and_not_ranked(tmp_path: Path) -> None:
    text = page(made(tmp_path / "one", bots="random,uniform"), made(tmp_path / "other", bots="greedy", games=6))
    assert {name for name, *_ in cells(text, "Balance: bot")} == {"random", "uniform"}
    assert "do not tell how the following compare with the others: greedy." in section(text, "Balance: bot")
    text = page(made(tmp_path / "single", games=6), tmp_path / "other")
    assert "do not tell how the following compare with the others: greedy, random." in section(text, "Balance: bot")
    assert "<svg" not in section(text, "Balance: bot")


def test_runs_have_the_shortest_names_that_differ(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = made(tmp_path / "x" / "run", games=4)
    other = tmp_path / "y" / "run"
    shutil.copytree(one, other)
    text = page(one, other)
    assert {name for name, *_ in cells(text, "Bots")} == {"x/run: random", "y/run: random"}
    assert "'x/run/seats/*.parquet'" in section(text, "Own questions")
    assert "'y/run/seats/*.parquet'" in section(text, "Own questions")
    assert str(tmp_path) not in text
    for again in (one, one / "..", tmp_path / "linked"):
        (tmp_path / "linked").unlink(missing_ok=True)
        (tmp_path / "linked").symlink_to(one)
        twice = again / "run" if again.name == ".." else again
        assert main(["report", str(one), str(twice), "-o", str(tmp_path / "no.html")]) == 2
        assert "is named twice; its games would count twice." in capsys.readouterr().err


def retold(folder: Path, people: int) -> Path:
    """A run of records in which this many people and a bot played."""
    records = folder / "records"
    made(folder / "played", "--players", "3", "--records", str(records), bots="random,random,greedy", games=20)
    seated = cycle(f"Person {n}" for n in range(people))
    for file in sorted(records.iterdir()):
        text = file.read_text("utf-8")
        file.write_text(re.sub(r"(?<=: )random$", lambda _: next(seated), text, flags=re.MULTILINE), "utf-8")
    run = folder / "run"
    assert main(["simulate", "terra-nova", "--from-records", str(records), "--out", str(run)]) == 0
    return run


def test_people_are_one_group_unless_their_names_are_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = retold(tmp_path, 25)
    text = page(run)
    assert [name for name, *_ in cells(text, "Bots")] == ["greedy", "people"]
    assert {name for name, *_ in cells(text, "Balance: bot")} == {"greedy", "people"}
    assert "Menschen" in section(page(run, "--lang", "de"), "Wer spielte")
    text = page(run, "--by-name")
    assert len(cells(text, "Bots")) == 26
    bots, scores = section(text, "Bots"), section(text, "Final scores")
    assert "Names with fewer than 5 seats are in the table only." in bots
    assert "Person" not in re.sub(r"<details>.*", "", bots, flags=re.DOTALL)
    assert "The chart shows the 8 of 26 with the most seats" in scores
    assert scores.count('fill-opacity=".15"') == 8
    assert section(text, "Score as it grew").count('stroke-width="2"') == 8
    capsys.readouterr()
    query = ["report", str(run), "--csv", "--sql", "select count(distinct bot) as bots from seats"]
    assert main(query) == 0
    assert main([*query, "--by-name"]) == 0
    assert capsys.readouterr().out.split() == ["bots", "2", "bots", "26"]


def test_automatic_opponents_of_records_are_no_people(tmp_path: Path) -> None:
    records = tmp_path / "records"
    options = ["--players", "2", "--set", "automa=simpletons", "--records", str(records)]
    made(tmp_path / "played", *options, game="age-of-innovation", games=8)
    for file in records.iterdir():
        file.write_text(re.sub(r"^(seat \w):.*$", r"\1:", file.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    run = tmp_path / "run"
    assert main(["simulate", "age-of-innovation", "--from-records", str(records), "--out", str(run)]) == 0
    assert {name for name, *_ in cells(page(run), "Bots")} == {"automa", "people"}


@pytest.mark.parametrize("option", [["--deal"], ["--force", "A=golems"]])
def test_nothing_is_said_about_choices_where_nobody_chose(tmp_path: Path, option: list[str]) -> None:
    text = page(made(tmp_path / "run", "--players", "2", *option, games=8))
    assert [heading for heading in headings(text) if heading.startswith("Offered")] == ["Offered and taken"]
    assert "were dealt or forced" in section(text, "Offered and taken")
    assert "--force" not in text.replace("forced: A=golems", "")


def test_balance_comes_before_what_mixes_things(tmp_path: Path) -> None:
    found = headings(page(made(tmp_path / "run", bots="random,uniform")))
    assert found.index("Balance: bot") < found.index("Balance: Faction") < found.index("One by one")
    assert found.index("One by one") + 1 == found.index("Faction") < found.index("Openings")


def test_numbers_of_the_set_up_say_what_they_are_of(tmp_path: Path) -> None:
    run = made(tmp_path / "run", "--players", "2", game="age-of-innovation", games=40)
    shown = [name for name, *_ in cells(page(run), "Set-up: Area tile")]
    assert len(shown) > 1
    assert all(re.fullmatch(r"Area tile 1\d", name) for name in shown)
    german = page(run, "--lang", "de")
    assert {name for name, *_ in cells(german, "Aufbau: Gebietswertungsplättchen")} == {
        name.replace("Area tile", "Gebietswertungsplättchen") for name in shown
    }


@pytest.mark.parametrize("game", names())
def test_players_have_one_name_in_german(game: str, tmp_path: Path) -> None:
    both = made(tmp_path / "two", "--players", "2", game=game), made(tmp_path / "four", "--players", "4", game=game)
    text = re.sub(r"<pre>.*?</pre>", "", page(*both, "--lang", "de"), flags=re.DOTALL)
    assert {name for name, *_ in cells(text, "Aufbau: Personen")} == {"2 Personen", "4 Personen"}
    assert not re.search(r"Spieler(n|zahl)?\b", text)


@pytest.mark.parametrize("game", names())
def test_how_bots_play_is_told_of_an_arena(game: str, tmp_path: Path) -> None:
    """As the arena prints it, and in German."""
    run = tmp_path / "arena"
    call = ["arena", game, "--bots", "random,greedy", "--games", "4", "--workers", "1", "--json"]
    assert main([*call, "--out", str(run)]) == 0
    text = page(run)
    found = cells(text, "How they play")
    assert "How they play" not in headings(page(made(tmp_path / "run", games=4)))
    with_habits = find_game(game).habits
    assert len(found) >= len(with_habits)
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.has(game, "habit", message_id(*each.name.split())) for each in with_habits)
    german = cells(page(run, "--lang", "de"), "Wie sie spielen")
    assert {name for name, *_ in found}.isdisjoint(name for name, *_ in german)
    assert not [name for name, *_ in german if "book" in name]


def test_habits_are_means_of_the_seats_that_have_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = tmp_path / "arena"
    call = ["arena", "age-of-innovation", "--bots", "random,greedy", "--games", "6", "--workers", "1", "--json"]
    assert main([*call, "--out", str(run)]) == 0
    printed = json.loads(capsys.readouterr().out)["bots"]
    text = page(run)
    bots = re.findall("<th>(.*?)</th>", section(text, "How they play"))[1::2]
    rows = {
        name: dict(zip(bots, zip(row[::2], row[1::2], strict=True), strict=True))
        for name, *row in cells(text, "How they play")
    }
    for bot, told in printed.items():
        for habit, row in told["habits"].items():
            if ":" not in habit:
                assert rows[habit][bot] == (f"{row['mean']:.2f}", f"{row['seats']:.1%}")
