"""Plans its own turn to the end, and its next turns of the round as if the others waited."""

from typing import Final

from spielwerk.bots.evaluation import Evaluation, evaluation_of
from spielwerk.bots.interface import Bot, Budget, Meter, Sight
from spielwerk.bots.sets import Worth, worth_of, worthiest
from spielwerk.bots.turns import Line, lines
from spielwerk.core.state import State

WIDTH: Final = 4
"""Beam width over unfinished turns."""
TURNS: Final = 2
"""Own turns looked ahead."""
KEPT: Final = 3
"""Beam width from turn to turn within the round."""
WAITING_COSTS: Final = 0.97
"""Discount for a gain that needs another turn: others may take it away."""

Judged = tuple[float, Line]
"""A turn with its expected points."""


class Planner(Bot):
    """A plan is kept until the table differs from what it expected."""

    width = WIDTH
    turns = TURNS
    kept = KEPT
    settings: tuple[str, ...] = ("width", "turns", "kept")

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.planned: list[tuple[list[int], int]] = []
        """The answers still to give, each with the legal answers it was chosen from."""

    @classmethod
    def usual_budget(cls) -> Budget:
        return Budget(nodes=3000)

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        if self.planned and self.planned[0][0] == moves:
            return self.planned.pop(0)[1]
        state = sight.imagine(self.rng)
        if (wanted := worthiest(sight.game, state, self.worth(sight.game))) is not None:
            return wanted
        evaluation = self.evaluation(sight.game)
        meter = self.budget.start()
        _, best = self.ranked(sight, state, evaluation, meter)[0]
        self.looked_at += meter.spent
        self.plan(state, best)
        return self.planned.pop(0)[1]

    def worth(self, game: str) -> Worth:
        """How it chooses before the game."""
        return worth_of(game)

    def evaluation(self, game: str) -> Evaluation:
        return evaluation_of(game, self.weights)

    def plan(self, state: State, best: Line) -> None:
        self.planned = []
        follow = state.copy()
        for move in best.moves:
            self.planned.append((follow.moves()[:], move))
            follow.play(move)

    def candidates(self, state: State, seat: int, evaluation: Evaluation, meter: Meter, width: int) -> list[Line]:
        """Turns that are worth a thought, the best at first sight first."""
        return lines(state, seat, evaluation, meter, width)

    def ranked(self, sight: Sight, state: State, evaluation: Evaluation, meter: Meter) -> list[Judged]:
        """Turns from `state`, the first one of the best plan for the round first."""
        seat = sight.seat
        first = self.candidates(state, seat, evaluation, meter, self.width)
        worth = [line.value for line in first]
        front = [(n, line) for n, line in enumerate(first[: self.kept])]
        sure = 1.0
        for _ in range(1, self.turns):
            sure *= WAITING_COSTS
            following: list[tuple[int, Line]] = []
            for n, line in front:
                later = line.state.next_turn(seat, state.round)
                if later is not None and meter.left():
                    found = lines(later, seat, evaluation, meter, self.width)[: self.kept]
                    following += [(n, further) for further in found]
            following.sort(key=lambda pair: pair[1].value, reverse=True)
            front = following[: self.kept]
            for n, line in front:
                worth[n] = max(worth[n], first[n].value + (line.value - first[n].value) * sure)
        return sorted(zip(worth, first, strict=True), key=lambda pair: pair[0], reverse=True)


class OneTurn(Planner):
    """Looks no further than the current turn: with a net where a game has one, else with the weights of `search`."""

    turns = 1
    weights = "learned"
