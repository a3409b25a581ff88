"""`spielwerk map check FILE`: checks own boards and mats, and names every defect."""

from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.common.errors import SAYS_NO, CommandError

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="Own data (TOML or JSON); docs/terra-nova.md.")]
GameOption = Annotated[str, typer.Option(help="The game the data is for.")]


def register(app: typer.Typer) -> None:
    group = typer.Typer(no_args_is_help=True, help="Own boards and mats in place of the stand-ins.")
    group.command("check")(check)
    app.add_typer(group, name="map")


def check(file: FileArgument, game: GameOption = "terra-nova") -> None:
    """Name every defect of a file with own data; ends with 1 when there is one."""
    from spielwerk.cli.common.language import language
    from spielwerk.core.data_option import DataOption, read_data, told
    from spielwerk.core.options import BadOption
    from spielwerk.games import UnknownGame
    from spielwerk.games import game as game_of

    try:
        options = [option for option in game_of(game).options if isinstance(option, DataOption)]
        data = read_data(file)
    except (UnknownGame, BadOption) as problem:
        raise CommandError(str(problem)) from problem
    if not options:
        raise CommandError(f"The game '{game}' takes no own data.")
    found = [option for option in options if isinstance(data, dict) and option.fits(data)]
    if not isinstance(data, dict) or not found:
        kinds = " or ".join(f"'{option.key}' (for the option '{option.name}')" for option in options)
        raise CommandError(f"{file} has no data for {game}: it needs {kinds}.")
    option = found[0]
    defects = option.defects(data)
    for defect in defects:
        typer.echo(told(game, language(), defect))
    if defects:
        raise typer.Exit(SAYS_NO)
    typer.echo(f"{file} is sound. Play on it with --set {option.name}={file}.")
