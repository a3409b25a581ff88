"""A fingerprint of a game: every component with its effects, the numbers of the rules, and the data files.

It reads the attributes of Python objects, so it is made by the interpreted engine only. Texts, rule references and
notes of doubt are no part of it.
"""

import ast
import tomllib
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from spielwerk.build.checkout import SOURCE
from spielwerk.core.play import Effect
from spielwerk.games import game

NUMBERS = {
    "age-of-innovation": (
        "planning",
        "scoring",
        "science",
        "building",
        "cities",
        "octagons",
        "convert",
        "components",
        "setup",
    ),
    "terra-nova": ("mats", "scoring", "building", "cities", "exchange", "components", "first_game", "setup"),
    "tapestry": (
        *(
            "income_mat",
            "scoring",
            "achievements",
            "building",
            "landmarks",
            "trading",
            "eras",
            "playing",
            "dice",
            "expansion_cards",
        ),
        *("setup", "oddities", "civilizations"),
    ),
}
"""Modules and folders whose constants are numbers of the rules: costs, tracks, points, sizes of the set-up."""
SHOWN = "shown"
NUMBERS_AMONG_WORDS = (
    *("PIECES", "POWER_VALUE", "ROUNDS", "SCHOLAR_PIECES", "BRIDGE_PIECES", "MAX_INNOVATIONS"),
    *("LAST", "STORE", "OUTPOSTS", "LAST_INCOME"),
)
"""The others of that module only number words."""
NO_NUMBERS = ("OPTIONS", "REVISIONS")
"""What people may choose: a record says what they chose."""
PLAIN = (int, str, tuple, list, dict, range)
NO_RULE = ("kind", "name", "rule", "status", "number", "index", "tally", "answers")
"""Attributes of a row that change nothing in a game."""
NOTES = (*NO_RULE[2:4], "known", "why")
"""What a row of a data file says about itself."""
EFFECT_FIELDS = (
    *("now", "income", "special"),
    *("benefit", "bonus", "reward", "circle", "square", "played", "after_exploration"),
    *("gained", "begin", "start", "first", "late"),
    *("left", "right", "reserved", "full"),
)
PLACES_FOR_OWN = "own"


def fingerprint(name: str) -> dict[str, str]:
    """A short hash for each component, number and data file of the game, by its name."""
    found = {**components(name), **numbers(name), **data(name)}
    return {key: blake2b(text.encode(), digest_size=4).hexdigest() for key, text in found.items()}


# Components


def components(name: str) -> dict[str, str]:
    """Every row in words; places for own cards, which are all alike, are left out."""
    rows = [row for rows in the(name, "catalog").BY_KIND.values() for row in rows]
    return {f"{row.kind}-{row.name}": component(name, row) for row in rows if getattr(row, "set", "") != PLACES_FOR_OWN}


def component(name: str, row: Any) -> str:
    words = the(name, "words")
    told: dict[str, Any] = {key: value for key, value in vars(row).items() if key not in NO_RULE}
    for key in EFFECT_FIELDS:
        if told.get(key, -1) >= 0:
            told[key] = effects(name)[told[key]]
    if "covered" in told:
        told["covered"] = [effects(name)[effect] for effect in told["covered"]]
    if "on" in told:
        moments = words.MOMENTS if name == "tapestry" else words.TRIGGERS
        told["on"] = [(moments[moment], effects(name)[effect]) for moment, effect in told["on"]]
        told["passive"] = [(words.PASSIVES[ability], amount) for ability, amount in told["passive"]]
    return canonical(told)


def effects(name: str) -> Sequence[Effect[Any]]:
    """The table that numbers of effects refer to."""
    table: Sequence[Effect[Any]] = the(name, "table" if name == "tapestry" else "catalog").EFFECTS
    return table


def canonical(value: object) -> str:
    """The value in words, the same on every run: objects by their class and attributes, functions by their name."""
    if value is None or isinstance(value, bool | int | str):
        return repr(value)
    if isinstance(value, list | tuple | set | frozenset | range):
        return f"[{', '.join(canonical(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{canonical(key)}: {canonical(item)}' for key, item in value.items())}}}"
    if isinstance(value, FunctionType):
        return value.__name__
    told = [f"{key}={canonical(item)}" for key, item in sorted(vars(value).items()) if key != "number"]
    return f"{type(value).__name__}({', '.join(told)})"


# Numbers


def numbers(name: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for module in modules(name):
        path = module.__name__.split(".")[3:]
        if path[-1] == "words" or (SHOWN not in path and any(part in NUMBERS[name] for part in path)):
            for key, text in constants(module).items():
                if (key in NUMBERS_AMONG_WORDS) if path[-1] == "words" else (key not in NO_NUMBERS):
                    found[".".join([*path, key])] = text
    return found


def constants(module: ModuleType) -> dict[str, str]:
    """The plain data that the module itself names in capitals, as it is written there: where that is worked out from
    components, a new component does not change it. A list that is filled row by row is told by what it holds."""
    assert module.__file__
    found: dict[str, str] = {}
    for line in ast.parse(Path(module.__file__).read_text("utf-8")).body:
        target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
        value = getattr(line, "value", None)
        if isinstance(target, ast.Name) and target.id.isupper() and isinstance(value, ast.expr):
            found[target.id] = (
                ast.unparse(value) if ast.unparse(value) != "[]" else canonical(getattr(module, target.id))
            )
    return {key: text for key, text in found.items() if isinstance(getattr(module, key), PLAIN)}


# Where things are


@cache
def modules(name: str) -> list[ModuleType]:
    """All modules of the game, by their names; the game as such first, since loading it numbers its effects."""
    game(name)
    files = sorted(file.relative_to(SOURCE).with_suffix("") for file in folder(name).rglob("*.py"))
    return [import_module(".".join(file.parts)) for file in files if file.name != "__init__"]


@cache
def the(name: str, last: str) -> Any:
    """The game's module of that name, in whichever of its folders."""
    return next(module for module in modules(name) if module.__name__.endswith(f".{last}"))


def folder(name: str) -> Path:
    return SOURCE / "spielwerk" / "games" / name.replace("-", "_")


def data(name: str) -> dict[str, str]:
    """The data files by name; comments and notes of doubt do not count."""
    return {
        file.relative_to(folder(name)).as_posix(): canonical(without_notes(tomllib.loads(file.read_text("utf-8"))))
        for file in sorted((folder(name) / "data").rglob("*.toml"))
    }


def without_notes(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_notes(item) for key, item in value.items() if key not in NOTES}
    return [without_notes(item) for item in value] if isinstance(value, list) else value
