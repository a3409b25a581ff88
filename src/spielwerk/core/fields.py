"""The fields of a state, each declared once: its name, its codec, and its default in older positions.

A position is these fields in words (core/codecs.py). Every defect of a foreign position is a sentence.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from spielwerk.core.codecs import Codec, Unreadable, Writer, is_number, shown, some_of
from spielwerk.core.game import BadPosition
from spielwerk.core.machine import COMPILED

FORMAT: Final = 2
NUMBERS: Final = 1
"""The format of positions that were written in numbers and have no format field."""
REQUIRED: Final = object()


class Field:
    """An attribute of a state or a player, under its own name unless another one is given; without an attribute the
    codec writes the whole owner. With a default (in words), positions written before the field existed can still be
    read."""

    def __init__(self, name: str, codec: Codec, default: object = REQUIRED, *, attribute: str | None = None) -> None:
        self.name = name
        self.codec = codec
        self.default = default
        self.usual: Any = None if default is REQUIRED else codec.read(default)
        """The default as the state holds it."""
        self.attribute = name if attribute is None else attribute

    def read(self, owner: Any, told: object, old: bool) -> None:
        setattr(owner, self.attribute, self.codec.old(told) if old else self.codec.read(told))


def _writer(fields: Sequence[Field]) -> Writer:
    """Source code of one function that writes all fields of an owner, for the interpreter; generated from the
    declarations as dataclasses do. Writing field by field takes twice as long there."""
    names: dict[str, Any] = {}
    lines = ["def write(owner):", "found = {}"]
    for number, field in enumerate(fields):
        write, place = f"write_{number}", f"found[{field.name!r}]"
        names[write] = field.codec.writer()
        lines.append(f"value = owner.{field.attribute}" if field.attribute else "value = owner")
        told = field.codec.code.format(write=write, value="value")
        if field.default is REQUIRED:
            lines.append(f"{place} = {told}")
        else:
            # Usually the field has its default; that can be seen without writing it.
            names[f"default_{number}"] = field.default
            names[f"usual_{number}"] = field.usual
            lines += [f"if value != usual_{number}:", f" told = {told}"]
            lines += [f" if told != default_{number}:", f"  {place} = told"]
    lines.append("return found")
    exec("\n ".join(lines), names)
    made: Writer = names["write"]
    return made


class Fields:
    """All fields of a state or a player, in the order in which they are written."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.write: Writer = self._each if COMPILED else _writer(self.fields)
        """Fields at their default are left out: a position is written as it was before the field existed."""

    def _each(self, owner: Any) -> dict[str, Any]:
        """The writer of all fields in the compiled engine."""
        found: dict[str, Any] = {}
        for field in self.fields:
            value = getattr(owner, field.attribute) if field.attribute else owner
            if field.default is REQUIRED:
                found[field.name] = field.codec.write(value)
            elif value != field.usual:
                told = field.codec.write(value)
                if told != field.default:
                    found[field.name] = told
        return found

    def read(self, owner: Any, row: Mapping[str, Any], old: bool, beside: Sequence[str] = ()) -> list[str]:
        """Set every field; returns the defects. `beside` names what else may stand there."""
        wrong: list[str] = []
        for field in self.fields:
            told = row.get(field.name, field.default)
            if told is REQUIRED:
                wrong.append(f"'{field.name}' is missing.")
                continue
            try:
                field.read(owner, told, old and field.name in row)
            except Unreadable as problem:
                wrong.append(f"'{field.name}' {problem}")
        return wrong if old else wrong + self._unknown(row, beside)

    def defects(self, owner: Any) -> list[str]:
        """What can be written but not read back, because it is out of its limits."""
        wrong: list[str] = []
        for field in self.fields:
            try:
                if field.attribute:
                    field.codec.read(field.codec.write(getattr(owner, field.attribute)))
            except Unreadable as problem:
                wrong.append(f"'{field.name}' {problem}")
        return wrong

    def _unknown(self, row: Mapping[str, Any], beside: Sequence[str]) -> list[str]:
        known = [*beside, *[field.name for field in self.fields]]
        return [f"There is no '{name}'; possible: {some_of(known, name)}." for name in row if name not in known]


class Positions:
    """A table and its players. `head` names the fields that are needed before the table can be built."""

    def __init__(self, head: Sequence[str], table: Fields, player: Fields) -> None:
        self.beside = ("format", *head, "players")
        self.table = table
        self.player = player

    def write(self, head: Mapping[str, Any], s: Any, players: Sequence[Any]) -> dict[str, Any]:
        found: dict[str, Any] = {"format": FORMAT, **head}
        found.update(self.table.write(s))
        found["players"] = list(map(self.player.write, players))
        return found

    def read(self, position: Mapping[str, Any], s: Any, players: Sequence[Any]) -> None:
        """Fill a table with as many players as the position has; raises BadPosition with all its defects."""
        old = format_of(position) == NUMBERS
        wrong = self.table.read(s, position, old, self.beside)
        for seat, row in enumerate(position["players"]):
            if isinstance(row, Mapping):
                wrong += [f"Player {seat + 1}: {defect}" for defect in self.player.read(players[seat], row, old)]
            else:
                wrong.append(f"Player {seat + 1} must be a table of values.")
        if wrong:
            raise BadPosition(wrong)

    def defects(self, s: Any, players: Sequence[Any]) -> list[str]:
        """The fields of a state that are out of their limits."""
        found = self.table.defects(s)
        for seat, p in enumerate(players):
            found += [f"Player {seat + 1}: {defect}" for defect in self.player.defects(p)]
        return found


def format_of(position: Mapping[str, Any]) -> int:
    found = position.get("format", NUMBERS)
    if not is_number(found) or not NUMBERS <= found <= FORMAT:
        raise BadPosition([f"'format' has {shown(found)}; this version reads {NUMBERS} (which says none) to {FORMAT}."])
    return int(found)


def players_of(position: Mapping[str, Any], least: int, most: int, **head: Iterable[str]) -> int:
    """Number of players. `head` has what must be known before anything can be laid out, with its words."""
    format_of(position)
    wrong: list[str] = []
    for name, words in head.items():
        if position.get(name) not in list(words):
            wrong.append(f"A position needs a {name}: {' or '.join(words)}.")
    rows = position.get("players")
    if not isinstance(rows, list) or not least <= len(rows) <= most:
        wrong.append(f"A position needs a list of {least} to {most} players.")
    if wrong:
        raise BadPosition(wrong)
    return len(position["players"])


def with_old_names(names: Sequence[str], renamed: Mapping[str, str], kind: str = "") -> dict[str, int]:
    """The numbers of former names: for each old name of a component, or name that begins with it, its number. `renamed`
    has titles of components, old and new; names of one kind are titles without the kind."""
    lead = f"{kind}-" if kind else ""
    found: dict[str, int] = {}
    for old, new in renamed.items():
        for number, name in enumerate(names):
            title = lead + name
            if title == new or (not kind and title.startswith(f"{new} ")):
                found[(old + title[len(new) :]).removeprefix(lead)] = number
    return found
