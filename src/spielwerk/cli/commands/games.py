"""`spielwerk games`: what can be played, with every option."""

from typing import TYPE_CHECKING

import typer

from spielwerk.cli.common.language import LanguageOption
from spielwerk.cli.common.output import JsonOption, console, print_json

if TYPE_CHECKING:
    from rich.table import Table

    from spielwerk.core.game import Game


def register(app: typer.Typer) -> None:
    app.command("games")(run)


def run(as_json: JsonOption = False, lang: LanguageOption = None) -> None:
    """The games with their rules revisions and options (`new GAME --set key=value`)."""
    from spielwerk.games import game, names

    games = [game(name) for name in names()]
    if as_json:
        print_json([_data(each) for each in games])
        return
    for each in games:
        console().print(_table(each))


def _data(game: "Game") -> dict[str, object]:
    """For programs."""
    return {
        "name": game.name,
        "rules": game.rules,
        "engine": game.engine,
        "options": [
            {
                "name": option.name,
                "kind": option.kind(),
                "default": option.default,
                "choices": list(option.choices),
                "least": option.least,
                "most": option.most,
                "setup": option.setup,
            }
            for option in game.options
        ],
    }


def _table(game: "Game") -> "Table":
    """For people."""
    from rich.table import Table

    from spielwerk.cli.common.words import Words

    words = Words(game)
    title = words.say("game", game=game.name, rules=", ".join(game.rules), engine=game.engine)
    table = Table(title=title, title_justify="left")
    table.add_column(words.say("option"), no_wrap=True)
    table.add_column(words.say("default"), no_wrap=True)
    table.add_column(words.say("values"), ratio=3)
    table.add_column(words.say("meaning"), ratio=2)
    for option in game.options:
        values = f"{option.least}-{option.most}" if option.kind() == "number" else ", ".join(option.choices)
        default = ",".join(option.default) if isinstance(option.default, list) else str(option.default)
        table.add_row(
            option.name,
            default,
            words.say("list", values=values) if option.kind() == "names" else values,
            words.texts.format(f"option-{option.name}.help"),
        )
    return table
