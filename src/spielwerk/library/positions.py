"""Positions as files hold them: the state with the names of its game, engine and rules around it."""

from collections.abc import Mapping
from typing import Any, Final

from spielwerk.core.game import Game
from spielwerk.core.state import State
from spielwerk.games import game as find_game

KEYS: Final = ("game", "engine", "rules", "position")


class NoPosition(Exception):
    """Data that is not one of our positions; the message is a whole sentence."""


def wrapped(game: Game, state: State) -> dict[str, Any]:
    """A position as a file holds it."""
    rules = str(game.view(state, -1).get("rules", game.rules[0]))
    return {"game": game.name, "engine": game.engine, "rules": rules, "position": game.dump(state)}


def unwrapped(data: Mapping[str, Any], name: str) -> tuple[Game, State]:
    """The game and the state of a position. Raises UnknownGame, NoPosition (whose sentence calls the data `name`), and
    BadPosition for an impossible one."""
    missing = [key for key in KEYS if key not in data]
    if missing:
        raise NoPosition(f"{name} is not a position: it has no {', '.join(missing)}.")
    game = find_game(str(data["game"]))
    if data["rules"] not in game.rules:
        known = ", ".join(game.rules)
        raise NoPosition(f"{name}: the rules revision '{data['rules']}' is not known here; known: {known}.")
    if not isinstance(data["engine"], int) or data["engine"] > game.engine:
        raise NoPosition(f"{name} was made by revision {data['engine']} of the engine; this is only {game.engine}.")
    if not isinstance(data["position"], dict):
        raise NoPosition(f"{name}: 'position' must be a table of values.")
    return game, game.load(data["position"])
