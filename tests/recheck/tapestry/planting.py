"""Errors to plant into the engine, one at a time: capitals, the map, the tracks. planting_more.py has the others."""

from collections.abc import Callable

import pytest

from spielwerk.games.tapestry.rules import catalog, counting, gains, sequence
from spielwerk.games.tapestry.rules.actions import build, conquer, explore, tracks
from spielwerk.games.tapestry.rules.capital import districts, footprints, ground, mats
from spielwerk.games.tapestry.rules.capital import plots as capital
from spielwerk.games.tapestry.rules.cards.own_file import NO_OWN_CARDS
from spielwerk.games.tapestry.rules.map import board, sides
from spielwerk.games.tapestry.rules.map import pieces as land
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks import advancing

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
PLANTS: dict[str, Plant] = {}


def plant(function: Plant) -> Plant:
    PLANTS[function.__name__.replace("_", " ")] = function
    return function


def rows(kind: str) -> list[catalog.Component]:
    return catalog.BY_KIND[kind]


def row(kind: str, name: str) -> catalog.Component:
    return rows(kind)[catalog.index_of(kind, name)]


def space(name: str) -> catalog.Space:
    return catalog.space_row(catalog.index_of("space", name))


def nothing(*_: object) -> None:
    """Done in place of something."""


# Capitals


@plant
def a_line_counted_twice(patch: Patch) -> None:
    patch.setattr(capital, "LINES", capital.LINES * 2)


@plant
def columns_not_counted(patch: Patch) -> None:
    patch.setattr(capital, "LINES", capital.ROWS)


@plant
def a_district_not_paid(patch: Patch) -> None:
    patch.setattr(districts, "run", nothing)


@plant
def districts_of_eight_plots(patch: Patch) -> None:
    for mat in mats.CAPITALS:
        patch.setattr(mat, "districts", [district & (district - 1) for district in mat.districts])


@plant
def building_on_impassable_plots(patch: Patch) -> None:
    patch.setattr(build, "free_plots", lambda p: ground.free_plots(p) | p.impassable)


@plant
def an_impassable_plot_too_few(patch: Patch) -> None:
    for mat in mats.CAPITALS:
        patch.setattr(mat, "impassable", mat.impassable & (mat.impassable - 1))
        patch.setattr(mat, "filled", mat.filled & (mat.impassable | mat.pads))


@plant
def landmarks_of_another_shape(patch: Patch) -> None:
    for mat in mats.CAPITALS:
        patch.setattr(mat, "places", mat.places[::-1])
    patch.setattr(NO_OWN_CARDS.values, "spots", footprints.PLACE_OF_SPOT[::-1])


@plant
def a_building_not_built(patch: Patch) -> None:
    patch.setattr(build, "place_building", nothing)


# The map


@plant
def exploring_anywhere(patch: Patch) -> None:
    patch.setattr(explore, "explore_targets", lambda s, p, _: land.explore_targets(s, p, True))


@plant
def conquering_too_far(patch: Patch) -> None:
    patch.setattr(conquer, "conquest_targets", lambda s, p, _, empty: land.conquest_targets(s, p, True, empty))


@plant
def conquering_own_territories(patch: Patch) -> None:
    def own_too(s: TapestryState, p: Player, anywhere: bool, empty: bool) -> int:
        return land.conquest_targets(s, p, anywhere, empty) | p.territory

    patch.setattr(conquer, "conquest_targets", own_too)


@plant
def fallen_outposts_control(patch: Patch) -> None:
    def whoever_came_last(s: TapestryState, cell: int) -> int:
        found = [piece & 7 for piece in s.pieces[cell] if piece >> 3 in (0, 1)]
        return found[0] if found else -1

    patch.setattr(land, "controller", whoever_came_last)


@plant
def whole_sides_must_match(patch: Patch) -> None:
    def matching(s: TapestryState, cell: int) -> int:
        points = 0
        for side, other in enumerate(s.board.next[cell]):
            if other >= 0 and s.tile[other] >= 0:
                c, d = sides.sides_at(s, other)[(side + 3) % 6]
                points += sides.sides_at(s, cell)[side] == (d, c)
        return points

    patch.setattr(explore, "matching_sides", matching)


@plant
def tiles_turned_the_other_way(patch: Patch) -> None:
    patch.setattr(sides, "TILE_SIDES", [[turns[-turn] for turn in range(6)] for turns in board.TILE_SIDES])


@plant
def a_tile_with_another_reward(patch: Patch) -> None:
    for tile in rows("tile"):
        patch.setattr(tile, "reward", catalog.tile_row(0).reward)


@plant
def another_red_die(patch: Patch) -> None:
    patch.setattr(conquer, "RED_POINTS", (5, 6, 7, 8))


@plant
def another_black_die(patch: Patch) -> None:
    patch.setattr(conquer, "BLACK_RESOURCES", conquer.BLACK_RESOURCES[::-1])


@plant
def another_start_territory(patch: Patch) -> None:
    patch.setattr(sequence, "NUMBERS", mats.NUMBERS[1:6] + mats.NUMBERS[:1])


@plant
def outposts_without_end(patch: Patch) -> None:
    patch.setattr(conquer, "place_outpost", lambda s, p, cell: land.add_piece(s, cell, 0, p.seat))


# Tracks


def costs(patch: Patch, prices: tuple[tuple[int, int], ...]) -> None:
    patch.setattr(tracks, "cost", lambda _s, _track, space: prices[(space - 1) // 3])


@plant
def tier_three_too_cheap(patch: Patch) -> None:
    costs(patch, ((0, 1), (1, 1), (1, 1), (2, 0)))


@plant
def tier_two_without_its_own_resource(patch: Patch) -> None:
    costs(patch, ((0, 1), (0, 2), (1, 2), (2, 0)))


@plant
def tier_four_not_paid(patch: Patch) -> None:
    patch.setattr(tracks, "pay", lambda s, p, kind, n, source: gains.pay(s, p, kind, n % 2, source))


@plant
def advances_that_cannot_be_paid(patch: Patch) -> None:
    patch.setattr(tracks, "affordable", lambda s, p, track, space: sum(p.res) > 0 and p.res[track] > 1)


@plant
def a_marker_moves_two_spaces(patch: Patch) -> None:
    def twice(s: TapestryState, p: Player, marker: int, mode: int, source: int) -> None:
        advancing.advance_marker(s, p, marker, mode, source)
        if p.marks[marker] % 13 < 12:
            p.marks[marker] += 1

    patch.setattr(tracks, "advance_marker", twice)


@plant
def landmarks_of_another_tier(patch: Patch) -> None:
    patch.setattr(advancing, "TRACK_LANDMARKS", tuple(tiers[::-1] for tiers in advancing.TRACK_LANDMARKS))


@plant
def no_landmark_for_the_first(patch: Patch) -> None:
    patch.setattr(advancing, "gain_landmark", nothing)


@plant
def a_landmark_twice(patch: Patch) -> None:
    def again(s: TapestryState, p: Player, landmark: int) -> None:
        if landmark not in p.landmarks:
            s.owner[landmark] = p.seat
            p.landmarks.append(landmark)

    patch.setattr(advancing, "reach_landmark", again)


@plant
def a_space_with_another_benefit(patch: Patch) -> None:
    patch.setattr(row("space", "scouting"), "benefit", space("mathematics").benefit)


@plant
def buildings_counted_wrongly(patch: Patch) -> None:
    patch.setattr(counting, "buildings", lambda p, kind: 6 - p.covered[kind].bit_count())


@plant
def a_space_with_another_bonus(patch: Patch) -> None:
    for name in ("rafts", "mathematics", "bladed-weapons"):
        patch.setattr(row("space", name), "bonus", space("carpentry").bonus)


@plant
def a_bonus_for_two_resources(patch: Patch) -> None:
    for name in ("rafts", "mathematics", "carpentry", "bladed-weapons"):
        patch.setattr(row("space", name), "price", 2)


@plant
def a_bonus_for_too_few_tiles(patch: Patch) -> None:
    patch.setattr(tracks, "bonus_price", lambda s, p, space, free: min(1, advancing.bonus_price(s, p, space, free)))
