"""Options that replace built-in data (a map, a set of numbers) by the user's own.

The value of such an option is the data itself, as one line of JSON: so a record holds everything it needs. Text is
never taken for a file name, since text may come from anywhere; a `Path` is read.
"""

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from spielwerk.core.options import BadOption, Option, OptionValue
from spielwerk.core.reasons import Fact, Reason
from spielwerk.core.texts import Texts

JSON: Final = "JSON"
TOML: Final = "TOML"
AT: Final = "at"
"""The fact of a defect that says where in the file it is, in the file's own words."""


class BadData(BadOption):
    """Own data that cannot be used, with all its defects."""

    def __init__(self, game: str, option: str, defects: list[Reason]) -> None:
        said = " ".join([told(game, "en", defect) for defect in defects])
        reason = Reason("option-data", {"option": option, "n": len(defects)})
        super().__init__(f"Option '{option}' cannot use this data. {said}", reason)
        self.defects = defects


def told(game: str, language: str, defect: Reason) -> str:
    """A defect as a sentence, prefixed with its place in the file."""
    said = Texts(game, language).format(f"refusal-{defect.code}", defect.facts)
    return f"{defect.facts[AT]}: {said}" if defect.facts.get(AT) else said


def located(at: str, defects: list[Reason]) -> list[Reason]:
    """The same defects, with a place deeper in the file in front."""
    return [Reason(one.code, {**one.facts, AT: ", ".join([at, *_place(one)])}) for one in defects]


def _place(defect: Reason) -> list[str]:
    return [str(defect.facts[AT])] if AT in defect.facts else []


def unknown(found: object, known: Sequence[str]) -> Reason:
    """A word that is unknown where it stands."""
    return Reason("data-unknown", {"found": str(found), "known": ", ".join(known)})


def missing(word: str) -> Reason:
    return Reason("data-missing", {"word": word})


def not_a_table() -> Reason:
    return Reason("data-table")


def other_data(name: str, key: str) -> Reason:
    """A file without the key that identifies this kind of data."""
    return Reason("data-other", {"found": name, "word": key})


def out_of_range(word: str, least: int, most: int) -> Reason:
    return Reason("data-number", {"word": word, "least": least, "most": most})


def unreadable(name: str, format_: str, problem: Exception) -> Reason:
    """A file that does not parse as its extension says; parsers name the line only in their sentence."""
    found = re.search(r"line (\d+),? column (\d+)", str(problem))
    line, column = (int(found[1]), int(found[2])) if found else (0, 0)
    facts: dict[str, Fact] = {"found": name, "format": format_, "line": line, "column": column}
    return Reason("data-syntax", facts)


class DataOption(Option):
    """The name of built-in data, or own data; a game's subclass knows the defects of such data."""

    def __init__(self, name: str, default: str, key: str, game: str) -> None:
        super().__init__(name, default, (default,))
        self.key = key
        """A key that only this kind of data has, which identifies a file."""
        self.game = game
        """Whose texts have the words for defects."""

    def kind(self) -> str:
        return "data"

    def fits(self, data: Mapping[str, Any]) -> bool:
        """Whether a file is meant for this option."""
        return self.key in data

    def defects(self, data: Mapping[str, Any]) -> list[Reason]:
        """Everything wrong with the data."""
        raise NotImplementedError

    def check(self, value: object) -> OptionValue:
        if value == self.default:
            return str(value)
        data = read_data(value) if isinstance(value, Path) else value
        if isinstance(data, str):
            data = parse_data(data, self.name)
        if not isinstance(data, dict):
            raise BadOption(
                f"Option '{self.name}' takes '{self.default}' or a table of own data.",
                Reason("option-data-table", {"option": self.name, "value": str(self.default)}),
            )
        defects = self.defects(data)
        if defects:
            raise BadData(self.game, self.name, defects)
        return json.dumps(data, separators=(",", ":"), sort_keys=True)


def parse_data(text: str, option: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadOption(
            f"Option '{option}' takes own data as JSON, which this is not: {problem}.",
            unreadable(option, JSON, problem),
        ) from problem


def format_of(name: str) -> str:
    """File formats of own data, by extension."""
    return JSON if name.lower().endswith(".json") else TOML


def parsed(name: str, text: str) -> object:
    """Raises ValueError and RecursionError where the file does not parse."""
    return json.loads(text) if format_of(name) == JSON else tomllib.loads(text)


def read_data(path: Path) -> object:
    """The data of a TOML or JSON file; raises BadOption with a sentence."""
    try:
        text = path.read_text("utf-8")
        return parsed(path.name, text)
    except OSError as problem:
        raise BadOption(
            f"{path} cannot be read: {problem.strerror}.", Reason("data-file", {"found": str(path)})
        ) from problem
    except (ValueError, RecursionError) as problem:
        kind = format_of(path.name)
        raise BadOption(f"{path} is not {kind}: {problem}.", unreadable(path.name, kind, problem)) from problem


def with_files(options: Sequence[Option], typed: Mapping[str, object]) -> dict[str, object]:
    """A value from the command line: where the option takes data, an unknown name is a file name. Raises BadOption
    where the file cannot be used."""
    kinds = {option.name: option for option in options}
    found = dict(typed)
    for name, value in typed.items():
        option = kinds.get(name)
        if isinstance(option, DataOption) and isinstance(value, str):
            named = value != option.default and not value.lstrip().startswith("{")
            found[name] = option.check(Path(value) if named else value)
    return found
