"""`spielwerk cards check FILE`: checks the cards and values that the owner of a box adds, and names every defect."""

from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.common.errors import SAYS_NO, CommandError

FILE_HELP = "Own cards and values (TOML or JSON); docs/tapestry.md."
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help=FILE_HELP)]
GameOption = Annotated[str, typer.Option(help="The game the cards are for.")]


def register(app: typer.Typer) -> None:
    group = typer.Typer(no_args_is_help=True, help="Own cards beside those a game brings along.")
    group.command("check")(check)
    app.add_typer(group, name="cards")


def check(file: FileArgument, game: GameOption = "tapestry") -> None:
    """Name every defect of a file with own cards and values; ends with 1 when there is one."""
    from spielwerk.cli.common.language import language
    from spielwerk.core.data_option import not_a_table, read_data, told
    from spielwerk.core.options import BadOption
    from spielwerk.games import UnknownGame
    from spielwerk.games import game as game_of

    try:
        data = read_data(file)
        defects = game_of(game).card_defects(data) if isinstance(data, dict) else [not_a_table()]
    except (UnknownGame, BadOption) as problem:
        raise CommandError(str(problem)) from problem
    if defects is None:
        raise CommandError(f"The game '{game}' takes no own cards.")
    for defect in defects:
        typer.echo(told(game, language(), defect))
    if defects:
        raise typer.Exit(SAYS_NO)
    typer.echo(f"{file} is sound. It is used with the option cards: --set cards={file}")
