"""What the lobby and the component browser show of the games, without a table."""

from functools import cache
from hashlib import blake2b

from msgspec import convert

from spielwerk.bots.levels import levels_of
from spielwerk.bots.registry import others
from spielwerk.core.game import Game
from spielwerk.core.options import DRAWN, Option
from spielwerk.core.texts import LANGUAGES, folders
from spielwerk.games import names
from spielwerk.server.errors import Problem
from spielwerk.server.tables.hosting import find_game
from spielwerk.server.tables.playing import simple_questions
from spielwerk.server.wire import games as wire_games

KINDS: dict[str, wire_games.OptionKind] = {"number": "number", "names": "names", "data": "data"}


@cache
def games() -> list[wire_games.GameInfo]:
    return [_info(find_game(name)) for name in names()]


def _info(game: Game) -> wire_games.GameInfo:
    players = next((option for option in game.options if option.name == "players"), None)
    return wire_games.GameInfo(
        name=game.name,
        engine=game.engine,
        rules=game.rules,
        options=[
            wire_games.OptionInfo(
                name=option.name,
                kind=KINDS.get(option.kind(), "choice"),
                default=option.default,
                choices=list(option.choices),
                least=option.least,
                most=option.most,
                setup=option.setup,
                components=_components_of(game, option),
            )
            for option in game.options
        ],
        least_players=players.least if players else 1,
        most_players=players.most if players else 1,
        bots=[*levels_of(game.name), *others()],
        standing=list(simple_questions(game.new(0))),
        notes=[wire_games.ComponentNote(row.kind, row.name, row.status) for row in components(game.name) if row.status],
        topics=game.topics(),
    )


def _components_of(game: Game, option: Option) -> list[str]:
    """What an option's choices name: components of one kind where one kind has them all, else of any kind."""
    kinds: dict[str, set[str]] = {}
    for row in components(game.name):
        kinds.setdefault(row.kind, set()).add(row.name)
    named = set(option.choices) - {DRAWN}
    whole = [kind for kind, known in kinds.items() if named and named <= known]
    return [next((f"{kind}-{name}" for kind in whole or kinds if name in kinds[kind]), "") for name in option.choices]


@cache
def components(name: str) -> list[wire_games.Component]:
    return convert(find_game(name).components(), list[wire_games.Component])


@cache
def texts(name: str, language: str) -> tuple[str, str]:
    """The game's Fluent source with its ETag."""
    find_game(name)
    if language not in LANGUAGES:
        raise Problem(404, "not-found")
    files = [file for folder in folders(name, language) for file in sorted(folder.glob("*.ftl"))]
    source = "\n".join(file.read_text("utf-8") for file in files)
    return source, f'"{blake2b(source.encode(), digest_size=12).hexdigest()}"'
