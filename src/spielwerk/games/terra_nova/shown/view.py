"""What a seat may see: everything except the RNG."""

from functools import lru_cache
from typing import Any

from spielwerk.core.hexgrid import cells
from spielwerk.games.terra.rules.reach import shipping_value
from spielwerk.games.terra.shown.boards import able
from spielwerk.games.terra.shown.maps import BOARDS_KEPT, Spaces, printed, put_buildings, put_cities, terraformed
from spielwerk.games.terra_nova.rules.actions.octagons import POWER_ACTIONS
from spielwerk.games.terra_nova.rules.actions.setup_choices import TAKE_ONE_MAT, offered_factions
from spielwerk.games.terra_nova.rules.board import SITE_NAMES, Board
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, CATALOG, COMPONENTS
from spielwerk.games.terra_nova.rules.frames import TURN
from spielwerk.games.terra_nova.rules.holdings import holdings, palace_row
from spielwerk.games.terra_nova.rules.scoring import largest_area
from spielwerk.games.terra_nova.rules.state import NONE, NovaState, Player, terrain_of
from spielwerk.games.terra_nova.rules.words import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    FACTIONS,
    HOUSE,
    LEFT_PALACE,
    PHASES,
    PIECES,
    POST,
    RIGHT_PALACE,
    RING,
    SETUP,
    SETUPS,
    TALLY,
    TERRAINS,
    TWO_PLAYER_VARIANTS,
)
from spielwerk.games.terra_nova.shown.mat import mat_of, new_mat


def view(s: NovaState, seat: int) -> dict[str, Any]:
    reader = s.players[max(seat, 0)]
    return {
        "game": "terra-nova",
        "seat": seat,
        "setup": SETUPS[s.first_game],
        "turn_order": "pass-order" if s.pass_order else "clockwise",
        "two_players": TWO_PLAYER_VARIANTS[s.variant],
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": s.order[:],
        "passed": s.passed[:],
        "map": _map(s),
        "mats_status": s.mats.status,
        "scoring": [CATALOG.name("round-tile", tile) for tile in s.round_tiles],
        "power_actions": [
            {"name": row.name, "used": bool(s.used_power >> n & 1), "cost": POWER_ACTIONS.cost(reader, n)}
            for n, row in enumerate(BY_KIND["power-action"])
        ],
        "bonuses": [{"name": CATALOG.name("bonus", tile), "money": s.bonus_money[tile]} for tile in s.bonus_pool],
        "cities": [row.name for row in BY_KIND["city"]],
        "offered": _offered(s),
        "neutral": TERRAINS[s.neutral_home] if s.neutral_home != NONE else None,
        "players": [_player(s, p) for p in s.players],
    }


def _offered(s: NovaState) -> list[dict[str, Any]]:
    """The free mats, each with its factions in this game, as the basis of the choice (TN p.3). A player with a mat
    still chooses its side."""
    if s.phase != SETUP or all(p.faction != NONE for p in s.players):
        return []
    return [
        {
            "mat": TERRAINS[home],
            "owner": next((p.seat for p in s.players if p.home == home), None),
            "factions": [
                {
                    "name": FACTIONS[faction],
                    "palaces": [palace_row(faction, kind).title() for kind in (LEFT_PALACE, RIGHT_PALACE)],
                    "picture": new_mat(s.mats.of[faction], home, faction),
                }
                for faction in offered_factions(s)
                if terrain_of(faction) == home
            ],
        }
        for home in range(RING)
        if TAKE_ONE_MAT.open(s, home) or any(p.home == home and p.faction == NONE for p in s.players)
    ]


@lru_cache(maxsize=BOARDS_KEPT)
def _printed(board: Board) -> Spaces:
    return printed(board, TERRAINS, edge=board.edge, mark=board.marked)


def _map(s: NovaState) -> dict[str, Any]:
    spaces = terraformed(_printed(s.board), s.board, s.terrain, TERRAINS)
    for cell in cells(s.neutral):
        spaces[cell]["owner"], spaces[cell]["building"] = "neutral", BUILDINGS[HOUSE]
    for p in s.players:
        put_buildings(spaces, p, BUILDINGS)
        put_cities(spaces, p)
    owners = {site: p.seat for p in s.players for site in p.bridges}
    return {
        "side": s.board.side,
        "status": s.board.status,
        "hexes": list(spaces.values()),
        "bridges": [{"site": SITE_NAMES[site], "owner": owners.get(site)} for site in s.board.sites],
    }


def _player(s: NovaState, p: Player) -> dict[str, Any]:
    return {
        "seat": p.seat,
        "mat": TERRAINS[p.home] if p.home != NONE else None,
        "colour": COLOURS[p.home] if p.home != NONE else None,
        "faction": CATALOG.name("faction", p.faction),
        "bonus": CATALOG.name("bonus", p.bonus),
        "money": p.money,
        "bowls": [p.bowl1, p.bowl2, p.bowl3],
        "vp": p.vp,
        "shipping": p.shipping,
        "shipping_value": shipping_value(s, p),
        "stock": {name: p.stock[kind] for kind, name in enumerate(BUILDINGS)},
        "bridges": p.bridge_supply(),
        "city_tiles": [row.name for tile, row in enumerate(BY_KIND["city"]) if tile not in p.city_tiles],
        "cities": [BY_KIND["city"][tile].name for tile in p.city_tiles],
        "abilities": [row.title() for row in holdings(p)],
        "used": [COMPONENTS[n].title() for n in p.used],
        "passed": bool(p.passed),
        "income": _income(s, p),
        "planning": mat_of(s, p) if p.faction != NONE else None,
        "able": able(s, TURN, p.seat) if s.phase == ACTIONS and not p.passed else [],
        "area": largest_area(s, p),
        "tally": {name: p.tally[n] for n, name in enumerate(TALLY) if p.tally[n]},
    }


def _income(s: NovaState, p: Player) -> dict[str, int]:
    """The income of the mat next round; factions, palaces and tiles name their income in their own texts."""
    if p.faction == NONE:
        return {}
    mat = s.mat(p)
    rows = (mat.base, mat.houses[PIECES[HOUSE] - p.stock[HOUSE]], mat.posts[PIECES[POST] - p.stock[POST]])
    return {"money": sum(row[0] for row in rows), "power": sum(row[1] for row in rows)}
