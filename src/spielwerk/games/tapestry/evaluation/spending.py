"""What the resources in hand can buy: the best sequence of advances by their price, as a player would plan an era."""

from typing import Final

from spielwerk.games.tapestry.evaluation import prices
from spielwerk.games.tapestry.evaluation.valuation import Valuation
from spielwerk.games.tapestry.rules.packing import space_of, track_of
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import closed
from spielwerk.games.tapestry.rules.words import ADVANCES_AFTER_END, FOUR, LAST, LAST_INCOME

SURE: Final = 0.85
"""Discount: a planned advance may come too late."""
AHEAD: Final = 3
"""Lookahead on a track, in spaces: expensive ones may lead to better ones."""
STEPS: Final = 8
"""Limit of sequences tried."""


def plan(s: TapestryState, p: Player, look: Valuation) -> float:
    """Points that the resources in hand will bring: advances, and the leftovers."""
    if p.era == LAST_INCOME and not p.passive[ADVANCES_AFTER_END]:
        return 0.0
    front = _fronts(s, p)
    left = p.res[:]
    total = sum(left)
    keep = prices.LEFT_OVER[p.era]
    found, costs = 0.0, s.own.values.costs
    for _ in range(STEPS):
        best, chosen, steps, own_cost, whole_cost, gained = keep, -1, 0, 0, 0, 0.0
        for track in range(s.tracks):
            here, prices_there = front[track], costs[track]
            own = whole = 0
            points = 0.0
            for space in range(here + 1, min(here + AHEAD, LAST) + 1):
                a, b = prices_there[space]
                own += a
                whole += a + b
                if whole > total or (own and own > left[track]):
                    break
                points += look.space(track, space)
                if points > best * whole:
                    best, chosen, steps = points / whole, track, space - here
                    own_cost, whole_cost, gained = own, whole, points
        if chosen < 0:
            break
        found += gained
        front[chosen] += steps
        if own_cost:
            left[chosen] -= own_cost
        total -= whole_cost
        for _ in range(whole_cost - own_cost):
            _spend(left)
    return SURE * found + keep * total


def _fronts(s: TapestryState, p: Player) -> list[int]:
    """For each track the space of the foremost marker that can still advance."""
    front = [LAST] * s.tracks
    for mark in p.marks:
        track, space = track_of(mark), space_of(mark)
        if space < LAST and (front[track] == LAST or space > front[track]):
            front[track] = space
    shut = closed(s, p)
    for track in range(s.tracks):
        if shut >> track & 1:
            front[track] = LAST
    return front


def _spend(left: list[int]) -> None:
    """One resource of any kind: the most plentiful."""
    most = 0
    for kind in range(1, FOUR):
        if left[kind] > left[most]:
            most = kind
    left[most] -= 1
