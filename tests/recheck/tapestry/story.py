"""What happened between two questions, and in a whole turn."""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.recheck.tapestry.reading import Position, Question, Told


@dataclass
class Step:
    """One answer: the position and the question before it, what was told, and the position after it."""

    before: Position
    question: Question
    answer: str
    told: list[Told]
    after: Position

    @property
    def positions(self) -> list[Position]:
        return [self.before, self.after]

    def of(self, name: str, seat: str = "", **facts: object) -> list[Told]:
        """The events of a name, of a seat and with some facts."""
        return [
            (told, said)
            for told, said in self.told
            if told == name
            and (not seat or said["seat"] == seat)
            and all(said.get(fact) == value for fact, value in facts.items())
        ]


@dataclass
class Turn:
    """All answers since the last turn was closed."""

    seat: str
    steps: list[Step]

    @property
    def before(self) -> Position:
        return self.steps[0].before

    @property
    def after(self) -> Position:
        return self.steps[-1].after

    @property
    def positions(self) -> list[Position]:
        return [*(step.before for step in self.steps), self.after]

    def of(self, name: str, seat: str = "", **facts: object) -> list[Told]:
        return [told for step in self.steps for told in step.of(name, seat, **facts)]

    def told(self) -> Iterator[tuple[Step, Told]]:
        for step in self.steps:
            for told in step.told:
                yield step, told
