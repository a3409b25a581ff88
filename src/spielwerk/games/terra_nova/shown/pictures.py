"""What components look like: the data from which boards and faction mats are drawn."""

from typing import Any

from spielwerk.games.terra.rules.catalog import Component
from spielwerk.games.terra.shown.pictures import hexes
from spielwerk.games.terra_nova.rules.board import SITE_NAMES, STAND_IN_MAP
from spielwerk.games.terra_nova.rules.catalog import BY_KIND
from spielwerk.games.terra_nova.rules.mats import STAND_IN_MATS
from spielwerk.games.terra_nova.rules.words import FACTIONS, RING, TERRAINS
from spielwerk.games.terra_nova.shown.mat import new_mat


def picture_of(row: Component) -> dict[str, Any]:
    if row.kind == "side":
        board = STAND_IN_MAP.sides[row.name]
        bridges = [SITE_NAMES[site] for site in board.sites]
        return {"hexes": hexes(board, board.terrain, TERRAINS, board.edge), "bridges": bridges}
    if row.kind == "mat":
        home = BY_KIND["mat"].index(row)
        faction = home * len(FACTIONS) // RING
        return new_mat(STAND_IN_MATS.of[faction], home, faction)
    if row.kind == "faction":
        faction = BY_KIND["faction"].index(row)
        return new_mat(STAND_IN_MATS.of[faction], faction * RING // len(FACTIONS), faction)
    return {}
