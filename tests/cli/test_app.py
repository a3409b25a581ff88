"""Exit codes and sentences of the command line's shell."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from spielwerk import __version__
from spielwerk.build import environment, extras
from spielwerk.cli import app
from spielwerk.cli.common import language
from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.common.language import LanguageOption

HERE = __name__
LINES = Path(__file__).read_text("utf-8").splitlines()
BUG = next(number for number, line in enumerate(LINES, 1) if line.strip().startswith("raise ZeroDivisionError"))


def register(application: typer.Typer) -> None:
    @application.command("fail")
    def fail(how: str, lang: LanguageOption = None) -> None:
        match how:
            case "refuse":
                raise CommandError("A rule says no.", 1)
            case "file":
                raise CommandError("Not a record.")
            case "bug":
                raise ZeroDivisionError("by zero")
            case "theirs":
                Path("no/such/file").read_text("utf-8")
            case "ours":
                (Path(app.__file__).parent / "missing.json").read_text("utf-8")
            case "stop":
                raise KeyboardInterrupt
            case _:
                typer.echo(language.language())


@pytest.fixture(autouse=True)
def fail_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "COMMANDS", {**app.COMMANDS, "fail": HERE})
    monkeypatch.setattr(language, "_chosen", [])
    monkeypatch.delenv("SPIELWERK_DEBUG", raising=False)
    monkeypatch.delenv("SPIELWERK_LANG", raising=False)


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["fail", "refuse"], 1, "A rule says no."),
        (["fail", "file"], 2, "Not a record."),
        (["fail", "bug"], 70, "SPIELWERK_DEBUG=1"),
        (["fail", "bug"], 70, f"Internal error in tests/cli/test_app.py, line {BUG}: ZeroDivisionError: by zero. With"),
        (["fail", "theirs"], 2, "no/such/file: No such file or directory."),
        (["fail", "ours"], 70, "Internal error"),
        (["fail", "stop"], 130, ""),
        (["fail"], 2, "how"),
        (["fial"], 2, "Did you mean 'fail'"),
        (["--lang", "fr", "fail", "x"], 2, "'fr' is not one of"),
    ],
)
def test_failures(capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, words: str) -> None:
    assert app.main(arguments) == status
    said = capsys.readouterr()
    assert said.out == ""
    assert words in said.err
    assert "Traceback" not in said.err


def test_the_traceback_of_a_bug_is_shown_on_request(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELWERK_DEBUG", "1")
    assert app.main(["fail", "bug"]) == 70
    assert "Traceback" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--lang", "de", "fail", "x"], ["fail", "x", "--lang", "de"]])
def test_the_language_can_be_named_before_and_after_the_command(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert app.main(arguments) == 0
    assert capsys.readouterr().out == "de\n"


def test_the_language_of_one_call_is_not_that_of_the_next(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELWERK_LANG", "en")
    assert [app.main(["fail", "x", "--lang", "de"]), app.main(["fail", "x"])] == [0, 0]
    assert capsys.readouterr().out == "de\nen\n"


@pytest.mark.parametrize(("locale", "expected"), [("de_AT.UTF-8", "de"), ("fr_FR.UTF-8", "en"), ("C", "en")])
def test_the_language_comes_from_the_locale(monkeypatch: pytest.MonkeyPatch, locale: str, expected: str) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert language.language() == expected


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["--version"]) == 0
    assert capsys.readouterr().out == f"spielwerk {__version__}\n"


@pytest.mark.parametrize("start", [["-m", "spielwerk", "--version"], ["-c", "import spielwerk"]])
def test_an_engine_that_cannot_be_had_is_said_once(start: list[str]) -> None:
    """By the command line and to programs, and not again by the processes that they start."""
    call = subprocess.run(
        [sys.executable, "-P", *start], env={**os.environ, "SPIELWERK_ENGINE": "fast"}, capture_output=True, text=True
    )
    assert call.returncode == 0
    assert call.stderr == 'SPIELWERK_ENGINE is "fast"; it can be "python" or "compiled". The Python engine runs.\n'


def test_started_processes_run_the_same_engine_silently() -> None:
    code = "import os, subprocess, sys, spielwerk; subprocess.run([sys.executable, '-c', 'import spielwerk'])"
    variables = {**os.environ, "SPIELWERK_ENGINE": "fast"}
    call = subprocess.run([sys.executable, "-P", "-c", code], env=variables, capture_output=True, text=True)
    assert call.stderr.count("The Python engine runs.") == 1


def test_a_missing_dependency_group_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(environment, "ours", lambda: False)
    monkeypatch.setattr(extras, "lacking", list)
    assert app.main(["report", str(tmp_path)]) == 2
    assert "spielwerk install lab" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["test", "cases"])
def test_what_belongs_to_a_checkout_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str
) -> None:
    monkeypatch.setattr(environment, "ours", lambda: False)
    monkeypatch.chdir(tmp_path)
    assert app.main([command]) == 2
    assert "checkout" in capsys.readouterr().err


def test_start_up_imports_nothing_heavy() -> None:
    heavy = {"litestar", "sqlalchemy", "alembic", "polars", "duckdb", "ray", "numpy", "mypy", "pytest", "yaml"}
    code = "import sys, spielwerk.cli; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert heavy.isdisjoint(loaded)
