"""Reading case files: YAML, one list of cases per file, every word checked."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from spielwerk.core.cases.work import unknown


class BadCases(Exception):
    """A file without valid cases; the message is a whole sentence with file and line."""


CASE_WORDS: Final = ("case", "rule", "covers", "game", "given", "seeds", "when", "then")
LINE_WORDS: Final = ("refused", "then")
ALL_SEEDS: Final = 1000


class Line:
    """One answer of `when`: who gives it, what it is, and what is expected of it."""

    def __init__(self, seat: str, notation: str, refused: list[str] | None, then: Mapping[str, Any]) -> None:
        self.seat = seat
        self.notation = notation
        self.refused = refused
        """The codes of the reasons, where the line is expected to be refused."""
        self.then = then


class Case:
    def __init__(
        self,
        name: str,
        rule: str,
        covers: list[str],
        game: str,
        given: Mapping[str, Any],
        seeds: int,
        when: list[Line],
        then: Mapping[str, Any],
        file: Path,
        line: int,
    ) -> None:
        self.name = name
        self.rule = rule
        self.covers = covers
        self.game = game
        self.given = given
        self.seeds = seeds
        """Number of seeds a set-up case is run with; 0 where the case is not a set-up."""
        self.when = when
        self.then = then
        self.file = file
        self.line = line

    def where(self) -> str:
        return f"{self.file}:{self.line}"


def read(path: Path) -> list[Case]:
    """The cases of a file, or of all files below a folder; raises BadCases."""
    if path.is_dir():
        return [case for file in sorted(path.rglob("*.yaml")) for case in read_file(file)]
    return read_file(path)


def read_file(path: Path) -> list[Case]:
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadCases(f"{path} cannot be read: {problem}.") from problem
    loader: Any = yaml.CSafeLoader(text) if yaml.__with_libyaml__ else yaml.SafeLoader(text)
    try:
        node = loader.get_single_node()
        if not isinstance(node, yaml.SequenceNode):
            raise BadCases(f"{path} holds no list of cases.")
        for item in node.value:
            _no_word_twice(item, path)
        rows: list[Any] = loader.construct_document(node)
    except yaml.YAMLError as problem:
        raise BadCases(f"{path} is not YAML: {' '.join(str(problem).split())}.") from problem
    finally:
        loader.dispose()
    lines = [item.start_mark.line + 1 for item in node.value]
    cases = [_case(row, path, line) for row, line in zip(rows, lines, strict=True)]
    names: dict[str, Case] = {}
    for case in cases:
        if case.name in names:
            raise BadCases(f"{case.where()}: the case '{case.name}' exists already in line {names[case.name].line}.")
        names[case.name] = case
    return cases


def _no_word_twice(node: Any, path: Path) -> None:
    """YAML readers keep the last of two equal keys; a check lost that way would never fail."""
    if isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, value in node.value:
            word = str(key.value)
            if word in seen:
                raise BadCases(f"{path}:{key.start_mark.line + 1}: '{word}' stands here twice.")
            seen.add(word)
            _no_word_twice(value, path)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _no_word_twice(item, path)


def _case(row: Any, path: Path, line: int) -> Case:
    where = f"{path}:{line}"
    if not isinstance(row, Mapping):
        raise BadCases(f"{where}: a case is a table of words, not '{row}'.")
    for word in row:
        if word not in CASE_WORDS:
            raise BadCases(f"{where}: {unknown('word of a case', word, CASE_WORDS)}")
    for word in ("case", "rule", "then"):
        if not row.get(word):
            raise BadCases(f"{where}: the case has no '{word}'.")
    covers = row.get("covers", [])
    seeds = row.get("seeds", 0)
    if not isinstance(seeds, int) or not 0 <= seeds <= ALL_SEEDS:
        raise BadCases(f"{where}: 'seeds' is a number up to {ALL_SEEDS}.")
    return Case(
        str(row["case"]),
        str(row["rule"]),
        [str(name) for name in covers] if isinstance(covers, list) else [str(covers)],
        str(row.get("game", path.resolve().parent.name.replace("_", "-"))),
        _table(row.get("given", {}), "given", where),
        seeds,
        [_line(item, where) for item in _list(row.get("when", []), where)],
        _table(row["then"], "then", where),
        path,
        line,
    )


def _table(value: Any, word: str, where: str) -> Mapping[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise BadCases(f"{where}: '{word}' is a table of words, not '{value}'.")
    return value


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadCases(f"{where}: 'when' is a list of lines, not '{value}'.")
    return value


def _line(item: Any, where: str) -> Line:
    """`A: build C5` as text or as a table; a table may say why the line is `refused`, or what holds `then`."""
    if isinstance(item, str):
        seat, colon, notation = item.partition(":")
        if not colon:
            raise BadCases(f"{where}: a line of 'when' is a seat and an answer, 'A: build C5', not '{item}'.")
        return Line(seat.strip(), notation.strip(), None, {})
    seats = [word for word in item if word not in LINE_WORDS] if isinstance(item, Mapping) else []
    if len(seats) != 1:
        raise BadCases(f"{where}: a line of 'when' is a seat and an answer, 'A: build C5', not '{item}'.")
    refused = item.get("refused")
    if refused is not None and not isinstance(refused, list):
        refused = [refused]
    return Line(str(seats[0]), str(item[seats[0]]), refused, _table(item.get("then"), "then", where))
