"""`then`: everything on the table under the words that `given` uses, and what follows from it."""

from typing import Any, Final

from spielwerk.core.cases.work import Asked, standing
from spielwerk.core.hexgrid import cells
from spielwerk.core.naming import letter
from spielwerk.core.play import KIND
from spielwerk.core.state import Event
from spielwerk.games.terra.casework.facts import hexes_of
from spielwerk.games.terra.rules.reach import shipping_value
from spielwerk.games.terra_nova.rules.board import GRID, SITE_NAMES
from spielwerk.games.terra_nova.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.terra_nova.rules.cities import settlements
from spielwerk.games.terra_nova.rules.components import TITLES
from spielwerk.games.terra_nova.rules.frames import QUESTIONS
from spielwerk.games.terra_nova.rules.scoring import largest_area
from spielwerk.games.terra_nova.rules.state import NONE, NovaState, Player
from spielwerk.games.terra_nova.rules.words import (
    BUILDINGS,
    HOUSE,
    PHASES,
    TALLY,
    TERRAINS,
    TWO_PLAYER_VARIANTS,
)
from spielwerk.games.terra_nova.shown.messages import describe, question_facts


def facts(s: NovaState) -> dict[str, Any]:
    return {
        "players": len(s.players),
        "side": s.board.side,
        "map_status": s.board.status,
        "mats_status": s.mats.status,
        "two_players": TWO_PLAYER_VARIANTS[s.variant],
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": [letter(seat) for seat in s.order],
        "passed": [letter(seat) for seat in s.passed],
        "turn": letter(s.seat) if s.stack else None,
        **standing(s),
        "round_tiles": {n: CATALOG.name("round-tile", one) for n, one in enumerate(s.round_tiles, 1)},
        "bonuses": {CATALOG.name("bonus", one): s.bonus_money[one] for one in s.bonus_pool},
        "used": [row.name for n, row in enumerate(BY_KIND["power-action"]) if s.used_power >> n & 1],
        "neutral": hexes_of(s, s.neutral),
        "neutral_colour": TERRAINS[s.neutral_home] if s.neutral_home != NONE else None,
        "hexes": {GRID.names[cell]: _hex(s, cell) for cell in cells(s.board.map)},
        "bridges": {SITE_NAMES[site]: letter(p.seat) for p in s.players for site in p.bridges},
        **{letter(p.seat): seat_facts(s, p) for p in s.players},
    }


def seat_facts(s: NovaState, p: Player) -> dict[str, Any]:
    return {
        "faction": CATALOG.name("faction", p.faction),
        "bonus": CATALOG.name("bonus", p.bonus),
        "money": p.money,
        "power": [p.bowl1, p.bowl2, p.bowl3],
        "vp": p.vp,
        "points": {name: p.tally[n] for n, name in enumerate(TALLY)},
        "shipping": p.shipping,
        "shipping_value": shipping_value(s, p),
        "city_tiles": [BY_KIND["city"][tile].name for tile in p.city_tiles],
        "city_tiles_left": [row.name for tile, row in enumerate(BY_KIND["city"]) if tile not in p.city_tiles],
        "bridges": [SITE_NAMES[site] for site in p.bridges],
        "bridges_left": p.bridge_supply(),
        "buildings": {GRID.names[cell]: _building(p, cell) for cell in cells(p.buildings)},
        "stock": {name: p.stock[kind] for kind, name in enumerate(BUILDINGS)},
        "city_hexes": hexes_of(s, p.cities),
        "river_cities": hexes_of(s, p.river_cities),
        "settlements": len(settlements(s, p)),
        "used": [TITLES[number] for number in p.used],
        "passed": bool(p.passed),
        "reach": hexes_of(s, p.reach),
        "area": largest_area(s, p),
    }


def _building(p: Player, cell: int) -> str:
    return BUILDINGS[next(kind for kind, mask in enumerate(p.at) if mask >> cell & 1)]


def _hex(s: NovaState, cell: int) -> dict[str, Any]:
    owner = next((p for p in s.players if p.buildings >> cell & 1), None)
    neutral = bool(s.neutral >> cell & 1)
    return {
        "terrain": "river" if s.board.river >> cell & 1 else TERRAINS[s.terrain_at(cell)],
        "edge": bool(s.board.edge >> cell & 1),
        "mark": bool(s.board.marked >> cell & 1),
        "owner": letter(owner.seat) if owner else "neutral" if neutral else None,
        "building": _building(owner, cell) if owner else BUILDINGS[HOUSE] if neutral else None,
    }


TEXTS: Final = {"dig": "dig {spades}", "place": "place {way}"}
"""The text of a question where its name alone does not say enough."""


def asked(s: NovaState) -> list[Asked]:
    if not s.stack:
        return []
    name = QUESTIONS[s.stack[-1][KIND]]
    about: dict[str, Any] = dict(question_facts(s))
    return [Asked(s.seat, name, TEXTS.get(name, name).format(**about), about)]


EVENT_TEXTS: Final = {
    "event-gained": "gained {n} {resource} from {source}",
    "event-paid": "paid {n} {resource} for {source}",
    "event-lost": "lost {n} {resource} from {source}",
    "event-built": "built {building} {hex} by {source}",
    "event-transformed": "transformed {hex} {terrain} by {source}",
    "event-sailed": "sailed {n} by {source}",
    "event-bridged": "bridged {site} by {source}",
    "event-founded": "founded city {buildings} buildings {value} value",
    "event-took": "took {component}",
    "event-neutral-placed": "neutral house {hex} {terrain}",
    "event-neutral-drawn": "drew {terrain}",
    "event-starts-next": "starts next",
    "event-automatic": "automatic {notation}",
    "event-round-began": "round {n} began",
    "event-phase-began": "phase {phase} began",
}


def event_line(s: NovaState, event: Event) -> tuple[str, str]:
    name, about = describe(s, event)
    return str(about.get("seat", "")), EVENT_TEXTS[name].format(**about)
