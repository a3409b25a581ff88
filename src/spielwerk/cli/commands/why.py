"""`spielwerk why`: whether an answer is legal, and every reason if it is not."""

from typing import Annotated

import typer

from spielwerk.cli.common.errors import SAYS_NO
from spielwerk.cli.common.files import FileArgument, ToOption, read_table
from spielwerk.cli.common.language import LanguageOption
from spielwerk.cli.common.output import JsonOption, print_json
from spielwerk.cli.common.words import Words
from spielwerk.core.fund import fund
from spielwerk.core.game import Game
from spielwerk.core.offers import preview, reason_message
from spielwerk.core.reasons import Reason
from spielwerk.core.state import State
from spielwerk.library.judging import judged, nearest


def register(app: typer.Typer) -> None:
    app.command("why")(run)


def run(
    file: FileArgument,
    notation: Annotated[str, typer.Argument(metavar="NOTATION", help='The answer, for instance "build C5".')],
    to: ToOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Ends with 0 if the answer is legal, with 1 and all reasons if it is not."""
    table = read_table(file, to)
    state = table.state
    words = Words(table.game, state=state)
    move, reasons = judged(state, notation)
    if as_json:
        messages = [reason_message(reason) for reason in reasons]
        print_json(
            {
                "notation": notation,
                "legal": not reasons,
                "reasons": messages,
                "fund": funded(table.game, state, move) if reasons else None,
            }
        )
    elif move is not None and not reasons:
        _, events = preview(table.game, state, move)
        typer.echo(words.say("legal", notation=notation))
        typer.echo(f"  {words.outcome(events, state.seat)}")
    else:
        for sentence in explained(table.game, state, words, notation, move, reasons):
            typer.echo(sentence)
    raise typer.Exit(SAYS_NO if reasons else 0)


def explained(
    game: Game, state: State, words: Words, notation: str, move: int | None, reasons: list[Reason]
) -> list[str]:
    """A refusal in sentences, with the conversions that would help."""
    said = [words.say("refused", notation=notation), *(f"  - {words.reason(reason)}" for reason in reasons)]
    if near := nearest(state, notation) if move is None else []:
        said.append(words.say("nearest", names=", ".join(near)))
    if helpful := funded(game, state, move):
        said.append(words.say("fund", run=", ".join(helpful)))
    return said


def funded(game: Game, state: State, move: int | None) -> list[str] | None:
    """The conversions that would make a refused move legal, in notation."""
    run = fund(state, move, game.conversions) if move is not None else None
    return [state.notation(step) for step in run] if run else None
