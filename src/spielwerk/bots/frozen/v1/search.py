"""Monte Carlo search on determinizations: UCT over whole turns, or single answers where chance comes within turns."""

from typing import Final

from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.frozen.v1.answers import best_of_each, compare
from spielwerk.bots.frozen.v1.planner import Judged, Planner
from spielwerk.bots.frozen.v1.tree import Node, grow
from spielwerk.bots.frozen.v1.turns import Line, lines
from spielwerk.bots.interface import Budget, Meter, Sight
from spielwerk.core.state import State

WIDTH: Final = 12
"""Beam width: larger than the planner can afford."""


class Search(Planner):
    """Searches its turns; where those can be planned, it answers small questions in between like the planner."""

    width = WIDTH
    weights = "search@1"

    @classmethod
    def usual_budget(cls) -> Budget:
        return Budget(nodes=8000)

    def plan(self, state: State, best: Line) -> None:
        """Drops the rest of a plan where chance may follow the first answer."""
        super().plan(state, best)
        if state.chance_in_turns():
            del self.planned[1:]

    def ranked(self, sight: Sight, state: State, evaluation: Evaluation, meter: Meter) -> list[Judged]:
        by_answers = state.chance_in_turns()
        if by_answers:
            found = best_of_each(lines(state, sight.seat, evaluation, meter, Planner.width))
            promising = [(line.value, line) for line in found]
        else:
            promising = super().ranked(sight, state, evaluation, meter)
        root = Node([(worth, line.moves) for worth, line in promising])
        tried = len(root.branches)
        if tried == 1 or not (by_answers or state.opens_turn()):
            return promising
        way = compare if by_answers else grow
        own = meter.share(1).start()
        way(root, lambda: sight.imagine(self.rng), sight.seat, evaluation, own)
        meter.spend(own.spent)
        judged = list(zip(root.branches, promising[:tried], strict=True))
        judged.sort(key=lambda pair: root.value(pair[0]), reverse=True)
        searched = [(seen.points / seen.visits if seen.visits else worth, line) for seen, (worth, line) in judged]
        return searched + promising[tried:]
