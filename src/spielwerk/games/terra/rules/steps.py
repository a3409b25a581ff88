"""Steps of the sequence of play that are the same in both games."""

from typing import Generic, TypeVar

from spielwerk.core.play import KIND, A, Frame, Step
from spielwerk.games.terra.rules.catalog import NOTHING
from spielwerk.games.terra.rules.gains import run
from spielwerk.games.terra.rules.state import TerraState

T = TypeVar("T", bound=TerraState)


class RunEffect(Step[T], Generic[T]):
    """Runs a pending effect."""

    def run(self, s: T, frame: Frame) -> None:
        _, seat, source, effect, times = frame
        run(s, s.player(seat), effect, source, times)


class TurnByTurn(Step[T], Generic[T]):
    """Players who have not passed take turns, in turn order, until all have passed."""

    def __init__(self, name: str, turn: int) -> None:
        super().__init__(name)
        self.turn = turn
        """The kind of question that opens a turn."""

    def run(self, s: T, frame: Frame) -> None:
        place = s.next_place(frame[A])
        if place == NOTHING:
            self.all_passed(s)
            return
        # The turn is pushed last and comes first: a list of frames costs 2 to 3 % more (docs/performance.md).
        s.ask(frame[KIND], 0, 0, (place + 1) % len(s.order))
        s.ask(self.turn_of(s, s.order[place]), s.order[place])

    def turn_of(self, s: T, seat: int) -> int:
        return self.turn

    def all_passed(self, s: T) -> None:
        raise NotImplementedError
