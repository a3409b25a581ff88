"""Conversions a player could make first so that a refused move becomes legal: one click at the table, advice of
`why`."""

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import Final

from spielwerk.core.state import State

SHORTAGE: Final = ("too-few-", "too-little-")
"""Prefixes of reasons that more resources can remove; other reasons cannot be removed."""

MOST_RUNS: Final = 20_000
"""Limit of runs examined; only a player rich in what does not help comes near it."""


def fund(state: State, move: int, conversions: Mapping[str, int]) -> list[int] | None:
    """The cheapest run of conversions after which the move is legal, or None. `conversions` lists them with what each
    loses, in canonical order (every useful run can be put into it). Cheapest means least loss, then fewest steps."""
    reasons = state.why_not(move)
    if not reasons or not all(reason.code.startswith(SHORTAGE) for reason in reasons):
        return None
    steps = [(state.parse(notation), loss) for notation, loss in conversions.items()]
    seen = 0
    runs: list[tuple[int, int, int, int, list[int], State]] = [(0, 0, 0, 0, [], state)]
    while runs:
        lost, length, _, first, run, here = heappop(runs)
        if move in here.moves():
            return run
        for number in range(first, len(steps)):
            step, loss = steps[number]
            if step in here.moves():
                seen += 1
                if seen > MOST_RUNS:
                    return None
                trial = here.copy()
                trial.play(step)
                heappush(runs, (lost + loss, length + 1, seen, number, [*run, step], trial))
    return None
