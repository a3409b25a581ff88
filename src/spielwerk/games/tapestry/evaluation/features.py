"""Features of a seat's position, the input of an evaluation; each one is already an estimate in points."""

from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.tapestry.evaluation.keeping import kept, landmark_cards, lasting
from spielwerk.games.tapestry.evaluation.pending import pending
from spielwerk.games.tapestry.evaluation.prospects import (
    abilities,
    achievements,
    capital,
    civilizations,
    hand,
    masterpieces,
    techs,
    territory,
    tracks,
    unknown_hand,
)
from spielwerk.games.tapestry.evaluation.spending import plan
from spielwerk.games.tapestry.evaluation.valuation import Valuation
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.words import FOUR, LAST_INCOME

NAMES: Final = [
    "points",
    "resources",
    "income",
    "scoring",
    "eras",
    "tracks",
    "capital",
    "territory",
    "techs",
    "hand",
    "abilities",
    "tiles",
    "achievements",
    "civilizations",
    "pending",
]


def features(s: TapestryState, seat: int, seen: bool = True) -> list[float]:
    """`seen` says whether the hand is visible."""
    p = s.players[seat]
    if p.done or not s.stack:
        return _at_the_end(p)
    look = Valuation(s, p)
    return [
        float(p.vp),
        plan(s, p, look),
        _income(look) * look.income,
        _scoring(look),
        float(LAST_INCOME - p.era),
        tracks(p, look),
        capital(p, look),
        territory(s, p, look),
        techs(s, p, look),
        hand(p, look) if seen else unknown_hand(p, look),
        abilities(p, look) + masterpieces(p, look),
        _tiles(p, look),
        achievements(s, p, look) + landmark_cards(s, p, look),
        civilizations(s, p, look) + kept(p, look),
        pending(s, p, look),
    ]


def _at_the_end(p: Player) -> list[float]:
    found = [0.0] * len(NAMES)
    found[0] = float(p.vp)
    return found


def _income(look: Valuation) -> int:
    """Resources of an income turn."""
    slots = look.s.own.values.resource_slots
    return sum([how_many(look.open[track] & slots[look.rows[track]]) for track in range(FOUR)])


def _scoring(look: Valuation) -> float:
    """Points of the remaining income turns."""
    fixed = look.s.own.values.slots_with_points
    found = 0.0
    for track in range(FOUR):
        slots = look.open[track]
        found += look.symbols[track] * look.counted[track]
        for slot, points in fixed[look.rows[track]]:
            if slots >> slot & 1:
                found += points
    return found * look.scorings


def _tiles(p: Player, look: Valuation) -> float:
    """Territory tiles that can still be explored, and space tiles."""
    found = min(4, len(p.tiles)) * look.tile + 0.2 * max(0, len(p.tiles) - 4) + 2.0 * len(p.space_tiles)
    return found + lasting(p, look) if p.explored else found
