"""Pending frames in words: `{ask: dig, seat: A, source: bonus-spade, spades: 1}`, and names for effects.

A kind of frame declares what its source and its two operands are; what it does not declare is a plain number.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from spielwerk.core.codecs import MOST_WRITTEN, Codec, Number, Unreadable, Word, listed, refusal, shown, tabled
from spielwerk.core.play import Effect, Frame
from spielwerk.core.stack import Stack

ASK: Final = "ask"
SEAT: Final = "seat"
AMOUNT: Final = Number(-1, (1 << 24) - 1)
MISSING: Final = object()


class Part:
    """A named part of something larger. A part that is empty is left out. `once` is what stood in its place in earlier
    positions."""

    def __init__(self, name: str, codec: Codec, once: "Part | None" = None) -> None:
        self.name = name
        self.codec = codec
        self.once = once

    def names(self) -> list[str]:
        """Its name and its former one."""
        return [self.name] if self.once is None else [self.name, self.once.name]

    def put(self, row: dict[str, Any], value: int) -> None:
        if self.codec.empty is None or value != self.codec.empty:
            row[self.name] = self.codec.write(value)

    def take(self, row: Mapping[str, Any]) -> int:
        told, once = row.get(self.name, MISSING), self.once
        if told is MISSING and once is not None and (once.name in row or once.codec.empty is not None):
            return once.take(row)
        if told is MISSING and self.codec.empty is None:
            raise Unreadable(f"has no '{self.name}'.")
        try:
            value: int = self.codec.empty if told is MISSING else self.codec.read(told)
        except Unreadable as problem:
            raise Unreadable(f"has a '{self.name}' that {problem}") from problem
        return value


def only(row: Mapping[str, Any], parts: Iterable[str]) -> None:
    """Refuse unknown parts."""
    known = list(parts)
    for name in row:
        if name not in known:
            raise refusal(name, ", ".join(known))


class Packed(Codec):
    """Several small values packed into one number, the first in its lowest digits: each with its number of values, or 0
    for all that is left. `once` has former parts by present name."""

    def __init__(self, *parts: tuple[str, Codec, int], once: Mapping[str, Part] | None = None) -> None:
        self.flat = False
        former = once or {}
        self.parts: list[Part] = [Part(name, codec, former.get(name)) for name, codec, _ in parts]
        self.sizes: list[int] = [size for _, _, size in parts]

    def write(self, value: Any) -> Any:
        row: dict[str, Any] = {}
        left: int = value
        for part, size in zip(self.parts, self.sizes, strict=True):
            part.put(row, left % size if size else left)
            left //= size or 1
        return row

    def read(self, told: object) -> Any:
        row = tabled(told)
        only(row, [name for part in self.parts for name in part.names()])
        value, weight = 0, 1
        for part, size in zip(self.parts, self.sizes, strict=True):
            value += part.take(row) * weight
            weight *= size
        return value

    def old(self, told: object) -> Any:
        AMOUNT.old(told)
        return self.read(self.write(told))


Named = tuple[str, Codec] | Part


def part_of(named: Named) -> Part:
    return named if isinstance(named, Part) else Part(*named)


class Operands:
    """The source and operands of a kind of frame: each a name and a codec. Where the second operand depends on the
    first, `by_a` has its codec by value of the first."""

    def __init__(
        self,
        a: Named = ("a", AMOUNT),
        b: Named = ("b", AMOUNT),
        *,
        by_a: Mapping[int, Named] | None = None,
        source: tuple[str, Codec] | None = None,
    ) -> None:
        self.a = part_of(a)
        self._b = part_of(b)
        self._by_a: dict[int, Part] = {value: part_of(named) for value, named in (by_a or {}).items()}
        self.source = Part(*source) if source else None

    def b(self, a: int) -> Part:
        return self._by_a.get(a, self._b)

    def parts(self) -> list[Part]:
        """All possible values of source and operands, except components."""
        return [*([self.source] if self.source else []), self.a, self._b, *self._by_a.values()]


class Source(Word):
    """A component by its title. Frames without a source hold component 0, which is left out."""

    def __init__(self, titles: Sequence[str], others: Mapping[str, int]) -> None:
        super().__init__(titles, others=others)
        self.empty = 0


class Frames(Codec):
    """The pending frames, the next one last."""

    def __init__(self, kinds: Sequence[str], seat: Word, source: Source, operands: Mapping[int, Operands]) -> None:
        self.kind = Word(kinds)
        self.seat = seat
        self.source = Part("source", source)
        plain = Operands()
        self.operands: list[Operands] = [operands.get(number, plain) for number in range(len(kinds))]
        self.written: dict[Frame, dict[str, Any]] = {}
        """Cache, since most frames recur. Frames with tables or lists are written each time, so that no two positions
        share one."""

    def write(self, value: Any) -> Any:
        rows: list[dict[str, Any]] = []
        for frame in value:
            row = self.written.get(frame)
            rows.append(self._write_new(frame) if row is None else row.copy())
        return rows

    def _write_new(self, frame: Frame) -> dict[str, Any]:
        row = self._write(frame)
        if not any(isinstance(told, (dict, list)) for told in row.values()):
            if len(self.written) >= MOST_WRITTEN:
                self.written.clear()
            self.written[frame] = row.copy()
        return row

    def _write(self, frame: Frame) -> dict[str, Any]:
        kind, seat, source, a, b = frame
        row: dict[str, Any] = {ASK: self.kind.words[kind], SEAT: self.seat.words[seat]}
        operands = self.operands[kind]
        (operands.source or self.source).put(row, source)
        operands.a.put(row, a)
        operands.b(a).put(row, b)
        return row

    def read(self, told: object) -> Any:
        return [self._read(tabled(entry)) for entry in listed(told)]

    def _read(self, row: Mapping[str, Any]) -> Frame:
        kind = self.kind.read(row.get(ASK))
        operands = self.operands[kind]
        source = operands.source or self.source
        try:
            seat, a = self.seat.read(row.get(SEAT)), operands.a.take(row)
            b = operands.b(a)
            only(row, [ASK, SEAT, source.name, *operands.a.names(), *b.names()])
            return (kind, seat, source.take(row), a, b.take(row))
        except Unreadable as problem:
            raise Unreadable(f"has '{row[ASK]}', which {problem}") from problem

    def old(self, told: object) -> Any:
        return [self._old(listed(entry)) for entry in listed(told)]

    def _old(self, numbers: list[Any]) -> Frame:
        if len(numbers) != 5:
            raise Unreadable(f"has {shown(numbers)}, which is no frame.")
        asked, seat, source, first, second = numbers
        kind = self.kind.old(asked)
        operands = self.operands[kind]
        named = operands.source or self.source
        a = operands.a.codec.old(first)
        return (kind, self.seat.old(seat), named.codec.old(source), a, operands.b(a).codec.old(second))


class OnStack(Codec):
    """Pending frames on the stack of a state."""

    def __init__(self, frames: Frames) -> None:
        self.frames = frames

    def write(self, value: Any) -> Any:
        return self.frames.write(value)

    def read(self, told: object) -> Any:
        return Stack(self.frames.read(told))

    def old(self, told: object) -> Any:
        return Stack(self.frames.old(told))


def name_effects(effects: Sequence[Effect[Any]], roots: Iterable[tuple[str, int]]) -> list[str]:
    """A name for each effect: the place where it stands; nested effects by their number there."""
    names = [""] * len(effects)
    named: list[Effect[Any]] = []
    for name, number in roots:
        if number >= 0 and not names[number]:
            names[number] = name
            named.append(effects[number])
    for effect in named:
        for place, part in enumerate(effect.within(), 1):
            if not names[part.number]:
                names[part.number] = f"{names[effect.number]} {place}"
                named.append(part)
    return names
