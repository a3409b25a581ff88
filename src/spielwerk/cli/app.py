"""The application: finds the subcommand, and turns every failure into a sentence and an exit code."""

import importlib
import os
import sys
import traceback
from pathlib import Path
from typing import Annotated

import typer

import spielwerk
from spielwerk.build.checkout import SOURCE, shown
from spielwerk.build.environment import EnvironmentProblem
from spielwerk.cli.common.errors import BAD_INPUT, INTERNAL, INTERRUPTED, OK, CommandError
from spielwerk.cli.common.language import LanguageOption, begin_call

COMMANDS: dict[str, str] = {
    "play": "spielwerk.cli.commands.play",
    "serve": "spielwerk.cli.commands.serve",
    "backup": "spielwerk.cli.commands.backup",
    "restore": "spielwerk.cli.commands.restore",
    "export": "spielwerk.cli.commands.export",
    "import": "spielwerk.cli.commands.import_",
    "upgrade-check": "spielwerk.cli.commands.upgrade_check",
    "host-key": "spielwerk.cli.commands.host_key",
    "admin-key": "spielwerk.cli.commands.admin_key",
    "load": "spielwerk.cli.commands.load",
    "campaign": "spielwerk.cli.commands.campaign",
    "games": "spielwerk.cli.commands.games",
    "map": "spielwerk.cli.commands.map",
    "cards": "spielwerk.cli.commands.cards",
    "new": "spielwerk.cli.commands.new",
    "play-text": "spielwerk.cli.commands.play_text",
    "show": "spielwerk.cli.commands.show",
    "moves": "spielwerk.cli.commands.moves",
    "why": "spielwerk.cli.commands.why",
    "replay": "spielwerk.cli.commands.replay",
    "verify": "spielwerk.cli.commands.verify",
    "bench": "spielwerk.cli.commands.bench",
    "test": "spielwerk.cli.commands.test",
    "compile": "spielwerk.cli.commands.compile",
    "install": "spielwerk.cli.commands.install",
    "cases": "spielwerk.cli.commands.cases",
    "simulate": "spielwerk.cli.commands.simulate",
    "arena": "spielwerk.cli.commands.arena",
    "report": "spielwerk.cli.commands.report",
    "tune": "spielwerk.cli.commands.tune",
    "learn": "spielwerk.cli.commands.learn",
    "calibrate": "spielwerk.cli.commands.calibrate",
    "worth": "spielwerk.cli.commands.worth",
    "exercises": "spielwerk.cli.commands.exercises",
    "hint": "spielwerk.cli.commands.hint",
}
"""Subcommand -> module. The module has `register(app)`, and imports what is heavy only when its command runs."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit code."""
    arguments = sys.argv[1:] if arguments is None else arguments
    begin_call()
    try:
        _application(arguments)(args=arguments, prog_name="spielwerk")
    except SystemExit as ended:
        return _flushed(ended.code if isinstance(ended.code, int) else OK)
    except CommandError as error:
        typer.echo(str(error), err=True)
        return error.status
    except EnvironmentProblem as problem:
        typer.echo(str(problem), err=True)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as problem:
        if not _is_of_the_call(problem):
            return _internal(problem)
        typer.echo(f"{problem.filename}: {problem.strerror}.", err=True)
        return BAD_INPUT
    except Exception as error:  # noqa: BLE001 - the last place where an error can become a sentence
        return _internal(error)
    return OK


def _is_of_the_call(problem: OSError) -> bool:
    """Whether the caller named the missing file; one of our own that is missing is our mistake."""
    return isinstance(problem.filename, str) and SOURCE not in Path(problem.filename).absolute().parents


def _internal(error: Exception) -> int:
    if os.environ.get("SPIELWERK_DEBUG"):
        traceback.print_exc()
    else:
        typer.echo(
            f"Internal error in {_place(error)}: {type(error).__name__}: "
            f"{str(error).removesuffix('.')}. With SPIELWERK_DEBUG=1 in the environment the same call shows more.",
            err=True,
        )
    return INTERNAL


def _place(error: Exception) -> str:
    """File and line. A failure during an import is mostly a bad row of data in that module, not the code that reads
    it."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "importlib" not in frame.filename]
    frame = next((frame for frame in reversed(frames) if frame.name == "<module>"), frames[-1])
    return f"{shown(Path(frame.filename))}, line {frame.lineno}"


def _application(arguments: list[str]) -> typer.Typer:
    """Only the module of the wanted command is imported; help and mistyped names need them all."""
    app = typer.Typer(add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
    app.callback()(_global_options)
    wanted = next((argument for argument in arguments if argument in COMMANDS), None)
    for module in [COMMANDS[wanted]] if wanted else COMMANDS.values():
        importlib.import_module(module).register(app)
    return app


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"spielwerk {spielwerk.__version__}")
        raise typer.Exit


VersionOption = Annotated[
    bool, typer.Option("--version", is_eager=True, callback=_show_version, help="Print the version and exit.")
]


def _global_options(
    lang: LanguageOption = None,
    version: VersionOption = False,
) -> None:
    """Plays, teaches and studies three modern strategy board games, rules-exact."""


def _flushed(status: int) -> int:
    """Ignore a closed pipe (`spielwerk show FILE | head`): it must not print a traceback at exit."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status
