"""Defects of a position whose fields are all valid but that no game can reach, one sentence each."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.play import KIND, SEAT, Frame
from spielwerk.core.words import how_many
from spielwerk.games.terra.stored.limits import map_defects, order_defects, piece_defects, standing_defects
from spielwerk.games.terra_nova.rules.frames import (
    BEGIN_SETUP,
    CHECK_CITIES,
    EVERYWHERE,
    PLACE,
    PLACE_FIRST_HOUSES,
    PLACE_NEUTRAL,
    PREPARE_PLAYERS,
    RUN_EFFECT,
    TAKE_BONUS_TILE,
    TAKE_FACTION,
    TAKE_MAT,
)
from spielwerk.games.terra_nova.rules.state import NONE, NovaState, Player
from spielwerk.games.terra_nova.rules.words import (
    BRIDGE_PIECES,
    BUILDINGS,
    OVER,
    PIECES,
    SETUP,
    SIDES_OF_MAT,
    TERRAINS,
)
from spielwerk.games.terra_nova.stored.fields import POWER_TOKENS


def defects(s: NovaState) -> list[str]:
    """Everything about the state that no game can reach, one sentence each."""
    found = map_defects(s) + order_defects(s, OVER)
    found += [f"A pending '{s.kinds()[frame[KIND]].name}' does not fit." for frame in s.stack if not _fits(s, frame)]
    if s.variant and len(s.players) != 2:
        found.append("The variants with neutral houses are for two players.")
    return found + _seat_defects(s)


def _seat_defects(s: NovaState) -> list[str]:
    found: list[str] = []
    for p in s.players:
        found += [f"Player {p.seat + 1}: {defect}" for defect in _player_defects(s, p)]
    found += piece_defects(s, s.neutral)
    if s.neutral & ~s.board.marked:
        found.append("A neutral house stands where there is no mark.")
    tiles = s.bonus_pool + [p.bonus for p in s.players if p.bonus != NONE]
    if len(set(tiles)) != len(tiles):
        found.append("A bonus tile appears twice.")
    homes = [p.home for p in s.players if p.home != NONE]
    if len(set(homes)) != len(homes):
        found.append("Two players have the same colour.")
    return found


def _fits(s: NovaState, frame: Frame) -> bool:
    """Whether a frame can be pending in this state."""
    kind, seat, _, a, _ = frame
    return FITS.get(kind, _everybody_ready)(s, s.players[seat], a)


def _everybody_ready(s: NovaState, p: Player, a: int) -> bool:
    return all(other.faction != NONE for other in s.players) or s.phase == SETUP


def _in_setup(s: NovaState, p: Player, a: int) -> bool:
    return s.phase == SETUP


def _always(s: NovaState, p: Player, effect: int) -> bool:
    return True


def _placeable(s: NovaState, p: Player, how: int) -> bool:
    return how == PLACE_NEUTRAL or p.home != NONE


def _mat_known(s: NovaState, p: Player, a: int) -> bool:
    return p.home != NONE or any(other[KIND] == TAKE_MAT and other[SEAT] == p.seat for other in s.stack)


def _own_building(s: NovaState, p: Player, cell: int) -> bool:
    return cell == EVERYWHERE or p.buildings >> cell & 1 == 1


def _in_the_pool(s: NovaState, p: Player, tile: int) -> bool:
    return tile in s.bonus_pool


FITS: Final[dict[int, Callable[[NovaState, Player, int], bool]]] = {
    RUN_EFFECT: _always,
    PLACE: _placeable,
    TAKE_FACTION: _mat_known,
    CHECK_CITIES: _own_building,
    TAKE_BONUS_TILE: _in_the_pool,
    BEGIN_SETUP: _in_setup,
    TAKE_MAT: _in_setup,
    PREPARE_PLAYERS: _in_setup,
    PLACE_FIRST_HOUSES: _in_setup,
}
"""What the first operand of a frame must name, by its kind."""


def _player_defects(s: NovaState, p: Player) -> list[str]:
    found: list[str] = []
    if p.faction != NONE and p.faction // SIDES_OF_MAT != p.home:
        found.append("The faction is not on the mat.")
    if s.phase != SETUP and NONE in (p.faction, p.bonus):
        found.append("Every player needs a faction and a bonus tile.")
    if not 0 <= p.shipping <= (s.mats.of[p.faction].shipping_top if p.faction != NONE else 0):
        found.append(f"There is no shipping {p.shipping} on the mat.")
    if p.bowl1 + p.bowl2 + p.bowl3 not in (0, POWER_TOKENS):
        found.append(f"There are {POWER_TOKENS} power tokens.")
    if len(p.bridges) > BRIDGE_PIECES:
        found.append(f"There are only {BRIDGE_PIECES} bridges.")
    if sum(p.tally) != p.vp:
        found.append("The points by source do not add up to the points.")
    return found + _building_defects(s, p)


def _building_defects(s: NovaState, p: Player) -> list[str]:
    found = standing_defects(s, p, p.home, TERRAINS)
    if p.buildings and p.home == NONE:
        found.append("Buildings stand although there is no mat.")
    for kind, pieces in enumerate(PIECES):
        if how_many(p.at[kind]) + p.stock[kind] != pieces:
            found.append(f"Pieces of the kind '{BUILDINGS[kind]}' are lost or doubled.")
    if p.cities & ~p.buildings:
        found.append("A city lies where no building stands.")
    if p.river_cities & ~s.board.river:
        found.append("A city tile lies on a space that is not river.")
    return found
