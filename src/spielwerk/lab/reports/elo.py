"""Elo from games of several players: every two bots at a table are compared by their places (Bradley-Terry).

One bot is the anchor, so that ratings of different runs share a scale. Games of a set-up are one observation: intervals
come from a bootstrap over set-ups. Where a bot always loses or always wins, games do not say by how much, and its
interval is open on that side.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from spielwerk.core.rng import Rng

Result = tuple[Sequence[str], Sequence[int]]
"""The bots of a game and their places."""
Wins = dict[tuple[str, str], float]
"""How often the first was before the second."""

Anchor = tuple[str, float]
"""A bot, and what Elo it has by definition."""

Open = Literal["", "low", "high", "both"]


class Rating(NamedTuple):
    """A bot's Elo with its 95 % interval."""

    value: float
    low: float
    high: float
    open: Open
    """The ends that games do not bound; their numbers are only those of PRIOR."""


ANCHORS: Final = ("greedy@1", "greedy")
ANCHORED: Final = 1000.0
PER_TENFOLD: Final = 400.0
STEPS: Final = 1000
SETTLED: Final = 1e-7
"""Relative change at which the iteration has converged."""
DRAWN: Final = 200
PRIOR: Final = 0.5
"""Pseudo-wins of every bot against every other at its table, so that a bot that always wins has a finite rating."""


def compared(games: Sequence[Result]) -> Wins:
    """Wins in pairs; an equal place is half a win for both."""
    found: Wins = {}
    for bots, places in games:
        for one, (mine, place) in enumerate(zip(bots, places, strict=True)):
            for other, (theirs, their_place) in enumerate(zip(bots, places, strict=True)):
                if one != other and mine != theirs:
                    won = 1.0 if place < their_place else 0.5 if place == their_place else 0.0
                    found[mine, theirs] = found.get((mine, theirs), PRIOR) + won
    return found


def anchor_of(bots: Collection[str]) -> Anchor:
    """Who is the anchor when nobody says otherwise: the first of ANCHORS that plays; without a name it is the mean."""
    return next((name for name in ANCHORS if name in bots), ""), ANCHORED


def rated(wins: Wins, anchor: Anchor | None = None) -> dict[str, float]:
    """The strengths that make the wins most likely, as Elo."""
    strength = _strengths(wins)
    elo = {name: PER_TENFOLD * math.log10(value) for name, value in strength.items()}
    name, anchored = anchor or anchor_of(elo)
    level = elo[name] if name in elo else sum(elo.values()) / max(1, len(elo))
    return {name: anchored + (value - level) for name, value in elo.items()}


def _strengths(wins: Wins) -> dict[str, float]:
    """The MM algorithm, until it converges; that takes long if only neighbours on a ladder have met."""
    names = sorted({name for pair in wins for name in pair})
    met = {name: [other for other in names if (name, other) in wins] for name in names}
    won = {name: sum(wins[name, other] for other in met[name]) for name in names}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        changed = 0.0
        for name in names:
            before = strength[name]
            doubt = sum((wins[name, other] + wins[other, name]) / (before + strength[other]) for other in met[name])
            strength[name] = won[name] / doubt
            changed = max(changed, abs(strength[name] / before - 1.0))
        if changed < SETTLED:
            break
    return strength


def elo(setups: Mapping[int, Sequence[Result]], anchor: Anchor | None = None) -> dict[str, Rating]:
    """For each bot its Elo and the 95 % interval, from the games of every set-up."""
    wins = compared([game for games in setups.values() for game in games])
    found, unbounded = rated(wins, anchor), _unbounded(wins, anchor)
    rng, numbers = Rng(1), sorted(setups)
    drawn: dict[str, list[float]] = {name: [] for name in found}
    below, above = dict.fromkeys(found, 0), dict.fromkeys(found, 0)
    for _ in range(DRAWN):
        again = compared([game for _ in numbers for game in setups[numbers[rng.below(len(numbers))]]])
        for name, value in rated(again, anchor).items():
            drawn[name].append(value)
        for name, (low, high) in _unbounded(again, anchor).items():
            below[name] += low
            above[name] += high
    rows: dict[str, Rating] = {}
    for name, value in found.items():
        ordered, cut = sorted(drawn[name]), len(drawn[name]) // 40
        least, most = ordered[cut], ordered[-1 - cut]
        low, high = unbounded[name]
        if low:
            most = rated(_surprised(wins, _reached(_beaten(wins), name), len(numbers)), anchor)[name]
        if high:
            others = set(found) - _reached(_beaten_by(wins), name)
            least = rated(_surprised(wins, others, len(numbers)), anchor)[name]
        rows[name] = Rating(value, least, most, _ends(low=below[name] > cut, high=above[name] > cut))
    return rows


def _ends(*, low: bool, high: bool) -> Open:
    if low and high:
        return "both"
    return "low" if low else "high" if high else ""


def _beaten(wins: Wins) -> dict[str, set[str]]:
    """For every bot those that it was before at least once."""
    found: dict[str, set[str]] = {name: set() for pair in wins for name in pair}
    for (name, other), won in wins.items():
        if won > PRIOR:
            found[name].add(other)
    return found


def _beaten_by(wins: Wins) -> dict[str, set[str]]:
    return _beaten({(other, name): won for (name, other), won in wins.items()})


def _reached(steps: Mapping[str, set[str]], start: str) -> set[str]:
    found, left = {start}, [start]
    while left:
        new = steps[left.pop()] - found
        found |= new
        left += new
    return found


def _unbounded(wins: Wins, anchor: Anchor | None) -> dict[str, tuple[bool, bool]]:
    """Whether results put no lower and no upper bound on a bot: it never beat the anchor, nor anybody who did, and so
    on; or the other way round. Without an anchor, everybody takes its place."""
    beaten, beaten_by = _beaten(wins), _beaten_by(wins)
    name, _ = anchor or anchor_of(beaten)
    all_of = {name} if name in beaten else set(beaten)
    return {name: (not all_of <= _reached(beaten, name), not all_of <= _reached(beaten_by, name)) for name in beaten}


def _surprised(wins: Wins, losers: Collection[str], setups: int) -> Wins:
    """The wins if those who always lose to the others won as often as is just compatible with so many set-ups (the
    exact binomial bound)."""
    share = 1 - 0.025 ** (1 / setups)
    found = dict(wins)
    for name, other in wins:
        if name in losers and other not in losers:
            met = wins[name, other] + wins[other, name]
            found[name, other], found[other, name] = met * share, met * (1 - share)
    return found
