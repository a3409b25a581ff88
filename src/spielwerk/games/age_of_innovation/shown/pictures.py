"""What components look like: the data from which maps and planning boards are drawn."""

from typing import Any, Final

from spielwerk.games.age_of_innovation.rules import planning
from spielwerk.games.age_of_innovation.rules.board import BOARDS, SITE_NAMES
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND
from spielwerk.games.age_of_innovation.rules.words import PIECES, TERRAINS
from spielwerk.games.age_of_innovation.shown.automa import card_picture
from spielwerk.games.age_of_innovation.shown.planning import base_income, rows, terrain_circle, tracks
from spielwerk.games.terra.rules.catalog import Component
from spielwerk.games.terra.shown.pictures import hexes

MAP_RULE: Final = "AoI p.24"
CONFIRMED: Final = "confirmed"


def picture_of(row: Component) -> dict[str, Any]:
    if row.kind == "automa-card":
        return card_picture(row)
    return _planning_board(BY_KIND["board"].index(row)) if row.kind == "board" else {}


def _planning_board(board: int) -> dict[str, Any]:
    """Terrain with its ring, start, and the board before the first building has left it."""
    shipping = planning.START_SHIPPING[board]
    return {
        "terrain": TERRAINS[board],
        "ring": [TERRAINS[(board + step) % len(TERRAINS)] for step in planning.RING],
        "start": {"coins": planning.START_COINS, "tools": planning.START_TOOLS, "vp": planning.START_VP},
        "bowls": list(planning.START_BOWLS[board]),
        "shipping": shipping,
        "base": base_income(board),
        "rows": rows(board, list(PIECES)),
        "tracks": tracks(board, shipping, 0),
        "circle": terrain_circle(board, 0),
    }


def maps() -> list[dict[str, Any]]:
    """Both sides of the board as components, although they are not rows of the catalogue."""
    return [
        {
            "kind": "map",
            "name": side,
            "rule": MAP_RULE,
            "status": "" if board.status == CONFIRMED else board.status,
            "effects": [],
            "picture": {
                "hexes": hexes(board, board.terrain, TERRAINS, board.edge),
                "bridges": [SITE_NAMES[site] for site in board.printed_sites],
            },
        }
        for side, board in BOARDS.items()
    ]
