"""What a seat's kept things will bring: landmark cards, stored landmarks, isles, lasting space tiles."""

from math import fsum
from typing import Final

from spielwerk.games.tapestry.evaluation import prices
from spielwerk.games.tapestry.evaluation.valuation import Valuation
from spielwerk.games.tapestry.rules.catalog import NOTHING, space_tile_row
from spielwerk.games.tapestry.rules.civilizations import islanders, urban_planners
from spielwerk.games.tapestry.rules.civilizations.islanders import SEA_POINTS
from spielwerk.games.tapestry.rules.civilizations.urban_planners import KEPT
from spielwerk.games.tapestry.rules.effects.lasting import TrackPoints
from spielwerk.games.tapestry.rules.effects.table import EFFECTS
from spielwerk.games.tapestry.rules.landmark_cards import CONDITIONS, progress, row_of
from spielwerk.games.tapestry.rules.map.board import SIX, Sides
from spielwerk.games.tapestry.rules.map.isles import ISLES, matching_sides, outer_water
from spielwerk.games.tapestry.rules.state import NONE, Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.markers import position
from spielwerk.games.tapestry.rules.words import FOUR, LAST

LATER: Final = 0.9
"""A landmark that can still be placed anywhere, but takes up part of a turn."""
ADVANCES: Final = 1.2
"""Advances on one track in an era."""


def landmark_cards(s: TapestryState, p: Player, look: Valuation) -> float:
    """Landmarks of own landmark cards, by how far their conditions are met and the time left for the rest."""
    found = 0.0
    for card in p.landmark_cards:
        have, needs = progress(s, p, card)
        row = row_of(s, card)
        met = min(1.0, have / needs)
        likely = prices.LANDMARK_CARDS[CONDITIONS[row.what]] * look.scorings / FOUR
        found += look.footprint(row.landmark) * (met * met * met + (1.0 - met * met * met) * likely * 0.8)
    return found


def kept(p: Player, look: Valuation) -> float:
    """What lies on the mats of Urban Planners and Islanders."""
    found = 0.0
    if urban_planners.ROW.index in p.civs:
        found += urban_planners.group_points(look.s, p)
        found += LATER * fsum([look.footprint(landmark) for landmark in p.landmarks if KEPT.marked(p, landmark)])
    if islanders.ROW.index in p.civs:
        isles = [isle for isle in range(SIX) if ISLES.tile(p, isle) != NONE]
        found += SEA_POINTS * sum([1 for isle in isles if outer_water(ISLES.sides(p, isle), isle)])
    return found


def isle_fit(p: Player, isle: int, sides: Sides, scores: bool) -> float:
    """Points that a tile brings on an isle in this rotation."""
    found = float(SEA_POINTS) if outer_water(sides, isle) else 0.0
    return found + matching_sides(p, isle, sides) if scores else found


def lasting(p: Player, look: Valuation) -> float:
    """Space tiles that pay for future advances."""
    found = 0.0
    for tile in p.explored:
        for _, number in space_tile_row(tile).on:
            effect = EFFECTS[number]
            if isinstance(effect, TrackPoints):
                track, points = look.s.own.values.pays_for.get(tile, (effect.track, effect.points))
                if track != NOTHING:
                    found += points * min(float(LAST - position(p, track)), ADVANCES * (1 + look.incomes))
    return found
