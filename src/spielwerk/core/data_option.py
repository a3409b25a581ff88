"""Options that put own data (a map, a set of numbers) in the place of what a game brings along.

The value of such an option is the data itself, as one line of JSON: so a record holds everything it needs. Text is
never taken for a file name, since text may come from anywhere; a `Path` is read.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from spielwerk.core.options import BadOption, Option, OptionValue


class DataOption(Option):
    """The name of what the game brings along, or own data; a game's subclass knows the defects of such data."""

    def __init__(self, name: str, default: str, key: str) -> None:
        super().__init__(name, default, (default,))
        self.key = key
        """A key that only this kind of data has, by which a file shows what it is."""

    def kind(self) -> str:
        return "data"

    def defects(self, data: Mapping[str, Any]) -> list[str]:
        """Everything wrong with the data, one sentence each."""
        raise NotImplementedError

    def check(self, value: object) -> OptionValue:
        if value == self.default:
            return str(value)
        data = read_data(value) if isinstance(value, Path) else value
        if isinstance(data, str):
            data = parse_data(data, self.name)
        if not isinstance(data, dict):
            raise BadOption(f"Option '{self.name}' takes '{self.default}' or a table of own data.")
        defects = self.defects(data)
        if defects:
            raise BadOption(f"Option '{self.name}' cannot use this data. {' '.join(defects)}")
        return json.dumps(data, separators=(",", ":"), sort_keys=True)


def parse_data(text: str, option: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadOption(f"Option '{option}' takes own data as JSON, which this is not: {problem}.") from problem


def read_data(path: Path) -> object:
    """The data of a TOML or JSON file; raises BadOption with a sentence."""
    try:
        text = path.read_text("utf-8")
        return json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as problem:
        raise BadOption(f"{path} cannot be read: {problem.strerror}.") from problem
    except (ValueError, RecursionError) as problem:
        kind = "JSON" if path.suffix == ".json" else "TOML"
        raise BadOption(f"{path} is not {kind}: {problem}.") from problem


def with_files(options: Sequence[Option], typed: Mapping[str, object]) -> dict[str, object]:
    """What a person typed on a command line: where data is asked for, a name that is not ours names a file.

    Raises BadOption where the file cannot be used.
    """
    kinds = {option.name: option for option in options}
    found = dict(typed)
    for name, value in typed.items():
        option = kinds.get(name)
        if isinstance(option, DataOption) and isinstance(value, str):
            named = value != option.default and not value.lstrip().startswith("{")
            found[name] = option.check(Path(value) if named else value)
    return found
