"""`spielwerk show`: the table in the terminal."""

from typing import Annotated

import typer
from rich.table import Table

from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.common.files import FileArgument, ToOption, read_table
from spielwerk.cli.common.language import LanguageOption, language
from spielwerk.cli.common.output import JsonOption, answer_line, console, print_json
from spielwerk.cli.common.words import Words
from spielwerk.core.naming import letter
from spielwerk.core.state import State


def register(app: typer.Typer) -> None:
    app.command("show")(run)


def run(
    file: FileArgument,
    to: ToOption = None,
    seat: Annotated[str, typer.Option(help="What this seat sees (A, B, ...); without it, what everybody sees.")] = "",
    log: Annotated[int, typer.Option(min=0, help="How many of the last answers to tell.")] = 8,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """A picture of the table: map, players, tiles, log. --json prints the view instead."""
    table = read_table(file, to)
    state = table.state
    view = table.game.view(state, seat_number(seat, len(state.scores())))
    if as_json:
        print_json(view)
        return
    out = console()
    words = Words(table.game, table.record.seats if table.record else (), state)
    for part in table.game.picture(view, language()):
        out.print(part)
    if table.record and log:
        out.rule(words.say("log"), align="left")
        told = list(zip(table.record.answers, table.log, strict=False))
        for ply, ((who, notation, _), events) in list(enumerate(told, 1))[-log:]:
            out.print(answer_line(who, notation, words.outcome(events, who), ply))
    if state.seat < 0:
        out.print(score_table(state, words))
    out.print(words.standing(state))


def score_table(state: State, words: Words) -> Table:
    """Points by source, a column for each seat; sources that gave nobody anything are left out."""
    tallies = state.tally()
    table = Table(title=words.say("score"), title_justify="left", show_footer=True)
    table.add_column("", footer=words.say("total"))
    for seat, score in enumerate(state.scores()):
        table.add_column(letter(seat), justify="right", footer=str(score))
    for source in tallies[0]:
        if any(tally[source] for tally in tallies):
            table.add_row(words.source(source), *(str(tally[source]) for tally in tallies))
    return table


def seat_number(name: str, seats: int) -> int:
    if not name:
        return -1
    number = ord(name.upper()) - 65 if len(name) == 1 else -1
    if not 0 <= number < seats:
        raise CommandError(f"The seats go from A to {letter(seats - 1)}; there is no '{name}'.")
    return number
