"""Monte Carlo search on determinizations: UCT over whole turns, or over single answers where chance occurs within
turns."""

from collections.abc import Sequence
from typing import Final

from spielwerk.bots.answers import best_of_each
from spielwerk.bots.cores import Task, grown_elsewhere, way_of
from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.following import Following
from spielwerk.bots.interface import Budget, Meter, Sight
from spielwerk.bots.planner import Judged, Planner
from spielwerk.bots.tree import Node
from spielwerk.bots.turns import Line
from spielwerk.core.state import State

WIDTH: Final = 12
"""Beam width: larger than the planner can afford."""


class Search(Planner):
    """Searches its turns; where turns can be planned, it answers small questions in between like the planner."""

    width = WIDTH
    cores = 1
    ahead = 0
    """Own turns followed in a visit; 0: as many as suit the game."""
    beyond = 1
    """Rounds after the present one that a visit may enter, in a tree of turns."""
    replies = 1
    """0: the others wait while a turn is followed."""
    settings = (*Planner.settings, "cores", "ahead", "beyond", "replies")
    can_be_zero: tuple[str, ...] = ("ahead", "beyond", "replies")
    weights = "learned"

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
            found = best_of_each(self.candidates(state, sight.seat, evaluation, meter, Planner.width))
            promising = [(line.value, line) for line in found]
        else:
            promising = super().ranked(sight, state, evaluation, meter)
        root = Node([(worth, line.moves) for worth, line in promising])
        tried = len(root.branches)
        if tried == 1 or not (by_answers or state.opens_turn()):
            return promising
        self._grow(root, sight, state, evaluation, meter)
        judged = list(zip(root.branches, promising[:tried], strict=True))
        judged.sort(key=lambda pair: (pair[0].stood, root.value(pair[0])), reverse=True)
        ranks = [(root.value(seen), line) for seen, (_, line) in judged]
        self.searched(state, ranks)
        ranks += [(worth + root.usual(), line) for worth, line in promising[tried:]]
        first, worth = judged[0][0], promising[0][0]
        return _in_points(ranks, first.points / first.visits if first.visits else worth)

    def searched(self, state: State, found: Sequence[Judged]) -> None:
        """The lead that was found for the turns that were tried; for those who learn from it."""

    def _grow(self, root: Node, sight: Sight, state: State, evaluation: Evaluation, meter: Meter) -> None:
        """Root parallelization: every core grows a tree of its own, and their roots are merged."""
        following = Following(self.ahead, self.beyond, self.replies > 0)
        share = meter.share(self.cores)
        turns = [(branch.prior, branch.moves) for branch in root.branches]
        tasks = [
            Task(
                sight.game,
                evaluation.game.dump(state),
                sight.seat,
                self.weights,
                turns,
                self.rng.next(),
                share.nodes,
                share.seconds,
                following,
            )
            for _ in range(self.cores - 1)
        ]
        elsewhere = grown_elsewhere(tasks) if tasks else []
        own = share.start()
        way_of(state)(root, lambda: sight.imagine(self.rng), sight.seat, evaluation, own, following)
        meter.spend(own.spent)
        for seen in elsewhere:
            for branch, (visits, lead, points, stood) in zip(root.branches, seen.result(), strict=True):
                root.learn(branch, visits, lead, points)
                branch.stood += stood


def _in_points(ranks: list[Judged], best: float) -> list[Judged]:
    """Final points of the best turn; every other is behind it by as much as it is judged worse, what the others get
    included. No turn has more than one that comes before it, even if it was left out after few visits."""
    found, points = [], best
    for value, line in ranks:
        points = min(points, best - (ranks[0][0] - value))
        found.append((points, line))
    return found
