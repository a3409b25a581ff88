"""`spielwerk moves`: the question at hand and its legal answers, each with what it would bring."""

import typer
from rich.table import Table

from spielwerk.cli.common.files import FileArgument, ToOption, read_table
from spielwerk.cli.common.language import LanguageOption
from spielwerk.cli.common.outcome import shared, without
from spielwerk.cli.common.output import JsonOption, console, print_json
from spielwerk.cli.common.words import Words
from spielwerk.core.game import Game
from spielwerk.core.naming import letter
from spielwerk.core.offers import offers
from spielwerk.core.state import State


def register(app: typer.Typer) -> None:
    app.command("moves")(run)


def run(file: FileArgument, to: ToOption = None, as_json: JsonOption = False, lang: LanguageOption = None) -> None:
    """Every legal answer, numbered, with its cost and its gain."""
    table = read_table(file, to)
    state = table.state
    kind = state.question()
    if as_json:
        question = {"id": f"question-{kind.name}", "args": table.game.question_facts(state)} if kind else None
        seat = letter(state.seat) if kind else None
        print_json({"seat": seat, "question": question, "moves": offers(table.game, state)})
        return
    if kind is None:
        typer.echo(Words(table.game, state=state).standing(state))
        return
    words, out = Words(table.game, state=state), console()
    out.print(f"{letter(state.seat)}: {words.question(state)}", style="bold")
    out.print(offer_table(table.game, state, words))


def offer_table(game: Game, state: State, words: Words) -> Table:
    """The numbered answers: in notation, in words, and what each would bring. What each brings to others alike stands
    below, once."""
    lines = Table(box=None, show_header=False, caption_justify="left", caption_style="dim")
    lines.add_column(justify="right", style="dim")
    lines.add_column(style="bold", no_wrap=True)
    lines.add_column()
    lines.add_column(style="dim")
    offered = offers(game, state)
    common = shared([offer["events"] for offer in offered], letter(state.seat))
    for number, offer in enumerate(offered, 1):
        text = words.texts.format(offer["id"], offer["args"])
        own = {**offer, "events": without(offer["events"], common)}
        lines.add_row(str(number), offer["notation"], text, words.promise(own, state.seat))
    if common:
        lines.caption = words.say("with-each", text=words.outcome(common, state.seat))
    return lines
