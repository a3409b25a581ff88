"""`then`: everything on the table under the words that `given` uses, and what follows from it."""

from typing import Any, Final

from spielwerk.core.cases.work import Asked, standing
from spielwerk.core.hexgrid import cells
from spielwerk.core.naming import letter
from spielwerk.core.play import KIND
from spielwerk.core.state import Event
from spielwerk.games.age_of_innovation.casework.automa import automa_facts
from spielwerk.games.age_of_innovation.rules.actions.turn import takeable_power
from spielwerk.games.age_of_innovation.rules.board import GRID, SITE_NAMES
from spielwerk.games.age_of_innovation.rules.building import TOOLS_PER_SPADE
from spielwerk.games.age_of_innovation.rules.catalog import BY_KIND, CATALOG
from spielwerk.games.age_of_innovation.rules.components import BONUS_OF_TILE, TITLES
from spielwerk.games.age_of_innovation.rules.frames import ALL, POWER_OFFER
from spielwerk.games.age_of_innovation.rules.scoring import largest_area
from spielwerk.games.age_of_innovation.rules.setup import REVISIONS
from spielwerk.games.age_of_innovation.rules.state import NEUTRAL, NONE, AgeState, Player
from spielwerk.games.age_of_innovation.rules.words import (
    BUILDINGS,
    DISCIPLINES,
    PHASES,
    PIECES,
    ROUNDS,
    SCHOLAR_SPACES,
    TALLY,
    TERRAINS,
)
from spielwerk.games.age_of_innovation.shown.messages import describe, question_facts
from spielwerk.games.age_of_innovation.shown.view import view
from spielwerk.games.terra.casework.facts import hexes_of
from spielwerk.games.terra.rules.reach import shipping_value


def facts(s: AgeState) -> dict[str, Any]:
    seats = {letter(p.seat): seat_facts(s, p) for p in s.players}
    return {
        "players": len(s.players),
        "side": s.board.side,
        "rules": REVISIONS[s.revision],
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": [letter(seat) for seat in s.order],
        "passed": [letter(seat) for seat in s.next_order],
        "turn": letter(s.seat) if s.stack else None,
        **standing(s),
        "round_tiles": {n: CATALOG.name("round-tile", one) for n, one in enumerate(s.round_tiles, 1)},
        "final_tile": CATALOG.name("final-tile", s.final_tile),
        "bonus_disciplines": _bonus_disciplines(s),
        "book_actions": CATALOG.names_of("book-action", s.book_actions),
        "competencies": CATALOG.names_of("competency", s.competencies_on_display()),
        "competencies_left": {CATALOG.name("competency", one): left for one, left in enumerate(s.competency_stock)},
        "innovations": CATALOG.names_of("innovation", s.innovation_display),
        "palaces": CATALOG.names_of("palace", s.palaces),
        "bonuses": {CATALOG.name("bonus", one): s.bonus_coins[one] for one in s.bonus_pool},
        "cities_left": {CATALOG.name("city", one): left for one, left in enumerate(s.city_stock)},
        "used": _used(s),
        "scholars": {name: _spaces(s, n) for n, name in enumerate(DISCIPLINES)},
        "neutral_levels": dict(zip(DISCIPLINES, s.neutral_level, strict=True)) if s.neutral_level else None,
        "area_tile": s.area_tile if s.area_tile != NONE else None,
        "area_tile_seen": view(s, NONE)["area_tile"],
        "sets": {
            CATALOG.name("board", board): {
                "faction": CATALOG.name("faction", faction),
                "bonus": CATALOG.name("bonus", bonus),
            }
            for board, faction, bonus in zip(s.offered_boards, s.offered_factions, s.offered_bonuses, strict=False)
            if board != NONE and not s.drafted
        },
        "draft": {
            "boards": CATALOG.names_of("board", s.offered_boards),
            "factions": CATALOG.names_of("faction", s.offered_factions),
            "bonuses": CATALOG.names_of("bonus", s.offered_bonuses),
        },
        "hexes": {GRID.names[cell]: _hex(s, cell) for cell in cells(s.board.map)},
        "bridges": {SITE_NAMES[site]: letter(p.seat) for p in s.players for site in p.bridges},
        "automa": automa_facts(s),
        **seats,
    }


def seat_facts(s: AgeState, p: Player) -> dict[str, Any]:
    return {
        "board": CATALOG.name("board", p.board),
        "faction": CATALOG.name("faction", p.faction),
        "palace": CATALOG.name("palace", p.palace),
        "bonus": CATALOG.name("bonus", p.bonus),
        "competencies": CATALOG.names_of("competency", p.competencies),
        "innovations": CATALOG.names_of("innovation", p.innovations),
        "coins": p.coins,
        "tools": p.tools,
        "scholars": p.scholars,
        "scholar_supply": p.scholar_supply(),
        "sent": p.sent,
        "books": dict(zip(DISCIPLINES, p.books, strict=True)),
        "power": [p.bowl1, p.bowl2, p.bowl3],
        "vp": p.vp,
        "points": {name: p.tally[n] for n, name in enumerate(TALLY)},
        "levels": dict(zip(DISCIPLINES, p.level, strict=True)),
        "shipping": p.shipping,
        "shipping_value": shipping_value(s, p),
        "terraforming": p.terraforming,
        "tools_per_spade": TOOLS_PER_SPADE[p.terraforming],
        "keys": p.keys,
        "city_tiles": CATALOG.names_of("city", p.city_tiles),
        "annexes": p.annexes,
        "bridges": [SITE_NAMES[site] for site in p.bridges],
        "bridges_left": p.bridge_supply(),
        "buildings": {GRID.names[cell]: _building(p, cell) for cell in cells(p.buildings)},
        "stock": {BUILDINGS[kind]: p.stock[kind] for kind in range(len(PIECES))},
        "city_hexes": hexes_of(s, p.cities),
        "river_cities": hexes_of(s, p.river_cities),
        "used": [TITLES[number] for number in p.used],
        "passed": bool(p.passed),
        "reach": hexes_of(s, p.reach),
        "area": largest_area(s, p),
    }


def _building(p: Player, cell: int) -> str:
    kind = next(kind for kind, mask in enumerate(p.at) if mask >> cell & 1)
    neutral = p.neutral >> cell & 1 and kind < len(PIECES)
    return f"{'neutral ' if neutral else ''}{BUILDINGS[kind]}{' annex' if p.annexed >> cell & 1 else ''}"


def _hex(s: AgeState, cell: int) -> dict[str, Any]:
    owner = next((p for p in s.players if p.buildings >> cell & 1), None)
    return {
        "terrain": "river" if s.board.river >> cell & 1 else TERRAINS[s.terrain_at(cell)],
        "edge": bool(s.board.edge >> cell & 1),
        "owner": letter(owner.seat) if owner else None,
        "building": _building(owner, cell) if owner else None,
    }


def _bonus_disciplines(s: AgeState) -> dict[str, int]:
    """How often each discipline has the science bonus of rounds 1 to 5."""
    shown = [BONUS_OF_TILE[tile][0] for tile in s.round_tiles[: ROUNDS - 1]]
    return {name: shown.count(n) for n, name in enumerate(DISCIPLINES)}


def _used(s: AgeState) -> list[str]:
    power = [f"power-action {row.name}" for n, row in enumerate(BY_KIND["power-action"]) if s.used_power >> n & 1]
    return power + [f"book-action {row.name}" for n, row in enumerate(BY_KIND["book-action"]) if s.used_book >> n & 1]


def _spaces(s: AgeState, discipline: int) -> list[str | None]:
    owners = s.scholars_sent[discipline * SCHOLAR_SPACES : (discipline + 1) * SCHOLAR_SPACES]
    return [None if owner == NONE else "neutral" if owner == NEUTRAL else letter(owner) for owner in owners]


OFFER: Final = "accept {power} power for {vp} vp"
TEXTS: Final = {
    "power-offer": OFFER,
    "book": "book {n}",
    "pay-books": "pay-books {n}",
    "step": "step {n}",
    "use-key": "use-key {discipline}",
    "dig": "dig {spades}",
    "place": "place {building}",
}
"""The text of a question where its name alone does not say enough."""


def asked(s: AgeState) -> list[Asked]:
    """The current question, then the power offers queued for the end of the turn (AoI p.8)."""
    found: list[Asked] = []
    if s.stack:
        name = ALL[s.stack[-1][KIND]]
        about = dict(question_facts(s))
        found.append(Asked(s.seat, name, TEXTS.get(name, name).format(**about), about))
    for kind, seat, builder, power, cell in s.waiting:
        taken = takeable_power(s.players[seat], power)
        if kind == POWER_OFFER and taken:
            about = {"builder": letter(builder), "hex": GRID.names[cell], "power": taken, "vp": taken - 1}
            found.append(Asked(seat, "power-offer", OFFER.format(**about), about))
    return found


EVENT_TEXTS: Final = {
    "event-gained": "gained {n} {resource} from {source}",
    "event-paid": "paid {n} {resource} for {source}",
    "event-built": "built {building} {hex} by {source}",
    "event-transformed": "transformed {hex} {terrain} by {source}",
    "event-stepped": "stepped {discipline} {level} by {source}",
    "event-bridged": "bridged {site} by {source}",
    "event-founded": "founded city {buildings} buildings {power} power",
    "event-took": "took {component}",
    "event-lost": "lost {n} {resource} from {source}",
    "event-automatic": "automatic {notation}",
    "event-lapsed": "lapsed {question}",
    "event-round-began": "round {n} began",
    "event-phase-began": "phase {phase} began",
    "event-revealed": "revealed {n}",
    "event-drew": "drew {component}",
    "event-marked": "marked {hex}",
    "event-covered": "covered {component}",
    "event-sent": "sent scholar {discipline} {n}",
    "event-passed": "passed {n}",
    "event-laid": "laid {component}",
}


def event_line(s: AgeState, event: Event) -> tuple[str, str]:
    name, about = describe(s, event)
    return str(about.get("seat", "")), EVENT_TEXTS[name].format(**about)
