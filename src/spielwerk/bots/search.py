"""Monte Carlo tree search over whole turns on imagined states: the planner's turns, judged by the rest of the round."""

from typing import Final

from spielwerk.bots.cores import Task, grown_elsewhere
from spielwerk.bots.evaluation import Evaluation
from spielwerk.bots.interface import Budget, Meter, Sight
from spielwerk.bots.planner import Judged, Planner
from spielwerk.bots.tree import Node, grow
from spielwerk.core.state import State

WIDTH: Final = 12
"""Unfinished turns that are followed at a time: more than the planner has time for."""


class Search(Planner):
    """Searches its turns; small questions in between it answers like the planner."""

    width = WIDTH
    cores = 1
    settings = (*Planner.settings, "cores")
    weights = "search"

    @classmethod
    def usual_budget(cls) -> Budget:
        return Budget(nodes=8000)

    def ranked(self, sight: Sight, state: State, evaluation: Evaluation, meter: Meter) -> list[Judged]:
        planned = super().ranked(sight, state, evaluation, meter)
        root = Node([(worth, line.moves) for worth, line in planned])
        tried = len(root.branches)
        if not state.opens_turn() or tried == 1:
            return planned
        share = meter.share(self.cores)
        turns = [(branch.prior, branch.moves) for branch in root.branches]
        tasks = [
            Task(sight.game, state.dump(), sight.seat, self.weights, turns, self.rng.next(), share.nodes, share.seconds)
            for _ in range(self.cores - 1)
        ]
        elsewhere = grown_elsewhere(tasks) if tasks else []
        own = share.start()
        grow(root, lambda: sight.imagine(self.rng), sight.seat, evaluation, own)
        meter.spend(own.spent)
        for seen in elsewhere:
            for branch, (visits, lead, points) in zip(root.branches, seen.result(), strict=True):
                root.learn(branch, visits, lead, points)
        judged = list(zip(root.branches, planned[:tried], strict=True))
        judged.sort(key=lambda pair: root.value(pair[0]), reverse=True)
        searched = [(seen.points / seen.visits if seen.visits else worth, line) for seen, (worth, line) in judged]
        return searched + planned[tried:]
