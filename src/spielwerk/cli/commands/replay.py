"""`spielwerk replay`: replay a record answer by answer, and tell the result."""

from typing import Annotated

import typer

from spielwerk.cli.common.errors import CommandError
from spielwerk.cli.common.files import FileArgument, read_table
from spielwerk.cli.common.language import LanguageOption
from spielwerk.cli.common.output import JsonOption, answer_line, console, print_json
from spielwerk.cli.common.words import Words
from spielwerk.core.naming import letter
from spielwerk.core.record import drawn_by_seed
from spielwerk.library.positions import wrapped


def register(app: typer.Typer) -> None:
    app.command("replay")(run)


def run(
    file: FileArgument,
    to: Annotated[int | None, typer.Option("--to", metavar="PLY", min=0, help="Stop after this many answers.")] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Check every answer of a record and tell what it brought; --json prints the position reached."""
    table = read_table(file, to)
    state = table.state
    if as_json:
        print_json(
            {
                **wrapped(table.game, state),
                "ply": len(table.log),
                "seat": letter(state.seat) if state.seat >= 0 else None,
                "scores": state.scores(),
            }
        )
        return
    if table.record is None:
        raise CommandError(f"{file} is a position, which has no past to replay; `show` shows it.")
    words = Words(table.game, table.record.seats, state)
    out = console()
    for (seat, notation, _), (ply, events) in zip(table.record.answers, enumerate(table.log, 1), strict=False):
        out.print(answer_line(seat, notation, words.outcome(events, seat), ply))
    out.print(words.standing(state))
    if not drawn_by_seed(table.game, table.record):
        out.print(words.say("other-set-up", seed=str(table.record.seed)))
