"""Bots of other people that cannot be loaded, or that end the program: each is named, and nothing else breaks."""

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from spielwerk.bots import registry, table
from spielwerk.bots.interface import Bot, Budget, Sight
from spielwerk.cli.app import main
from spielwerk.cli.common import session
from spielwerk.cli.common.errors import CommandError
from spielwerk.core.record import begin
from spielwerk.games import game
from spielwerk.lab.runs import match

GAME = "age-of-innovation"


def test_a_bot_that_cannot_be_loaded_is_named_with_its_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from spielwerk.bots.interface import Bot\n\n"
        "class Broken(Bot):\n    def __init__(self, seed=0, budget=None):\n        import nothing_of_this_name\n\n"
        "class Ending(Bot):\n    def __init__(self, seed=0, budget=None):\n        raise SystemExit(3)\n",
        "utf-8",
    )
    ending = tmp_path / "ending.py"
    ending.write_text("raise SystemExit(3)\n", "utf-8")
    points = EntryPoints(
        EntryPoint(name, value, registry.GROUP)
        for name, value in [("gone", "nothing_of_this_name:Bot"), ("number", "math:pi"), ("first", f"{__name__}:First")]
    )
    monkeypatch.setattr(registry, "entry_points", points.select)
    wrong = {
        f"{file}@Broken": r"The bot '.*mine\.py@Broken' could not be made\.\nTraceback(?s:.)*ModuleNotFoundError",
        f"{file}@Ending": r"SystemExit: 3",
        f"{ending}@Mine": r"could not be run\.\nTraceback(?s:.)*SystemExit: 3",
        str(file): r"name the class, as in '.*mine\.py@Thrifty'",
        "gone": r"The bot 'gone' \(nothing_of_this_name:Bot\) could not be loaded\.\nTraceback",
        "number": r"'math:pi' is no bot",
        "first": r"has no attribute 'First'",
    }
    for spec, sentence in wrong.items():
        with pytest.raises(registry.UnknownBot, match=sentence):
            registry.bot(spec)
    assert registry.others() == []


class Unmade(Bot):
    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        raise FileNotFoundError("no net here")


class Ends(Bot):
    def choose(self, sight: Sight) -> int:
        raise SystemExit(3)


def test_a_bot_that_cannot_be_made_is_not_offered(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    points = EntryPoints(EntryPoint(kind, f"{__name__}:{kind}", registry.GROUP) for kind in ("Unmade", "Ends"))
    monkeypatch.setattr(registry, "entry_points", points.select)
    assert registry.others() == ["Ends"]
    assert "The bot 'Unmade' could not be made." in caplog.text
    assert "FileNotFoundError: no net here" in caplog.text
    with pytest.raises(registry.UnknownBot, match=r"The bot 'Unmade' could not be made"):
        registry.bot("Unmade")


def test_a_bot_that_ends_the_program_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game(GAME).new(1)
    move, substituted = table.guarded(Ends(), Sight(GAME, state, state.seat), state, 0)
    assert substituted
    assert move in state.moves()
    monkeypatch.setattr(match, "bot", lambda *_: Ends())
    with pytest.raises(match.BotFailed, match=r"(?s)The bot 'ends' on seat [AB] failed.*SystemExit: 3"):
        match.play(game(GAME), 1, {"players": 2}, ["ends"])
    monkeypatch.setattr(session, "bot", lambda *_: Ends())
    record, begun = begin(game(GAME), 1, {"players": 2})
    with pytest.raises(CommandError, match=r"(?s)The bot on seat [AB] failed.*SystemExit: 3"):
        session.Session(game(GAME), record, begun, ["ends", "ends"], None).bot_move()


def test_a_command_says_which_bot_cannot_be_loaded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from spielwerk.bots.interface import Bot\n\n"
        "class Broken(Bot):\n    def __init__(self, seed=0, budget=None):\n        import nothing_of_this_name\n",
        "utf-8",
    )
    for command in ("simulate", "arena"):
        assert main([command, "terra-nova", "--players", "2", "--bots", f"random,{file}@Broken"]) == 2
        assert f"The bot '{file}@Broken' could not be made." in capsys.readouterr().err
