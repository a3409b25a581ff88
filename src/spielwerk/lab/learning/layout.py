"""What each number of an observation means: named blocks, derived from what a game declares visible to a seat."""

import zlib
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from spielwerk.core.pending import Frames, Part
from spielwerk.core.play import NOBODY
from spielwerk.core.seen import Seen, SeenField
from spielwerk.core.state import State
from spielwerk.lab.learning.shapes import NOWHERE, Name, Shape, Shapes

VERSION: Final = 2
"""Version of the observation layout; version 1 had the features only."""


class Block:
    """A run of numbers with one name."""

    def __init__(self, name: str, start: int, names: Sequence[Name]) -> None:
        self.name = name
        self.start = start
        self.names = list(names)
        self.end = start + len(self.names)


class Question:
    """The question at hand: its kind and who is asked; and for the seat that is asked its source and operands. Operands
    of one name and codec share their numbers."""

    def __init__(self, frames: Frames, shapes: Shapes) -> None:
        self.frames = frames
        self.kind = shapes.of(frames.kind)
        self.asked = shapes.of(frames.seat)
        self.parts: dict[int, tuple[str, int, Shape]] = {}
        """For each part its name, its place and its shape."""
        self.size = self.kind.size + self.asked.size
        shared: dict[tuple[str, int], tuple[str, int, Shape]] = {}
        every = [frames.source, *[part for operands in frames.operands for part in operands.parts()]]
        for part in every:
            key = part.name, id(part.codec)
            if key not in shared:
                alike = sum(name == part.name for name, _ in shared)
                name = f"{part.name}#{alike + 1}" if alike else part.name
                shared[key] = name, self.size, shapes.of(part.codec)
                self.size += shared[key][2].size
            self.parts[id(part)] = shared[key]
        self.shared = list(shared.values())

    def blocks(self, start: int) -> list[Block]:
        found = [Block("question kind", start, self.kind.names)]
        found.append(Block("question asked", found[-1].end, self.asked.names))
        return [*found, *[Block(f"question {name}", start + at, shape.names) for name, at, shape in self.shared]]

    def put(self, found: Any, start: int, state: State, seat: int) -> None:
        if state.seat == NOBODY:
            return
        kind, asked, source, a, b = state.stack[-1]
        self.kind.put(found, start, kind, seat)
        self.asked.put(found, start + self.kind.size, asked, seat)
        if asked == seat:
            operands = self.frames.operands[kind]
            self._put(found, start, operands.source or self.frames.source, source, seat)
            self._put(found, start, operands.a, a, seat)
            self._put(found, start, operands.b(a), b, seat)

    def _put(self, found: Any, start: int, part: Part, value: int, seat: int) -> None:
        if value != part.codec.empty:
            _, at, shape = self.parts[id(part)]
            shape.put(found, start + at, value, seat)


class Layout:
    """The table, every seat beginning with the one that looks, and the question at hand."""

    def __init__(self, seen: Seen, seats: int) -> None:
        shapes = Shapes(seen.cells)
        self.seats = seats
        self.seen = seen
        self.table = [(field, shapes.of(field.codec)) for field in seen.table]
        self.player = [(field, shapes.of(field.codec)) for field in seen.player]
        self.question = Question(seen.frames, shapes)
        self.blocks: list[Block] = []
        """One after the other."""
        self._add("table", self.table)
        for n in range(seats):
            self._add(f"seat {n}", self.player)
        self.blocks += self.question.blocks(self.size)

    @property
    def size(self) -> int:
        return self.blocks[-1].end if self.blocks else 0

    def _add(self, lead: str, fields: Sequence[tuple[SeenField, Shape]]) -> None:
        for field, shape in fields:
            self.blocks.append(Block(f"{lead} {field.name}", self.size, shape.names))

    def put(self, found: Any, state: Any, seat: int) -> None:
        at = _put_all(found, 0, self.table, state, state, seat)
        for n in range(self.seats):
            at = _put_all(found, at, self.player, state, state.players[(seat + n) % self.seats], seat)
        self.question.put(found, at, state, seat)

    def planes(self) -> dict[str, list[tuple[int, int]]]:
        """The planes of the map: for each plane its numbers, and the space of each."""
        found: dict[str, list[tuple[int, int]]] = {}
        for block in self.blocks:
            for place, (path, cell) in enumerate(block.names, block.start):
                if cell != NOWHERE:
                    found.setdefault(" ".join([block.name, *path]), []).append((place, cell))
        return found

    def labels(self) -> list[str]:
        """A name for every number."""
        spaces = self.seen.cells.words
        return [
            " ".join([block.name, *path, *([str(spaces[cell])] if cell != NOWHERE else [])])
            for block in self.blocks
            for path, cell in block.names
        ]

    def digest(self) -> str:
        """Changes when a number of the observation changes its meaning: nets trained with another version are
        useless."""
        return f"{VERSION}-{zlib.crc32(chr(10).join(self.labels()).encode()):08x}"


def _put_all(
    found: Any, at: int, fields: Sequence[tuple[SeenField, Shape]], state: State, owner: Any, seat: int
) -> int:
    for field, shape in fields:
        value = field.look(state, owner, seat)
        if value is not None:
            shape.put(found, at, value, seat)
        at += shape.size
    return at


@cache
def layout_of(seen: Seen, seats: int) -> Layout:
    return Layout(seen, seats)
