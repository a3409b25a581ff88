"""`spielwerk install`: dependency groups that playing does not need."""

from typing import Annotated

import typer

from spielwerk.build.environment import PURPOSE, add
from spielwerk.cli.common.errors import CommandError

GROUPS = {group: purpose for group, purpose in PURPOSE.items() if group != "base"}

HELP = "\n".join(
    [
        "Install dependency groups: what playing does not need.",
        "",
        "In a checkout they come as locked; commands that need one there bring it themselves.",
        "",
        "\b",
        *(f"{group:10} {purpose}" for group, purpose in GROUPS.items()),
    ]
)


def register(app: typer.Typer) -> None:
    app.command("install", help=HELP, no_args_is_help=True)(run)


def run(groups: Annotated[list[str], typer.Argument(metavar="GROUP", help="One or several of these.")]) -> None:
    for group in groups:
        if group not in GROUPS:
            raise CommandError(f"There is no group '{group}'; there are {', '.join(GROUPS)}.")
    add(*groups)
    typer.echo(f"Installed: {', '.join(groups)}.")
