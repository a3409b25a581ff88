"""Elo from games of several players: every two bots at a table are compared by their places (Bradley-Terry).

One bot is the anchor, so that numbers of different runs are on one scale as long as it plays in all of them. Games of a
set-up are one observation: the interval comes from drawing set-ups again (bootstrap).
"""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from spielwerk.core.rng import Rng

Result = tuple[Sequence[str], Sequence[int]]
"""The bots of a game and their places."""
Wins = dict[tuple[str, str], float]
"""How often the first was before the second."""

ANCHORS: Final = ("greedy@1", "greedy")
ANCHORED: Final = 1000.0
PER_TENFOLD: Final = 400.0
STEPS: Final = 60
DRAWN: Final = 200
PRIOR: Final = 0.5
"""Wins that everybody has against everybody at that table besides: a bot that always wins is not infinitely strong."""


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


def rated(wins: Wins) -> dict[str, float]:
    """The strengths that make the wins most likely (minorize and maximize), as Elo; the first anchor that plays, or
    else the mean, has 1000."""
    names = sorted({name for pair in wins for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        for name in names:
            met = [other for other in names if (name, other) in wins]
            won = sum(wins[name, other] for other in met)
            doubt = sum((wins[name, other] + wins[other, name]) / (strength[name] + strength[other]) for other in met)
            strength[name] = won / doubt
    elo = {name: PER_TENFOLD * math.log10(value) for name, value in strength.items()}
    anchor = next((elo[name] for name in ANCHORS if name in elo), sum(elo.values()) / max(1, len(elo)))
    return {name: ANCHORED + value - anchor for name, value in elo.items()}


def elo(setups: Mapping[int, Sequence[Result]]) -> dict[str, tuple[float, float, float]]:
    """For each bot its Elo and the 95 % interval, from the games of every set-up."""
    found = rated(compared([game for games in setups.values() for game in games]))
    rng, numbers = Rng(1), sorted(setups)
    drawn: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(DRAWN):
        again = [game for _ in numbers for game in setups[numbers[rng.below(len(numbers))]]]
        for name, value in rated(compared(again)).items():
            drawn[name].append(value)
    return {name: (value, *_middle(drawn[name])) for name, value in found.items()}


def _middle(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    cut = len(ordered) // 40
    return ordered[cut], ordered[-1 - cut]
