"""`spielwerk new`: begin a game and write its record."""

from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.common.files import find, write_text
from spielwerk.cli.common.language import LanguageOption
from spielwerk.core.rng import LARGEST_SEED

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="A name that `spielwerk games` lists.")]
PlayersOption = Annotated[int | None, typer.Option("--players", help="How many play; the same as --set players=N.")]
SeedOption = Annotated[
    int,
    typer.Option(
        min=0, max=LARGEST_SEED, metavar="NUMBER", help="Seed of the set-up and everything random; up to 128 bits."
    ),
]
SetOption = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="An option of the game; lists are joined by commas, ? is drawn."),
]


def register(app: typer.Typer) -> None:
    app.command("new")(run)


def run(
    game: GameArgument,
    players: PlayersOption = None,
    seed: SeedOption = 0,
    settings: SetOption = None,
    names: Annotated[str, typer.Option(help="Who sits there, in seat order, joined by commas.")] = "",
    output: Annotated[Path | None, typer.Option("-o", "--output", help="File for the record; default: stdout.")] = None,
    lang: LanguageOption = None,
) -> None:
    """Begin a game: a record without an answer yet."""
    from spielwerk.cli.common.words import sentence
    from spielwerk.core.data_option import with_files
    from spielwerk.core.options import BadOption
    from spielwerk.core.record import begin

    try:
        of = find(game)
        options = with_files(of.options, given(players, settings))
        record, _ = begin(of, seed, options, names.split(",") if names else [])
    except BadOption as problem:
        raise CommandError(sentence(game, problem)) from problem
    if output is None:
        typer.echo(record.write(), nl=False)
        return
    if output.exists():
        raise CommandError(f"{output} already exists and is left as it is.")
    write_text(output, record.write())


def given(players: int | None, settings: list[str] | None) -> dict[str, object]:
    """The options of a call as the game takes them."""
    options: dict[str, object] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise CommandError(f"--set takes KEY=VALUE, not '{setting}'.")
        options[name.strip()] = value.strip()
    if players is not None:
        options["players"] = players
    return options
