"""Helpers of the verbs: choosing one of a few things, and answers without arguments."""

from typing import Final

from spielwerk.core.naming import letter
from spielwerk.core.play import ACTION, SEAT, A, Frame, Verb
from spielwerk.core.reasons import Reason
from spielwerk.core.stack import Moves
from spielwerk.core.values import numbers
from spielwerk.games.tapestry.rules.frames import OPTIONAL
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR, RESOURCES, TRACKS

SEATS: Final = 5
"""The most that can sit at a table."""


class Pick(Verb[TapestryState]):
    """A choice among things that one function lists; everything else is refused for one reason."""

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        raise NotImplementedError

    def reason(self, s: TapestryState, frame: Frame, arg: int) -> Reason:
        return Reason("not-possible")

    def belongs_to(self, p: Player) -> bool:
        """Whether the player may give the answer at all now; a cheap test first, since hardly anybody may."""
        return True

    def offer(self, s: TapestryState, frame: Frame, out: Moves) -> None:
        if self.belongs_to(s.players[frame[SEAT]]):
            base = self.base
            for arg in self.legal(s, frame):
                out.append(base + arg)

    def refuse(self, s: TapestryState, frame: Frame, arg: int) -> list[Reason]:
        return [] if arg in self.legal(s, frame) else [self.reason(s, frame, arg)]


class ResourcePick(Pick):
    """A resource; any of the four unless the verb says otherwise."""

    def __init__(self, name: str) -> None:
        super().__init__(name, FOUR, ("material",))

    def words(self, arg: int) -> str:
        return RESOURCES[arg]

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return numbers(FOUR)


class TrackPick(Pick):
    """A track; any in the game unless the verb says otherwise."""

    def __init__(self, name: str) -> None:
        super().__init__(name, len(TRACKS), ("track",))

    def words(self, arg: int) -> str:
        return TRACKS[arg]

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return numbers(s.tracks)

    def legal(self, s: TapestryState, frame: Frame) -> list[int]:
        return numbers(s.tracks)


class SeatPick(Pick):
    """An opponent."""

    def __init__(self, name: str) -> None:
        super().__init__(name, SEATS, ("of",))

    def words(self, arg: int) -> str:
        return letter(arg)

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return s.others(frame[SEAT])


class Word(Verb[TapestryState]):
    """An answer without an argument that is always legal."""

    def __init__(self, name: str, role: int = ACTION) -> None:
        super().__init__(name, 1, (), role)

    def offer(self, s: TapestryState, frame: Frame, out: Moves) -> None:
        out.append(self.base)

    def refuse(self, s: TapestryState, frame: Frame, arg: int) -> list[Reason]:
        return []

    def apply(self, s: TapestryState, frame: Frame, arg: int) -> None:
        pass


class ConditionalWord(Word):
    """An answer without an argument that only some questions of its kind have."""

    def has(self, s: TapestryState, frame: Frame) -> bool:
        raise NotImplementedError

    def candidates(self, s: TapestryState, frame: Frame) -> list[int]:
        return [0] if self.has(s, frame) else []

    def offer(self, s: TapestryState, frame: Frame, out: Moves) -> None:
        if self.has(s, frame):
            out.append(self.base)


class OptionalWord(ConditionalWord):
    """Declines where upgrading or playing is optional."""

    def has(self, s: TapestryState, frame: Frame) -> bool:
        how = frame[A]
        return how & OPTIONAL > 0
