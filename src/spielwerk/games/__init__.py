"""The games, reached through one registry."""

from difflib import get_close_matches
from importlib import import_module

from spielwerk.core.game import Game

MODULES = {
    "age-of-innovation": "spielwerk.games.age_of_innovation.game",
    "terra-nova": "spielwerk.games.terra_nova.game",
    "tapestry": "spielwerk.games.tapestry.game",
}
"""Every playable game and the module whose GAME it is."""

_met: set[str] = set()


class UnknownGame(Exception):
    """An unknown game; the message is a whole sentence."""


def names() -> list[str]:
    return list(MODULES)


def game(name: str) -> Game:
    """The game of that name, imported when first asked for."""
    if name not in MODULES:
        near = get_close_matches(name, MODULES, n=1)
        meant = f" Did you mean {near[0]}?" if near else ""
        raise UnknownGame(f"There is no game '{name}'.{meant} Known: {', '.join(MODULES)}.")
    found: Game = import_module(MODULES[name]).GAME
    if name not in _met:
        from spielwerk.games.pickled import learn

        learn(found)
        _met.add(name)
    return found
