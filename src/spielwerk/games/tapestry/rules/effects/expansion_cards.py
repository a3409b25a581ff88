"""Tapestry cards of the expansions that our facts give in full: Manifest Destiny and Cartography."""

from typing import Final

from spielwerk.core.play import frame_of
from spielwerk.games.tapestry.rules.actions.conquer import conquer, territory_reward
from spielwerk.games.tapestry.rules.effects.oddities.territories import colonial_tiles
from spielwerk.games.tapestry.rules.effects.table import HexMechanic, Mechanic
from spielwerk.games.tapestry.rules.frames import CONQUER, MAY, NEAR_START, OPTIONAL_HEX
from spielwerk.games.tapestry.rules.map.pieces import conquest_targets
from spielwerk.games.tapestry.rules.packing import unpack_cell
from spielwerk.games.tapestry.rules.state import Player, TapestryState

WELL_CHARTED: Final = 3
"""Points of an exploration after which the territory may be conquered."""


def manifest_destiny(s: TapestryState, p: Player, source: int, times: int) -> None:
    """A conquest next to the start territory; then the reward of a tile the player controls may be gained."""
    s.ask_in_order(
        [frame_of(CONQUER, p.seat, source, NEAR_START), frame_of(OPTIONAL_HEX, p.seat, source, HARVEST.number)]
    )


def harvest(s: TapestryState, p: Player, source: int, cell: int) -> None:
    territory_reward(s, p, cell)


def charted(s: TapestryState, p: Player, source: int, operand: int) -> None:
    """After the exploration of Cartography (cell and points)."""
    cell, points = unpack_cell(operand)
    if points >= WELL_CHARTED and conquest_targets(s, p, False) >> cell & 1:
        s.ask(MAY, p.seat, source, ANNEX.number, cell)


def annex(s: TapestryState, p: Player, source: int, cell: int) -> None:
    """Unless something has intervened, such as an outpost of Militarism."""
    if conquest_targets(s, p, False) >> cell & 1:
        conquer(s, p, cell, 0)


MANIFEST_DESTINY: Final = Mechanic("manifest-destiny", manifest_destiny)
HARVEST: Final = HexMechanic("harvest", harvest, colonial_tiles)
CHARTED: Final = Mechanic("charted", charted)
ANNEX: Final = Mechanic("annex", annex)
