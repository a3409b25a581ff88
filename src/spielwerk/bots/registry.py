"""Bots by name: ours, and those of other installed packages (entry points of the group `spielwerk.bots`)."""

from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from spielwerk.bots.interface import Bot, Budget

GROUP: Final = "spielwerk.bots"

OURS: Final = {
    "uniform": "spielwerk.bots.chance:Uniform",
    "random": "spielwerk.bots.chance:Random",
    "greedy": "spielwerk.bots.greedy:Greedy",
    "planner": "spielwerk.bots.planner:Planner",
    "search": "spielwerk.bots.search:Search",
}
"""Name -> module:class. A checkout runs without being installed, so ours are listed here too."""

LEVELS: Final = {"easy": "greedy", "medium": "planner:nodes=400", "hard": "search:seconds=5"}
"""What people choose from, and the bot behind it."""


class UnknownBot(Exception):
    """A name or setting that no bot knows; the message is a whole sentence."""


def names() -> list[str]:
    """Every bot there is, ours first."""
    others = {point.name for point in entry_points(group=GROUP)} - set(OURS)
    return [*OURS, *sorted(others)]


def bot(spec: str, seed: int = 0) -> Bot:
    """A player by name or level, with its budget if one is given: `greedy`, `hard`, `search:nodes=500,seconds=2`."""
    name, _, settings = spec.partition(":")
    name, _, level_settings = LEVELS.get(name, name).partition(":")
    kind = _class_of(name)
    return kind(seed, _budget(settings or level_settings))


def _class_of(name: str) -> type[Bot]:
    if name in OURS:
        module, _, attribute = OURS[name].partition(":")
        found: type[Bot] = getattr(import_module(module), attribute)
        return found
    for point in entry_points(group=GROUP, name=name):
        kind: type[Bot] = point.load()
        return kind
    near = get_close_matches(name, [*names(), *LEVELS], n=3, cutoff=0.4) or [*names(), *LEVELS]
    raise UnknownBot(f"There is no bot '{name}'. Nearest: {', '.join(near)}.")


def _budget(settings: str) -> Budget | None:
    if not settings:
        return None
    budget = Budget()
    for setting in settings.split(","):
        name, _, value = setting.partition("=")
        try:
            if name == "nodes":
                budget.nodes = int(value)
            elif name == "seconds":
                budget.seconds = float(value)
            else:
                raise UnknownBot(f"A bot's budget is given as nodes=N or seconds=S, not '{setting}'.")
        except ValueError:
            raise UnknownBot(f"A bot's budget is given as nodes=N or seconds=S, not '{setting}'.") from None
    return budget
