"""`spielwerk hint`: what a strong player would do now, and why."""

from typing import Annotated, Any

import typer
from rich.console import Console

from spielwerk.cli.common.files import FileArgument, ToOption, read_table
from spielwerk.cli.common.language import LanguageOption
from spielwerk.cli.common.output import JsonOption, console, print_json
from spielwerk.cli.common.words import Words


def register(app: typer.Typer) -> None:
    app.command("hint")(run)


def run(
    file: FileArgument,
    seconds: Annotated[float, typer.Option(min=0, help="Time to think.")] = 5.0,
    nodes: Annotated[
        int, typer.Option(min=0, help="Visit this many positions instead, with the same result every time.")
    ] = 0,
    to: ToOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """The three best turns with the final points they promise and the reasons."""
    from spielwerk.bots.hint import hints
    from spielwerk.bots.interface import Budget

    table = read_table(file, to)
    budget = Budget(nodes) if nodes else Budget(seconds=seconds)
    found = hints(table.game.name, table.game.dump(table.state), 0, budget)
    if as_json:
        print_json({"hints": found})
        return
    words = Words(table.game, state=table.state)
    if not found:
        typer.echo(words.standing(table.state))
    tell(console(), words, found)


def tell(out: Console, words: Words, found: list[dict[str, Any]]) -> None:
    """Every turn with its points, and the reasons below it."""
    for number, advice in enumerate(found, 1):
        out.print(f"{number}. {', '.join(advice['line'])}  {advice['points']}", style="bold")
        for reason in advice["reasons"]:
            out.print(f"     {words.texts.format(reason['id'], reason['args'])}")
