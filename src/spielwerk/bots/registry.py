"""Bots by name: ours, and those of other installed packages (entry points of the group `spielwerk.bots`)."""

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from math import inf
from pathlib import Path
from types import ModuleType
from typing import Final, TypeGuard

from spielwerk.bots.evaluation import weight_sets
from spielwerk.bots.interface import Bot, Budget
from spielwerk.bots.levels import LEVELS, bot_of

GROUP: Final = "spielwerk.bots"
IN_FILE: Final = ".py@"
"""Separates a file name, without its extension, from the class in it."""

OURS: Final = {
    "uniform": "spielwerk.bots.chance:Uniform",
    "random": "spielwerk.bots.chance:Random",
    "greedy": "spielwerk.bots.greedy:Greedy",
    "turn": "spielwerk.bots.planner:OneTurn",
    "planner": "spielwerk.bots.planner:Planner",
    "search": "spielwerk.bots.search:Search",
}
"""Name -> module:class. Listed here too, since a checkout runs without being installed."""

POOL: Final = {
    "greedy@1": "spielwerk.bots.frozen.v1.greedy:Greedy",
    "planner@1": "spielwerk.bots.frozen.v1.planner:Planner",
    "search@1": "spielwerk.bots.frozen.v1.search:Search",
    "varied": "spielwerk.bots.varied:Varied",
    "varied-search": "spielwerk.bots.varied:VariedSearch",
}
"""Only for experiments: frozen bots to measure against, and those that play for learning."""

log = logging.getLogger(__name__)


class UnknownBot(Exception):
    """An unknown bot or setting, or one that cannot be loaded; the message is a whole sentence."""


def names() -> list[str]:
    """All bots, ours first."""
    return [*OURS, *others()]


def others() -> list[str]:
    """Bots of other installed packages, without those that cannot be loaded or made."""
    return sorted({point.name for point in entry_points(group=GROUP) if _plays(point)} - set(OURS))


def names_a_bot(word: str) -> bool:
    """Whether this is how a bot is called, with settings or without. No file is looked into."""
    name = word.partition(":")[0]
    return IN_FILE in name or name in (*names(), *POOL, *LEVELS)


def bot(spec: str, seed: int = 0, game: str = "") -> Bot:
    """A player by name or level, with settings if given: `greedy`, `hard`, `planner:nodes=500+weights=hand`; or a class
    in a file: `my_bots.py@Thrifty`. A file is executed, so such names are accepted only from the owner of the machine.

    A level may be another bot in this game. What can be set is told by `settings_of`.
    """
    name, _, settings = spec.partition(":")
    name, _, level_settings = bot_of(name, game).partition(":")
    kind = _class_of(name)
    found = dict(setting.partition("=")[::2] for setting in (settings or level_settings).split("+") if setting)
    if unknown := [name for name in found if name not in settings_of(kind)]:
        raise UnknownBot(f"{_settings_are(name, kind)}, not '{', '.join(unknown)}'.")
    weights = found.pop("weights", "")
    _check_weights(weights)
    try:
        numbers = {each: _number(each, value, kind) for each, value in found.items()}
    except ValueError as problem:
        raise UnknownBot(f"{_settings_are(name, kind)}; {problem}.") from None
    budget = Budget(int(numbers.pop("nodes", 0)), numbers.pop("seconds", 0.0))
    player = _made(name, kind, seed, budget if budget.nodes or budget.seconds else None)
    player.weights = weights or player.weights
    for each, number in numbers.items():
        setattr(player, each, int(number))
    return player


def _check_weights(weights: str) -> None:
    if weights.endswith(".json"):
        if not Path(weights).is_file():
            raise UnknownBot(f"There is no file '{weights}' with weights.")
    elif weights and weights not in weight_sets():
        raise UnknownBot(f"Weights are a file, `my.json`, or one of {', '.join(weight_sets())}, not '{weights}'.")


def settings_of(kind: type[Bot]) -> list[str]:
    """All that can be set of it: the budget, what the bot names itself, and its weights."""
    return ["nodes", "seconds", *kind.settings, "weights"]


def _settings_are(name: str, kind: type[Bot]) -> str:
    *most, last = settings_of(kind)
    return f"The settings of {name} are {', '.join(most)} and {last}"


def _number(name: str, value: str, kind: type[Bot]) -> float:
    """Raises ValueError, with what is asked for, if the value is not such a number."""
    least = 0 if name in ("nodes", "seconds", *kind.can_be_zero) else 1
    try:
        number = float(value) if name == "seconds" else int(value)
    except ValueError:
        number = -1
    if not least <= number < inf:
        asked = "a number" if name == "seconds" else "a whole number"
        raise ValueError(f"{name} is {asked} from {least} on, not '{value}'")
    return number


def _class_of(name: str) -> type[Bot]:
    if IN_FILE in name:
        return _class_in_file(name)
    if where := OURS.get(name) or POOL.get(name):
        module, _, attribute = where.partition(":")
        found: type[Bot] = getattr(import_module(module), attribute)
        return found
    for point in entry_points(group=GROUP, name=name):
        return _loaded(point)
    if name.endswith(".py"):
        raise UnknownBot(f"A file may hold several bots: name the class, as in '{name}@Thrifty'.")
    frozen = POOL if "@" in name else ()
    near = get_close_matches(name, [*names(), *frozen, *LEVELS], n=3, cutoff=0.4) or [*names(), *LEVELS]
    raise UnknownBot(f"There is no bot '{name}'. Nearest: {', '.join(near)}.")


@contextmanager
def _telling(sentence: str) -> Iterator[None]:
    """Other people's code may raise anything, or end the program: it becomes the sentence and the traceback."""
    try:
        yield
    except (Exception, SystemExit) as problem:
        lines = "".join(traceback.format_exception(problem)).rstrip()
        raise UnknownBot(f"{sentence}\n{lines}") from problem


def _loaded(point: EntryPoint) -> type[Bot]:
    with _telling(f"The bot '{point.name}' ({point.value}) could not be loaded."):
        found: object = point.load()
    if not _is_bot(found):
        raise UnknownBot(f"'{point.value}' is no bot (a class derived from spielwerk.bots.interface.Bot).")
    return found


@cache
def _plays(point: EntryPoint) -> bool:
    """Whether one can be made: at a table nobody would be told why another bot sits in its place."""
    try:
        _made(point.name, _loaded(point), 0, None)
    except UnknownBot as problem:
        log.warning("%s", problem)
        return False
    return True


def _made(name: str, kind: type[Bot], seed: int, budget: Budget | None) -> Bot:
    with _telling(f"The bot '{name}' could not be made."):
        return kind(seed, budget)


def _is_bot(found: object) -> TypeGuard[type[Bot]]:
    return isinstance(found, type) and issubclass(found, Bot)


def _class_in_file(name: str) -> type[Bot]:
    stem, _, attribute = name.partition(IN_FILE)
    file = Path(f"{stem}.py")
    if not file.is_file():
        raise UnknownBot(f"There is no file '{file}' with a bot.")
    found: object = getattr(_module_in(file.resolve()), attribute, None)
    if not _is_bot(found):
        raise UnknownBot(f"'{file}' has no bot '{attribute}' (a class derived from spielwerk.bots.interface.Bot).")
    return found


@cache
def _module_in(file: Path) -> ModuleType:
    spec = spec_from_file_location(f"spielwerk_bots_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    with _telling(f"'{file}' could not be run."):
        spec.loader.exec_module(module)
    return module
