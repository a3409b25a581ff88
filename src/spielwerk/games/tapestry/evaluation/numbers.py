"""A position as input of a learned evaluation: what the seat has, its progress, and how the others stand."""

from collections.abc import Sequence
from typing import Final

from spielwerk.core.net import default_numbers, marked
from spielwerk.core.words import how_many
from spielwerk.games.tapestry.rules.catalog import BY_KIND
from spielwerk.games.tapestry.rules.packing import space_of, track_of
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import ACHIEVEMENTS, LAST_INCOME, TRACKS

CIVILIZATIONS: Final = len(BY_KIND["civilization"])
CAPITALS: Final = len(BY_KIND["capital"])
TIERS: Final = 5
"""Of a track, the start included."""


def numbers(s: TapestryState, seat: int, features: Sequence[float]) -> list[int]:
    p = s.players[seat]
    places = _places(p)
    return [
        *default_numbers(features, s.round, s.scores(), seat),
        *marked(LAST_INCOME + 1, [p.era]),
        *p.res,
        *places,
        *[how_many(covered) for covered in p.covered],
        *_things(p),
        *[p.achieved >> n & 1 for n in range(len(ACHIEVEMENTS))],
        *marked(CIVILIZATIONS, p.civs),
        *marked(CAPITALS, [p.capital]),
        *_tiers(places),
        *_others(s, p, places),
    ]


def _places(p: Player) -> list[int]:
    """Progress of the foremost marker on each track."""
    found = [0] * len(TRACKS)
    for mark in p.marks:
        track = track_of(mark)
        found[track] = max(found[track], space_of(mark))
    return found


def _things(p: Player) -> list[int]:
    return [
        how_many(p.territory),
        how_many(p.districts),
        len(p.landmarks),
        len(p.hand),
        len(p.tiles),
        len(p.space_tiles),
        len(p.bottom),
        len(p.middle),
        len(p.top),
        p.outposts,
        p.toppled,
        len(p.active),
        len(p.permanent),
        len(p.marks),
        int(p.done),
    ]


def _tiers(places: list[int]) -> list[int]:
    """The tier of the marker on each track: rewards differ by tier."""
    found = []
    for place in places:
        found += marked(TIERS, [(place + 2) // 3])
    return found


def _others(s: TapestryState, p: Player, places: list[int]) -> list[int]:
    """How far the best opponent is behind on each track and in territory; who is in which era, who has ended."""
    others = [other for other in s.players if other.seat != p.seat]
    theirs = [_places(other) for other in others]
    found = [mine - max([row[n] for row in theirs], default=0) for n, mine in enumerate(places)]
    found.append(how_many(p.territory) - max([how_many(other.territory) for other in others], default=0))
    found.append(sum([int(other.era > p.era) for other in others]))
    found.append(sum([int(other.era < p.era) for other in others]))
    found.append(sum([int(other.done) for other in others]))
    return found
