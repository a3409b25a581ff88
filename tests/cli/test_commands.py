"""The commands around records and positions: what they print, and the sentence for everything that can be wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from spielwerk.build.checkout import ROOT
from spielwerk.cli import app
from spielwerk.cli.common import language
from spielwerk.core.record import begin, parse
from spielwerk.core.state import State
from spielwerk.games import game
from tests.contract.variants import Player

GAME = "age-of-innovation"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_chosen", [])
    monkeypatch.setenv("SPIELWERK_LANG", "en")


class Call:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.out = ""
        self.err = ""

    def __call__(self, *arguments: object) -> int:
        status = app.main([str(argument) for argument in arguments])
        self.out, self.err = self.capsys.readouterr()
        assert "Traceback" not in self.out + self.err
        return status

    def json(self, *arguments: object) -> Any:
        assert self(*arguments, "--json") == 0, self.err
        return json.loads(self.out)


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    return Call(capsys)


def played(plies: int, seed: int = 1) -> tuple[str, State]:
    of = game(GAME)
    record, state = begin(of, seed, {"players": 3}, ["Anna", "Bert"])
    player = Player(seed)
    while state.seat >= 0 and len(record.answers) < plies:
        move = player.choose(state)
        record.add(state.seat, state.notation(move))
        state.play(move)
    return record.write(), state


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "some.record"
    path.write_text(played(60)[0], "utf-8")
    return path


def test_games_lists_every_option(call: Call) -> None:
    assert call("games") == 0
    assert GAME in call.out
    assert "round_tiles" in call.out
    options = {option["name"]: option for option in call.json("games")[0]["options"]}
    assert (options["players"]["least"], options["players"]["most"]) == (1, 5)


def test_new_writes_a_record_and_never_over_another(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "new.record"
    assert call("new", GAME, "--players", 3, "--seed", 5, "--set", "setup=draft", "-o", path) == 0
    first = path.read_text("utf-8")
    assert parse(first).options == {"players": "3", "setup": "draft"}
    assert call("new", GAME, "-o", path) == 2
    assert "already exists" in call.err
    assert path.read_text("utf-8") == first
    assert call("new", GAME, "--players", 3, "--seed", 5, "--set", "setup=draft") == 0
    assert call.out == first


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "There is no game 'chess'"),
        ([GAME, "--set", "playerz=3"], "Nearest: players"),
        ([GAME, "--players", "7"], "goes from 1 to 5"),
        ([GAME, "--set", "setup=drafty"], "Nearest: draft"),
        ([GAME, "--set", "palaces=,"], ""),
        ([GAME, "--set", "round_tiles=guild-lav"], "Nearest: guild-law"),
        ([GAME, "--set", "players"], "KEY=VALUE"),
    ],
)
def test_new_says_what_is_wrong_with_options(call: Call, arguments: list[str], words: str) -> None:
    status = call("new", *arguments)
    assert status == (2 if words else 0)
    assert words in call.err


def test_moves_numbers_every_legal_answer(call: Call, record: Path) -> None:
    _, state = played(60)
    assert call("moves", record) == 0
    for move in state.moves():
        assert state.notation(move) in call.out
    found = call.json("moves", record)
    assert [offer["notation"] for offer in found["moves"]] == [state.notation(move) for move in state.moves()]


def test_what_every_answer_brings_to_others_is_said_once(call: Call) -> None:
    """The last set that is taken begins the game for everybody."""
    assert call("moves", ROOT / "samples" / "age-of-innovation-two-players-under-way.record", "--to", "1") == 0
    *rows, last = call.out.strip().splitlines()
    assert last.strip() == "With each of these answers · B: +20 points, +15 coins, +3 tools"
    assert "+20 points" in " ".join(rows)
    assert "B: " not in " ".join(rows)


def test_a_record_is_asked_about_in_its_middle(call: Call, record: Path) -> None:
    _, state = played(30)
    legal = [state.notation(move) for move in state.moves()]
    assert [offer["notation"] for offer in call.json("moves", record, "--to", "30")["moves"]] == legal
    assert call("why", record, legal[0], "--to", "30") == 0
    advice = call.json("hint", record, "--to", "30", "--nodes", "20")["hints"]
    assert {each["line"][0] for each in advice} <= set(legal)


def test_why_tells_legal_from_refused(call: Call, record: Path) -> None:
    _, state = played(60)
    legal = state.notation(state.moves()[0])
    assert call("why", record, legal) == 0
    assert "is legal" in call.out
    assert call("why", record, f"{legal}x") == 1
    assert f"Nearest: {legal}" in call.out
    assert call("why", record, "biuld C5", "--to", "0") == 1
    assert "Nearest: build C5" in call.out
    assert call("why", record, "place A1 workshop") == 1
    assert "not allowed" in call.out
    assert call("why", record, "castle kingside", "--json") == 1
    assert json.loads(call.out)["reasons"][0]["id"] == "refusal-unknown-notation"


def test_replay_tells_when_the_seed_draws_another_set_up(call: Call, record: Path) -> None:
    assert call("replay", record, "--to", 1) == 0
    assert "draws another set-up" not in call.out
    text = record.read_text("utf-8")
    record.write_text(text.replace("seed: 1\n", "seed: 2\n"), "utf-8")
    assert call("replay", record, "--to", 1) == 0
    assert "The seed 2 draws another set-up" in call.out


def test_replay_tells_the_game_and_gives_positions(call: Call, record: Path, tmp_path: Path) -> None:
    assert call("replay", record) == 0
    assert call.out.count("\n") >= 60
    reached = call.json("replay", record, "--to", 30)
    assert reached["ply"] == 30
    assert reached["position"] == game(GAME).dump(played(30)[1])
    position = tmp_path / "position.json"
    position.write_text(json.dumps(reached), "utf-8")
    assert call("show", position) == 0
    assert call.json("moves", position)["moves"]
    assert call("replay", position) == 2
    assert "no past" in call.err


@pytest.mark.parametrize("lang", ["de", "en"])
def test_show_draws_the_table(call: Call, record: Path, lang: str) -> None:
    assert call("show", record, "--lang", lang) == 0
    assert "C5" in call.out
    assert {"de": "Runde", "en": "Round"}[lang] in call.out
    assert "Anna" in call.out
    assert call.json("show", record, "--seat", "B")["seat"] == 1
    assert call("show", record, "--seat", "X") == 2


def test_show_of_a_finished_game_breaks_the_score_down(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "whole.record"
    text, state = played(10_000)
    path.write_text(text, "utf-8")
    assert call("show", path) == 0
    assert "Points by source" in call.out
    for score in state.scores():
        assert str(score) in call.out


def damage(text: str, how: str) -> str:
    lines = text.split("\n")
    first = lines.index("") + 1
    match how:
        case "seat":
            lines[first] = ("A" if lines[first][0] != "A" else "B") + lines[first][1:]
        case "illegal":
            lines[first] = lines[first][:3] + "take-set nowhere"
        case "not now":
            lines[first] = lines[first][:3] + "build C5"
        case "rules":
            lines[2] = "rules: 9.9"
        case "engine":
            lines[3] = "engine: 99"
        case "header":
            del lines[4]
        case "cut":
            return text[:-4]
        case "option":
            lines[5] = "option playerz: 3"
        case "empty":
            return ""
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("how", "status", "words"),
    [
        ("seat", 2, "Line 21: It is C who is asked"),
        ("illegal", 1, "Line 21: 'take-set nowhere' is refused"),
        ("not now", 1, "cannot be chosen now"),
        ("rules", 2, "'9.9' is not known here; known: 1.0, 1.2"),
        ("engine", 2, "revision 99 of the engine"),
        ("header", 2, "no line 'seed'"),
        ("cut", 2, "breaks off"),
        ("option", 2, "There is no option 'playerz'"),
        ("empty", 2, "A record begins with"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "show", "moves", "play-text"])
def test_a_bad_record_gets_a_sentence_and_is_left_alone(
    call: Call, tmp_path: Path, command: str, how: str, status: int, words: str
) -> None:
    path = tmp_path / "bad.record"
    text = damage(played(20)[0], how)
    path.write_text(text, "utf-8")
    assert call(command, path) == status
    assert words in call.err
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xff\xfe\x00", "not text"),
        (b"{", "not valid JSON"),
        (b"{}", "no game, engine, rules, position"),
        (b'{"game": "age-of-innovation", "engine": 1, "rules": "2.0", "position": {}}', "'2.0' is not known"),
        (b'{"game": "age-of-innovation", "engine": 7, "rules": "1.0", "position": {}}', "revision 7"),
        (b'{"game": "age-of-innovation", "engine": 1, "rules": "1.0", "position": []}', "table of values"),
        (b'{"game": "age-of-innovation", "engine": 1, "rules": "1.0", "position": {}}', "needs a side"),
    ],
)
def test_a_bad_position_gets_a_sentence(call: Call, tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    assert call("show", path) == 2
    assert words in call.err


def test_all_defects_of_a_position_are_named(call: Call, record: Path, tmp_path: Path) -> None:
    data = call.json("replay", record)
    data["position"]["players"][0]["coins"] = -3
    data["position"]["players"][1]["scholars"] = 9
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(data), "utf-8")
    assert call("moves", path) == 2
    assert "Player 1: 'coins' has -3; possible: a whole number from 0 to 1000000." in call.err
    assert "Player 2: 'scholars' has 9; possible: a whole number from 0 to 7." in call.err
    data["position"]["players"][0] |= {"coins": 3, "vp": 99}
    data["position"]["players"][1] |= {"scholars": 4, "sent": 4}
    path.write_text(json.dumps(data), "utf-8")
    assert call("moves", path) == 2
    assert "Player 1: The points by source do not add up to the points." in call.err
    assert "Player 2: There are only 7 scholars." in call.err


def test_a_missing_file_and_a_ply_that_is_not_there(call: Call, record: Path) -> None:
    assert call("show", record.with_name("nothing")) == 2
    assert "cannot be read" in call.err
    assert call("replay", record, "--to", 61) == 2
    assert "has 60 answers" in call.err
