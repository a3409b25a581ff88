"""What components look like: the data from which boards and faction mats are drawn."""

from typing import Any

from spielwerk.games.terra.rules.catalog import Component
from spielwerk.games.terra.shown.pictures import hexes, slots
from spielwerk.games.terra_nova.rules.board import SITE_NAMES, STAND_IN_MAP
from spielwerk.games.terra_nova.rules.catalog import BY_KIND
from spielwerk.games.terra_nova.rules.mats import STAND_IN_MATS, START_BOWLS
from spielwerk.games.terra_nova.rules.words import FACTIONS, RING, TERRAINS


def picture_of(row: Component) -> dict[str, Any]:
    if row.kind == "side":
        board = STAND_IN_MAP.sides[row.name]
        bridges = [SITE_NAMES[site] for site in board.sites]
        return {"hexes": hexes(board, board.terrain, TERRAINS, board.edge), "bridges": bridges}
    if row.kind == "mat":
        home = BY_KIND["mat"].index(row)
        return _mat(home, home * len(FACTIONS) // RING)
    if row.kind == "faction":
        faction = BY_KIND["faction"].index(row)
        return _mat(faction * RING // len(FACTIONS), faction)
    return {}


def _mat(home: int, faction: int) -> dict[str, Any]:
    """Terrain with its ring, start, and what each slot brings once its building has left the mat."""
    mat = STAND_IN_MATS.of[faction]
    rows = []
    for building, sums in (("house", mat.houses), ("trading-post", mat.posts)):
        money, power = slots([a for a, _ in sums]), slots([b for _, b in sums])
        rows.append(
            {"building": building, "slots": [{"money": a, "power": b} for a, b in zip(money, power, strict=True)]}
        )
    return {
        "terrain": TERRAINS[home],
        "ring": [TERRAINS[(home + step) % RING] for step in range(RING)],
        "start": {"money": mat.start_money},
        "bowls": list(START_BOWLS),
        "shipping": 0,
        "rows": rows,
    }
