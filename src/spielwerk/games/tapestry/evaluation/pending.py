"""What a seat's pending questions and steps will bring or cost."""

from collections.abc import Callable
from math import fsum
from typing import Final

from spielwerk.core.words import how_many
from spielwerk.games.tapestry.evaluation import prices
from spielwerk.games.tapestry.evaluation.effects import PARTS
from spielwerk.games.tapestry.evaluation.keeping import isle_fit
from spielwerk.games.tapestry.evaluation.lying import charms_left
from spielwerk.games.tapestry.evaluation.valuation import Valuation
from spielwerk.games.tapestry.rules import frames
from spielwerk.games.tapestry.rules.actions.conquer import BLACK, BLACK_RESOURCES, RED, RED_POINTS, unpack_faces
from spielwerk.games.tapestry.rules.arts.masterpieces import EXHIBIT_ALL, showable, usable
from spielwerk.games.tapestry.rules.catalog import tile_row
from spielwerk.games.tapestry.rules.effects.table import EFFECTS
from spielwerk.games.tapestry.rules.map.board import PRINTED, SIX, TILE_SIDES
from spielwerk.games.tapestry.rules.map.sides import matching
from spielwerk.games.tapestry.rules.packing import face_of, result_of, space_of, track_of, unpack_choice
from spielwerk.games.tapestry.rules.state import Player, TapestryState
from spielwerk.games.tapestry.rules.tracks.advancing import ACTIVATE_SPACE, MOVE, unpack_activation
from spielwerk.games.tapestry.rules.tracks.markers import marker_of
from spielwerk.games.tapestry.rules.words import MAY_STAY, WITHOUT


def pending(s: TapestryState, p: Player, look: Valuation) -> float:
    found = 0.0
    for kind, _, _, a, b in s.stack.of_seat(p.seat):
        if kind in OPEN:
            found += OPEN[kind](s, p, look, a, b)
    return found


def _effect(s: TapestryState, p: Player, look: Valuation, effect: int, times: int) -> float:
    if effect == MOVE.number:
        mark = p.marks[marker_of(p, times)]
        return look.space(track_of(mark), space_of(mark) + 1)
    if effect == ACTIVATE_SPACE.number:
        space, mode = unpack_activation(times)
        return look.activation(space) if mode != WITHOUT else 0.0
    if effect == EXHIBIT_ALL.number:
        return _exhibited(s, p, look, ~times, times)
    return look.effect(effect)


def _parts(s: TapestryState, p: Player, look: Valuation, effect: int, left: int) -> float:
    parts = PARTS[effect] or [part.number for part in EFFECTS[effect].choices(s)]
    return fsum([look.effect(part) for place, part in enumerate(parts) if left >> place & 1])


def _choice(s: TapestryState, p: Player, look: Valuation, effect: int, times: int) -> float:
    return look.effect(effect)


def _bonus(s: TapestryState, p: Player, look: Valuation, space: int, free: int) -> float:
    row = s.own.values.spaces[space]
    if row.bonus < 0:
        return 0.0
    return max(0.0, look.effect(row.bonus) - (0.0 if free else look.price(row.pay, row.price)))


def _resources(s: TapestryState, p: Player, look: Valuation, n: int, b: int) -> float:
    """Free choice, which is worth more than any one of them."""
    return 1.05 * n * look.resource


def _price(s: TapestryState, p: Player, look: Valuation, n: int, b: int) -> float:
    return -n * look.resource


def _cards_given(s: TapestryState, p: Player, look: Valuation, n: int, b: int) -> float:
    return -1.0 * n


def _tiles_given(s: TapestryState, p: Player, look: Valuation, n: int, b: int) -> float:
    return -look.tile * n


def _techs_given(s: TapestryState, p: Player, look: Valuation, n: int, b: int) -> float:
    return -2.0 * n


def _explore(s: TapestryState, p: Player, look: Valuation, how: int, only: int) -> float:
    return look.explore(how, len(p.tiles))


def _explore_there(s: TapestryState, p: Player, look: Valuation, tile: int, how: int) -> float:
    return look.explore(how, len(p.tiles)) + 0.6 * (look.effect(tile_row(tile).reward) - look.resource)


def _rotate(s: TapestryState, p: Player, look: Valuation, tile: int, cell: int) -> float:
    return best_fit(s, tile, cell) + look.effect(tile_row(tile).reward)


def _reward(s: TapestryState, p: Player, look: Valuation, tile: int, cell: int) -> float:
    return look.effect(tile_row(tile).reward)


def best_fit(s: TapestryState, tile: int, cell: int) -> float:
    """Matching sides of the tile there, in the best rotation."""
    return float(max([matching(s, cell, turned) for turned in TILE_SIDES[tile]]))


def _conquer(s: TapestryState, p: Player, look: Valuation, how: int, b: int) -> float:
    return look.conquer(how)


def _dice(s: TapestryState, p: Player, look: Valuation, faces: int, cell: int) -> float:
    red, black = unpack_faces(faces)
    return max(_die(s, p, look, result_of(RED, red), cell), _die(s, p, look, result_of(BLACK, black), cell))


def _die(s: TapestryState, p: Player, look: Valuation, result: int, cell: int) -> float:
    """A face of a conquer die, as conquer.py reads it."""
    face = face_of(result)
    if result < 8:
        return float(RED_POINTS[face] if face < len(RED_POINTS) else how_many(p.territory))
    if face < len(BLACK_RESOURCES):
        return look.resource
    tile = s.tile[cell]
    return look.effect(tile_row(tile).reward) if tile < PRINTED else 0.0


def _step(s: TapestryState, p: Player, look: Valuation, tracks: int, mode: int) -> float:
    return look.step(tracks, mode & ~MAY_STAY)


def _invent(s: TapestryState, p: Player, look: Valuation, how: int, b: int) -> float:
    return look.invention


def _upgrade(s: TapestryState, p: Player, look: Valuation, how: int, only: int) -> float:
    return look.upgrade()


def _circle(s: TapestryState, p: Player, look: Valuation, a: int, b: int) -> float:
    return look.used(False)


def _square(s: TapestryState, p: Player, look: Valuation, a: int, b: int) -> float:
    return look.used(True)


def _landmark(s: TapestryState, p: Player, look: Valuation, landmark: int, b: int) -> float:
    return look.footprint(landmark)


def _isle(s: TapestryState, p: Player, look: Valuation, settlers: int, b: int) -> float:
    return 0.5 * settlers if settlers else look.explore(0, len(p.tiles))


def _isle_there(s: TapestryState, p: Player, look: Valuation, tile: int, settlers: int) -> float:
    return 1.0 if settlers else 2.0 + look.effect(tile_row(tile).reward)


def _isle_turned(s: TapestryState, p: Player, look: Valuation, tile: int, operand: int) -> float:
    """In the best rotation, by points now and points for the sea."""
    isle, settlers = unpack_choice(operand)
    now = 0.0 if settlers else look.effect(tile_row(tile).reward)
    return now + max([isle_fit(p, isle, TILE_SIDES[tile][turned], settlers == 0) for turned in range(SIX)])


def _plot(s: TapestryState, p: Player, look: Valuation, a: int, b: int) -> float:
    return prices.PLOT


def _creation(s: TapestryState, p: Player, look: Valuation, a: int, b: int) -> float:
    return look.creation()


def _exhibited(s: TapestryState, p: Player, look: Valuation, left: int, acted: int) -> float:
    return fsum([look.masterpiece(piece, 1) for piece in usable(s, p) if left >> piece & 1])


def _presented(s: TapestryState, p: Player, look: Valuation, a: int, b: int) -> float:
    return look.presented(usable(s, p), 1)


def _showcase(s: TapestryState, p: Player, look: Valuation, shown: int, left: int) -> float:
    return look.presented([piece for piece in showable(s, p) if not shown >> piece & 1], left)


def _inspiration(s: TapestryState, p: Player, look: Valuation, a: int, b: int) -> float:
    return look.inspiration()


def _little(s: TapestryState, p: Player, look: Valuation, a: int, b: int) -> float:
    """Something optional that is seldom decisive."""
    return 0.5


def _much(s: TapestryState, p: Player, look: Valuation, a: int, b: int) -> float:
    """Something good whose worth is known only when it is done."""
    return 6.0


def _single_die(s: TapestryState, p: Player, look: Valuation, a: int, b: int) -> float:
    return prices.ODDITIES["roll-one-die"]


Worth = Callable[[TapestryState, Player, Valuation, int, int], float]

OPEN: Final[dict[int, Worth]] = {
    frames.RUN_EFFECT: _effect,
    frames.ANY_ORDER: _parts,
    frames.ONE_OF: _choice,
    frames.OFFER_BONUS: _bonus,
    frames.BONUS: _bonus,
    frames.RESOURCE: _resources,
    frames.PAY: _price,
    frames.DISCARD_CARDS: _cards_given,
    frames.DISCARD_TILES: _tiles_given,
    frames.DISCARD_TECHS: _techs_given,
    frames.EXPLORE_TILE: _explore,
    frames.EXPLORE_HEX: _explore_there,
    frames.ROTATE: _rotate,
    frames.EXPLORE_REWARD: _reward,
    frames.CONQUER: _conquer,
    frames.DIE: _dice,
    frames.GAIN_DIE: _die,
    frames.STEP: _step,
    frames.INVENT: _invent,
    frames.UPGRADE: _upgrade,
    frames.USE_CIRCLE: _circle,
    frames.USE_SQUARE: _square,
    frames.ORIENT: _landmark,
    frames.LANDMARK: _landmark,
    frames.BUILD: _plot,
    frames.MAY: _little,
    frames.PLAY: _little,
    frames.REPEAT: _much,
    frames.CARD: _much,
    frames.TAKE_LANDMARK: _much,
    frames.SPACE_TILE: _much,
    frames.RESTART: _much,
    frames.CREATE: _creation,
    frames.EXHIBIT: _exhibited,
    frames.PRESENT: _presented,
    frames.SHOWCASE: _showcase,
    frames.INSPIRE: _inspiration,
    frames.CHOOSE_LANDMARK_CARD: _little,
    frames.ISLE_TILE: _isle,
    frames.ISLE: _isle_there,
    frames.TURN_ISLE: _isle_turned,
    frames.CHARM: charms_left,
    frames.ROLL_ONE: _single_die,
}
"""For each kind of frame the worth of its two operands."""
