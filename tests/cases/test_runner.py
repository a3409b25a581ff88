"""The runner says what is wrong: with a case, with a file, with a word."""

import json
from pathlib import Path

import pytest

from spielwerk.cli.app import main
from spielwerk.core.cases.file import BadCases, read_file
from spielwerk.core.cases.run import run_case
from spielwerk.games import game

WORK = game("age-of-innovation").casework()

GUILD = """
- case: a guild
  rule: AoI p.13
  game: age-of-innovation
  given:
    seats:
      A: {tools: 10, coins: 20, buildings: {D1: workshop}}
      B: {power: [5, 7, 0], buildings: {D2: school}}
  when: ["A: upgrade D1 guild"]
  then:
"""


def write(folder: Path, text: str) -> Path:
    file = folder / "some.yaml"
    file.write_text(text, "utf-8")
    return file


def failures(folder: Path, then: str, text: str = GUILD) -> list[str]:
    return run_case(read_file(write(folder, f"{text}    {then}\n"))[0], WORK)


@pytest.mark.parametrize(
    "then",
    [
        "A: {tools: 8, coins: 17}",
        "A: {coins: {at_least: 17, at_most: 17}, buildings: {exactly: {D1: guild}}}",
        "A: {stock: {guild: {not: 4}}, reach: {has: [E1], lacks: [D5], count: 5}, palace: none}",
        "A: {board: {one_of: [desert, lake]}, buildings: {D5: none}}",
        "asked: {seat: A, question: close}",
        "B: {asked: accept 2 power for 1 vp}",
        "B: {asked: power-offer}",
        "B: {asked: {power: 2, builder: A, hex: D1}}",
        "C: {asked: nothing}",
        "offered: [end, convert tool]",
        "not_offered: [upgrade]",
        "refused: {upgrade D1 school: not-asked-now}",
        "events: [A paid 3 coins, A built guild D1 by rule-cost]",
        "A: {events: paid 2 tools for rule-cost}",
        "no_events: [B gained]",
        "hexes: {D1: {owner: A, building: guild}}",
    ],
)
def test_what_holds_is_green(then: str, tmp_path: Path) -> None:
    assert failures(tmp_path, then) == []


@pytest.mark.parametrize(
    ("then", "sentence"),
    [
        ("A: {tools: 9}", "A.tools: expected 9, found 8"),
        ("A: {buildings: {D1: school}}", "A.buildings.D1: expected school, found guild"),
        ("A: {buildings: {exactly: {}}}", "A.buildings: expected exactly {}, found {D1: guild}"),
        ("A: {coins: {at_least: 18}}", "A.coins: expected at_least 18, found 17"),
        ("A: {reach: {has: [D5]}}", "A.reach: expected has [D5], found [C1, C2, D2, E1, E2]"),
        ("A: {tols: 8}", "There is no fact of a seat 'tols'. Nearest: tools"),
        ("rond: 2", "There is no word of 'then' 'rond'. Nearest: round"),
        ("asked: turn", "asked: expected 'turn', found A: close"),
        ("B: {asked: nothing}", "B.asked: expected nothing, found B: accept 2 power for 1 vp"),
        ("B: {asked: {power: 3}}", "B.asked.power: expected 3, found 2"),
        ("offered: [upgrade]", "offered: 'upgrade' is not among"),
        ("not_offered: [end]", "not_offered: 'end' is among"),
        ("only_offered: [end]", "only_offered: expected [end], found ["),
        ("refused: {end: too-late}", "refused: 'end' is legal."),
        ("refused: {build D5: too-late}", "refused 'build D5': expected [too-late], found not-asked-now"),
        ("events: [A built guild D1, A paid 3 coins]", "events: expected 'A paid 3 coins', found A paid 3 coins"),
        ("no_events: [A built]", "no_events: 'A built' happened: A built guild D1 by rule-cost"),
        ("impossible: tools", "impossible: expected 'tools', but the position is possible."),
    ],
)
def test_what_does_not_hold_is_said(then: str, sentence: str, tmp_path: Path) -> None:
    found = failures(tmp_path, then)
    assert len(found) == 1
    assert found[0].startswith(sentence)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("A: upgrade D1 palace", "line 1 (A: upgrade D1 palace): refused: wrong-building"),
        ("B: end", "line 1 (B: end): A is asked (turn), not B."),
        ("{A: upgrade D1 guild, refused: too-late}", "line 1 (A: upgrade D1 guild): expected to be refused (too-late)"),
        ("{A: upgrade D1 palace, refused: too-late}", "line 1 (A: upgrade D1 palace): refused 'upgrade D1 palace'"),
        ("{A: upgrade D1 guild, then: {A: {coins: 1}}}", "line 1 (A: upgrade D1 guild): A.coins: expected 1, found 17"),
        ("A: nonsense", "line 1 (A: nonsense): refused: unknown-notation"),
        (
            "A: upgrade D1 gild",
            "line 1 (A: upgrade D1 gild): refused: unknown-notation(notation=upgrade D1 gild). "
            "The question is 'turn'. Legal: upgrade D1 guild, ",
        ),
        (
            "{B: end, refused: too-late}",
            "line 1 (B: end): refused 'end': expected [too-late], found out-of-turn",
        ),
    ],
)
def test_a_line_that_goes_wrong_is_named(line: str, sentence: str, tmp_path: Path) -> None:
    text = GUILD.replace('["A: upgrade D1 guild"]', f"[{line}]")
    assert failures(tmp_path, "round: 2", text)[0].startswith(sentence)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("{seets: {}}", "There is no word of 'given' 'seets'. Nearest: seats"),
        ("{seats: {Z: {coins: 1}}}", "There is no seat 'Z'. Known: A, B, C."),
        ("{seats: {A: {colns: 1}}}", "There is no word of a seat 'colns'. Nearest: coins"),
        ("{seats: {A: {coins: many}}}", "'coins' is a whole number from 0 to 999, not 'many'."),
        ("{seats: {A: {faction: mole}}}", "There is no faction 'mole'. Nearest: moles"),
        ("{seats: {A: {buildings: {D4: workshop}}}}", "'D4' is not a land space of the side for 3-5 players."),
        ("{seats: {A: {buildings: {D1: hut}}}}", "There is no building 'hut'."),
        ("{seats: {A: {buildings: {D1: palace, D2: palace}}}}", "A colour has no more than 1 of 'palace'."),
        ("{seats: {A: {buildings: {D1: guild}}, B: {buildings: {D1: guild}}}}", "Two buildings stand on D1."),
        ("{seats: {A: {board: lake}, B: {board: lake}}}", "Two seats have the same board."),
        ("{seats: {A: {bridges: [D1-E1]}}}", "'D1-E1' is not a bridge site"),
        ("{seats: {A: {power: [1, 2]}}}", "'power' is a list of the three bowls"),
        ("{seats: {A: {levels: {law: 12}}, B: {levels: {law: 12}}}}", "Two markers are on level 12 of law."),
        ("{round_tiles: [guild-law, guild-law]}", "A round scoring tile is named twice."),
        ("{seats: {A: {bonus: river}, B: {bonus: river}}}", "There is only one bonus 'river'."),
        ("{palaces: [1], seats: {A: {palace: 1}}}", "There is only one palace '1'."),
        ("{passed: [A], turn: A}", "A has passed and cannot be to move."),
        ("{phase: lunch}", "There is no phase 'lunch'. Known: income, actions, science-bonus, over."),
        ("{used: [bridge]}", "'used' names actions like 'power-action bridge'"),
        ("{new: {players: 3}, round: 2}", "A case that starts with 'new' has nothing else in 'given'."),
        ("{new: {playrs: 3}}", "There is no option 'playrs'. Nearest: players"),
        ("{side: 1-3, players: 5}", "With 5 players the side is 3-5, not 1-3."),
    ],
)
def test_what_cannot_be_given_is_said(given: str, sentence: str, tmp_path: Path) -> None:
    text = f"- case: x\n  rule: y\n  game: age-of-innovation\n  given: {given}\n  then: {{round: 2}}\n"
    found = run_case(read_file(write(tmp_path, text))[0], WORK)
    assert len(found) == 1
    assert found[0].startswith(f"given: {sentence}")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("case: x", "holds no list of cases"),
        ("- case: [", "is not YAML"),
        ("- x", "a case is a table of words, not 'x'"),
        ("- {case: x, rule: y, than: {}}", "There is no word of a case 'than'. Nearest: then"),
        ("- {case: x, then: {round: 2}}", "the case has no 'rule'"),
        ("- {case: x, rule: y, then: {round: 2, round: 3}}", "'round' stands here twice"),
        ("- {case: x, rule: y, when: go, then: {round: 2}}", "'when' is a list of lines"),
        ("- {case: x, rule: y, when: [go], then: {round: 2}}", "a line of 'when' is a seat and an answer"),
        ("- {case: x, rule: y, given: [], then: {round: 2}}", "'given' is a table of words"),
        ("- {case: x, rule: y, seeds: -1, then: {round: 2}}", "'seeds' is a number"),
        ("- {case: x, rule: y, then: {round: 2}}\n- {case: x, rule: y, then: {round: 2}}", "exists already in line 1"),
    ],
)
def test_a_file_that_holds_no_cases_is_said(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadCases, match=r"some\.yaml") as problem:
        read_file(write(tmp_path, text))
    assert sentence in str(problem.value)


def test_seeds_try_several_set_ups(tmp_path: Path) -> None:
    head = "- case: x\n  rule: y\n  game: age-of-innovation\n"
    text = f"{head}  given: {{new: {{players: 3}}}}\n  seeds: 30\n  then: {{final_tile: guild}}\n"
    found = run_case(read_file(write(tmp_path, text))[0], WORK)
    assert found[0].startswith("seed ")


def test_the_command_ends_with_0_1_or_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = str(write(tmp_path, f"{GUILD}    A: {{coins: 17}}\n"))
    assert main(["cases", good, "--lang", "en"]) == 0
    assert capsys.readouterr().out == "One case, all green.\n"
    assert main(["cases", good, "--lang", "de"]) == 0
    assert capsys.readouterr().out == "Ein Fall, alle grün.\n"
    bad = str(write(tmp_path, f"{GUILD}    A: {{coins: 18}}\n"))
    assert main(["cases", bad]) == 1
    assert "A.coins: expected 18, found 17" in capsys.readouterr().out
    assert main(["cases", str(tmp_path / "none.yaml")]) == 2
    assert main(["cases", str(write(tmp_path, "{}"))]) == 2
    assert main(["cases", str(write(tmp_path, "[]"))]) == 2
    other = "- {case: x, rule: y, game: halma, then: {round: 2}}"
    assert main(["cases", str(write(tmp_path, other))]) == 2
    assert "There is no game 'halma'" in capsys.readouterr().err


def test_coverage_fails_on_a_gap_and_on_an_unknown_id(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = GUILD.replace("AoI p.13", "AoI p.13\n  covers: [p13-guild, p13-gild]")
    assert main(["cases", "--coverage", "--json", str(write(tmp_path, f"{text}    A: {{coins: 17}}\n"))]) == 1
    coverage = json.loads(capsys.readouterr().out)["coverage"]
    entries = {entry["id"]: entry["cases"] for entry in coverage["entries"]}
    assert entries["p13-guild"] == ["a guild"]
    assert entries["p13-school"] == []
    assert "There is no entry of the index 'p13-gild'. Nearest: p13-guild" in coverage["unknown"][0]


def test_an_answer_out_of_turn_can_be_expected_to_be_refused(tmp_path: Path) -> None:
    text = GUILD.replace('["A: upgrade D1 guild"]', "[{B: end, refused: out-of-turn}, A: upgrade D1 guild]")
    assert failures(tmp_path, "A: {coins: 17}", text) == []


ONLY_ONE = """
- case: the last competency of the piles
  rule: AoI p.13
  game: age-of-innovation
  given:
    seats:
      A: {tools: 10, coins: 20, buildings: {D1: guild}, competencies: [spades]}
    competencies_left:
      {tool-and-step: 0, points-and-coins: 0, book-and-power: 0, package: 1, annexes: 0, power: 0, scholars: 0,
       tower: 0, cities: 0, edge: 0, weakest: 0}
  when: ["A: upgrade D1 school", "A: take-competency package"]
  then:
"""


def test_an_answer_that_the_engine_gave_by_itself_is_told(tmp_path: Path) -> None:
    found = failures(tmp_path, "round: 2", ONLY_ONE)
    assert len(found) == 1
    assert "The engine gave the answer 'take-competency package' by itself, as the only one possible." in found[0]


def test_a_position_that_no_game_can_reach_is_refused(tmp_path: Path) -> None:
    text = GUILD.replace("A: {tools", "A: {board: lake, shipping: 0, tools")
    assert failures(tmp_path, "round: 2", text) == [
        "given: Player 1: The board lake begins with shipping 1, not 0.",
    ]
