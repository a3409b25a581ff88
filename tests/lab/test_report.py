"""The report of a run: charts that can be drawn, numbers that the tables confirm, names that people know."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from spielwerk.build import environment
from spielwerk.build.checkout import ROOT
from spielwerk.cli.app import main
from spielwerk.core.texts import LANGUAGES, Texts, message_id
from spielwerk.lab.reports import queries
from spielwerk.lab.reports.charts import Panel, curves, estimates, grouped, histogram, reliability, stacked
from spielwerk.lab.reports.views import connect
from spielwerk.lab.reports.words import Words

environment.ensure("lab")

DOCUMENTED = re.findall(r"```sql\n(.*?)```", (ROOT / "docs" / "lab.md").read_text("utf-8"), re.DOTALL)
EXPECTED = {
    "age-of-innovation": ("Points by round", "Faction", "Planning display", "Competency", "Round bonus", "Monks"),
    "terra-nova": ("Points by round", "Faction", "Faction mat", "Palace", "City tile", "Bonus tile", "Sand cats"),
    "tapestry": ("Points by era", "Civilization", "Capital", "Tapestry card", "Tech card", "Landmark", "Heralds"),
}


def run(name: str, folder: Path, games: int = 30) -> str:
    """The report of a small run."""
    page = folder / "report.html"
    call = ["simulate", name, "--players", "4", "--games", str(games), "--bots", "random,uniform", "--workers", "1"]
    assert main([*call, "--out", str(folder / "run")]) == 0
    assert main(["report", str(folder / "run"), "-o", str(page)]) == 0
    return page.read_text("utf-8")


def rows(text: str, heading: str) -> list[list[str]]:
    """The table of numbers below a heading."""
    section = text.split(f">{heading}</h2>")[1].split("<h2", maxsplit=1)[0]
    found = re.findall(r"<tr>(<td>.*?)</tr>", section)
    return [re.findall(r"<td>(.*?)</td>", row) for row in found]


@pytest.mark.parametrize("name", EXPECTED)
def test_a_report_stands_alone_and_speaks_of_its_game(name: str, tmp_path: Path) -> None:
    text = run(name, tmp_path)
    assert not re.search(r"(src|href)=\"(?!#)", text)
    assert str(tmp_path) not in text
    for heading in (*EXPECTED[name][:-1], "Openings", "What winners do differently"):
        assert f">{heading}</h2>" in text
    assert EXPECTED[name][-1] in text
    for chart in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        drawing = ElementTree.fromstring(chart)
        assert len(list(drawing)) > 3
        assert "nan" not in chart
    assert not re.search(r">[+-]?(nan|-0[.]0+)<", text)


def test_the_documented_sql_recomputes_the_reports_numbers(tmp_path: Path) -> None:
    import duckdb

    text = run("age-of-innovation", tmp_path)
    texts = Texts("age-of-innovation", "en")
    by_faction = next(sql for sql in DOCUMENTED if "group by faction" in sql and "wins" in sql)
    found = duckdb.connect().execute(by_faction.replace("'run/", f"'{tmp_path}/run/")).fetchall()
    assert len(found) == 12
    shown = {row[0]: (row[1], row[2], row[4]) for row in rows(text, "Faction")}
    common = [row for row in found if row[1] >= 5]
    assert common
    assert shown == {
        texts.format(message_id("faction", name)): (str(seats), f"{score:.2f}", f"{wins:.2%}")
        for name, seats, score, wins in common
    }


@pytest.mark.parametrize("sql", DOCUMENTED)
def test_every_documented_question_is_answered(sql: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    import duckdb

    folder = tmp_path_factory.getbasetemp() / "documented"
    if not folder.exists():
        folder.mkdir()
        run("age-of-innovation", folder, 12)
    assert duckdb.connect().execute(sql.replace("'run/", f"'{folder}/run/")).fetchall()


def test_a_report_speaks_german(tmp_path: Path) -> None:
    run("age-of-innovation", tmp_path)
    charts = tmp_path / "charts"
    call = ["report", str(tmp_path / "run"), "-o", str(tmp_path / "de.html"), "--charts", str(charts), "--lang", "de"]
    assert main(call) == 0
    text = (tmp_path / "de.html").read_text("utf-8")
    assert '<html lang="de">' in text
    for heading in ("Gemeinschaft", "Endpunktzahlen", "Punkte nach Runde", "Eröffnungen", "Was Sieger anders machen"):
        assert f">{heading}</h2>" in text
    assert re.search(r"\d,\d", text)
    for english in ("mean score", "seats", "wins per seat", "round 1", " to +"):
        assert english not in re.sub(r"<pre>.*?</pre>", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("name", EXPECTED)
def test_no_column_is_english_in_a_german_report(name: str, tmp_path: Path) -> None:
    english = run(name, tmp_path, 12)
    assert main(["report", str(tmp_path / "run"), "-o", str(tmp_path / "de.html"), "--lang", "de"]) == 0
    german = (tmp_path / "de.html").read_text("utf-8")
    shown = [
        {row[0] for row in rows(text, heading)}
        for text, heading in ((english, "What winners do differently"), (german, "Was Sieger anders machen"))
    ]
    assert len(shown[0]) == len(shown[1]) > 8
    assert shown[0] & shown[1] == set()
    heads = [set(re.findall("<th>([^<]*[a-z][^<]*)</th>", text)) for text in (english, german)]
    assert heads[0] & heads[1] <= {"random", "uniform"}


@pytest.mark.parametrize("name", EXPECTED)
def test_columns_and_facts_have_names_in_both_languages(name: str, tmp_path: Path) -> None:
    run(name, tmp_path, 4)
    database = connect([tmp_path / "run"])
    columns = [column for column, kind in queries.columns(database).items() if kind in ("BIGINT", "INTEGER", "BOOLEAN")]
    facts = [
        row[0] for row in database.execute("select distinct fact from setups where fact not like '% _'").fetchall()
    ]
    for language in LANGUAGES:
        words, texts = Words(language), Texts(name, language)
        drawn = [fact for fact in facts if not texts.has(message_id("option", fact))]
        asked = [("column", column) for column in columns] + [("fact", fact) for fact in drawn]
        assert [each for each in asked if not words.has(name, *each)] == []
        assert len({words.named(name, *each) for each in asked}) == len(asked)


def test_charts_and_tables_are_files_of_their_own(tmp_path: Path) -> None:
    run("terra-nova", tmp_path, 12)
    charts = tmp_path / "charts"
    assert main(["report", str(tmp_path / "run"), "-o", str(tmp_path / "r.html"), "--charts", str(charts)]) == 0
    names = {file.name.split("-", 1)[1]: file for file in charts.iterdir()}
    assert ElementTree.fromstring(names["faction.svg"].read_text("utf-8")).tag.endswith("svg")
    lines = names["faction.csv"].read_text("utf-8").splitlines()
    assert lines[0] == ",seats,mean score,95 % low,95 % high,wins per seat,95 % low,95 % high"
    _, seats, mean, low, high, rate, *_ = lines[1].split(",")
    assert float(low) < float(mean) < float(high)
    assert int(seats) > 0 <= float(rate) <= 1
    assert "what-winners-do-differently.csv" in names
    # Every chart has its numbers, on the page and as a file.
    assert [name for name in names if name.endswith(".svg") and name.replace(".svg", ".csv") not in names] == []
    page = (tmp_path / "r.html").read_text("utf-8")
    assert all("<table>" in part.split("</svg>")[1].split("<h2")[0] for part in page.split("<svg")[1:])


def test_both_languages_say_the_same_things() -> None:
    from fluent.syntax import ast, parse

    from spielwerk.lab.reports.words import TEXTS

    said = {}
    for language in ("de", "en"):
        entries = parse((TEXTS / language / "report.ftl").read_text("utf-8")).body
        messages = [entry for entry in entries if isinstance(entry, ast.Message)]
        said[language] = {m.id.name: sorted(re.findall(r"\$\w+", str(m.value.to_json()))) for m in messages if m.value}
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    assert said["de"] == said["en"]
    source = (ROOT / "src" / "spielwerk" / "lab" / "reports").glob("*.py")
    code = "".join(file.read_text("utf-8") for file in source)
    assert [name for name in said["en"] if not re.search(f"[\"']{name.removesuffix('-head')}(-head)?[\"']", code)] == []


def test_what_was_offered_and_what_was_taken(tmp_path: Path) -> None:
    text = run("age-of-innovation", tmp_path)
    found = rows(text, "Offered and taken: Faction")
    assert len(found) == 12
    assert all(int(offered) >= int(taken) for _, offered, taken, *_ in found)
    assert sum(int(taken) for _, _, taken, *_ in found) == 30 * 4
    assert sum(int(offered) for _, offered, *_ in found) == 30 * 7
    tiles = rows(text, "Set-up: Final round scoring tile")
    assert "Build a guild" in {name for name, *_ in tiles}
    assert sum(int(games) for _, games, *_ in tiles) <= 30


def test_own_questions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("terra-nova", tmp_path, 3)
    capsys.readouterr()
    assert main(["report", str(tmp_path / "run"), "--sql", "select sum(won) as wins from seats"]) == 0
    assert re.search(r"wins.*3\.0", capsys.readouterr().out, re.DOTALL)
    assert main(["report", str(tmp_path / "run"), "--sql", "select * from seats limit 1"]) == 0
    wide = capsys.readouterr().out.splitlines()
    assert re.match(r"1 ─+", wide[0])
    assert re.fullmatch(r"bot +\w+ *", wide[3])
    assert main(["report", str(tmp_path / "run"), "--csv", "--sql", "select seat, bot from seats where game = 0"]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["seat,bot", "0,random"]
    assert main(["report", str(tmp_path / "run"), "--sql", "select luck from seats"]) == 2
    assert "luck" in capsys.readouterr().err
    assert main(["report", str(tmp_path)]) == 2
    assert "holds no finished games" in capsys.readouterr().err


@pytest.mark.parametrize(
    "chart",
    [
        estimates(["a & b", "c"], [3, 4000], [Panel("wins", [(0.5, (0.2, 0.8)), (0.0, (0.0, 0.0))], 0.25, True)]),
        estimates(["same"], [1], [Panel("score", [(7.0, (7.0, 7.0))], 7.0), Panel("lead", [(0.0, (0.0, 0.0))], 0.0)]),
        grouped(["x", "y"], [("winners", [1.0, -2.0]), ("others", [0.0, 3.0])]),
        stacked(["round 1", "round 2"], [("cities", [1.0, 0.0]), ("losses", [-1.0, 0.0]), ("rest", [0.0, 0.0])]),
        histogram([("a", [(20.0, 0.5), (40.0, 0.5)])], 10),
        curves([("a", [(1.0, 2.0), (2.0, 5.0)]), ("b", [(1.0, 0.0)])], "after round"),
        reliability([("a", [(10.0, 12.0), (20.0, 19.0)]), ("b", [])], "predicted"),
    ],
)
def test_charts_are_well_formed(chart: str) -> None:
    drawing = ElementTree.fromstring(chart)
    assert drawing.tag.endswith("svg")
    for width in re.findall(r'width="([^"]*)" height', chart):
        assert float(width) >= 0


@pytest.mark.parametrize("name", ["people: planner:nodes=50+width=4", "a name that no chart has room for, " * 4])
def test_names_stay_within_the_chart(name: str) -> None:
    """In a font of eight pixels a letter, which is wide for fourteen points."""
    drawn = estimates([name], [3], [Panel("score", [(7.0, (6.0, 8.0))], 7.0)])
    found = re.search(r'<text x="([\d.]+)"[^>]*text-anchor="end" font-size="14">([^<]*)<', drawn)
    assert found
    assert float(found[1]) >= 8 * len(found[2])
    assert found[2] == name or found[2].endswith("\N{HORIZONTAL ELLIPSIS}")
    legend = histogram([(name[:40], [(20.0, 1.0)]), ("b", [(20.0, 1.0)])], 10)
    first, second = [(float(x), y) for x, y in re.findall(r'<rect x="([\d.]+)" y="(\d+)" width="12"', legend)]
    assert second[1] != first[1] or second[0] >= first[0] + 17 + 8 * len(name[:40])


def test_a_gap_in_the_scores_is_drawn_as_one() -> None:
    drawn = histogram([("a", [(20.0, 0.5), (40.0, 0.5)])], 10)
    heights = re.findall(r"L[\d.]+ ([\d.]+)H", drawn)
    assert len(heights) == 3
    assert float(heights[1]) > float(heights[0]) == float(heights[2])
