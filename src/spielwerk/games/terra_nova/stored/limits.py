"""What no game can reach: every defect of a position, one sentence each."""

from collections.abc import Callable
from typing import Final

from spielwerk.core.fields import ANY, MANY, list_defects, number_defects
from spielwerk.core.play import KIND, SEAT, Frame
from spielwerk.games.terra.stored.limits import map_defects, order_defects, piece_defects, standing_defects
from spielwerk.games.terra_nova.rules.board import GRID, SITES
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, CITIES, COMPONENTS, EFFECTS
from spielwerk.games.terra_nova.rules.frames import (
    BEGIN_SETUP,
    CHECK_CITIES,
    EVERYWHERE,
    PLACE,
    PLACE_FIRST_HOUSES,
    PLACE_NEUTRAL,
    PLACE_POST_IN_REACH,
    PREPARE_PLAYERS,
    RUN_EFFECT,
    TAKE_BONUS_TILE,
    TAKE_FACTION,
    TAKE_MAT,
)
from spielwerk.games.terra_nova.rules.mats import START_BOWLS
from spielwerk.games.terra_nova.rules.state import NONE, NovaState, Player
from spielwerk.games.terra_nova.rules.words import (
    BRIDGE_PIECES,
    FACTIONS,
    OVER,
    PIECES,
    RING,
    ROUNDS,
    SETUP,
    SIDES_OF_MAT,
    TERRAINS,
    TREASURE_DIGGER,
)

POWER_TOKENS: Final = sum(START_BOWLS)

LISTS: Final = (
    ("passed", ANY, 0, 3, True),
    ("neutral_bag", ANY, 0, RING - 1, True),
    ("bonus_pool", ANY, 0, len(BY_KIND["bonus"]) - 1, True),
    ("bonus_money", len(BY_KIND["bonus"]), 0, MANY, False),
    ("round_tiles", ROUNDS, 0, len(BY_KIND["round-tile"]) - 1, True),
    ("bridged", ANY, 0, SITES - 1, True),
)
PLAYER_LISTS: Final = (
    ("stock", len(PIECES), 0, max(PIECES), False),
    ("bridges", ANY, 0, SITES - 1, True),
    ("city_tiles", ANY, 0, len(CITIES) - 1, True),
    ("used", ANY, 0, len(COMPONENTS) - 1, True),
)
NUMBERS: Final = (
    ("first_game", 0, 1),
    ("pass_order", 0, 1),
    ("variant", 0, TREASURE_DIGGER),
    ("round", 0, ROUNDS),
    ("phase", 0, OVER),
    ("neutral_home", NONE, RING - 1),
    ("used_power", 0, (1 << len(BY_KIND["power-action"])) - 1),
)
PLAYER_NUMBERS: Final = (
    ("home", NONE, RING - 1),
    ("faction", NONE, len(FACTIONS) - 1),
    ("bonus", NONE, len(BY_KIND["bonus"]) - 1),
    ("money", 0, MANY),
    ("vp", 0, MANY),
    ("passed", 0, 1),
    ("bowl1", 0, POWER_TOKENS),
    ("bowl2", 0, POWER_TOKENS),
    ("bowl3", 0, POWER_TOKENS),
)


def defects(s: NovaState) -> list[str]:
    """Everything about the state that no game can reach, one sentence each."""
    found = number_defects(s, NUMBERS) + list_defects(s, LISTS)
    for frame in s.stack:
        if not _frame_fits(s, frame):
            found.append(f"A pending question or step does not fit: {list(frame)}.")
    found += map_defects(s) + order_defects(s, OVER)
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
        found.append("A bonus tile is there twice.")
    homes = [p.home for p in s.players if p.home != NONE]
    if len(set(homes)) != len(homes):
        found.append("Two players have the same colour.")
    return found


def _frame_fits(s: NovaState, frame: Frame) -> bool:
    """Whether seat, source and operands name something that exists; most operands are small amounts."""
    kind, seat, source, a, b = frame
    if not (0 <= seat < len(s.players) and 0 <= source < len(COMPONENTS) and 0 <= a < MANY and NONE <= b < 1 << 24):
        return False
    return FITS.get(kind, _everybody_ready)(s, s.players[seat], a, b)


def _everybody_ready(s: NovaState, p: Player, a: int, b: int) -> bool:
    return all(other.faction != NONE for other in s.players) or s.phase == SETUP


def _in_setup(s: NovaState, p: Player, a: int, b: int) -> bool:
    return s.phase == SETUP


def _known_effect(s: NovaState, p: Player, effect: int, times: int) -> bool:
    return effect < len(EFFECTS)


def _placeable(s: NovaState, p: Player, how: int, colour: int) -> bool:
    if how == PLACE_NEUTRAL:
        return 0 <= colour < RING
    return how <= PLACE_POST_IN_REACH and p.home != NONE


def _mat_known(s: NovaState, p: Player, a: int, b: int) -> bool:
    return p.home != NONE or any(other[KIND] == TAKE_MAT and other[SEAT] == p.seat for other in s.stack)


def _own_building(s: NovaState, p: Player, cell: int, b: int) -> bool:
    return cell == EVERYWHERE or (cell < GRID.size and p.buildings >> cell & 1 == 1)


def _in_the_pool(s: NovaState, p: Player, tile: int, b: int) -> bool:
    return tile in s.bonus_pool


FITS: Final[dict[int, Callable[[NovaState, Player, int, int], bool]]] = {
    RUN_EFFECT: _known_effect,
    PLACE: _placeable,
    TAKE_FACTION: _mat_known,
    CHECK_CITIES: _own_building,
    TAKE_BONUS_TILE: _in_the_pool,
    BEGIN_SETUP: _in_setup,
    TAKE_MAT: _in_setup,
    PREPARE_PLAYERS: _in_setup,
    PLACE_FIRST_HOUSES: _in_setup,
}
"""What the operands of a frame must name, by its kind."""


def _player_defects(s: NovaState, p: Player) -> list[str]:
    found = number_defects(p, PLAYER_NUMBERS) + list_defects(p, PLAYER_LISTS)
    if p.faction != NONE and p.faction // SIDES_OF_MAT != p.home:
        found.append("The faction is not on the mat.")
    if s.phase != SETUP and NONE in (p.faction, p.bonus):
        found.append("A faction and a bonus tile belong to every player.")
    if not 0 <= p.shipping <= (s.mats.of[p.faction].shipping_top if 0 <= p.faction < len(FACTIONS) else 0):
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
    if p.buildings and not 0 <= p.home < RING:
        found.append("Buildings stand although there is no mat.")
    for kind, pieces in enumerate(PIECES):
        if p.at[kind].bit_count() + p.stock[kind] != pieces:
            found.append(f"Buildings of kind {kind} are lost or doubled.")
    if p.cities & ~p.buildings:
        found.append("A city lies where no building stands.")
    if p.river_cities & ~s.board.river:
        found.append("A city tile lies on a river space that is none.")
    return found
