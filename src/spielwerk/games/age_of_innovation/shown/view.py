"""What a seat may see: everything except the face-down area tile and the RNG (AoI p.19)."""

from functools import lru_cache
from typing import Any

from spielwerk.core.hexgrid import cells
from spielwerk.games.age_of_innovation.rules.actions.innovate import needed_disciplines
from spielwerk.games.age_of_innovation.rules.actions.octagons import BOOK_ACTIONS, POWER_ACTIONS
from spielwerk.games.age_of_innovation.rules.automa.automa import Automa
from spielwerk.games.age_of_innovation.rules.automa.components import BOT_FACTIONS, CARDS, LEVELS
from spielwerk.games.age_of_innovation.rules.board import GRID, SITE_NAMES, Board
from spielwerk.games.age_of_innovation.rules.building import TOOLS_PER_SPADE
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, CATALOG, COMPONENTS
from spielwerk.games.age_of_innovation.rules.components import BONUS_OF_TILE
from spielwerk.games.age_of_innovation.rules.frames import TURN
from spielwerk.games.age_of_innovation.rules.planning import (
    BASE_COIN_INCOME,
    GUILD_COIN_INCOME,
    GUILD_POWER,
    TOOL_INCOME,
)
from spielwerk.games.age_of_innovation.rules.science import INCOME_LEVEL, KEY_LEVEL, TOP_LEVEL, competency_place
from spielwerk.games.age_of_innovation.rules.scoring import largest_area
from spielwerk.games.age_of_innovation.rules.setup import REVISIONS
from spielwerk.games.age_of_innovation.rules.state import NEUTRAL, NONE, AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    ACTIONS,
    BUILDINGS,
    DISCIPLINES,
    GUILD,
    PHASES,
    PIECES,
    ROUNDS,
    SCHOOL,
    TALLY,
    TERRAINS,
    UNIVERSITY,
    WORKSHOP,
)
from spielwerk.games.age_of_innovation.shown.planning import planning_board
from spielwerk.games.terra.rules.reach import shipping_value
from spielwerk.games.terra.shown.boards import able
from spielwerk.games.terra.shown.maps import BOARDS_KEPT, Spaces, printed, put_buildings, put_cities, terraformed


def view(s: AgeState, seat: int) -> dict[str, Any]:
    shown = s.round == ROUNDS and s.area_tile != NONE
    found: dict[str, Any] = {
        "game": "age-of-innovation",
        "seat": seat,
        "rules": REVISIONS[s.revision],
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": s.order[:],
        "next_order": s.next_order[:],
        "map": _map(s),
        "scoring": {
            "rounds": [_round_tile(tile) for tile in s.round_tiles],
            "final": CATALOG.name("final-tile", s.final_tile),
        },
        "science": _science(s),
        "levels": {"top": TOP_LEVEL, "key": KEY_LEVEL, "income": INCOME_LEVEL},
        "power_actions": [
            {
                "name": row.name,
                "used": bool(s.used_power >> n & 1),
                "cost": POWER_ACTIONS.cost(s.players[max(seat, 0)], n),
            }
            for n, row in enumerate(BY_KIND["power-action"])
        ],
        "book_actions": [
            {
                "name": CATALOG.name("book-action", n),
                "used": bool(s.used_book >> n & 1),
                "cost": BOOK_ACTIONS.rows[n].cost,
            }
            for n in s.book_actions
        ],
        "innovations": [
            {
                "name": CATALOG.name("innovation", tile),
                "disciplines": [DISCIPLINES[d] for d in needed_disciplines(len(s.players), place)],
            }
            for place, tile in enumerate(s.innovation_display)
        ],
        "competencies": [_competency(s, tile) for tile in s.competencies_on_display()],
        "palaces": CATALOG.names_of("palace", s.palaces),
        "bonuses": [{"name": CATALOG.name("bonus", tile), "coins": s.bonus_coins[tile]} for tile in s.bonus_pool],
        "cities": [{"name": row.name, "left": s.city_stock[n]} for n, row in enumerate(BY_KIND["city"])],
        "offered": {
            "boards": CATALOG.names_of("board", s.offered_boards),
            "factions": CATALOG.names_of("faction", s.offered_factions),
            "bonuses": CATALOG.names_of("bonus", s.offered_bonuses),
            "draft": bool(s.drafted),
        },
        "area_tile": s.area_tile if shown else None,
        "neutral_faction": bool(s.neutral_level),
        "players": [_player(s, p) for p in s.players],
    }
    if s.automa is not None:
        found["automa"] = _automa(s, s.automa)
    return found


def _automa(s: AgeState, automa: Automa) -> dict[str, Any]:
    """What everybody sees of the Automa. Of her deck people know the cards that were drawn or that the level names,
    never their order."""
    level = LEVELS[automa.level]
    round_ = max(s.round - 1, 0)
    known = [card for card in range(len(CARDS)) if automa.known >> card & 1]
    return {
        "seat": len(s.players) - 1,
        "faction": BOT_FACTIONS[automa.faction].name,
        "level": automa.level + 1,
        "name": level.name,
        "ship": level.ship[round_],
        "points": level.points[round_],
        "marked": [GRID.names[cell] for cell in cells(automa.marked)],
        "drawn": [CARDS[card].name for card in automa.drawn],
        "deck": len(automa.deck),
        "known": [CARDS[card].name for card in known if card in automa.deck],
        "waiting": [CARDS[card].name for card in known if card in automa.reserve],
        "reserve": len(automa.reserve),
    }


def _competency(s: AgeState, tile: int) -> dict[str, Any]:
    discipline, steps, books = competency_place(s.competency_place[tile])
    return {
        "name": CATALOG.name("competency", tile),
        "left": s.competency_stock[tile],
        "discipline": DISCIPLINES[discipline],
        "books": books,
        "steps": steps,
    }


def _round_tile(tile: int) -> dict[str, Any]:
    discipline, levels = BONUS_OF_TILE[tile]
    return {"name": CATALOG.name("round-tile", tile), "discipline": DISCIPLINES[discipline], "levels": levels}


@lru_cache(maxsize=BOARDS_KEPT)
def _printed(board: Board) -> Spaces:
    return printed(board, TERRAINS, edge=board.edge)


def _map(s: AgeState) -> dict[str, Any]:
    spaces = terraformed(_printed(s.board), s.board, s.terrain, TERRAINS)
    for p in s.players:
        put_buildings(spaces, p, BUILDINGS)
        for cell in cells(p.buildings):
            row = spaces[cell]
            row["neutral"], row["annex"] = bool(p.neutral >> cell & 1), bool(p.annexed >> cell & 1)
        put_cities(spaces, p)
    owners = {site: p.seat for p in s.players for site in p.bridges}
    sites = sorted({*s.board.printed_sites, *owners})
    return {
        "side": s.board.side,
        "status": s.board.status,
        "hexes": list(spaces.values()),
        "bridges": [{"site": SITE_NAMES[site], "owner": owners.get(site)} for site in sites],
    }


def _science(s: AgeState) -> list[dict[str, Any]]:
    rows = []
    for d, name in enumerate(DISCIPLINES):
        spaces = []
        for n in range(4):
            sent = s.scholars_sent[d * 4 + n]
            owner = None if sent == NONE else "neutral" if sent == NEUTRAL else sent
            spaces.append({"steps": 3 if n == 0 else 2, "owner": owner})
        rows.append(
            {
                "discipline": name,
                "levels": [p.level[d] for p in s.players],
                "neutral": s.neutral_level[d] if s.neutral_level else None,
                "spaces": spaces,
            }
        )
    return rows


def _player(s: AgeState, p: Player) -> dict[str, Any]:
    return {
        "seat": p.seat,
        "board": CATALOG.name("board", p.board),
        "faction": CATALOG.name("faction", p.faction),
        "palace": CATALOG.name("palace", p.palace),
        "bonus": CATALOG.name("bonus", p.bonus),
        "coins": p.coins,
        "tools": p.tools,
        "scholars": p.scholars,
        "scholar_supply": p.scholar_supply(),
        "books": {name: p.books[d] for d, name in enumerate(DISCIPLINES)},
        "bowls": [p.bowl1, p.bowl2, p.bowl3],
        "vp": p.vp,
        "keys": p.keys,
        "annexes": p.annexes,
        "shipping": p.shipping,
        "shipping_value": shipping_value(s, p),
        "terraforming": p.terraforming,
        "tools_per_spade": TOOLS_PER_SPADE[p.terraforming],
        "levels": {name: p.level[d] for d, name in enumerate(DISCIPLINES)},
        "stock": {BUILDINGS[kind]: p.stock[kind] for kind in range(len(PIECES))},
        "pieces": {BUILDINGS[kind]: PIECES[kind] for kind in range(len(PIECES))},
        "bridges": p.bridge_supply(),
        "city_tiles": CATALOG.names_of("city", p.city_tiles),
        "competencies": CATALOG.names_of("competency", p.competencies),
        "innovations": CATALOG.names_of("innovation", p.innovations),
        "used": [COMPONENTS[n].title() for n in p.used],
        "passed": bool(p.passed),
        "income": _income(p),
        "planning": planning_board(p) if p.board != NONE else None,
        "able": able(s, TURN, p.seat) if s.phase == ACTIONS and not p.passed else [],
        "area": largest_area(s, p),
        "tally": {name: p.tally[n] for n, name in enumerate(TALLY) if p.tally[n]},
    }


def _income(p: Player) -> dict[str, int]:
    """The income of the planning board next round; tiles name their income in their own texts."""
    if p.board == NONE:
        return {}
    guilds = PIECES[GUILD] - p.stock[GUILD]
    return {
        "tools": TOOL_INCOME[PIECES[WORKSHOP] - p.stock[WORKSHOP]],
        "coins": GUILD_COIN_INCOME[p.board][guilds] + BASE_COIN_INCOME[p.board],
        "power": GUILD_POWER[guilds],
        "scholars": PIECES[SCHOOL] - p.stock[SCHOOL] + PIECES[UNIVERSITY] - p.stock[UNIVERSITY],
    }
