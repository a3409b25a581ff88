"""Elo from games of several players: every two bots at a table are compared by their places (Bradley-Terry).

One bot is the anchor, so that ratings of different runs share a scale. Games of a set-up are one observation: intervals
come from a bootstrap over set-ups.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from spielwerk.core.rng import Rng

Result = tuple[Sequence[str], Sequence[int]]
"""The bots of a game and their places."""
Wins = dict[tuple[str, str], float]
"""How often the first was before the second."""

Anchor = tuple[str, float]
"""A bot, and what Elo it has by definition."""

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


def elo(setups: Mapping[int, Sequence[Result]], anchor: Anchor | None = None) -> dict[str, tuple[float, float, float]]:
    """For each bot its Elo and the 95 % interval, from the games of every set-up."""
    found = rated(compared([game for games in setups.values() for game in games]), anchor)
    rng, numbers = Rng(1), sorted(setups)
    drawn: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(DRAWN):
        again = [game for _ in numbers for game in setups[numbers[rng.below(len(numbers))]]]
        for name, value in rated(compared(again), anchor).items():
            drawn[name].append(value)
    return {name: (value, *_middle(drawn[name])) for name, value in found.items()}


def _middle(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    cut = len(ordered) // 40
    return ordered[cut], ordered[-1 - cut]
