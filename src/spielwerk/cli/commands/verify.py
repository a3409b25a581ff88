"""`spielwerk verify`: check a finished game against what its table promised at the beginning."""

from typing import Annotated

import typer

from spielwerk.cli.common.errors import SAYS_NO, CommandError
from spielwerk.cli.common.files import FileArgument, read_table
from spielwerk.cli.common.language import LanguageOption
from spielwerk.cli.common.output import JsonOption, console, print_json
from spielwerk.cli.common.words import Words
from spielwerk.core.record import drawn_by_seed
from spielwerk.core.seal import commitment


def register(app: typer.Typer) -> None:
    app.command("verify")(run)


def run(
    file: FileArgument,
    noted: Annotated[
        str, typer.Option("--commitment", metavar="HASH", help="What the table showed when the game began.")
    ] = "",
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Check that a record's seed was promised, that it draws the set-up, and that every answer is legal.

    Ends with 1 where something does not hold.
    """
    table = read_table(file)
    if table.record is None:
        raise CommandError(f"{file} is a position; only a record names seed and nonce.")
    record, words = table.record, Words(table.game, table.record.seats, table.state)
    found = commitment(record.seed, record.nonce) if record.nonce else ""
    kept = found == noted.strip().lower() if noted else None
    drawn = drawn_by_seed(table.game, record)
    if as_json:
        facts = {"commitment": found or None, "kept": kept, "drawn": drawn, "answers": len(record.answers)}
        print_json({"seed": str(record.seed), **facts, "over": table.state.seat < 0})
    else:
        out = console()
        promise = "verify-none" if not found else "verify-compare" if kept is None else PROMISES[kept]
        out.print(words.say(promise, seed=str(record.seed), commitment=found, noted=noted.strip()))
        out.print(words.say("verify-drawn" if drawn else "other-set-up", seed=str(record.seed)))
        out.print(words.say("verify-answers", n=len(record.answers)))
        out.print(words.standing(table.state))
    if kept is False or not drawn:
        raise typer.Exit(SAYS_NO)


PROMISES = {True: "verify-kept", False: "verify-broken"}
