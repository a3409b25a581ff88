"""`play-text`: whole games, by number and by notation, with second thoughts."""

import io
import re
from pathlib import Path

import pytest

from spielwerk.cli import app
from spielwerk.cli.common import language
from spielwerk.core.record import parse, replay
from spielwerk.games import game

GAME = "age-of-innovation"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_chosen", [])
    monkeypatch.setenv("SPIELWERK_LANG", "en")


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_whole_game_ends_with_the_score_by_source(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A person who always takes the first answer, against a random player."""
    path = tmp_path / "a.record"
    type_in(monkeypatch, *["1"] * 4000)
    assert app.main(["play-text", GAME, "--players", "2", "--seats", "human,random", "-o", str(path)]) == 0
    out = capsys.readouterr().out
    assert "Points by source" in out
    record = parse(path.read_text("utf-8"))
    assert record.seats == ["human", "random"]
    state = replay(game(GAME), record)
    assert state.seat == -1
    assert f"A {state.scores()[0]}, B {state.scores()[1]}" in out


def test_what_can_be_typed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "b.record"
    monkeypatch.setattr("spielwerk.cli.commands.play_text.THINKING", 0.05)
    type_in(
        monkeypatch,
        "help",
        "moves",
        "hint",
        "99",
        "why build C5",
        "build C5",
        "take-set lake",
        "undo",
        "undo",
        "save",
        f"save {path}",
        "show",
        "take-set desert",
        "",
        "quit",
    )
    assert app.main(["play-text", GAME, "--players", "2"]) == 0
    out = capsys.readouterr().out
    for words in ("take back", "from 1 to 7", "cannot be chosen now", "Taken back", "nothing that can be", "Say where"):
        assert words in out
    assert re.search(r"1[.] take-set \w+  [\d.]+\n", out)
    assert [answer[1] for answer in parse(path.read_text("utf-8")).answers] == ["take-set desert"]


def test_a_game_can_be_gone_on_with(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "c.record"
    type_in(monkeypatch, "1", "quit")
    assert app.main(["play-text", GAME, "--players", "3", "-o", str(path)]) == 0
    assert app.main(["play-text", str(path), "--seats", "random"]) == 0
    assert replay(game(GAME), parse(path.read_text("utf-8"))).seat == -1
    assert capsys.readouterr().out.count("Points by source") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "wizard"], "There is no bot 'wizard'"),
        (["--players", "2", "--seats", "human,human,human"], "between one and 2"),
        (["--set", "colour=red"], "There is no option"),
    ],
)
def test_bad_usage_gets_a_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert app.main(["play-text", GAME, *arguments]) == 2
    assert words in capsys.readouterr().err


def test_answers_stand_beside_their_words_in_the_language_of_the_call(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "moves", "take-set lake", "take-set swamp", "place B2 workshop")
    boards = ["--set", "boards=swamp,lake", "--set", "factions=navigators,blessed", "--set", "bonuses=river,guild"]
    assert app.main(["play-text", GAME, "--players", "2", "--lang", "de", *boards]) == 0
    out = " ".join(capsys.readouterr().out.split())
    lake = "take-set lake Das Set See, Gesegnete, Rundenbonus „Gilde“ nehmen"
    # Beside its words an answer is not told again; what else happens is, added up for each seat.
    assert f"2 {lake} 3 " in out
    assert f"> B {lake} A: " in out
    assert "nehmen · +20 Punkte, +15 Geld, +3 Werkzeuge, +1 Gelehrter, +1 Macht · B: +20 Punkte" in out
    assert "> A place B2 workshop Werkstatt auf B2 einsetzen B: " in out


def test_alone_against_the_automa(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """She answers by herself, and `why` alone tells of her last turn."""
    path = tmp_path / "c.record"
    type_in(monkeypatch, *["1"] * 40, "why", *["1"] * 4000)
    assert app.main(["play-text", GAME, "--players", "1", "--set", "automa=simpletons", "-o", str(path)]) == 0
    out = capsys.readouterr().out
    record = parse(path.read_text("utf-8"))
    assert record.seats == ["human", "automa"]
    assert replay(game(GAME), record).seat == -1
    assert "B automa-turn" in out
    assert "→ " in out
