"""Spielwerk plays, teaches and studies three modern strategy board games, rules-exact.

    >>> import spielwerk
    >>> table = spielwerk.new("age-of-innovation", players=3, seed=7)

docs/library.md shows the rest.
"""

import os
from importlib import import_module

from spielwerk.build.checkout import say
from spielwerk.build.engine import choose, engine

TYPE_CHECKING = False
"""Type checkers treat it as True; nothing else here needs `typing`, which is slow to import."""
if TYPE_CHECKING:
    from spielwerk.bots.interface import Bot, Budget, Sight
    from spielwerk.bots.registry import UnknownBot
    from spielwerk.core.game import BadPosition
    from spielwerk.core.options import BadOption
    from spielwerk.core.record import BadRecord
    from spielwerk.games import UnknownGame
    from spielwerk.library.door import bot, known_bots, known_games, load, new, replay
    from spielwerk.library.players import Player
    from spielwerk.library.table import Table
    from spielwerk.library.values import Answer, BadTable, NotAllowed, Objection, Played, Question
    from spielwerk.library.words import UnknownLanguage

__all__ = [
    "Answer",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadTable",
    "Bot",
    "Budget",
    "NotAllowed",
    "Objection",
    "Played",
    "Player",
    "Question",
    "Sight",
    "Table",
    "UnknownBot",
    "UnknownGame",
    "UnknownLanguage",
    "__version__",
    "bot",
    "engine",
    "engine_complaint",
    "known_bots",
    "known_games",
    "load",
    "new",
    "replay",
]
__version__ = "0.1.0"

_LATE = {
    "bots.interface": ("Bot", "Budget", "Sight"),
    "bots.registry": ("UnknownBot",),
    "core.game": ("BadPosition",),
    "core.options": ("BadOption",),
    "core.record": ("BadRecord",),
    "games": ("UnknownGame",),
    "library.door": ("bot", "known_bots", "known_games", "load", "new", "replay"),
    "library.players": ("Player",),
    "library.table": ("Table",),
    "library.values": ("Answer", "BadTable", "NotAllowed", "Objection", "Played", "Question"),
    "library.words": ("UnknownLanguage",),
}
"""Module -> what is imported from it when it is first asked for: the command line starts without the games."""
_HOME = {name: module for module, names in _LATE.items() for name in names}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'spielwerk' has no attribute '{name}'")
    found: object = getattr(import_module(f"spielwerk.{_HOME[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})


engine_complaint = choose(__path__, os.environ.get("SPIELWERK_ENGINE"))
"""Why the engine asked for in SPIELWERK_ENGINE does not run; None if it does."""
if engine_complaint:
    say(engine_complaint)
    # Processes started from here run the same engine, and need not say it again.
    os.environ["SPIELWERK_ENGINE"] = "python"
