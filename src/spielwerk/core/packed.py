"""The stack of frames and the list of legal answers in machine words, for the compiled engine (core/stack.py)."""

from collections.abc import Iterable, Iterator
from typing import Final, final

from librt.vecs import vec

from spielwerk.core.frame import Frame
from spielwerk.core.native import i64, mypyc_attr
from spielwerk.core.words import lowest

NUMBERS: Final = 5
FRAMES: Final = 12
MOVES: Final = 24
"""Room to begin with; both grow."""
ROOM: Final = 3 * NUMBERS
"""What a copy has above its last frame: hardly any answer needs more than one frame above those it finds."""


def _wider(cells: vec[i64]) -> vec[i64]:
    size = len(cells)
    wider = vec[i64]([0] * (2 * size))
    for i in range(size):
        wider[i] = cells[i]
    return wider


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Stack:
    """Frames, the top one last."""

    def __init__(self, frames: Iterable[Frame] = (), of: "Stack | None" = None) -> None:
        if of is not None:
            self.cells: vec[i64] = of.cells[: of.end + ROOM]
            self.end: i64 = of.end
            return
        self.cells = vec[i64]([0] * (NUMBERS * FRAMES))
        self.end = 0
        self.extend(frames)

    def copy(self) -> "Stack":
        return Stack((), self)

    def append(self, frame: Frame) -> None:
        kind, seat, source, a, b = frame
        self.push(kind, seat, source, a, b)

    def push(self, kind: i64, seat: i64, source: i64, a: i64, b: i64) -> None:
        """Append a frame given as five numbers."""
        end = self.end
        if end == len(self.cells):
            self.cells = _wider(self.cells)
        self._put(end, kind, seat, source, a, b)
        self.end = end + NUMBERS

    def extend(self, frames: Iterable[Frame]) -> None:
        for frame in frames:
            self.append(frame)

    def extend_reversed(self, frames: list[Frame]) -> None:
        """The last one first, so that the first is on top."""
        for frame in reversed(frames):
            self.append(frame)

    def of_seat(self, seat: i64) -> list[Frame]:
        """The frames of one seat, the top one last."""
        found: list[Frame] = []
        for place in range(0, self.end, NUMBERS):
            if self.cells[place + 1] == seat:
                found.append(self[place // NUMBERS])
        return found

    def drop(self) -> None:
        """Remove the top frame without reading it."""
        self.end -= NUMBERS

    def pop(self, index: int = -1) -> Frame:
        frame = self[index]
        place = self.end - NUMBERS if index == -1 else self._place(index)
        self.end -= NUMBERS
        for i in range(place, self.end):
            self.cells[i] = self.cells[i + NUMBERS]
        return frame

    def _place(self, index: i64) -> i64:
        place = index * NUMBERS + (self.end if index < 0 else 0)
        if place < 0 or place >= self.end:
            raise IndexError("no such frame")
        return place

    def _put(self, place: i64, kind: i64, seat: i64, source: i64, a: i64, b: i64) -> None:
        cells = self.cells
        cells[place] = kind
        cells[place + 1] = seat
        cells[place + 2] = source
        cells[place + 3] = a
        cells[place + 4] = b

    def __getitem__(self, index: int) -> Frame:
        place = self.end - NUMBERS if index == -1 and self.end else self._place(index)
        cells = self.cells
        return (cells[place], cells[place + 1], cells[place + 2], cells[place + 3], cells[place + 4])

    def __setitem__(self, index: int, frame: Frame) -> None:
        kind, seat, source, a, b = frame
        self._put(self._place(index), kind, seat, source, a, b)

    def __len__(self) -> int:
        return self.end // NUMBERS

    def __bool__(self) -> bool:
        return self.end != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and list(self) == list(other)

    def __hash__(self) -> int:
        raise TypeError("a stack changes")

    def __iter__(self) -> Iterator[Frame]:
        return iter([self[index] for index in range(len(self))])


@mypyc_attr(acyclic=True)
@final
class Moves:
    """Answers in the order in which they are listed."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]([0] * MOVES)
        self.count: i64 = 0
        self.numbers: list[int] | None = None
        self.kept = False

    def shared(self) -> "Moves":
        """These answers, shared with another holder."""
        self.kept = True
        return self

    def renewed(self) -> "Moves":
        """Where the answers to the next question go: here, unless these are shared."""
        if self.kept:
            return Moves()
        self.clear()
        return self

    def append(self, move: i64) -> None:
        count = self.count
        if count == len(self.cells):
            self.cells = _wider(self.cells)
        self.cells[count] = move
        self.count = count + 1

    def append_cells(self, word: i64, first: i64, step: i64) -> None:
        """An answer for every bit of a word: `first` for the lowest one, `step` more for each place above it."""
        count, cells = self.count, self.cells
        while word:
            if count == len(cells):
                cells = _wider(cells)
            cells[count] = first + lowest(word) * step
            count += 1
            word &= word - 1
        self.count, self.cells = count, cells

    def __getitem__(self, index: i64) -> int:
        if index < 0 or index >= self.count:
            raise IndexError("no such move")
        return self.cells[index]

    def __len__(self) -> int:
        return self.count

    def __bool__(self) -> bool:
        return self.count != 0

    def __contains__(self, move: i64) -> bool:
        cells = self.cells
        for i in range(self.count):
            if cells[i] == move:
                return True
        return False

    def within(self, first: i64, end: i64) -> list[int]:
        """Those from `first` on and before `end`."""
        cells = self.cells
        found: list[int] = []
        for i in range(self.count):
            if first <= cells[i] < end:
                found.append(cells[i])
        return found

    def where(self, parts: list[int], part: int) -> list[int]:
        """Those that have this part, by a table of the parts of all moves."""
        cells = self.cells
        found: list[int] = []
        for i in range(self.count):
            if parts[cells[i]] == part:
                found.append(cells[i])
        return found

    def elsewhere(self, parts: list[int], part: int) -> list[int]:
        """Those that have another part."""
        cells = self.cells
        found: list[int] = []
        for i in range(self.count):
            if parts[cells[i]] != part:
                found.append(cells[i])
        return found

    def clear(self) -> None:
        self.count = 0
        self.numbers = None

    def listed(self) -> list[int]:
        """As a Python list; made once, on demand."""
        if self.numbers is None:
            self.numbers = list(self.cells[: self.count])
        return self.numbers
